/** The numbers of a game as people know them: found by pattern, loaded when somebody looks at them. */

import { type NumberSheet, type SheetEntry, sheetEntries } from '@pesthouse/kernel';
import { named } from '@pesthouse/lab';
import { useEffect, useState } from 'react';
import { sheetFileOf } from '../text/games.ts';
import { language } from '../text/language.ts';

export interface Sheet {
  readonly sheet: NumberSheet;
  readonly entries: ReadonlyMap<string, SheetEntry>;
}

const NOTHING: NumberSheet = { groups: [] };
const loaded = new Map<string, Promise<Sheet>>();

export const sheetOf = (game: string): Promise<Sheet> => {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const coming = sheetFileOf(game).then((found) => {
    const sheet = found ?? NOTHING;
    return { sheet, entries: new Map(sheetEntries(sheet, language).map((x) => [x.number, x])) };
  });
  loaded.set(game, coming);
  // A failure is not kept: the next one who asks tries again.
  coming.catch(() => loaded.delete(game));
  return coming;
};

/** What people call a number; a number that no sheet names, of an older edition or of a game that has no sheet yet, by its own name. */
export const nameOf = (sheet: Sheet | null, number: string): string => sheet?.entries.get(number)?.full ?? named(number);

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
