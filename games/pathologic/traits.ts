/** What a learnt judgement reads of Pathologic besides the terms: who it is, Evidence and Crypts step by step, how near the Plague is to those it hunts, what Healers hold, and what is still to come. */
import { NUMBER } from './data/tables.ts';
import { creepTo, danger, suspicion } from './judging.ts';
import { nth, sizeOf } from './look.ts';
import { DISTRICTS, FIRST_WARD, groupOf, HEALERS, PLAGUE, RESOURCES, ROLES, WARDS } from './names.ts';
import { counterOf } from './reading.ts';
import { alive, atOf, isFree, isOngoing, type State, targetOf } from './state.ts';

const EVIDENCE = 9;
const CRYPTS = 4;
const SHARED = 10;
const PLAGUES = 14;
const HEALS = 14;
const ROLES_AT = SHARED;
const CRYPTS_AT = ROLES_AT + ROLES.length;
const EVIDENCE_AT = CRYPTS_AT + CRYPTS;
const PLAGUES_AT = EVIDENCE_AT + EVIDENCE;
const HEALS_AT = PLAGUES_AT + PLAGUES;
const SIZE = HEALS_AT + HEALS;

/** How the hunt stands: the living targets, how near they are, and how little is known. */
const hunt = (s: State, values: number[], at: number): void => {
  let living = 0;
  let nearest = 9;
  let sum = 0;
  let struck = 0;
  let second = 0;
  let known = 0;
  for (let g = 0; g < HEALERS.length; g++) {
    const w = targetOf(s, g);
    if (w < 0 || !alive(s, w)) continue;
    living++;
    const piece = w + FIRST_WARD;
    const steps = creepTo(s.place, atOf(s, piece));
    nearest = Math.min(nearest, steps);
    sum += steps;
    if (steps <= 2) struck++;
    if (!isFree(s, piece)) second++;
    known += suspicion(s, w);
  }
  let mines = 0;
  for (let d = 1; d <= DISTRICTS; d++) if (nth(s.mine, d) >= 0) mines++;
  const moves = s.active === PLAGUE;
  values[at] = living;
  values[at + 1] = nearest;
  values[at + 2] = sum;
  values[at + 3] = struck;
  values[at + 4] = second;
  values[at + 5] = known;
  values[at + 6] = sizeOf(s.fog);
  values[at + 7] = 1 / Math.max(1, sizeOf(s.fog));
  values[at + 8] = mines;
  values[at + 9] = s.gripSize;
  values[at + 10] = moves && (s.phase === 'movement' || s.phase === 'attack') ? 1 : 0;
  values[at + 11] = moves && (s.phase === 'movement' || s.phase === 'attack') ? struck : 0;
  values[at + 12] = s.paralysed || s.stilled ? 1 : 0;
  values[at + 13] = sizeOf(s.grave);
};

/** How a Healer stands: pieces, counters, cards, and how many of the others could be struck. */
const heal = (s: State, h: number, values: number[], at: number): void => {
  let own = 0;
  let free = 0;
  let risk = 0;
  let others = 0;
  for (let w = 0; w < WARDS.length; w++) {
    if (!alive(s, w)) continue;
    const piece = w + FIRST_WARD;
    const likely = isFree(s, piece) ? danger(s, atOf(s, piece)) * suspicion(s, w) : 0;
    if (groupOf(w) !== h) {
      others += likely;
      continue;
    }
    own++;
    if (isFree(s, piece)) free++;
    risk += likely;
  }
  let kinds = 0;
  for (let t = 0; t < RESOURCES.length; t++) {
    const n = counterOf(s, h, t);
    values[at + t] = n;
    if (n > 0) kinds++;
  }
  values[at + 3] = kinds;
  values[at + 4] = own;
  values[at + 5] = free;
  values[at + 6] = risk;
  values[at + 7] = others;
  values[at + 8] = nth(s.held, h);
  values[at + 9] = isFree(s, h) ? 1 : 0;
  values[at + 10] = s.active === h ? 1 : 0;
  values[at + 11] = s.active === h && s.phase === 'actions' ? s.ap : 0;
  values[at + 12] = Math.max(0, nth(s.evidence, h) + NUMBER.ownWard - NUMBER.evidenceWin + 1) * free;
  values[at + 13] = nth(s.evidence, h) * s.ongoing;
};

export const traits = (s: State, seat: number, values: number[], at: number): void => {
  for (let i = 0; i < SIZE; i++) values[at + i] = 0;
  const role = nth(s.roles, seat);
  let needed = 0;
  for (let d = 1; d <= DISTRICTS; d++) if (isOngoing(s, d)) needed++;
  values[at] = 1;
  values[at + 1] = s.round / 10;
  values[at + 2] = s.undrawn;
  values[at + 3] = Math.min(3, s.undrawn);
  values[at + 4] = needed;
  values[at + 5] = s.phase === 'setup' ? 1 : 0;
  values[at + 6] = s.active === role ? 1 : 0;
  values[at + 7] = sizeOf(s.lists) / 27;
  values[at + 8] = s.blockade > 0 ? 1 : 0;
  values[at + 9] = s.strainsLeft;
  values[at + ROLES_AT + role] = 1;
  if (role === PLAGUE) {
    values[at + CRYPTS_AT + Math.min(CRYPTS - 1, sizeOf(s.crypt))] = 1;
    hunt(s, values, at + PLAGUES_AT);
    return;
  }
  values[at + EVIDENCE_AT + Math.min(EVIDENCE - 1, nth(s.evidence, role))] = 1;
  heal(s, role, values, at + HEALS_AT);
};
