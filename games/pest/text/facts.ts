/** What the sentences of Pest speak of, alike in every language: readings of positions, moves and events that are no words yet. */
import type { Seat } from '@pesthouse/kernel';
import { EFFECT } from '../cards/technologies.ts';
import { capitalCityCards } from '../data/printed.ts';
import { CAPITAL, GROUND, NEEDS_WORKER, type Tables } from '../data/tables.ts';
import {
  ACTIONS,
  type Action,
  BUILDINGS,
  type Building,
  CELLS,
  type Cell,
  DECREES,
  type DecreeId,
  type Gain,
  HOUSES,
  type House,
  KINDS,
  type Kind,
  PLACES,
  RESOURCES,
  REWARDS,
  type Resource,
  type Reward,
  ROADS,
  type RoadId,
  SPACES,
  type SpaceId,
  TECHS,
  type TechId,
  TIERS,
  type Tier,
  TREASURY,
  WORKS,
  type Work,
} from '../names.ts';
import { active, freeSpace, hindered, houseOf, mine, nth, playerOf, solo, spaceName, stood } from '../reading.ts';
import type { Event, Move, Player, State } from '../state.ts';
import type { Reading } from './reading.ts';

/** Something of a prompt as a number or a place. */
type Said = string | number | boolean | undefined;
export const numberIn = (x: Said): number => (typeof x === 'number' ? x : 0);
export const spaceIn = (x: Said): SpaceId | undefined => SPACES.find((y) => y === x);
/** What a payment is for. */
export const workIn = (x: Said): Work | undefined => WORKS.find((y) => y === x);
export const buildingIn = (x: Said): Building | undefined => BUILDINGS.find((y) => y === x);
export const houseIn = (x: Said): House | undefined => HOUSES.find((y) => y === x);
export const roadIn = (x: Said): RoadId | undefined => ROADS.find((y) => y === x);

const resourceAt = (i: number): Resource => RESOURCES[i] ?? 'coin';
/** A space by its number; undefined where a piece is at home. */
export const spaceOf = (at: number): SpaceId | undefined => SPACES[at];
const techAt = (n: number): TechId | undefined => TECHS[n - 1];

/** Sick of a location that are free with the Ambulance Cart. */
export const freeWithCart = ({ NUMBER }: Tables): number => NUMBER.freeSick + EFFECT.ambulanceCartFree;
/** The Renown of a Decree's Agenda, and how many printed Quarantine slots a board has (PEST-DEC-07A). */
export const agendaRenown = ({ DECREE }: Tables, id: DecreeId): number => DECREE[DECREES.indexOf(id) + 1]?.renown ?? 0;
export const printedSlots = ({ NUMBER }: Tables): number => NUMBER.regularSlots + 4;

export interface Place {
  readonly kind: Kind;
  readonly ruined: boolean;
  readonly yields: Resource;
  readonly sick: number;
}
/** A location as it is now; undefined for the Capital, which is none. */
export const placeOf = (s: State, id: string): Place | undefined => {
  const at = PLACES.findIndex((x) => x === id);
  const g = GROUND[at];
  return g === undefined
    ? undefined
    : { kind: KINDS[g.kind] ?? 'village', ruined: nth(s.ruin, at) === 1, yields: resourceAt(nth(s.yields, at)), sick: nth(s.sick, at) };
};
/** Who has a Doctor, a Camp or a building at a location. */
export const thereAre = (s: State, at: number): { readonly doctors: readonly Seat[]; readonly camps: readonly Seat[]; readonly buildings: readonly Seat[] } => {
  const seats = s.players.map((_, i) => i);
  return {
    doctors: seats.filter((i) => s.players[i]?.doctor === at),
    camps: seats.filter((i) => s.players[i]?.camp === at),
    // Nobody builds in the Capital.
    buildings: at === CAPITAL ? [] : seats.filter((i) => mine(s, i, at)),
  };
};

/** Whether a top row action of the active House is hindered now. */
export const hinders = (s: State, a: Action): boolean => hindered(active(s), ACTIONS.indexOf(a));
/** What a way of settling a step is paid with. */
export const settling = ({ owed }: Reading, s: State, m: Extract<Move, { verb: 'settle' }>): { readonly food: number; readonly coins: number } => {
  const f = s.stack[s.stack.length - 1];
  const due = f?.step === 'settle' ? owed(s, active(s), f, m.camp, m.mask) : m.coins;
  return { food: due - m.coins, coins: m.coins };
};
/** The Technology that a new one in this slot replaces. */
export const replacedIn = (s: State, tier: Tier): TechId | undefined => techAt(nth(active(s).tech, TIERS.indexOf(tier)));
/** The space that the next cured Person takes, from 1, and its Herbs. */
export const nextSpace = ({ SPACE }: Tables, s: State): { readonly space: number; readonly herbs: number } => {
  const space = freeSpace(active(s));
  return { space: space + 1, herbs: SPACE[space]?.herbs ?? 0 };
};
/** What the first place in the Capital may choose between. */
export const prizeOf = (court: number, option: number): readonly { readonly gain: Gain; readonly n: number }[] =>
  capitalCityCards[court - 1]?.firstChoice[option - 1] ?? [];

/** Of whom everybody is told that they decide. */
export const decider = (s: State): Seat => {
  const f = s.stack[s.stack.length - 1];
  if (f === undefined) return s.active;
  if ('seat' in f) return f.seat;
  return f.step === 'castle' || f.step === 'doctor' ? (s.order[f.i] ?? 0) : s.active;
};

/** What was produced, one entry a resource. */
export const haulOf = (e: Extract<Event, { type: 'produced' }>): readonly { readonly what: Resource; readonly n: number }[] =>
  e.haul.flatMap((n, r) => (n > 0 ? [{ what: resourceAt(r), n }] : []));
export const paymentOf = (e: Extract<Event, { type: 'paid' }>): readonly { readonly what: Resource; readonly n: number }[] =>
  [e.lumber, e.stone, e.food, e.herbs, e.coins].flatMap((n, r) => (n > 0 ? [{ what: resourceAt(r), n }] : []));

/** What a House has of its own: its Technologies, its buildings on the map, the cells it has used and the actions and storage that Sick lie on. */
export const techsOf = (p: Player): readonly TechId[] => p.tech.flatMap((n) => techAt(n) ?? []);
const needsWorker = (id: Building): boolean => NEEDS_WORKER[BUILDINGS.indexOf(id)] === true;
export const builtBy = (p: Player): readonly { readonly id: Building; readonly at: SpaceId; readonly makes: Resource; readonly idle: boolean }[] =>
  BUILDINGS.flatMap((id, i) => {
    const at = nth(p.site, i);
    return at < 0 ? [] : [{ id, at: spaceName(at), makes: i === TREASURY ? 'coin' : resourceAt(nth(p.makes, i)), idle: needsWorker(id) && p.worker[i] !== 1 }];
  });
export const usedBy = (p: Player): readonly Cell[] => CELLS.filter((_, i) => stood(p, i));
const ILL = ['move', 'construct', 'produce', 'storage'] as const;
export const illAbove = (p: Player): readonly (typeof ILL)[number][] => ILL.filter((_, i) => nth(p.sick, i + 1) > 0);

/** The Capital: face-up tokens by kind, the market and what is left to build. */
export const tokensUp = (s: State): readonly { readonly what: Reward; readonly n: number }[] =>
  REWARDS.flatMap((what, i) => (nth(s.tokensUp, i) > 0 ? [{ what, n: nth(s.tokensUp, i) }] : []));
export const marketOf = (s: State): readonly TechId[] => s.market.flatMap((n) => techAt(n) ?? []);
export const unbuilt = (s: State): readonly Work[] => WORKS.filter((_, i) => nth(s.works, i) < 0);

/** How a game ended: who won, with how much, and what the best of the others had. */
export const endOf = ({ rankOf, totalOf }: Reading, s: State): { readonly winners: readonly Seat[]; readonly total: number; readonly next: number } => {
  const winners = s.players.flatMap((_, seat) => (rankOf(s, seat) === 1 ? [seat] : []));
  const [first = 0] = winners;
  const others = s.players.flatMap((_, seat) => (seat === first ? [] : [totalOf(s, seat)]));
  return { winners, total: totalOf(s, first), next: solo(s) ? 0 : Math.max(...others) };
};
/** What a House holds of each resource. */
export const heldBy = (s: State, seat: Seat): readonly { readonly what: Resource; readonly n: number }[] =>
  RESOURCES.map((what, i) => ({ what, n: nth(playerOf(s, seat).res, i) }));
export const housesOf = (s: State, seats: readonly Seat[]) => seats.map((seat) => houseOf(s, seat));

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const;
export const roman = (n: number): string => ROMAN[n] ?? String(n);
