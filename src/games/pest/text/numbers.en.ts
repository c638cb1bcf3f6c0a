/** The numbers of Pest as people know them: Technologies, buildings, tracks, Decrees, and the rules with a number in them. */
import type { NumberSheet, SheetAxis } from '../../../kernel/index.ts';
import { capitalBuildings, decreeCards, technologyCards } from '../data/printed.ts';
import { BUILDINGS } from '../names.ts';

const buildingName = (id: string): string => {
  const [kind = '', n] = id.split('-');
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return n === undefined ? name : `${name} ${n}`;
};

const ERAS = [1, 2, 3] as const;
const LEVELS = [1, 2, 3, 4] as const;
const SLOTS = [
  ['top', 'Technologies, top'],
  ['middle', 'Technologies, middle'],
  ['bottom', 'Technologies, bottom'],
  [null, 'Technologies, any'],
] as const;

const techs = ([slot, name]: (typeof SLOTS)[number]) => ({
  kind: 'cards' as const,
  id: `tech-${slot ?? 'any'}`,
  name,
  about: 'price and worth',
  cards: technologyCards
    .filter((x) => x.slot === slot)
    .map(({ id, name }) => ({
      id,
      name,
      lines: [
        { number: `${id}.cost`, label: 'Research tokens to buy', proper: true },
        { number: `${id}.renown`, label: 'Renown', signed: true, proper: true },
      ],
    })),
});

const grid = (rows: readonly SheetAxis[], what: { readonly [column: string]: string }, said: (row: string, column: string) => string) => ({
  kind: 'grid' as const,
  corner: '',
  rows,
  columns: Object.entries(what).map(([id, name]) => ({ id, name })),
  cell: (row: string, column: string) => ({ number: `${row}.${column}`, label: said(rows.find((x) => x.id === row)?.name ?? row, what[column] ?? column) }),
});
const comma = (row: string, column: string): string => `${row}, ${column}`;

export const sheet: NumberSheet = {
  groups: [
    {
      name: 'Cards',
      parts: [
        ...SLOTS.map(techs),
        ...ERAS.map((era) => ({
          kind: 'cards' as const,
          id: `decrees-${era}`,
          name: `Decrees of Era ${era}`,
          about: 'Renown for the Agenda',
          cards: decreeCards
            .filter((x) => x.era === era)
            .map(({ id, name }) => ({ id, name, lines: [{ number: `${id}.renown`, label: 'Renown for each', proper: true }] })),
        })),
      ],
    },
    {
      name: 'Boards',
      parts: [
        {
          ...grid(
            BUILDINGS.map((id) => ({ id, name: buildingName(id) })),
            { lumber: 'Lumber', stone: 'Stone', renown: 'Renown' },
            comma,
          ),
          id: 'buildings',
          name: 'Buildings',
          about: 'price and worth on your own board',
        },
        {
          ...grid(
            capitalBuildings.map((x, i) => ({ id: `work-${i + 1}`, name: x.name })),
            { lumber: 'Lumber', stone: 'Stone', herbs: 'Herbs', renown: 'Renown', influence: 'Influence' },
            comma,
          ),
          id: 'works',
          name: 'Capital buildings',
          about: 'price and reward',
        },
        {
          ...grid(
            Array.from({ length: 12 }, (_, i) => ({ id: `space-${i + 1}`, name: `Healthy Person ${i + 1}` })),
            { herbs: 'Herbs to cure', renown: 'Renown' },
            comma,
          ),
          id: 'healthy',
          name: 'Healthy Population',
          about: 'the track from its first space to its last',
        },
        ...ERAS.map((era) => ({
          ...grid(
            LEVELS.map((n) => ({ id: `imperative-${era}-${n}`, name: `Era ${era}, level ${n}` })),
            { influence: 'Influence', renown: 'Renown' },
            comma,
          ),
          id: `imperative-${era}`,
          name: `Imperative of Era ${era}`,
          about: 'what each level pays',
        })),
      ],
    },
    {
      name: 'Rules',
      parts: [
        {
          kind: 'list',
          id: 'store',
          name: 'Store and Quarantine',
          about: '',
          lines: [
            { number: 'research', label: 'Research tokens at the start' },
            { number: 'storage', label: 'Most that a track stores' },
            { number: 'storageBlocked', label: 'Most with a Sick Person in the store' },
            { number: 'storageCrane', label: 'Most with the Loading Crane' },
            { number: 'storageContainer', label: 'Most with the Storage Containers' },
            { number: 'regularSlots', label: 'Regular Quarantine slots' },
            { number: 'overflow', label: 'Negative Renown when the Graveyard is full' },
            { number: 'breathing', label: 'Spaces on the Breathing Apparatus' },
            { number: 'infirmary', label: 'Spaces in the Infirmary' },
            { number: 'trialsHerbs', label: 'Herbs for Medicinal Trials' },
          ],
        },
        {
          kind: 'list',
          id: 'road',
          name: 'Roads and building',
          about: '',
          lines: [
            { number: 'movement', label: 'Movement points of a Move' },
            { number: 'horseshoe', label: 'Movement points with the Steel Horseshoe' },
            { number: 'cloneCost', label: 'Movement points for the Clone Experiment' },
            { number: 'freeSick', label: 'Sick People gathered free of charge' },
            { number: 'destroy', label: 'Sick People that destroy a location' },
            { number: 'mapBuildings', label: 'Buildings on the map in one action' },
            { number: 'surcharge', label: 'Surcharge when Construct is hindered' },
            { number: 'rebate', label: 'Rebate when Construct is enhanced' },
            { number: 'market', label: 'Technologies in the market' },
          ],
        },
        {
          kind: 'list',
          id: 'scoring',
          name: 'Influence and the end',
          about: '',
          lines: [
            { number: 'most', label: 'Renown for the most Influence' },
            { number: 'second', label: 'Renown for the second most Influence' },
            { number: 'versusWorks', label: 'Two players: Renown for the most Capital buildings' },
            { number: 'versusQuarantine', label: 'Two players: negative Renown for the most in Quarantine' },
            { number: 'neutralStart', label: 'Neutral People in the Capital at the start' },
            { number: 'neutralEra', label: 'Neutral People more after each Era' },
          ],
        },
      ],
    },
  ],
};
