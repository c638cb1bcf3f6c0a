/** Where each clause of a game comes from, the printed rulebook or our ruling, and what it says: read from its rulebook. */
import { useEffect, useState } from 'react';
import { type Rulebook, readRulebook } from '../shown/rulebook.ts';

const BOOKS = import.meta.glob<string>('../../games/*/rulebook.md', { query: '?raw', import: 'default' });

export interface Origins {
  readonly book: Rulebook;
  readonly printed: ReadonlySet<string>;
}

export const readOrigins = (md: string): Origins => ({
  book: readRulebook(md),
  printed: new Set(
    md.split('\n').flatMap((line) => (/\*\(printed\)\*\s*$/.test(line) ? (/^\s*- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*/.exec(line)?.slice(1, 2) ?? []) : [])),
  ),
});

export const useOrigins = (game: string): Origins | null => {
  const [origins, setOrigins] = useState<Origins | null>(null);
  useEffect(() => {
    let here = true;
    BOOKS[`../../games/${game}/rulebook.md`]?.().then(
      (md) => here && setOrigins(readOrigins(md)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game]);
  return origins;
};
