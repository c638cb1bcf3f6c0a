/** The numbers of a game as people know them, and the faces of its cards: found by pattern, loaded when somebody looks at house rules. */
import type { ComponentType } from 'react';
import { type ListPart, type NumberSheet, type SheetEntry, sheetEntries, type Tunable } from '../../kernel/index.ts';
import { named } from '../../lab/index.ts';
import type { BoardModule } from '../kit/board.ts';
import { sheetFileOf } from '../text/games.ts';
import { language } from '../text/language.ts';
import { words } from './words.ts';

const FACES = import.meta.glob<FacesModule>('../../games/*/board/faces.tsx');

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

/** Numbers that no sheet names, of an older edition or of a game that has no sheet yet, stand in a list of their own. */
export const withRest = ({ sheet, entries }: Sheet, tunables: readonly Tunable[]): Sheet => {
  const lines = tunables.filter((t) => !entries.has(t.name)).map((t) => ({ number: t.name, label: named(t.name) }));
  if (lines.length === 0) return { sheet, entries };
  const rest: ListPart = { kind: 'list', id: 'rest', name: words.rest, about: '', lines };
  const whole = { groups: [...sheet.groups, { name: words.rules, parts: [rest] }] };
  return { sheet: whole, entries: new Map(sheetEntries(whole, language).map((x) => [x.number, x])) };
};

export const facesOf = async (game: string): Promise<FacesModule | null> => (await FACES[`../../games/${game}/board/faces.tsx`]?.()) ?? null;
