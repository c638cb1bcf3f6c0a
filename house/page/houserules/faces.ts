/** The faces of a game's cards, and the numbers that no sheet names: what the page of house rules shows besides the sheet itself. */

import type { FacesModule } from '@pesthouse/board';
import { type ListPart, sheetEntries, type Tunable } from '@pesthouse/kernel';
import { named } from '@pesthouse/lab';
import { findGame } from '../../games/index.ts';
import type { Sheet } from '../numbers/sheet.ts';
import { language } from '../text/language.ts';
import { houserules as words } from '../text/rooms.ts';

/** Numbers that no sheet names, of an older edition or of a game that has no sheet yet, stand in a list of their own. */
export const withRest = ({ sheet, entries, origins }: Sheet, tunables: readonly Tunable[]): Sheet => {
  const lines = tunables.filter((t) => !entries.has(t.name)).map((t) => ({ number: t.name, label: named(t.name) }));
  if (lines.length === 0) return { sheet, entries, origins };
  const rest: ListPart = { kind: 'list', id: 'rest', name: words.rest, about: '', lines };
  const whole = { ...sheet, groups: [...sheet.groups, { name: words.rules, parts: [rest] }] };
  return { sheet: whole, entries: new Map(sheetEntries(whole, language).map((x) => [x.number, x])), origins };
};

export const facesOf = async (game: string): Promise<FacesModule | null> => (await findGame(game)?.faces?.()) ?? null;
