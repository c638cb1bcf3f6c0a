/** Moving: the best path that the movement left allows, worked out anew at every step. */
import { outside } from '@pesthouse/kernel';
import { watching } from '../cards/imperatives.ts';
import { CLONE_EXPERIMENT, freeSick, has, ignorable, MEDICAL_MASK, MOVING_PERMIT } from '../cards/technologies.ts';
import { CAPITAL, CITY, COIN, FOOD, GROUND, HERBS, NEXT, NUMBER, WAY } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { MOVE_SLOT } from '../names.ts';
import { mine, placeName, playerOf, quarantined, rivals, spaceName } from '../reading.ts';
import type { FrameArgs, Moves, Player, State } from '../state.ts';
import { budget } from '../steps/way.ts';
import type { Habits } from './habits.ts';
import { imperativeWorth, resourceWorth, sickWorth, turnsLeft } from './worth.ts';

/** One Move as its player sees it: what is the same wherever it goes is worked out once, for every path that is left is looked at. */
interface Walk {
  readonly h: Habits;
  readonly s: State;
  readonly seat: number;
  readonly p: Player;
  /** Sick of a location that cost nothing. */
  readonly free: number;
  /** Sick in Quarantine before it. */
  readonly carried: number;
  readonly permit: boolean;
  /** What the Imperative pays, and for what. */
  readonly imperative: number;
  readonly gathering: boolean;
  readonly gatheringAtOnce: boolean;
  readonly visiting: boolean;
  /** By location, as soon as somebody asks: what it is worth to stop there, but for what was gathered on the way and the ground itself, which are added in this order. */
  readonly ends: Float64Array;
  readonly grounds: Float64Array;
  /** By how many are carried: one more Sick. */
  readonly sick: number[];
}

/** One walk is over before the next begins, so all have the same lists: to make new ones each time took as long as they saved. */
const ENDS = new Float64Array(GROUND.length);
const GROUNDS = new Float64Array(GROUND.length);
const walk = (h: Habits, s: State, seat: number, p: Player): Walk => ({
  h,
  s,
  seat,
  p,
  free: freeSick(p) + ignorable(p),
  carried: quarantined(p),
  permit: has(p, MOVING_PERMIT),
  imperative: imperativeWorth(h, s, p),
  gathering: watching(s, 'gatherInMove'),
  gatheringAtOnce: watching(s, 'gatherAtOnce'),
  visiting: watching(s, 'moveIntoOpponentBuilding'),
  ends: ENDS.fill(Number.NaN),
  grounds: GROUNDS,
  sick: [],
});

const oneMore = ({ h, s, p, sick }: Walk, carried: number): number => {
  const known = sick[carried];
  if (known !== undefined) return known;
  for (let n = sick.length; n <= carried; n++) sick.push(sickWorth(h, s, p, n));
  return sick[carried] ?? outside(carried, sick.length);
};

/** Works out what it is worth to stop there. */
const survey = ({ h, s, seat, p, imperative, ends, grounds }: Walk, at: number): void => {
  const intact = nth(s.ruin, at) === 0;
  const yields = nth(s.yields, at);
  let w = intact ? resourceWorth(h, s, p, yields) : 0;
  if (watching(s, 'moveEndResource') && intact && (yields === FOOD || yields === HERBS)) w += imperative;
  if (watching(s, 'moveEndKind') && row(GROUND, at).kind === CITY) w += imperative;
  ends[at] = w;
  grounds[at] = 0;
  const left = turnsLeft(s, p);
  if (!intact || left <= 0 || mine(s, seat, at)) return;
  const g = row(GROUND, at);
  let houses = 0;
  for (let b = nth(s.built, at); b !== 0; b &= b - 1) houses++;
  if (houses < g.capacity)
    grounds[at] = (g.kind + 1 - houses) * h.influence * h.ground * Math.min(h.groundMost, left / h.groundSoon) + (houses > 0 ? h.groundShared : 0);
};

/** What it is worth to stop there with so many gathered on the way. */
const endWorth = (x: Walk, at: number, gathered: number): number => {
  if (Number.isNaN(x.ends[at])) survey(x, at);
  const w = x.ends[at] ?? outside(at, x.ends.length);
  return (x.gathering && gathered > 0 ? w + x.imperative : w) + (x.grounds[at] ?? outside(at, x.grounds.length));
};

interface Best {
  worth: number;
  to: number;
}

/** The best that can be reached from here; gives its worth and the first step (-1 = stop here). */
const look = (x: Walk, at: number, points: number, food: number, gathered: number, depth: number, first: boolean, seen: number[]): Best => {
  const best: Best = { worth: first || at === CAPITAL ? -Infinity : endWorth(x, at, gathered), to: -1 };
  if (depth === 0) return best;
  const { h, s, seat } = x;
  const next = row(NEXT, at);
  const ways = row(WAY, at);
  const carried = x.carried + gathered;
  for (let i = 0; i < next.length; i++) {
    const to = nth(next, i);
    if (seen.includes(to)) continue;
    const cost = to === CAPITAL || mine(s, seat, to) || (x.permit && rivals(s, seat, to)) ? 0 : 1;
    if (cost > points) continue;
    const toll = nth(s.roadSick, nth(ways, i));
    const sick = to === CAPITAL ? 0 : nth(s.sick, to);
    const price = toll + Math.max(0, sick - x.free);
    // Who can barely pay is not counted on the Camp: it is kept for building.
    if (price > food) continue;
    let w = -price * h.toll;
    for (let n = 0; n < toll + sick; n++) w += oneMore(x, carried + n);
    if (x.gatheringAtOnce && sick > 0 && (sick > 1 || toll > 1)) w += x.imperative;
    if (x.visiting && to !== CAPITAL && rivals(s, seat, to) && !s.going.rival) w += x.imperative * h.visit;
    seen.push(to);
    const then = look(x, to, points - cost, food - price, gathered + toll + sick, depth - 1, false, seen);
    seen.pop();
    if (w + then.worth > best.worth) {
      best.worth = w + then.worth;
      best.to = to;
    }
  }
  return best;
};

/** The worth of a Move that starts now; -Infinity if there is none. */
export const moveWorth = (h: Habits, s: State, seat: number, p: Player, enhanced: boolean): number => {
  const points = budget(p, nth(p.sick, MOVE_SLOT) > 0, enhanced);
  return look(walk(h, s, seat, p), p.doctor, points, nth(p.res, FOOD) + nth(p.res, COIN), 0, Math.min(3, points + 1), true, []).worth;
};

/** Any legal step at all, when the planner sees none: the Camp may have to pay. */
const anyStep = (s: State, seat: number, p: Player): Moves['move'] => {
  const means = nth(p.res, FOOD) + nth(p.res, COIN);
  const next = row(NEXT, p.doctor);
  const ways = row(WAY, p.doctor);
  for (let i = 0; i < next.length; i++) {
    const to = nth(next, i);
    if (to === CAPITAL || s.going.entered.includes(to)) continue;
    const cost = mine(s, seat, to) || (has(p, MOVING_PERMIT) && rivals(s, seat, to)) ? 0 : 1;
    const sick = nth(s.sick, to);
    const price = sick === 0 || p.camp < 0 ? 0 : Math.max(0, sick - freeSick(p) - ignorable(p));
    if (cost <= s.going.points && nth(s.roadSick, nth(ways, i)) + price <= means) return { verb: 'step', to: spaceName(to) };
  }
  if (p.doctor !== CAPITAL && !s.going.entered.includes(CAPITAL) && next.includes(CAPITAL)) return { verb: 'step', to: 'capital' };
  for (let to = 0; to < GROUND.length; to++) {
    const sick = nth(s.sick, to);
    const price = sick === 0 || p.camp < 0 ? 0 : Math.max(0, sick - freeSick(p) - ignorable(p));
    if (to !== p.doctor && row(GROUND, to).kind === row(GROUND, p.doctor).kind && !s.going.entered.includes(to) && price <= means)
      return { verb: 'jump', to: placeName(to) };
  }
  return { verb: 'stop' };
};

/** Clone Experiment: the best location of the same size that can be paid for. */
const bestJump = (x: Walk): Best => {
  const { s, p } = x;
  const best: Best = { worth: -Infinity, to: -1 };
  if (!has(p, CLONE_EXPERIMENT) || s.going.points < NUMBER.cloneCost || p.doctor === CAPITAL) return best;
  const food = nth(p.res, FOOD) + nth(p.res, COIN);
  for (let to = 0; to < GROUND.length; to++) {
    const sick = nth(s.sick, to);
    if (to === p.doctor || row(GROUND, to).kind !== row(GROUND, p.doctor).kind || sick > 2 || Math.max(0, sick - 1) > food || s.going.entered.includes(to))
      continue;
    const w = endWorth(x, to, s.going.gathered + sick) + (sick > 0 ? oneMore(x, x.carried) : 0);
    if (w > best.worth) {
      best.worth = w;
      best.to = to;
    }
  }
  return best;
};

export const movePolicy = (h: Habits, s: State, seat: number): Moves['move'] => {
  const p = playerOf(s, seat);
  const g = s.going;
  const first = g.steps === 0;
  // The Camp is dropped where a second building could stand.
  if (!first && p.doctor !== CAPITAL && p.camp < 0 && turnsLeft(s, p) > 1 && nth(p.res, 0) + nth(p.res, 1) >= 2)
    for (const at of g.entered)
      if (at !== CAPITAL && at !== p.doctor && nth(s.ruin, at) === 0 && !mine(s, seat, at) && (nth(s.built, at) === 0 || row(GROUND, at).kind > 0))
        return { verb: 'camp', at: placeName(at) };
  const seen = [...g.entered];
  const x = walk(h, s, seat, p);
  const best = look(x, p.doctor, g.points, nth(p.res, FOOD) + nth(p.res, COIN), g.gathered, Math.min(3, g.points + 1), first, seen);
  // PEST-TECH-06: whoever was cloned goes on only with movement left.
  if (g.jumped && g.points === 0) return { verb: 'stop' };
  const jump = bestJump(x);
  if (jump.to >= 0 && jump.worth > best.worth) return { verb: 'jump', to: placeName(jump.to) };
  if (best.to >= 0 && best.worth > -Infinity) return { verb: 'step', to: spaceName(best.to) };
  return first || p.doctor === CAPITAL ? anyStep(s, seat, p) : { verb: 'stop' };
};

export const settlePolicy = (s: State, f: FrameArgs<'settle'>): Moves['settle'] => {
  const p = playerOf(s, s.active);
  const sick = f.to === CAPITAL ? 0 : nth(s.sick, f.to);
  const toll = f.road < 0 ? 0 : nth(s.roadSick, f.road);
  const free = freeSick(p);
  const mask = sick > 0 && has(p, MEDICAL_MASK) && quarantined(p) + toll + sick > 3;
  const there = Math.max(0, sick - (mask ? 1 : 0) - free);
  const means = nth(p.res, FOOD) + nth(p.res, COIN);
  const camp = sick > 0 && p.camp < 0 && (toll + there > means || there >= 2);
  const price = toll + (camp ? 0 : there);
  return { verb: 'settle', coins: Math.max(0, price - nth(p.res, FOOD)), camp, mask };
};
