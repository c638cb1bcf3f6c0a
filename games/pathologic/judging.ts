/** How a position of Pathologic is judged: distances, danger, what an errand is worth; and the terms of the bots' appraisal. */

import type { Seat } from '@pesthouse/kernel';
import { ACCESS, eventOf, NUMBER, nearOf, REACH_BITS, reachOf } from './data/tables.ts';
import { choiceIn, LISTS } from './fog.ts';
import { nth, row, sizeOf } from './look.ts';
import { DISTRICTS, FIRST_WARD, groupOf, HEALERS, inGroup, PIECES, PLAGUE, RESOURCES, WARDS } from './names.ts';
import { counterOf, countersOf } from './reading.ts';
import { alive, atOf, isFree, isOngoing, ownGroup, pactOn, type State, targetOf } from './state.ts';
import { reachNow, whyUnfit } from './steps/legal.ts';
import { missing } from './sums.ts';

/** Spaces between two districts on foot. */
const DISTANCE: readonly (readonly number[])[] = Array.from({ length: DISTRICTS + 1 }, (_, from) => {
  const far = Array.from({ length: DISTRICTS + 1 }, () => 9);
  far[from] = 0;
  const queue = from === 0 ? [] : [from];
  for (let d = queue.shift(); d !== undefined; d = queue.shift())
    for (const to of nearOf(d))
      if (nth(far, to) === 9) {
        far[to] = nth(far, d) + 1;
        queue.push(to);
      }
  return far;
});
export const distance = (a: number, b: number): number => nth(row(DISTANCE, a), b);
/** Steps of the Plague between two places, the Steppe included. */
const CREEP: readonly (readonly number[])[] = Array.from({ length: DISTRICTS + 1 }, (_, from) => {
  const far = Array.from({ length: DISTRICTS + 1 }, () => 9);
  far[from] = 0;
  const queue = [from];
  for (let d = queue.shift(); d !== undefined; d = queue.shift())
    for (const to of reachOf(d))
      if (nth(far, to) === 9) {
        far[to] = nth(far, d) + 1;
        queue.push(to);
      }
  return far;
});
/** From a place that is not known everything is far. */
export const creepTo = (a: number, b: number): number => (a > DISTRICTS ? 9 : nth(row(CREEP, a), b));

/** The share of the places where the Plague may be from which it strikes here next turn. */
export const danger = (s: State, d: number): number => {
  const all = sizeOf(s.fog);
  if (all === 0 || d === 0) return 0;
  return sizeOf(s.fog & (nth(REACH_BITS, d) | (1 << d))) / all;
};
/** The Hit Lists that name each Ward, as bits of the 27. */
const NAMING: readonly number[] = WARDS.map((_, w) => {
  let lists = 0;
  for (let i = 0; i < LISTS; i++) if (choiceIn(i, groupOf(w)) === inGroup(w)) lists |= 1 << i;
  return lists;
});
/** How likely this Ward is a target, as far as everybody can know. */
export const suspicion = (s: State, w: number): number => (alive(s, w) ? sizeOf(s.lists & nth(NAMING, w)) / Math.max(1, sizeOf(s.lists)) : 0);
export const isTarget = (s: State, w: number): boolean => targetOf(s, groupOf(w)) === w;

/** How much of the cost of an Event the Healer lacks, if this piece resolves it there; 9 where it cannot. */
export const lacks = (s: State, h: number, piece: number, d: number): number => {
  const { op } = eventOf(d);
  if (op.op !== 'extraSame' && op.op !== 'surcharge') {
    // One counter is the whole cost.
    const type = nth(s.need, d);
    if (piece < FIRST_WARD) return counterOf(s, h, type) > 0 ? 0 : 1;
    return nth(ACCESS, piece - FIRST_WARD) === type ? 0 : counterOf(s, h, type) > 0 ? 0.5 : 1.5;
  }
  let n = 0;
  let supply = 0;
  for (let t = 0; t < RESOURCES.length; t++) {
    const m = missing(s, h, piece, t, d);
    supply += m;
    n += Math.max(0, m - counterOf(s, h, t));
  }
  return n + (piece >= FIRST_WARD && supply > 0 ? 0.5 : 0);
};
/** Whether a Healer may act with this piece: their own, or a Ward in no other's Pact. */
export const mayUse = (s: State, h: number, p: number): boolean => {
  if (p < FIRST_WARD) return p === h;
  const owner = pactOn(s, p - FIRST_WARD);
  return owner < 0 || owner === h;
};
/** Whether this free piece at an Event can resolve it, paid for by what its Healer holds. */
export const canResolve = (s: State, h: number, piece: number): boolean =>
  whyUnfit(s, h, 'resolve', piece) === null || (piece >= FIRST_WARD && whyUnfit(s, h, 'supply', piece) === null);
/** The worth of bringing this piece to the best Event: Evidence over the Actions it still takes. */
export const errand = (s: State, h: number, piece: number, from: number, call?: (d: number, piece: number) => number): number => {
  let best = 0;
  const own = piece >= FIRST_WARD && groupOf(piece - FIRST_WARD) === h;
  // A piece acts once a turn: so many turns from now it can do its work, were it there.
  const idle = (s.active === h && ((s.acted >> piece) & 1) === 0 ? 0 : 1) + (isFree(s, piece) ? 0 : 1);
  const stride = Math.max(1, reachNow(s));
  for (let d = 1; d <= DISTRICTS; d++) {
    if (!isOngoing(s, d)) continue;
    const lack = lacks(s, h, piece, d);
    const walks = Math.ceil(distance(from, d) / stride);
    const prize = own && ownGroup(s, h, idle + walks) === h ? NUMBER.ownWard : 1;
    best = Math.max(best, (prize * (call === undefined ? 1 : call(d, piece))) / (1 + walks + 1.5 * lack));
  }
  return best;
};

export const TERMS = { evidence: 3, rivals: -1.2, crypts: -4, work: 1, counters: 0.2, cards: 0.3, exposed: -1, kills: 1, hunt: 1, fog: 0.4 };

/** Zero for the other side's terms: one list serves both. */
export const appraise = (s: State, seat: Seat, values: number[]): void => {
  const role = nth(s.roles, seat);
  for (let i = 0; i < 10; i++) values[i] = 0;
  const crypts = sizeOf(s.crypt);
  let top = 0;
  let second = 0;
  for (const h of s.order) {
    const e = nth(s.evidence, h);
    if (h !== role && e > top) {
      second = top;
      top = e;
    } else if (h !== role) second = Math.max(second, e);
  }
  if (s.winner >= 0) {
    values[0] = s.winner === role ? 20 : 0;
    return;
  }
  values[1] = (top > 5 ? top + (top - 5) : top) * 0.8 + second * 0.2;
  if (role === PLAGUE) {
    values[2] = -crypts;
    values[7] = sizeOf(s.grave) * 0.5;
    let hunt = 0;
    for (let g = 0; g < HEALERS.length; g++) {
      const w = targetOf(s, g);
      if (w >= 0 && alive(s, w)) hunt += (isFree(s, w + FIRST_WARD) ? 2 : 1) * 0.6 ** creepTo(s.place, atOf(s, w + FIRST_WARD));
    }
    values[8] = hunt;
    values[9] = Math.min(8, sizeOf(s.fog)) / 4 + s.gripSize * 0.2;
    return;
  }
  values[0] = nth(s.evidence, role) + Math.max(0, nth(s.evidence, role) - 5) * 0.5;
  values[2] = crypts * crypts * 0.5;
  let work = 0;
  let exposed = 0;
  for (let p = 0; p < PIECES.length; p++) {
    const at = atOf(s, p);
    if (at === 0 || (p < FIRST_WARD && p !== role)) continue;
    const own = p < FIRST_WARD || groupOf(p - FIRST_WARD) === role;
    if (own) work += errand(s, role, p, at) * (isFree(s, p) ? 1 : 0.6);
    if (p >= FIRST_WARD && isFree(s, p)) exposed += danger(s, at) * (own ? 1 : 0.4);
  }
  values[3] = work;
  values[4] = Math.min(5, countersOf(s, role));
  values[5] = nth(s.held, role);
  values[6] = exposed;
};
