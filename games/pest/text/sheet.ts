/** Where every number of Pest stands on the page of house rules; each language only says what it is called. */
import type { NumberSheet, SheetAxis } from '@pesthouse/kernel';
import { decreeCards, technologyCards } from '../data/printed.ts';
import { BUILDINGS, type Building, type DecreeId, type TechId, WORKS, type Work } from '../names.ts';

const ERAS = [1, 2, 3] as const;
const LEVELS = [1, 2, 3, 4] as const;
const TRACK = 12;

const LISTS = {
  store: ['research', 'storage', 'storageBlocked', 'storageCrane', 'storageContainer', 'regularSlots', 'overflow', 'breathing', 'infirmary', 'trialsHerbs'],
  road: ['movement', 'horseshoe', 'cloneCost', 'freeSick', 'destroy', 'mapBuildings', 'surcharge', 'rebate', 'market'],
  scoring: ['most', 'second', 'versusWorks', 'versusQuarantine', 'neutralStart', 'neutralEra'],
} as const;
/** The Castle stands from the beginning: what it would cost and be worth is never asked. */
const BUILT = BUILDINGS.filter((id) => id !== 'castle');
const NEVER_ASKED = ['lumber', 'stone', 'renown'] as const;

type List = keyof typeof LISTS;
type Line = (typeof LISTS)[List][number];
type Column = 'lumber' | 'stone' | 'herbs' | 'renown' | 'influence';

interface Titled {
  readonly name: string;
  readonly about: string;
}
export interface SheetWords {
  readonly groups: { readonly cards: string; readonly boards: string; readonly rules: string };
  /** The four parts of the Technologies. */
  readonly techs: { readonly [slot in 'top' | 'middle' | 'bottom' | 'any']: string };
  readonly techsAbout: string;
  readonly techCost: string;
  readonly renown: string;
  readonly decrees: (era: number) => string;
  readonly decreesAbout: string;
  readonly renownEach: string;
  readonly column: { readonly [id in Column]: string };
  readonly buildings: Titled;
  readonly works: Titled;
  readonly healthy: Titled;
  readonly herbsToCure: string;
  readonly person: (n: number) => string;
  readonly imperative: (era: number) => string;
  readonly imperativeAbout: string;
  readonly level: (era: number, n: number) => string;
  readonly lists: { readonly [id in List]: string };
  readonly line: { readonly [id in Line]: string };
  readonly techName: (id: TechId) => string;
  readonly decreeName: (id: DecreeId) => string;
  readonly buildingName: (id: Building) => string;
  /** What is said of a number of the Castle, which is never constructed (PEST-COM-04). */
  readonly changesNothing: (what: string) => string;
  readonly workTitle: (id: Work) => string;
}

const grid = (rows: readonly SheetAxis[], what: { readonly [column: string]: string }) => ({
  kind: 'grid' as const,
  corner: '',
  rows,
  columns: Object.entries(what).map(([id, name]) => ({ id, name })),
  cell: (row: string, column: string) => ({
    number: `${row}.${column}`,
    label: `${rows.find((x) => x.id === row)?.name ?? row}, ${what[column] ?? column}`,
  }),
});

export const sheetIn = (w: SheetWords): NumberSheet => {
  const { lumber, stone, herbs, renown, influence } = w.column;
  const techs = (slot: 'top' | 'middle' | 'bottom' | null) => ({
    kind: 'cards' as const,
    id: `tech-${slot ?? 'any'}`,
    name: w.techs[slot ?? 'any'],
    about: w.techsAbout,
    cards: technologyCards
      .filter((x) => x.slot === slot)
      .map(({ id }) => ({
        id,
        name: w.techName(id),
        lines: [
          { number: `${id}.cost`, label: w.techCost, proper: true },
          { number: `${id}.renown`, label: w.renown, signed: true, proper: true },
        ],
      })),
  });
  const decrees = (era: number) => ({
    kind: 'cards' as const,
    id: `decrees-${era}`,
    name: w.decrees(era),
    about: w.decreesAbout,
    cards: decreeCards
      .filter((x) => x.era === era)
      .map(({ id }) => ({ id, name: w.decreeName(id), lines: [{ number: `${id}.renown`, label: w.renownEach, proper: true }] })),
  });
  const list = (id: List) => ({
    kind: 'list' as const,
    id,
    name: w.lists[id],
    about: '',
    lines: LISTS[id].map((number) => ({ number, label: w.line[number] })),
  });
  return {
    idle: NEVER_ASKED.map((x) => ({ number: `castle.${x}`, label: w.changesNothing(`${w.buildingName('castle')}, ${w.column[x]}`) })),
    groups: [
      { name: w.groups.cards, parts: [...(['top', 'middle', 'bottom', null] as const).map(techs), ...ERAS.map(decrees)] },
      {
        name: w.groups.boards,
        parts: [
          {
            ...grid(
              BUILT.map((id) => ({ id, name: w.buildingName(id) })),
              { lumber, stone, renown },
            ),
            id: 'buildings',
            ...w.buildings,
          },
          {
            ...grid(
              WORKS.map((id, i) => ({ id: `work-${i + 1}`, name: w.workTitle(id) })),
              { lumber, stone, herbs, renown, influence },
            ),
            id: 'works',
            ...w.works,
          },
          {
            ...grid(
              Array.from({ length: TRACK }, (_, i) => ({ id: `space-${i + 1}`, name: w.person(i + 1) })),
              { herbs: w.herbsToCure, renown },
            ),
            id: 'healthy',
            ...w.healthy,
          },
          ...ERAS.map((era) => ({
            ...grid(
              LEVELS.map((n) => ({ id: `imperative-${era}-${n}`, name: w.level(era, n) })),
              { influence, renown },
            ),
            id: `imperative-${era}`,
            name: w.imperative(era),
            about: w.imperativeAbout,
          })),
        ],
      },
      { name: w.groups.rules, parts: [list('store'), list('road'), list('scoring')] },
    ],
  };
};
