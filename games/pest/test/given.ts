/** A position in a few words, and what happens in it: the language in which the clause tests are written. */
import { clone, type Seat, Sfc } from '@pesthouse/kernel';
import { type Script, scripted, talk } from '@pesthouse/kernel/testing';
import { CASTLE } from '../data/tables.ts';
import {
  BUILDINGS,
  type Building,
  HOUSES,
  type House,
  PLACES,
  type PlaceId,
  RESOURCES,
  type Resource,
  ROADS,
  type RoadId,
  SPACES,
  TIERS,
  type Tier,
} from '../names.ts';
import { nth, playerOf } from '../reading.ts';
import { rules } from '../rules.ts';
import type { Frame, Player, State } from '../state.ts';

/** Chance by script: these values in order, then 0. */
export const script = (...values: readonly number[]): Script => scripted(values, (x = 0, n) => Math.min(x, Math.max(0, n - 1)));

export const at = (id: PlaceId): number => PLACES.indexOf(id);
export const road = (id: RoadId): number => ROADS.indexOf(id);

/** Where the Houses of a test stand: Castle and Plague Doctor by seat. All of them are intact at every count. */
const HOMES: readonly (readonly [PlaceId, PlaceId])[] = [
  ['brumath', 'morvath'],
  ['hollin', 'gollor'],
  ['dornick', 'wexley'],
  ['meskar', 'veldra'],
  ['velmoor', 'ironby'],
];

/** What a House of a test has, beyond an empty board with its Castle. */
export interface Has {
  readonly res?: { readonly [R in Resource]?: number };
  readonly research?: number;
  readonly influence?: number;
  /** Regular, above Move, Construct, Produce, storage. */
  readonly sick?: readonly number[];
  readonly dead?: number;
  /** Occupied spaces of the track, from 1 at the right. */
  readonly track?: readonly number[];
  readonly tech?: { readonly [T in Tier]?: number };
  readonly built?: { readonly [B in Building]?: PlaceId };
  readonly staffed?: readonly Building[];
  readonly doctor?: PlaceId;
  readonly camp?: PlaceId;
  readonly capital?: number;
  readonly imperative?: readonly number[];
}

export interface Given {
  readonly seats?: number;
  readonly versus?: boolean;
  readonly advanced?: boolean;
  readonly persists?: boolean;
  readonly needsPeople?: boolean;
  readonly year?: number;
  readonly decrees?: readonly number[];
  readonly court?: number;
  /** By seat. */
  readonly houses?: readonly Has[];
  /** Sick on locations and roads; everything else is clean. */
  readonly sick?: { readonly [P in PlaceId]?: number };
  readonly roads?: { readonly [R in RoadId]?: number };
  readonly ruins?: readonly PlaceId[];
  readonly market?: readonly number[];
  /** The frames that wait; unless told, the first House is about to place an Assistant. */
  readonly frames?: readonly Frame[];
  readonly edit?: (s: State) => void;
  readonly chance?: Script;
}

export const build = (s: State, seat: Seat, building: Building, place: PlaceId): void => {
  const p = playerOf(s, seat);
  const i = BUILDINGS.indexOf(building);
  p.site[i] = at(place);
  p.makes[i] = nth(s.yields, at(place));
  s.built[at(place)] = nth(s.built, at(place)) | (1 << seat);
};

const furnish = (s: State, seat: Seat, x: Has): void => {
  const p = playerOf(s, seat);
  for (const [i, r] of RESOURCES.entries()) p.res[i] = x.res?.[r] ?? 0;
  p.research = x.research ?? 0;
  p.influence = x.influence ?? 0;
  if (x.sick !== undefined) p.sick = [0, 1, 2, 3, 4].map((i) => x.sick?.[i] ?? 0);
  p.dead = x.dead ?? 0;
  for (const space of x.track ?? []) p.track |= 1 << (space - 1);
  for (const [i, tier] of TIERS.entries()) p.tech[i] = x.tech?.[tier] ?? 0;
  for (const card of p.tech) {
    s.deck &= ~(1 << card);
  }
  for (const building of BUILDINGS) {
    const place = x.built?.[building];
    if (place !== undefined) build(s, seat, building, place);
  }
  for (const building of x.staffed ?? []) p.worker[BUILDINGS.indexOf(building)] = 1;
  if (x.doctor !== undefined) p.doctor = at(x.doctor);
  if (x.camp !== undefined) p.camp = at(x.camp);
  p.capital = x.capital ?? 0;
  if (x.imperative !== undefined) p.imperative = [...x.imperative];
};

/** The position itself. */
export const position = (x: Given): State => {
  const seats = x.seats ?? 3;
  const options = {
    house: HOUSES.slice(0, seats),
    advanced: x.advanced ?? false,
    versus: x.versus ?? false,
    soloNeutralPersists: x.persists ?? false,
    pairNeedsPeople: x.needsPeople ?? false,
  };
  const s = rules.game.setup(options, seats, new Sfc().at(1, 1));
  s.order = s.players.map((_, i) => i);
  s.sick = s.sick.map(() => 0);
  for (const [seat, p] of s.players.entries()) {
    const [castle, doctor] = HOMES[seat] ?? ['brumath', 'morvath'];
    build(s, seat, 'castle', castle);
    p.doctor = at(doctor);
  }
  for (const [seat, has] of (x.houses ?? []).entries()) furnish(s, seat, has);
  for (const place of PLACES) s.sick[at(place)] = x.sick?.[place] ?? 0;
  for (const id of ROADS) s.roadSick[road(id)] = x.roads?.[id] ?? 0;
  for (const place of x.ruins ?? []) s.ruin[at(place)] = 1;
  if (x.market !== undefined) {
    for (const card of s.market) s.deck |= 1 << card;
    s.market = [...x.market];
  }
  for (const card of s.market) s.deck &= ~(1 << card);
  for (const p of s.players)
    for (const card of p.tech) {
      s.deck &= ~(1 << card);
      s.market = s.market.filter((y) => y !== card);
    }
  for (let n = 30; s.market.length < 5; n--)
    if ((s.deck >> n) & 1) {
      s.deck &= ~(1 << n);
      s.market.push(n);
    }
  s.year = x.year ?? 1;
  s.decrees = [...(x.decrees ?? [3, 8, 13])];
  if (x.court !== undefined) s.court = x.court;
  s.phase = 'action';
  for (const p of s.players) p.ready = 2 + ((s.year - 1) >> 1);
  s.stack = clone([...(x.frames ?? [{ step: 'turn', round: 0, i: 1 }, { step: 'assistant' }])]);
  x.edit?.(s);
  return s;
};

export const given = (x: Given = {}) => {
  const none = { house: [], advanced: false, versus: false, soloNeutralPersists: false, pairNeedsPeople: false };
  const they = talk(rules, { setup: () => position(x), options: none, chance: x.chance ?? script() });
  const { s } = they;
  const it = {
    ...they,
    who: they.seat,
    p: (n = 0): Player => playerOf(s, n),
    house: (n = 0): House => HOUSES[playerOf(s, n).house] ?? 'red',
    /** The decider makes these moves, one after the other. */
    does(...lines: readonly string[]) {
      for (const line of lines) it.doesBy(line, script());
      return it;
    },
    doesBy(line: string, chance: Script) {
      they.make(line, chance);
      return it;
    },
    refused: (line: string): string | null => they.why(line),
    res: (r: Resource, n = 0): number => nth(playerOf(s, n).res, RESOURCES.indexOf(r)),
    doctor: (n = 0): string => SPACES[playerOf(s, n).doctor] ?? 'nowhere',
    camp: (n = 0): string => PLACES[playerOf(s, n).camp] ?? 'board',
    /** Occupied spaces of the track, from 1 at the right. */
    track: (n = 0): number[] => Array.from({ length: 12 }, (_, i) => i + 1).filter((i) => (playerOf(s, n).track >> (i - 1)) & 1),
    sickAt: (place: PlaceId): number => nth(s.sick, at(place)),
    ruined: (place: PlaceId): boolean => nth(s.ruin, at(place)) === 1,
    castle: (n = 0): string => PLACES[nth(playerOf(s, n).site, CASTLE)] ?? 'none',
  };
  return it;
};

/** The frames of a Year that begins: its Pest card is about to be turned up. */
export const yearOf = (card: number, x: Given = {}): Given => ({
  ...x,
  frames: [{ step: 'year' }],
  edit: (s) => {
    s.year = (x.year ?? 1) - 1;
    s.pests = 1 << card;
    x.edit?.(s);
  },
});
/** The Era ends now. */
export const eraEnd = (year: number, x: Given = {}): Given => ({ ...x, year, frames: [{ step: 'era' }] });
