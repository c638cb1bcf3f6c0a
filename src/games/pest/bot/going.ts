/** Moving: the best path that the movement left allows, worked out anew at every step. */

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

/** What it is worth to stop there. */
const endWorth = (h: Habits, s: State, seat: number, p: Player, at: number, gathered: number): number => {
  const intact = nth(s.ruin, at) === 0;
  const yields = nth(s.yields, at);
  let w = intact ? resourceWorth(h, s, p, yields) : 0;
  if (watching(s, 'moveEndResource') && intact && (yields === FOOD || yields === HERBS)) w += imperativeWorth(h, s, p);
  if (watching(s, 'moveEndKind') && row(GROUND, at).kind === CITY) w += imperativeWorth(h, s, p);
  if (watching(s, 'gatherInMove') && gathered > 0) w += imperativeWorth(h, s, p);
  const left = turnsLeft(s, p);
  if (intact && left > 0 && !mine(s, seat, at)) {
    const g = row(GROUND, at);
    let houses = 0;
    for (let b = nth(s.built, at); b !== 0; b &= b - 1) houses++;
    if (houses < g.capacity)
      w += (g.kind + 1 - houses) * h.influence * h.ground * Math.min(h.groundMost, left / h.groundSoon) + (houses > 0 ? h.groundShared : 0);
  }
  return w;
};

interface Best {
  worth: number;
  to: number;
}

/** The best that can be reached from here; gives its worth and the first step (-1 = stop here). */
const look = (
  h: Habits,
  s: State,
  seat: number,
  p: Player,
  at: number,
  points: number,
  food: number,
  gathered: number,
  depth: number,
  first: boolean,
  seen: number[],
): Best => {
  const best: Best = { worth: first || at === CAPITAL ? -Infinity : endWorth(h, s, seat, p, at, gathered), to: -1 };
  if (depth === 0) return best;
  const next = row(NEXT, at);
  const ways = row(WAY, at);
  const carried = quarantined(p) + gathered;
  for (let i = 0; i < next.length; i++) {
    const to = nth(next, i);
    if (seen.includes(to)) continue;
    const cost = to === CAPITAL || mine(s, seat, to) || (has(p, MOVING_PERMIT) && rivals(s, seat, to)) ? 0 : 1;
    if (cost > points) continue;
    const toll = nth(s.roadSick, nth(ways, i));
    const sick = to === CAPITAL ? 0 : nth(s.sick, to);
    const price = toll + Math.max(0, sick - freeSick(p) - ignorable(p));
    // Who can barely pay is not counted on the Camp: it is kept for building.
    if (price > food) continue;
    let w = -price * h.toll;
    for (let n = 0; n < toll + sick; n++) w += sickWorth(h, s, p, carried + n);
    if (sick > 0 && watching(s, 'gatherAtOnce') && (sick > 1 || toll > 1)) w += imperativeWorth(h, s, p);
    if (watching(s, 'moveIntoOpponentBuilding') && to !== CAPITAL && rivals(s, seat, to) && !s.going.rival) w += imperativeWorth(h, s, p) * h.visit;
    seen.push(to);
    const then = look(h, s, seat, p, to, points - cost, food - price, gathered + toll + sick, depth - 1, false, seen);
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
  return look(h, s, seat, p, p.doctor, points, nth(p.res, FOOD) + nth(p.res, COIN), 0, Math.min(3, points + 1), true, []).worth;
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
const bestJump = (h: Habits, s: State, seat: number, p: Player): Best => {
  const best: Best = { worth: -Infinity, to: -1 };
  if (!has(p, CLONE_EXPERIMENT) || s.going.points < NUMBER.cloneCost || p.doctor === CAPITAL) return best;
  const food = nth(p.res, FOOD) + nth(p.res, COIN);
  for (let to = 0; to < GROUND.length; to++) {
    const sick = nth(s.sick, to);
    if (to === p.doctor || row(GROUND, to).kind !== row(GROUND, p.doctor).kind || sick > 2 || Math.max(0, sick - 1) > food || s.going.entered.includes(to))
      continue;
    const w = endWorth(h, s, seat, p, to, s.going.gathered + sick) + (sick > 0 ? sickWorth(h, s, p, quarantined(p)) : 0);
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
  const best = look(h, s, seat, p, p.doctor, g.points, nth(p.res, FOOD) + nth(p.res, COIN), g.gathered, Math.min(3, g.points + 1), first, seen);
  // PEST-TECH-06: whoever was cloned goes on only with movement left.
  if (g.jumped && g.points === 0) return { verb: 'stop' };
  const jump = bestJump(h, s, seat, p);
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
