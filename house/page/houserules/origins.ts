/** Where each clause of a game comes from, the printed rulebook or our ruling, and what it says: read from its rulebook. */
import { useEffect, useState } from 'react';
import { type Rulebook, readRulebook } from '../shown/rulebook.ts';
import { bookOf } from '../text/games.ts';

export interface Origins {
  readonly book: Rulebook;
  readonly printed: ReadonlySet<string>;
}

/** `english` tells where a rule comes from, `md` says it in the reader's language. */
const readOrigins = (english: string, md: string = english): Origins => ({
  book: readRulebook(md),
  printed: new Set(
    english.split('\n').flatMap((line) => (/\*\(printed\)\*\s*$/.test(line) ? (/^\s*- \*\*([A-Z]+(?:-[A-Z0-9]+)+)\*\*/.exec(line)?.slice(1, 2) ?? []) : [])),
  ),
});

export const useOrigins = (game: string): Origins | null => {
  const [origins, setOrigins] = useState<Origins | null>(null);
  useEffect(() => {
    let here = true;
    Promise.all([bookOf(game, 'en'), bookOf(game)]).then(
      ([english, md]) => here && english !== undefined && setOrigins(readOrigins(english, md)),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game]);
  return origins;
};
