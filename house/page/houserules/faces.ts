/** The faces of a game's cards, found by pattern, and the numbers that no sheet names: what the page of house rules shows besides the sheet itself. */

import type { BoardModule } from '@pesthouse/board';
import { type ListPart, sheetEntries, type Tunable } from '@pesthouse/kernel';
import { named } from '@pesthouse/lab';
import type { ComponentType } from 'react';
import type { Sheet } from '../numbers/sheet.ts';
import { language } from '../text/language.ts';
import { houserules as words } from '../text/rooms.ts';

const FACES = import.meta.glob<FacesModule>('../../../games/*/board/faces.tsx');

/** How a board draws what stands on a sheet. */
export interface FacesModule {
  /** Hands words and numbers to every face. */
  readonly Given: BoardModule['Given'];
  /** A card or a place by its id. */
  readonly Face: ComponentType<{ readonly id: string }>;
  /** The sign of a part: a suit, a species. */
  readonly Sign?: ComponentType<{ readonly part: string }>;
  /** Whether the face itself says its name. */
  readonly named: (id: string) => boolean;
  /** How wide a face is drawn, in pixels on a desk; parts that differ have their own. */
  readonly width: number;
  readonly widths?: { readonly [part: string]: number };
}

/** Numbers that no sheet names, of an older edition or of a game that has no sheet yet, stand in a list of their own. */
export const withRest = ({ sheet, entries, origins }: Sheet, tunables: readonly Tunable[]): Sheet => {
  const lines = tunables.filter((t) => !entries.has(t.name)).map((t) => ({ number: t.name, label: named(t.name) }));
  if (lines.length === 0) return { sheet, entries, origins };
  const rest: ListPart = { kind: 'list', id: 'rest', name: words.rest, about: '', lines };
  const whole = { ...sheet, groups: [...sheet.groups, { name: words.rules, parts: [rest] }] };
  return { sheet: whole, entries: new Map(sheetEntries(whole, language).map((x) => [x.number, x])), origins };
};

export const facesOf = async (game: string): Promise<FacesModule | null> => (await FACES[`../../../games/${game}/board/faces.tsx`]?.()) ?? null;
