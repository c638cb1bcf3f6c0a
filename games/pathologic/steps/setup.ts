/** The questions of setup (2.3): first Prescriptions, the Hit List, placement, and the Plague's start. */

import { ALL } from '@pesthouse/kernel';
import { deckList, slotOf } from '../data/tables.ts';
import { add, holds, nth } from '../look.ts';
import {
  DISTRICTS,
  EVERYWHERE,
  FIRST_WARD,
  GROUP,
  groupOf,
  HEALERS,
  healerName,
  inGroup,
  PIECES,
  PLAGUE,
  pieceName,
  STEPPE,
  titleIndex,
  titleName,
  WARDS,
  wardIn,
  wardName,
} from '../names.ts';
import { type D, deckKind, firstHealer, inDeckOf, OPEN, plagueSeat, playing, type State, seatOfRole } from '../state.ts';
import { type K, note } from './doing.ts';

/** A card from the own deck into the hand; which one only its owner sees. */
export const takeCard = (s: State, healer: number, slot: number, k: K): void => {
  const deck = s.deck[healer];
  const hand = s.hand[healer];
  if (deck === undefined || hand === undefined) return;
  add(deck, slot, -1);
  add(hand, slot, 1);
  add(s.held, healer, 1);
  add(s.rest, healer, -1);
  const name = healerName(healer);
  k.tell?.({ type: 'took', healer: name, card: titleName(nth(deckList(deckKind(s, healer)), slot)), clause: 'PATH-GEN-02' }, 1 << seatOfRole(s, healer), {
    type: 'took',
    healer: name,
    card: 'back',
    clause: 'PATH-GEN-02',
  });
};
export const slotIn = (s: State, healer: number, card: string): number => slotOf(deckKind(s, healer), titleIndex(card));

/** PATH-SET-05, PATH-SET-06: one sealed question to all Healers. */
export const prescribe: D<'prescribe'> = {
  verbs: ['take'],
  reasons: ['PATH-GEN-02'],
  sealed: true,
  deciders(s, f) {
    let who = 0;
    for (const h of s.order) if (f.answers[h] === OPEN) who |= 1 << seatOfRole(s, h);
    return who;
  },
  prompt: () => ({ key: 'prescribe' }),
  moves(s, _, seat, out) {
    const h = nth(s.roles, seat);
    const list = deckList(deckKind(s, h));
    for (let slot = 0; slot < list.length; slot++) if (inDeckOf(s, h, slot) > 0) out.push({ verb: 'take', card: titleName(nth(list, slot)) });
  },
  refuse: () => 'PATH-GEN-02',
  play(s, f, seat, m, k) {
    const h = nth(s.roles, seat);
    f.answers[h] = slotIn(s, h, m.card);
    if (s.order.some((x) => f.answers[x] === OPEN)) return;
    s.stack.pop();
    for (const x of s.order) takeCard(s, x, nth(f.answers, x), k);
  },
};

/** PATH-SET-07: one Ward of each group, whoever plays its Healer. */
export const hit: D<'hit'> = {
  verbs: ['target'],
  reasons: ['PATH-SET-07'],
  deciders: plagueSeat,
  prompt: (_, f) => ({ key: 'hit', group: healerName(f.group) }),
  moves(_, f, __, out) {
    for (let x = 0; x < GROUP; x++) out.push({ verb: 'target', ward: wardName(wardIn(f.group, x)) });
  },
  refuse: () => 'PATH-SET-07',
  play(s, f, _, m, k) {
    const ward = WARDS.indexOf(m.ward);
    s.hit[f.group] = inGroup(ward);
    s.chosen++;
    note(s, 'target', ward, ward);
    k.tell?.({ type: 'marked', ward: m.ward, clause: 'PATH-SET-07' }, plagueSeat(s), { type: 'chose', group: healerName(f.group), clause: 'PATH-SET-07' });
    if (f.group === HEALERS.length - 1) s.stack.pop();
    else f.group++;
  },
};

/** How many pieces are placed: 12, 11 or 10 (PATH-SET-11, PATH-P3-03, PATH-P2-03). */
const inAll = (s: State): number => s.order.length + WARDS.length;
/** With two Healers: their own pieces, which are placed before the Changeling's Wards (PATH-P3-02). */
const OWN_OF_TWO = 2 * (1 + GROUP);
/** Whose turn it is to place the n-th piece. */
const placer = (s: State, n: number): number => {
  const all = s.order.length;
  return nth(s.order, all === 2 && n >= OWN_OF_TWO ? (n - OWN_OF_TWO) % all : n % all);
};
/** PATH-SET-10, PATH-P3-02, PATH-P2-03: own pieces first, then, with three players, the Changeling's Wards; alone, any Ward. */
const mayPlace = (s: State, healer: number, n: number, piece: number): boolean => {
  if (s.at[piece] !== 0) return false;
  if (piece < FIRST_WARD) return piece === healer;
  const group = groupOf(piece - FIRST_WARD);
  if (s.order.length === 1) return true;
  return s.order.length === 2 && n >= OWN_OF_TWO ? !playing(s, group) : group === healer;
};

export const placePiece: D<'place-piece'> = {
  verbs: ['piece'],
  reasons: ['PATH-SET-10'],
  deciders: (s, f) => 1 << seatOfRole(s, placer(s, f.n)),
  prompt: (_, f) => ({ key: 'place-piece', n: f.n }),
  moves(s, f, _, out) {
    const h = placer(s, f.n);
    for (let p = 0; p < PIECES.length; p++) if (mayPlace(s, h, f.n, p)) out.push({ verb: 'piece', piece: pieceName(p) });
  },
  refuse: () => 'PATH-SET-10',
  play(s, f, _, m) {
    s.stack.pop();
    s.stack.push({ step: 'place-district', n: f.n, piece: PIECES.indexOf(m.piece) });
  },
};

/** Every occupied district, as bits. */
export const occupied = (s: State): number => {
  let set = 0;
  for (const d of s.at) if (d !== 0) set |= 1 << d;
  return set;
};

export const placeDistrict: D<'place-district'> = {
  verbs: ['put'],
  reasons: ['PATH-SET-11'],
  deciders: (s, f) => 1 << seatOfRole(s, placer(s, f.n)),
  prompt: (_, f) => ({ key: 'place-district', piece: pieceName(f.piece) }),
  moves(s, _, __, out) {
    const full = occupied(s);
    for (let d = 1; d <= DISTRICTS; d++) if (!holds(full, d)) out.push({ verb: 'put', at: d });
  },
  refuse: () => 'PATH-SET-11',
  play(s, f, _, m, k) {
    s.stack.pop();
    s.at[f.piece] = m.at;
    k.tell?.({ type: 'placed', piece: pieceName(f.piece), at: m.at, clause: 'PATH-SET-10' }, ALL);
    const n = f.n + 1;
    if (n < inAll(s)) {
      s.active = placer(s, n);
      s.stack.push({ step: 'place-piece', n });
      return;
    }
    s.active = PLAGUE;
    s.phase = 'movement';
    k.tell?.({ type: 'turn', who: 'plague', round: s.round, clause: 'PATH-TURN-01' }, ALL);
    s.stack.push({ step: 'begin' });
  },
};

/** PATH-TURN-04: the first Plague turn is only the choice of its start. */
export const begin: D<'begin'> = {
  verbs: ['begin'],
  reasons: ['PATH-TURN-04'],
  deciders: plagueSeat,
  prompt: () => ({ key: 'begin' }),
  moves(s, _, __, out) {
    out.push({ verb: 'begin', at: STEPPE });
    const full = occupied(s);
    for (let d = 1; d <= DISTRICTS; d++) if (!holds(full, d)) out.push({ verb: 'begin', at: d });
  },
  refuse: () => 'PATH-TURN-04',
  play(s, _, __, m, k) {
    s.stack.pop();
    s.place = m.at;
    s.fog = ~occupied(s) & EVERYWHERE;
    note(s, 'start', m.at);
    k.tell?.({ type: 'went', from: m.at, to: m.at, how: 'start', clause: 'PATH-TURN-04' }, plagueSeat(s), {
      type: 'crept',
      how: 'start',
      clause: 'PATH-TURN-04',
    });
    s.stack.push({ step: 'healer-turn', healer: firstHealer(s) });
  },
};
