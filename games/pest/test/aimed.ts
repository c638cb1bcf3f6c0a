/** Positions for the laws to begin from: rare Technologies, shut roads, full boards. Whole games from the setup seldom meet them. */
import { CAPITAL, NEXT } from '../data/tables.ts';
import { BUILDINGS, CRATES, PLACES, type PlaceId, RESOURCES, ROADS } from '../names.ts';
import { placeName, row, spaceName } from '../reading.ts';
import type { Move, State } from '../state.ts';
import { at, type Given, type Has, position } from './given.ts';

export interface Aim {
  readonly name: string;
  readonly seats: number;
  /** How often it is played on, each time by players of other moods. */
  readonly games: number;
  readonly start: () => State;
}

const plenty = { lumber: 5, stone: 5, food: 5, herbs: 5, coin: 4 } as const;

/** The last two Years are still to be played. */
const aim = (name: string, houses: readonly Has[], more: Given = {}): Aim => ({
  name,
  seats: houses.length,
  games: 4,
  start: () => position({ seats: houses.length, year: 5, houses, ...more }),
});
const roads =
  (n: number) =>
  (s: State): void => {
    s.roadSick = ROADS.map(() => n);
  };
/** Everywhere but under the Castles. */
const ashes = (s: State): void => {
  for (const id of PLACES) if (s.built[at(id)] === 0) s.ruin[at(id)] = 1;
};
const VILLAGES: readonly PlaceId[] = ['sorrel', 'quillan', 'embry'];

export const AIMS: readonly Aim[] = [
  aim('Clone Experiment with and without movement left', [
    { tech: { top: 6, middle: 22 }, res: plenty, research: 4 },
    { tech: { top: 7 }, res: plenty },
  ]),
  aim(
    'Plague Experts and Scholars at hand',
    [
      {
        tech: { top: 11, middle: 9, bottom: 10 },
        res: plenty,
        capital: 3,
        track: [1, 2, 3],
        sick: [3, 1],
        built: { 'district-1': 'castoria', workshop: 'gothar' },
      },
      { tech: { top: 12, middle: 14 }, res: plenty, capital: 2, track: [1, 2, 3, 4, 5, 6], research: 6 },
    ],
    {
      edit: (s) => {
        for (const p of s.players) if (p.tech[2] === 10) p.experts = 2;
      },
    },
  ),
  aim('a full track, and Airborne Medicine beside a board without it', [
    { tech: { middle: 9 }, res: plenty, sick: [3, 1, 1], track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] },
    { res: plenty, sick: [3, 1, 1], track: [1, 2, 3] },
  ]),
  aim('Technologies that hold an Assistant', [
    { tech: { top: 28, middle: 17 }, res: { herbs: 3, coin: 4 }, research: 8, track: [1] },
    { tech: { top: 28, middle: 17 }, res: {}, research: 8 },
  ]),
  aim(
    'Technologies that hold a Sick, and empty ones on the way',
    [
      { tech: { top: 1, middle: 14 }, res: plenty, research: 8 },
      { tech: { top: 18, middle: 19 }, res: plenty, research: 8, sick: [6] },
    ],
    {
      edit: (s) => {
        s.sick = s.ruin.map((r, i) => (r === 1 ? 0 : i % 3));
        const p = s.players[0];
        if (p !== undefined) p.infirmary = 1;
      },
    },
  ),
  aim('every road crowded', [{ doctor: 'sorrel', tech: { top: 22 }, res: { ...plenty, coin: 2 }, camp: 'castoria' }], {
    edit: (s) => {
      roads(1)(s);
      s.sick = s.ruin.map((r, i) => (r === 1 ? 0 : i % 4));
    },
  }),
  aim('the Capital next door', [
    { doctor: 'sorrel', res: plenty },
    { doctor: 'gollor', sick: [0, 1], res: plenty },
  ]),
  aim(
    'shut in',
    [
      { doctor: 'terras', camp: 'castoria' },
      { doctor: 'terras', camp: 'castoria' },
    ],
    { edit: roads(4) },
  ),
  aim('nine on every road: what pays for the first step must stay', [{ sick: [3], res: { food: 5, coin: 5 } }, { res: { food: 9 - 5, coin: 5 } }], {
    sick: { morvath: 1 },
    edit: roads(9),
  }),
  aim(
    'a Move begun with three Food, and every road asks for three',
    [
      { res: { food: 3, lumber: 1 }, camp: 'castoria' },
      { res: { food: 3 }, camp: 'castoria' },
    ],
    {
      frames: [{ step: 'turn', round: 0, i: 1 }, { step: 'act' }, { step: 'move' }, { step: 'trade' }],
      edit: (s) => {
        roads(3)(s);
        s.stand = 1;
        s.top = 0;
        s.left = 1;
        s.topDone = true;
        s.going = { ...s.going, from: s.players[0]?.doctor ?? 0, points: 2 };
        for (const p of s.players) {
          p.stands = 2;
          p.ready = 3;
        }
      },
    },
  ),
  aim('ashes', [{ res: plenty, camp: 'morvath' }], { edit: ashes }),
  aim('no place left', [
    { res: plenty, doctor: 'hollin', camp: 'castoria' },
    { res: plenty, doctor: 'brumath', camp: 'gothar', built: Object.fromEntries(VILLAGES.map((x, i) => [`district-${i + 1}`, x])) },
  ]),
  aim('Storage Containers and a Loading Crane', [
    {
      tech: { top: 26, middle: 27 },
      res: { lumber: 6, stone: 6, food: 6, herbs: 2, coin: 3 },
      research: 8,
      built: { factory: 'castoria', workshop: 'gothar' },
      staffed: ['workshop'],
    },
    { tech: { top: 13 }, res: plenty, research: 8, built: { factory: 'oldermark' } },
  ]),
];

/** What a player would try and chance among 46 spaces would hardly name: the neighbours, the site, every pair, every way to pay. */
export const near = (s: State): readonly Move[] => {
  const p = s.players[s.active];
  if (p === undefined) return [];
  switch (s.stack[s.stack.length - 1]?.step) {
    case 'move':
      return [...row(NEXT, p.doctor), CAPITAL].map((to): Move => ({ verb: 'step', to: spaceName(to) }));
    case 'construct':
      return [p.doctor, p.camp].flatMap((site) => (site < 0 ? [] : BUILDINGS.map((building): Move => ({ verb: 'build', at: placeName(site), building }))));
    case 'trade':
      return CRATES.flatMap((first) => CRATES.map((second): Move => ({ verb: 'swap', first, second })));
    case 'store':
      return RESOURCES.map((resource): Move => ({ verb: 'store', resource }));
    case 'settle':
      return [0, 1, 2, 3, 4].map((coins): Move => ({ verb: 'settle', coins, camp: false, mask: false }));
    default:
      return [];
  }
};
