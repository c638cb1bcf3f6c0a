/** The numbers of a game as people know them, and which of them are printed: found by pattern, loaded when somebody looks at them. */

import { type NumberSheet, type Origin, type Origins, type SheetEntry, sheetEntries, type Tunable } from '@pesthouse/kernel';
import { named } from '@pesthouse/lab';
import { useEffect, useState } from 'react';
import { findGame } from '../../games/index.ts';
import { sheetFileOf } from '../text/games.ts';
import { language } from '../text/language.ts';

export interface Sheet {
  readonly sheet: NumberSheet;
  readonly entries: ReadonlyMap<string, SheetEntry>;
  readonly origins: Origins;
}

const NOTHING: NumberSheet = { groups: [] };
const loaded = new Map<string, Promise<Sheet>>();

export const sheetOf = (game: string): Promise<Sheet> => {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const coming = Promise.all([sheetFileOf(game), findGame(game)?.origins() ?? {}]).then(([found, origins]) => {
    const sheet = found ?? NOTHING;
    return { sheet, entries: new Map(sheetEntries(sheet, language).map((x) => [x.number, x])), origins };
  });
  loaded.set(game, coming);
  // A failure is not kept: the next one who asks tries again.
  coming.catch(() => loaded.delete(game));
  return coming;
};

/** What people call a number; a number that no sheet names, of an older edition or of a game that has no sheet yet, by its own name. */
export const nameOf = (sheet: Sheet | null, number: string): string => sheet?.entries.get(number)?.full ?? named(number);

/** The numbers that are worth turning: all but those that change nothing. */
export const offered = (sheet: Sheet | null, tunables: readonly Tunable[]): readonly Tunable[] => {
  const idle = new Set(sheet?.sheet.idle?.map((l) => l.number));
  return tunables.filter((t) => !idle.has(t.name));
};

/** Whether a number is printed or ours; nothing is called printed unless the game says so. */
export const originIn = (sheet: Sheet | null, number: string): Origin => sheet?.origins[number] ?? 'ours';

const ORIGINS = ['printed', 'ours'] as const;
/** The origins of numbers that stand together, each once, the printed one first. */
export const originsAmong = (sheet: Sheet, numbers: readonly { readonly number: string }[]): readonly Origin[] => {
  const met = new Set(numbers.map((x) => originIn(sheet, x.number)));
  return ORIGINS.filter((x) => met.has(x));
};

/** The sheet of a game once it is there. */
export const useSheet = (game: string): Sheet | null => {
  const [found, setFound] = useState<{ readonly game: string; readonly sheet: Sheet } | null>(null);
  useEffect(() => {
    let here = true;
    sheetOf(game).then(
      (sheet) => here && setFound({ game, sheet }),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [game]);
  return found?.game === game ? found.sheet : null;
};
