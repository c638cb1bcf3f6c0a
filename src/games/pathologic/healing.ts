/** How the Healers of the bots judge Actions, cards and ways: race, deny, and keep out of danger. */

import { ACCESS } from './data/tables.ts';
import { canResolve, danger, distance, errand, lacks, mayUse, suspicion } from './judging.ts';
import { nth, sizeOf } from './look.ts';
import { DISTRICTS, FIRST_WARD, groupOf, PIECES, WARDS, wardIn } from './names.ts';
import { counterOf } from './reading.ts';
import { alive, atOf, isFree, isOngoing, type Move, ownGroup, pactOn, playing, type State } from './state.ts';
import { isOwn } from './sums.ts';

/** What a Healer cares for, tuned by self-play. */
const HEAL = {
  /** Resolving by own Ward and otherwise; with a Supply. */
  own: 30.3,
  other: 19.1,
  supplyOwn: 23.8,
  supplyOther: 12.7,
  /** What rivals would take else. */
  deny: 2.8,
  /** The worth of an errand, when it begins with leaving and with a move. */
  leave: 2,
  leaveSelf: 4.5,
  leaveOther: 1.8,
  go: 4.7,
  goSelf: 7.2,
  goOther: 2.9,
  /** An Event that rivals are about to take, and one that another piece serves. */
  contested: 0.54,
  doubled: 0.52,
  /** Danger to an own Ward, to another; how it grows with each dead target for a likely target; how much less it counts before the last turn of a round. */
  risk: 5.1,
  riskOther: 0.62,
  doom: [0.029, 0.81, 2.9],
  early: 0.9,
  flee: 2.4,
  rescue: 0.62,
  /** Counters. */
  claim: 0.87,
  claimNeed: 0.92,
  transfer: 0.7,
  transferNeed: 0.59,
  use: 1.9,
  useDanger: 1.2,
  /** A Pact: for own plans, against rivals, and against a rival's victory. */
  pactOwn: 0.8,
  pactDeny: 0.46,
  pactWin: 3.4,
  pactShut: 0.38,
  /** A walk: the Event at its end, danger, mines, company. */
  walk: 4.8,
  walkFar: 1.7,
  walkLack: 1.4,
  walkOwn: 1.2,
  walkRisk: 2,
  mine: 0.7,
  /** Placement: neighbours, and distance from the Steppe, for Healers, own Wards and others' Wards. */
  placeNear: [0.21, 0.62, 0.32],
  placeFar: [0.08, 0.17, -0.097],
};

/** By district, looked over once a decision: how much its Event is worth to go for, less where rivals can take it, and the piece that can resolve it for me. */
const claim: number[] = Array.from({ length: DISTRICTS + 1 }, () => 1);
const server: number[] = Array.from({ length: DISTRICTS + 1 }, () => -1);
/** Whether a free piece stands ready for me there. */
export const served = (d: number): boolean => nth(server, d) >= 0;
export const lookOver = (s: State, h: number): void => {
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
      else claim[at] = HEAL.contested;
    }
  }
};
/** How much an Event is worth to this piece: less if another can do it, or a rival will. */
const call = (d: number, p: number): number => nth(claim, d) * (nth(server, d) >= 0 && server[d] !== p ? HEAL.doubled : 1);
export const job = (s: State, h: number, p: number, from: number): number => errand(s, h, p, from, call);

/** Who hides for ever loses too: after so many rounds fear gives way. */
const PATIENCE = 14;
/** What it costs if the Plague strikes this free Ward. */
export const stake = (s: State, h: number, p: number): number => {
  if (p < FIRST_WARD) return 0;
  const w = p - FIRST_WARD;
  const crypts = sizeOf(s.crypt);
  const dear = (groupOf(w) === h ? HEAL.risk : HEAL.riskOther) + (crypts > 0 ? nth(HEAL.doom, crypts) * suspicion(s, w) : 0);
  return s.round > PATIENCE ? dear * 0.3 : dear;
};
const isLast = (s: State, h: number): boolean => s.order[s.order.length - 1] === h;
/** Danger before the Plague's next turn; others may still bring the piece away where this is not the last turn of the round. */
const peril = (s: State, h: number, d: number): number => danger(s, d) * (isLast(s, h) ? 1 : HEAL.early);

/** Whether a counter of this type would pay for an ongoing Event. */
export const need = (s: State, h: number, type: number): number => {
  let n = -counterOf(s, h, type);
  for (let d = 1; d <= DISTRICTS; d++) if (isOngoing(s, d) && s.need[d] === type) n++;
  return Math.max(0, Math.min(2, n));
};

/** What the Pact on a Ward is worth: its Event for me, and not for a rival. */
const bond = (s: State, h: number, w: number): number => {
  const p = w + FIRST_WARD;
  const d = atOf(s, p);
  if (d === 0 || !isOngoing(s, d)) return 0;
  const shut = isFree(s, p) ? 1 : HEAL.pactShut;
  let v = (HEAL.pactOwn * (groupOf(w) === h ? 2 : 1) * shut) / (1 + lacks(s, h, p, d));
  for (const x of s.order) {
    if (x === h) continue;
    const gain = groupOf(w) === x ? 2 : 1;
    v += ((nth(s.evidence, x) + gain >= 8 ? HEAL.pactWin : HEAL.pactDeny * gain) * shut) / (1 + lacks(s, x, p, d));
  }
  return v;
};

/** An Action, the Pact or the end of the turn; null for a card. */
export const scoreAct = (s: State, h: number, m: Move): number | null => {
  switch (m.verb) {
    case 'end':
      return s.ap === 0 ? 0.6 : 0.1;
    case 'resolve': {
      const p = PIECES.indexOf(m.piece);
      return (isOwn(s, p) ? HEAL.own : HEAL.other) + (nth(claim, atOf(s, p)) < 1 ? HEAL.deny : 0);
    }
    case 'supply':
      return groupOf(WARDS.indexOf(m.ward)) === ownGroup(s, h) ? HEAL.supplyOwn : HEAL.supplyOther;
    case 'leave': {
      const p = PIECES.indexOf(m.piece);
      const at = atOf(s, p);
      const v = job(s, h, p, at) * (p < FIRST_WARD ? HEAL.leaveSelf : groupOf(p - FIRST_WARD) === ownGroup(s, h, 1) ? HEAL.leave : HEAL.leaveOther);
      // A Blockade kills whoever stays: a Ward that is free can be brought out by the next Healer.
      if (s.blockade === at && p >= FIRST_WARD) return isLast(s, h) ? -1 : v + stake(s, h, p) * HEAL.rescue;
      return v - stake(s, h, p) * peril(s, h, at);
    }
    case 'move': {
      const p = PIECES.indexOf(m.piece);
      const here = atOf(s, p);
      const risk = (stake(s, h, p) * peril(s, h, here) * HEAL.flee) / 3;
      if (isOngoing(s, here) && lacks(s, h, p, here) === 0) return risk * 0.6;
      return job(s, h, p, here) * (p < FIRST_WARD ? HEAL.goSelf : groupOf(p - FIRST_WARD) === ownGroup(s, h, 1) ? HEAL.go : HEAL.goOther) + risk;
    }
    case 'claim':
      return HEAL.claim + (need(s, h, 0) + need(s, h, 1) + need(s, h, 2)) * HEAL.claimNeed;
    case 'transfer':
      return HEAL.transfer + need(s, h, nth(ACCESS, WARDS.indexOf(m.ward))) * HEAL.transferNeed;
    case 'use': {
      let most = 0;
      for (let w = wardIn(h, 0); w < wardIn(h + 1, 0); w++) if (isFree(s, w + FIRST_WARD)) most = Math.max(most, danger(s, atOf(s, w + FIRST_WARD)));
      return HEAL.use + most * HEAL.useDanger;
    }
    case 'pact': {
      const w = WARDS.indexOf(m.ward);
      const held = nth(s.pact, h);
      return s.order.length > 1 && pactOn(s, w) < 0 && bond(s, h, w) > (held >= 0 && alive(s, held) ? bond(s, h, held) : 0) + 0.2 ? 3 : -1;
    }
    default:
      return null;
  }
};

/** Where a walking piece should go. */
export const scoreWalk = (s: State, h: number, piece: number, left: number, to: number): number => {
  const own = piece >= FIRST_WARD && groupOf(piece - FIRST_WARD) === ownGroup(s, h, 1);
  let best = 0;
  for (let d = 1; d <= DISTRICTS; d++) {
    if (!isOngoing(s, d)) continue;
    const far = Math.max(0, distance(to, d) - (left - 1));
    best = Math.max(best, (HEAL.walk * call(d, piece)) / (1 + far * HEAL.walkFar + lacks(s, h, piece, d) * HEAL.walkLack));
  }
  return best * (own ? HEAL.walkOwn : 1) - (stake(s, h, piece) * peril(s, h, to) * HEAL.walkRisk) / 3 - (nth(s.mine, to) >= 0 ? HEAL.mine : 0);
};
/** Where a piece should live: busy or remote. */
export const scoreHome = (s: State, h: number, piece: number, neighbours: number, far: number): number => {
  const kind = piece < FIRST_WARD ? 0 : groupOf(piece - FIRST_WARD) === h && playing(s, h) ? 1 : 2;
  return neighbours * nth(HEAL.placeNear, kind) + far * nth(HEAL.placeFar, kind);
};
