/** Founding: Starting Location cards, Castles and Plague Doctors, in turn order (PEST-SET-15 to 22). */

import { ALL, type Seat } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { CAPITAL, CASTLE, finder, GROUND, NEXT, START } from '../data/tables.ts';
import { nth, row } from '../look.ts';
import { PLACES, RESOURCES, STARTS } from '../names.ts';
import { houseOf, ones, pair, pick, placeName, playerOf, solo } from '../reading.ts';
import type { A, D, K, State } from '../state.ts';
import { receive } from './people.ts';

const placeIndex = finder(PLACES);

export { placeIndex };

/** Starting Location cards that each of two players draws (PEST-SET-16). */
const STARTS_OF_TWO = 2;

export const deal: A<'deal'> = {
  run(s, f, k) {
    const seat = row(s.order, f.i);
    const p = playerOf(s, seat);
    if (!solo(s)) {
      const count = pair(s) ? STARTS_OF_TWO : 1; // PEST-SET-15, PEST-SET-16
      for (let i = 0; i < count; i++) {
        const card = pick(s.starts, k.chance.below(ones(s.starts)));
        s.starts &= ~(1 << card);
        p.starts.push(card);
      }
      k.tell?.({ type: 'drew-start', who: houseOf(s, seat), cards: p.starts.map((c) => row(STARTS, c)), clause: pair(s) ? 'PEST-SET-16' : 'PEST-SET-15' }, ALL);
    }
    s.stack.push({ step: 'castle', i: f.i });
  },
};

const decider = (s: State, f: { readonly i: number }): number => 1 << row(s.order, f.i);

/** Why the Castle may not stand there. */
const noCastle = (s: State, seat: Seat, at: number): Clause | null => {
  if (nth(s.ruin, at) === 1) return 'PEST-LOC-02';
  if (solo(s)) return row(GROUND, at).start >= 0 ? null : 'PEST-SOL-10';
  for (const card of playerOf(s, seat).starts) if (row(START, card).includes(at)) return null;
  return pair(s) ? 'PEST-SET-16' : 'PEST-SET-15';
};

/** The Sick of a location go to Quarantine for nothing (PEST-SET-18, PEST-SET-19, PEST-SET-22). */
const takeIn = (s: State, seat: Seat, at: number, k: K): void => {
  const n = nth(s.sick, at);
  if (n === 0) return;
  s.sick[at] = 0;
  k.tell?.({ type: 'gathered', who: houseOf(s, seat), from: placeName(at), sick: n, clause: 'PEST-SET-22' }, ALL);
  receive(s, seat, n, false, k);
};

export const castle: D<'castle'> = {
  verbs: ['castle'],
  reasons: ['PEST-LOC-02', 'PEST-SOL-10', 'PEST-SET-16', 'PEST-SET-15'],
  deciders: decider,
  prompt: () => ({ key: 'castle' }),
  moves(s, f, _, out) {
    const seat = row(s.order, f.i);
    for (let at = 0; at < PLACES.length; at++) if (noCastle(s, seat, at) === null) out.push({ verb: 'castle', at: placeName(at) });
  },
  refuse: (s, f, _, m) => noCastle(s, row(s.order, f.i), placeIndex(m.at)) ?? 'PEST-SET-15',
  play(s, f, seat, m, k) {
    s.stack.pop();
    const at = placeIndex(m.at);
    const p = playerOf(s, seat);
    p.site[CASTLE] = at;
    p.makes[CASTLE] = nth(s.yields, at); // PEST-SET-17
    s.built[at] = nth(s.built, at) | (1 << seat);
    k.tell?.({ type: 'castle', who: houseOf(s, seat), at: m.at, makes: row(RESOURCES, nth(s.yields, at)), clause: 'PEST-SET-17' }, ALL);
    s.stack.push(f.i + 1 < s.order.length ? { step: 'deal', i: f.i + 1 } : { step: 'doctor', i: 0 });
    takeIn(s, seat, at, k);
  },
};

/** Whether an intact location lies next to the Castle: else a destroyed one will do (PEST-SET-20). */
const anyIntact = (s: State, at: number): boolean => row(NEXT, at).some((to) => to !== CAPITAL && nth(s.ruin, to) === 0);
const noDoctor = (s: State, seat: Seat, to: number): Clause | null => {
  const at = nth(playerOf(s, seat).site, CASTLE);
  if (!row(NEXT, at).includes(to)) return 'PEST-SET-19';
  return nth(s.ruin, to) === 1 && anyIntact(s, at) ? 'PEST-SET-20' : null;
};

export const doctor: D<'doctor'> = {
  verbs: ['doctor'],
  reasons: ['PEST-SET-19', 'PEST-SET-20'],
  deciders: decider,
  prompt: () => ({ key: 'doctor' }),
  moves(s, f, _, out) {
    const seat = row(s.order, f.i);
    for (const to of row(NEXT, nth(playerOf(s, seat).site, CASTLE)))
      if (to !== CAPITAL && noDoctor(s, seat, to) === null) out.push({ verb: 'doctor', at: placeName(to) });
  },
  refuse: (s, f, _, m) => noDoctor(s, row(s.order, f.i), placeIndex(m.at)) ?? 'PEST-SET-19',
  play(s, f, seat, m, k) {
    s.stack.pop();
    const at = placeIndex(m.at);
    playerOf(s, seat).doctor = at;
    k.tell?.({ type: 'doctor', who: houseOf(s, seat), at: m.at, clause: 'PEST-SET-19' }, ALL);
    s.stack.push(f.i + 1 < s.order.length ? { step: 'doctor', i: f.i + 1 } : { step: 'year' });
    takeIn(s, seat, at, k);
  },
};
