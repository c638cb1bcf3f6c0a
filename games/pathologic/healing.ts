/** How the Healers of the bots judge Actions, cards and ways: race, deny, and keep out of danger. */

import { ACCESS, nearOf } from './data/tables.ts';
import type { Habits } from './habits.ts';
import { canResolve, creepTo, danger, distance, errand, lacks, mayUse, suspicion } from './judging.ts';
import { nth, sizeOf } from './look.ts';
import { DISTRICTS, FIRST_WARD, groupOf, PIECES, STEPPE, WARDS, wardIn } from './names.ts';
import { counterOf } from './reading.ts';
import { alive, atOf, isFree, isOngoing, type Move, ownGroup, pactOn, playing, type State } from './state.ts';
import { isOwn } from './sums.ts';

/** By district, looked over once a decision: how much its Event is worth to go for, less where rivals can take it, and the piece that can resolve it for me. */
const claim: number[] = Array.from({ length: DISTRICTS + 1 }, () => 1);
const server: number[] = Array.from({ length: DISTRICTS + 1 }, () => -1);
/** What of an Event is left where another piece serves it. */
const doubled: number[] = [1];
/** Whether a free piece stands ready for me there. */
export const served = (d: number): boolean => nth(server, d) >= 0;
export const lookOver = (by: Habits, s: State, h: number): void => {
  doubled[0] = by.heal.doubled;
  for (let d = 1; d <= DISTRICTS; d++) {
    claim[d] = 1;
    server[d] = -1;
  }
  for (let p = 0; p < PIECES.length; p++) {
    const at = atOf(s, p);
    if (!isFree(s, p) || !isOngoing(s, at)) continue;
    for (const x of s.order) {
      if (!mayUse(s, x, p) || !canResolve(s, x, p)) continue;
      if (x === h) server[at] = p;
      else claim[at] = by.heal.contested;
    }
  }
};
/** How much an Event is worth to this piece: less if another can do it, or a rival will. */
const call = (d: number, p: number): number => nth(claim, d) * (nth(server, d) >= 0 && server[d] !== p ? nth(doubled, 0) : 1);
export const job = (s: State, h: number, p: number, from: number): number => errand(s, h, p, from, call);

/** Who hides for ever loses too: after so many rounds fear gives way. */
const PATIENCE = 14;
/** What it costs if the Plague strikes this free Ward. */
export const stake = (by: Habits, s: State, h: number, p: number): number => {
  if (p < FIRST_WARD) return 0;
  const w = p - FIRST_WARD;
  const crypts = sizeOf(s.crypt);
  const dear = (groupOf(w) === h ? by.heal.risk : by.heal.riskOther) + (crypts > 0 ? nth(by.heal.doom, crypts) * suspicion(s, w) : 0);
  return s.round > PATIENCE ? dear * 0.3 : dear;
};
const isLast = (s: State, h: number): boolean => s.order[s.order.length - 1] === h;
/** Danger before the Plague's next turn; others may still bring the piece away where this is not the last turn of the round. */
const peril = (by: Habits, s: State, h: number, d: number): number => danger(s, d) * (isLast(s, h) ? 1 : by.heal.early);

/** Whether a counter of this type would pay for an ongoing Event. */
export const need = (s: State, h: number, type: number): number => {
  let n = -counterOf(s, h, type);
  for (let d = 1; d <= DISTRICTS; d++) if (isOngoing(s, d) && s.need[d] === type) n++;
  return Math.max(0, Math.min(2, n));
};

/** What the Pact on a Ward is worth: its Event for me, and not for a rival. */
const bond = (by: Habits, s: State, h: number, w: number): number => {
  const p = w + FIRST_WARD;
  const d = atOf(s, p);
  if (d === 0 || !isOngoing(s, d)) return 0;
  const shut = isFree(s, p) ? 1 : by.heal.pactShut;
  let v = (by.heal.pactOwn * (groupOf(w) === h ? 2 : 1) * shut) / (1 + lacks(s, h, p, d));
  for (const x of s.order) {
    if (x === h) continue;
    const gain = groupOf(w) === x ? 2 : 1;
    v += ((nth(s.evidence, x) + gain >= 8 ? by.heal.pactWin : by.heal.pactDeny * gain) * shut) / (1 + lacks(s, x, p, d));
  }
  return v;
};

/** What the Pact is worth where it lies; less than nothing where it binds nobody. */
const bound = (by: Habits, s: State, h: number): number => {
  const held = nth(s.pact, h);
  return held >= 0 && alive(s, held) ? bond(by, s, h, held) : -1;
};

/** Whether to carry the Pact there leads nowhere: with one Healer alone, or to a Ward that is not worth more. Each time it must be worth more, so nobody carries it to and fro for ever. */
export const pactIsIdle = (by: Habits, s: State, h: number, w: number): boolean => s.order.length < 2 || bond(by, s, h, w) <= bound(by, s, h);

/** An Action, the Pact or the end of the turn; null for a card. */
export const scoreAct = (by: Habits, s: State, h: number, m: Move): number | null => {
  switch (m.verb) {
    case 'end':
      return s.ap === 0 ? 0.6 : 0.1;
    case 'resolve': {
      const p = PIECES.indexOf(m.piece);
      return (isOwn(s, p) ? by.heal.own : by.heal.other) + (nth(claim, atOf(s, p)) < 1 ? by.heal.deny : 0);
    }
    case 'supply':
      return groupOf(WARDS.indexOf(m.ward)) === ownGroup(s, h) ? by.heal.supplyOwn : by.heal.supplyOther;
    case 'leave': {
      const p = PIECES.indexOf(m.piece);
      const at = atOf(s, p);
      const v = job(s, h, p, at) * (p < FIRST_WARD ? by.heal.leaveSelf : groupOf(p - FIRST_WARD) === ownGroup(s, h, 1) ? by.heal.leave : by.heal.leaveOther);
      // A Blockade kills whoever stays: a Ward that is free can be brought out by the next Healer.
      if (s.blockade === at && p >= FIRST_WARD) return isLast(s, h) ? -1 : v + stake(by, s, h, p) * by.heal.rescue;
      return v - stake(by, s, h, p) * peril(by, s, h, at);
    }
    case 'move': {
      const p = PIECES.indexOf(m.piece);
      const here = atOf(s, p);
      const risk = (stake(by, s, h, p) * peril(by, s, h, here) * by.heal.flee) / 3;
      if (isOngoing(s, here) && lacks(s, h, p, here) === 0) return risk * 0.6;
      return job(s, h, p, here) * (p < FIRST_WARD ? by.heal.goSelf : groupOf(p - FIRST_WARD) === ownGroup(s, h, 1) ? by.heal.go : by.heal.goOther) + risk;
    }
    case 'claim':
      return by.heal.claim + (need(s, h, 0) + need(s, h, 1) + need(s, h, 2)) * by.heal.claimNeed;
    case 'transfer':
      return by.heal.transfer + need(s, h, nth(ACCESS, WARDS.indexOf(m.ward))) * by.heal.transferNeed;
    case 'use': {
      let most = 0;
      for (let w = wardIn(h, 0); w < wardIn(h + 1, 0); w++) if (isFree(s, w + FIRST_WARD)) most = Math.max(most, danger(s, atOf(s, w + FIRST_WARD)));
      return by.heal.use + most * by.heal.useDanger;
    }
    case 'pact': {
      const w = WARDS.indexOf(m.ward);
      return s.order.length > 1 && pactOn(s, w) < 0 && bond(by, s, h, w) > Math.max(0, bound(by, s, h)) + 0.2 ? 3 : -1;
    }
    default:
      return null;
  }
};

/** Where a walking piece should go. */
export const scoreWalk = (by: Habits, s: State, h: number, piece: number, left: number, to: number): number => {
  const own = piece >= FIRST_WARD && groupOf(piece - FIRST_WARD) === ownGroup(s, h, 1);
  let best = 0;
  for (let d = 1; d <= DISTRICTS; d++) {
    if (!isOngoing(s, d)) continue;
    const far = Math.max(0, distance(to, d) - (left - 1));
    best = Math.max(best, (by.heal.walk * call(d, piece)) / (1 + far * by.heal.walkFar + lacks(s, h, piece, d) * by.heal.walkLack));
  }
  return best * (own ? by.heal.walkOwn : 1) - (stake(by, s, h, piece) * peril(by, s, h, to) * by.heal.walkRisk) / 3 - (nth(s.mine, to) >= 0 ? by.heal.mine : 0);
};
/** Whose piece is placed: 0 the Healer's own, 1 for Wards of the own group, 2 for others. */
export const homeKind = (s: State, h: number, piece: number): number => (piece < FIRST_WARD ? 0 : groupOf(piece - FIRST_WARD) === h && playing(s, h) ? 1 : 2);
/** Where a piece should live: busy or remote, and in which district. */
export const scoreHome = (by: Habits, s: State, h: number, piece: number, at: number): number => {
  const kind = homeKind(s, h, piece);
  return nearOf(at).length * nth(by.heal.placeNear, kind) + creepTo(STEPPE, at) * nth(by.heal.placeFar, kind) + nth(by.heal.homes, kind * DISTRICTS + at - 1);
};
