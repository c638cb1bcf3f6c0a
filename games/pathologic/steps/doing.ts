/** What the rules do again and again: counters, Quarantine, Evidence, Strains drawn, notes in the Notebook, the end. Each is told as it happens. */

import { ALL, type Ctx } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { NUMBER } from '../data/tables.ts';
import { announce, passable, spread } from '../fog.ts';
import { add, nth } from '../look.ts';
import {
  counterSlot,
  type End,
  FIRST_WARD,
  healerName,
  NOTES,
  type Note,
  PLAGUE,
  pieceName,
  RESOURCES,
  resourceName,
  roleName,
  strainName,
  WARDS,
  type Ward,
} from '../names.ts';
import { atOf, type Carried, type Event, isFree, type State, seatOfRole } from '../state.ts';

export type K = Ctx<Event>;

/** PATH-NB-03: the Notebook is kept by itself. */
export const note = (s: State, what: Note, a: number, b = 0): void => {
  s.notebook.push(s.round, NOTES.indexOf(what), a, b);
};

export const win = (s: State, role: number, end: End, clause: Clause, k: K): void => {
  s.winner = role;
  s.end = end;
  s.phase = 'over';
  s.stack.length = 0;
  k.tell?.({ type: 'ended', winner: roleName(role), end, clause }, ALL);
};

/** One counter from the Pool to a sheet; an empty Pool gives none (PATH-COMP-21). */
export const takeCounter = (s: State, healer: number, type: number, from: Ward | 'pool', clause: Clause, k: K): void => {
  if (nth(s.pool, type) === 0) return;
  add(s.pool, type, -1);
  add(s.counters, counterSlot(healer, type), 1);
  k.tell?.({ type: 'got', healer: healerName(healer), resource: resourceName(type), from, clause }, ALL);
};
/** One counter from a sheet back to the Pool. */
export const returnCounter = (s: State, healer: number, type: number, clause: Clause, k: K): void => {
  add(s.counters, counterSlot(healer, type), -1);
  add(s.pool, type, 1);
  k.tell?.({ type: 'gave', healer: healerName(healer), resource: resourceName(type), to: 'pool', clause }, ALL);
};
/** Counters given to a Ward, or paid, go to the Pool. */
export const returnGiven = (s: State): void => {
  for (let t = 0; t < RESOURCES.length; t++) {
    add(s.pool, t, nth(s.given, t));
    s.given[t] = 0;
  }
  s.supplied = -1;
};

export const quarantine = (s: State, piece: number, clause: Clause, k: K): void => {
  if (!isFree(s, piece)) return;
  s.free &= ~(1 << piece);
  k.tell?.({ type: 'quarantined', piece: pieceName(piece), at: atOf(s, piece), clause }, ALL);
};
export const release = (s: State, piece: number, clause: Clause, k: K): void => {
  if (isFree(s, piece)) return;
  s.free |= 1 << piece;
  k.tell?.({ type: 'freed', piece: pieceName(piece), at: atOf(s, piece), clause }, ALL);
};

/** Evidence within 1 to 8 (PATH-EVD-01, PATH-COMP-19). Victory is checked by whoever changes it upwards. */
export const changeEvidence = (s: State, healer: number, by: number, clause: Clause, k: K): void => {
  const before = nth(s.evidence, healer);
  const now = Math.max(NUMBER.evidenceMin, Math.min(NUMBER.evidenceWin, before + by));
  if (now === before) return;
  s.evidence[healer] = now;
  k.tell?.({ type: 'evidence', healer: healerName(healer), change: now - before, now, clause }, ALL);
};

export const carry = (s: State, piece: number, to: number, by: Carried, clause: Clause, k: K): void => {
  const from = atOf(s, piece);
  s.at[piece] = to;
  k.tell?.({ type: 'moved', piece: pieceName(piece), from, to, by, clause }, ALL);
};

/** PATH-GEN-16: every Strain of the deck is equally likely. */
export const drawStrains = (s: State, n: number, clause: Clause, k: K): void => {
  for (let i = 0; i < n && s.strainsLeft > 0; i++) {
    let r = k.chance.below(s.strainsLeft);
    let strain = 0;
    while (strain < s.strains.length - 1 && r >= nth(s.strains, strain)) r -= nth(s.strains, strain++);
    add(s.strains, strain, -1);
    add(s.grip, strain, 1);
    s.strainsLeft--;
    s.gripSize++;
    k.tell?.({ type: 'drew-strain', strain: strainName(strain), left: s.strainsLeft, clause }, 1 << seatOfRole(s, PLAGUE), {
      type: 'drew-strain',
      strain: 'back',
      left: s.strainsLeft,
      clause,
    });
  }
};

/** A hidden step of the Plague, or none. All see it leave a Blockade, and nothing else. */
const DECLINED: readonly string[] = ['step', 'extra', 'drift'];
export const creep = (s: State, to: number, how: 'step' | 'extra' | 'drift', clause: Clause, k: K): void => {
  const from = s.place;
  const token = s.blockade;
  k.tell?.({ type: 'went', from, to, how, clause }, 1 << seatOfRole(s, PLAGUE), { type: 'crept', how, clause });
  if (token === 0) spread(s, 'hidden');
  else if (to !== from) {
    spread(s, 'gone');
    liftBlockade(s, true, 'PATH-BLK-10', k);
  }
  s.place = to;
  if (how !== 'drift') {
    s.visited |= 1 << to;
    if (to !== from) s.moved = true;
  }
  note(s, to === from ? 'stay' : how, to, DECLINED.indexOf(how)); // a stay tells by its second number what it declined
};
export const canStep = (s: State, to: number): boolean => passable(s, s.place, to);

export const liftBlockade = (s: State, left: boolean, clause: Clause, k: K): void => {
  const at = s.blockade;
  s.blockade = 0;
  k.tell?.({ type: 'interrupted', at, left, clause }, ALL);
};

export const showPlague = (s: State, clause: Clause, k: K): void => {
  announce(s, s.place);
  k.tell?.({ type: 'announced', at: s.place, clause }, ALL);
};

/** Everybody whom an attack finds in a district: Healers into Quarantine, Wards to their deaths, in the order of PATH-DTH-07. `all` = quarantined Wards too. */
export const strikeAt = (s: State, at: number, all: boolean, clause: Clause, k: K): void => {
  for (let h = 0; h < FIRST_WARD; h++) {
    if (atOf(s, h) !== at || !isFree(s, h)) continue;
    quarantine(s, h, clause, k);
    note(s, 'quarantined', h);
    s.toll++;
  }
  s.stack.push({ step: 'deaths' });
  for (let w = WARDS.length - 1; w >= 0; w--) if (atOf(s, w + FIRST_WARD) === at && (all || isFree(s, w + FIRST_WARD))) s.stack.push({ step: 'die', ward: w });
};
