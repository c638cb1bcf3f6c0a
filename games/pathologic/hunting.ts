/** How the Plague of the bots judges a step, an attack and a mine: prey now, prey to come, sieges, and how much each of them gives away. */

import { ACCESS, NUMBER, reachOf } from './data/tables.ts';
import { trackPlace, trackVisited } from './fog.ts';
import type { Habits } from './habits.ts';
import { creepTo, danger, distance, isTarget, mayUse } from './judging.ts';
import { nth, sizeOf } from './look.ts';
import { DISTRICTS, FIRST_WARD, groupOf, HEALERS, PIECES, PLAGUE, STRAINS, WARDS } from './names.ts';
import { alive, atOf, isFree, isOngoing, ownGroup, playing, type State, targetOf } from './state.ts';
import { whyUnfit } from './steps/legal.ts';

/** Scratch of one decision: the worth of each Ward, and by place the prey now, under a siege, and next turn. */
const worth: number[] = WARDS.map(() => 0);
const now: number[] = Array.from({ length: DISTRICTS + 1 }, () => 0);
const shut: number[] = now.slice();
const shutTargets: number[] = now.slice();
const next: number[] = now.slice();

/** By Healer and piece: the Evidence that it brings where it stands, 0 if it cannot resolve; and by Healer the most of one turn. */
const brings: number[] = Array.from({ length: HEALERS.length * PIECES.length }, () => 0);
const most: number[] = [0, 0, 0];

/** What each Healer can resolve in the next turn: two Events by two pieces, or one with a Supply. */
const forecast = (s: State): void => {
  for (const h of s.order) {
    const group = ownGroup(s, h, s.active === PLAGUE ? 1 : 0);
    let first = 0;
    let second = 0;
    let supplied = 0;
    for (let p = 0; p < PIECES.length; p++) {
      const i = h * PIECES.length + p;
      brings[i] = 0;
      if (!isFree(s, p) || !isOngoing(s, atOf(s, p)) || !mayUse(s, h, p)) continue;
      const gain = p >= FIRST_WARD && groupOf(p - FIRST_WARD) === group ? NUMBER.ownWard : NUMBER.otherWard;
      if (whyUnfit(s, h, 'resolve', p) === null) {
        brings[i] = gain;
        second = Math.max(second, Math.min(first, gain));
        first = Math.max(first, gain);
      } else if (p >= FIRST_WARD && whyUnfit(s, h, 'supply', p) === null) {
        brings[i] = gain;
        supplied = Math.max(supplied, gain);
      }
    }
    most[h] = nth(s.evidence, h) + Math.max(first + second, supplied);
  }
};
/** What it is worth that this piece does not resolve the Event where it stands. */
const stopping = (by: Habits, s: State, p: number): number => {
  let stop = 0;
  for (const h of s.order) {
    const gain = nth(brings, h * PIECES.length + p);
    if (gain > 0) stop = Math.max(stop, nth(most, h) >= NUMBER.evidenceWin && nth(most, h) - gain < NUMBER.evidenceWin ? by.hunt.win : gain * by.hunt.stop);
  }
  return stop;
};
const worthOf = (by: Habits, s: State, w: number, crypts: number): number => {
  const g = groupOf(w);
  const v =
    (isTarget(s, w) ? nth(by.hunt.target, crypts) : 0) +
    (playing(s, g) ? nth(by.hunt.loss, Math.min(nth(s.evidence, g), by.hunt.loss.length - 1)) : by.hunt.absent);
  return isFree(s, w + FIRST_WARD) ? v + stopping(by, s, w + FIRST_WARD) : v;
};

/** Looks over the whole map once; every judgement of the same decision reads it. */
export const sizeUp = (by: Habits, s: State): void => {
  for (let d = 0; d <= DISTRICTS; d++) {
    now[d] = 0;
    shut[d] = 0;
    shutTargets[d] = 0;
    next[d] = 0;
  }
  forecast(s);
  const crypts = sizeOf(s.crypt);
  for (let w = 0; w < WARDS.length; w++) {
    const p = w + FIRST_WARD;
    const at = atOf(s, p);
    if (at === 0) continue;
    const v = worthOf(by, s, w, crypts);
    worth[w] = v;
    if (!isFree(s, p)) {
      shut[at] = nth(shut, at) + v;
      if (isTarget(s, w)) shutTargets[at] = nth(shutTargets, at) + v * (playing(s, groupOf(w)) ? 1 : by.hunt.lonely);
      next[at] = nth(next, at) + v * (isOngoing(s, at) ? by.hunt.leaves : by.hunt.rests);
      continue;
    }
    if (s.shield !== w) now[at] = nth(now, at) + v;
    next[at] = nth(next, at) + v * (isOngoing(s, at) ? by.hunt.works : by.hunt.stays);
    for (let d = 1; d <= DISTRICTS; d++)
      if (d !== at && isOngoing(s, d) && distance(at, d) <= 2) next[d] = nth(next, d) + v * (by.hunt.comes + (s.need[d] === ACCESS[w] ? by.hunt.suits : 0));
  }
  for (let d = 1; d <= DISTRICTS; d++) if (nth(next, d) > 0) next[d] = nth(next, d) * (1 - by.hunt.shun * danger(s, d));
  for (const h of s.order) {
    const at = atOf(s, h);
    if (isFree(s, h)) now[at] = nth(now, at) + by.hunt.healer + stopping(by, s, h);
  }
};
export const preyAt = (d: number): number => nth(now, d);

/** The pull of one Ward on a Plague in that place. */
const pull = (by: Habits, s: State, d: number, w: number): number =>
  (nth(worth, w) * (isFree(s, w + FIRST_WARD) ? by.hunt.pullFree : by.hunt.pullShut)) / (1 + creepTo(d, atOf(s, w + FIRST_WARD)) * by.hunt.fade);

/** Turns to kill the living targets of these groups in the best order, from there; each kill gives one step. */
const tour = (by: Habits, s: State, from: number, groups: number, saved: number): number => {
  let best = groups === 0 ? 0 : Infinity;
  for (let g = 0; g < HEALERS.length; g++) {
    if (((groups >> g) & 1) === 0) continue;
    const p = targetOf(s, g) + FIRST_WARD;
    const at = atOf(s, p);
    const turns = Math.max(0, creepTo(from, at) - saved) + (isFree(s, p) ? by.hunt.tourFree : by.hunt.tourShut);
    if (turns < best) best = Math.min(best, turns + tour(by, s, at, groups & ~(1 << g), 1));
  }
  return best;
};
/** What being there next turn promises. */
const lure = (by: Habits, s: State, d: number): number => {
  let v = 0;
  let groups = 0;
  for (let g = 0; g < HEALERS.length; g++) {
    const w = targetOf(s, g);
    if (w < 0 || !alive(s, w)) continue;
    groups |= 1 << g;
    v += pull(by, s, d, w);
  }
  v -= tour(by, s, d, groups, 0) * by.hunt.tour;
  let best = nth(next, d);
  let all = best;
  for (const x of reachOf(d)) {
    const y = nth(next, x);
    all += y;
    if (y > best) best = y;
  }
  return v + best * by.hunt.next + all * by.hunt.around + (d === 0 ? by.hunt.steppe : isOngoing(s, d) ? by.hunt.event : 0);
};
/** Staying where a quarantined target lives is the first half of a Blockade, and staying with the token its second. */
const siege = (by: Habits, s: State, to: number): number => {
  if (to !== s.place) return nth(shutTargets, to) * by.hunt.arrive;
  return s.blockade === to && to !== 0 ? nth(shut, to) * by.hunt.cease : nth(shutTargets, to) * by.hunt.begin;
};
/** After `sizeUp`: how good it is to stand there; `last` = no attack follows. */
export const scorePlace = (by: Habits, s: State, to: number, last: boolean): number =>
  (last ? 0 : nth(now, to) * by.hunt.kill) + lure(by, s, to) + siege(by, s, to);

export const scoreAttack = (by: Habits, s: State, verb: string): number => {
  const free = nth(now, s.place);
  const cost = by.hunt.reveal + by.hunt.veil * sizeOf(s.fog);
  switch (verb) {
    case 'infect':
      return free - cost;
    case 'blockade':
      // Quarantined targets die only when a Blockade is ceased.
      return free + nth(shutTargets, s.place) * by.hunt.begin - cost - by.hunt.siege;
    case 'cease':
      return free + nth(shut, s.place) - 1;
    case 'interrupt':
      return 0.1;
    case 'keep':
      return by.hunt.keep;
    default:
      return 0;
  }
};

/** How many places stay possible once all know that the Plague was there this turn. */
const fogAfter = (s: State, at: number): number => {
  let fog = 0;
  for (const t of s.tracks) if ((trackVisited(t) >> at) & 1) fog |= 1 << trackPlace(t);
  return sizeOf(fog);
};
const AMBUSH = STRAINS.indexOf('it-was-here');
const OPEN_DOORS = STRAINS.indexOf('open-doors');
/** Strains by how well they suit a place: stops and harms where people act. */
export const scoreLay = (by: Habits, s: State, strain: number, at: number): number => {
  let busy = isOngoing(s, at) ? by.hunt.layEvent : 0;
  for (let p = 0; p < PIECES.length; p++) {
    const d = atOf(s, p);
    if (d === at) busy += by.hunt.layPiece;
    else if (d !== 0 && isFree(s, p) && distance(d, at) <= 2) busy += by.hunt.layNear;
  }
  const fit = strain === AMBUSH && s.place === at ? by.hunt.layHere : strain === OPEN_DOORS && nth(shutTargets, at) > 0 ? by.hunt.layShut : 0;
  return busy * nth(by.hunt.lay, strain) + fit - by.hunt.layBar - by.hunt.info * (sizeOf(s.fog) - fogAfter(s, at));
};
/** Whom Shifting Hunger should make the target of a group. */
export const scoreShift = (s: State, w: number): number => {
  const old = targetOf(s, groupOf(w));
  const of = (x: number): number => (isFree(s, x + FIRST_WARD) ? 2 : 1) / (1 + creepTo(s.place, atOf(s, x + FIRST_WARD)));
  return of(w) - of(old);
};
