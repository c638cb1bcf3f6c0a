/** Small readings of a state that every step uses: who, where, how much and how many. What hangs on numbers that can be turned may be asked with the tables of another engine. */

import { missing, type Seat, type Seats } from '@pesthouse/kernel';
import { eraOfYear } from './calendar.ts';
import { EFFECT, freeSick, has, LOADING_CRANE, STORAGE_CONTAINERS, slotsOnTech } from './cards/technologies.ts';
import { CAPITAL, CASTLE, COIN, FULL_TRACK, GROUND, NUMBER, own, type Tables, TRACK_SICK } from './data/tables.ts';
import { add, nth, row } from './look.ts';
import {
  AIDS,
  type AidId,
  CAPITALS,
  type CapitalId,
  DECREES,
  type DecreeId,
  FACTORY,
  HOUSES,
  type House,
  hinderSlot,
  PESTS,
  type PestId,
  PLACES,
  type PlaceId,
  REGULAR,
  ROW,
  SPACES,
  type SpaceId,
  STORAGE_SLOT,
  TECHS,
  type TechId,
  TREASURY,
  WORKSHOP,
} from './names.ts';
import type { Player, State } from './state.ts';

/** For boards and words, which also ask for Years to come and for the Capital: what is not there is 0. Rules use the kernel's own, which throws. */
const orNone = (list: readonly number[], i: number): number => list[i] ?? 0;

export { add, orNone as nth, row };

export const playerOf = (s: State, seat: Seat): Player => s.players[seat] ?? missing('player at seat', seat);
export const active = (s: State): Player => playerOf(s, s.active);
export const activeSeat = (s: State): Seats => 1 << s.active;
export const only = (_: State, f: { readonly seat: Seat }): Seats => 1 << f.seat;

export const houseOf = (s: State, seat: Seat): House => row(HOUSES, playerOf(s, seat).house);
export const placeName = (i: number): PlaceId => row(PLACES, i);
export const spaceName = (i: number): SpaceId => row(SPACES, i);
export const techName = (n: number): TechId => row(TECHS, n - 1);
export const pestName = (n: number): PestId => row(PESTS, n - 1);
export const aidName = (n: number): AidId => row(AIDS, n - 1);
export const decreeName = (n: number): DecreeId => row(DECREES, n - 1);
export const courtName = (n: number): CapitalId => row(CAPITALS, n - 1);

export const solo = (s: State): boolean => s.players.length === 1;
/** Two players, with or without Versus. */
export const pair = (s: State): boolean => s.players.length === 2;
/** One or two players, for whom the setup has rules of its own. */
export const few = (s: State): boolean => solo(s) || pair(s);
/** The Era from 0 (PEST-YR-01). */
export const eraOf = (s: State): number => eraOfYear(s.year);

/** Whether a number is among those that bits stand for. */
export const holds = (bits: number, i: number): boolean => ((bits >> i) & 1) === 1;
export const ones = (bits: number): number => {
  let n = 0;
  for (let b = bits; b !== 0; b &= b - 1) n++;
  return n;
};
/** The lowest set bit; -1 if there is none. */
const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);
/** The k-th set bit from 0. */
export const pick = (bits: number, k: number): number => {
  let b = bits;
  for (let i = 0; i < k; i++) b &= b - 1;
  return lowest(b);
};

/** Whether an action of the turn (an index into ACTIONS) is still to be played or was; the left column is counted on its own. */
export const actionState = (s: State, seat: Seat, action: number): 'open' | 'done' | null => {
  if (s.phase !== 'action' || s.active !== seat || s.stand < 0) return null;
  if (action < ROW) return action === s.top ? (s.topDone ? 'done' : 'open') : null;
  return action - ROW === s.left ? (s.leftDone ? 'done' : 'open') : null;
};

/** Regular Quarantine slots, with those of Technologies (PEST-QUA-10). */
export const regularSlots = (p: Player, { NUMBER }: Tables = own): number => NUMBER.regularSlots + slotsOnTech(p);
export const room = (p: Player, slot: number): boolean => nth(p.sick, slot) < (slot === REGULAR ? regularSlots(p) : 1);
/** PEST-VRS-19. */
export const quarantined = (p: Player): number => {
  let n = 0;
  for (let slot = 0; slot < p.sick.length; slot++) n += nth(p.sick, slot);
  return n;
};

/** The limit of every track, but for the one resource on Storage Containers (PEST-STO-01, PEST-STO-02, PEST-TCR-16). */
export const normalLimit = (p: Player, { NUMBER }: Tables = own): number =>
  nth(p.sick, STORAGE_SLOT) > 0 ? NUMBER.storageBlocked : has(p, LOADING_CRANE) ? NUMBER.storageCrane : NUMBER.storage;
/** Whether Storage Containers can hold anything: the card is there and no Sick lies on the storage slot. */
export const containing = (p: Player): boolean => has(p, STORAGE_CONTAINERS) && nth(p.sick, STORAGE_SLOT) === 0;
/** The resource on Storage Containers, the only one above the normal limit; -1 if there is none. */
export const contained = (p: Player, tables: Tables = own): number => {
  const normal = normalLimit(p, tables);
  for (let r = 0; r <= COIN; r++) if (nth(p.res, r) > normal) return r;
  return -1;
};
export const limitOf = (p: Player, r: number, tables: Tables = own): number => {
  if (!containing(p)) return normalLimit(p, tables);
  const claimed = contained(p, tables);
  return claimed < 0 || claimed === r ? tables.NUMBER.storageContainer : normalLimit(p, tables);
};

/** Food for the Sick of a location when nobody is left behind (PEST-MOV-08, PEST-TECH-08). */
export const foodFor = (p: Player, sick: number, tables: Tables = own): number => Math.max(0, sick - freeSick(p, tables));
/** What a way of settling a step costs in Food and Coins together. */
export const owed = (
  s: State,
  p: Player,
  { road, to }: { readonly road: number; readonly to: number },
  camp: boolean,
  mask: boolean,
  tables: Tables = own,
): number => {
  const sick = to === CAPITAL ? 0 : nth(s.sick, to) - (mask ? EFFECT.medicalMaskIgnores : 0);
  return (road < 0 ? 0 : nth(s.roadSick, road)) + (camp || sick <= 0 ? 0 : foodFor(p, sick, tables));
};

/** The rightmost free and the rightmost occupied space of the track; -1 if there is none (PEST-CUR-03, PEST-ASG-01). */
export const freeSpace = (p: Player): number => lowest(~p.track & FULL_TRACK);
export const lastPerson = (p: Player): number => lowest(p.track);

export const buildings = (s: State, at: number): number => ones(nth(s.built, at));
export const mine = (s: State, seat: Seat, at: number): boolean => holds(nth(s.built, at), seat);
/** Whose building it is where only one stands. */
export const loneBuilder = (s: State, at: number): Seat => lowest(nth(s.built, at));
export const rivals = (s: State, seat: Seat, at: number): boolean => (nth(s.built, at) & ~(1 << seat)) !== 0;
export const doctorAt = (s: State, at: number): boolean => {
  for (const p of s.players) if (p.doctor === at) return true;
  return false;
};
/** The slot of the player's building that stands there; -1 if none does. */
export const buildingAt = (p: Player, at: number): number => p.site.indexOf(at);
/** People at work, the Mobile Workshop included (PEST-TCR-15). */
export const workers = (p: Player): number => {
  let n = 0;
  for (const w of p.worker) n += w;
  return n;
};
/** Whether a building of the player stands on the map. */
export const stands = (p: Player, building: number): boolean => nth(p.site, building) >= 0;
/** Whether an Assistant stood there this Year (an index into STANDS). */
export const stood = (p: Player, stand: number): boolean => holds(p.stands, stand);
/** Whether a Person stands on a space of the Healthy Population track, counted from the rightmost. */
export const onTrack = (p: Player, space: number): boolean => holds(p.track, space);
/** Whether a Sick lies on the slot that hinders this action of the top row; nothing hinders the left column (PEST-ACT-07). */
export const hindered = (p: Player, action: number): boolean => action < ROW && nth(p.sick, hinderSlot(action)) > 0;
/** The Pest cards that were out of the game all along, by number: known once it is over. */
export const pestsNeverIn = (s: State): readonly number[] => PESTS.flatMap((_, i) => (holds(s.pestsOut, i + 1) ? [i + 1] : []));
export const specials = (p: Player): number => (stands(p, WORKSHOP) ? 1 : 0) + (stands(p, FACTORY) ? 1 : 0) + (stands(p, TREASURY) ? 1 : 0);
export const districts = (p: Player): number => {
  let n = 0;
  for (let i = 0; i < CASTLE; i++) if (i !== WORKSHOP && i !== FACTORY && i !== TREASURY && stands(p, i)) n++;
  return n;
};
export const worksOf = (s: State, seat: Seat): number => {
  let n = 0;
  for (const owner of s.works) if (owner === seat) n++;
  return n;
};
/** Locations of one size that hold a building of the player. */
export const sitesOf = (p: Player, kind: number): number => {
  let n = 0;
  for (const at of p.site) if (at >= 0 && row(GROUND, at).kind === kind) n++;
  return n;
};
export const technologies = (p: Player): number => {
  let n = 0;
  for (const card of p.tech) if (card > 0) n++;
  return n;
};

/** Whether seat a stands before seat b in Influence: more of it, or the earlier arrival at the end of the track (PEST-INF-10). */
export const ahead = (s: State, a: Seat, b: Seat): boolean => {
  const x = playerOf(s, a).influence;
  const y = playerOf(s, b).influence;
  if (x !== y) return x > y;
  return x === NUMBER.trackEnd && s.summit.indexOf(a) < s.summit.indexOf(b);
};
/** Sick left on the Influence track in solo: those the marker has not come to (PEST-SOL-13). */
export const trackSick = (p: Player): number => {
  let n = 0;
  for (let i = p.influence + 1; i <= NUMBER.trackEnd; i++) if (TRACK_SICK[i]) n++;
  return n;
};
