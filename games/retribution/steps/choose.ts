/** The choices that operations ask for (2.13): what to discard, give up, Recruit, fetch, send to the Pit, smoke out or copy. */

import { ALL, type Ctx, type Out, type Seat } from '@pesthouse/kernel';
import { card, effectAt } from '../cards/cards.ts';
import { listOf, NONE } from '../cards/ops.ts';
import { nth } from '../look.ts';
import { FACE_COUNT, type Face, faceOf, idOf } from '../names.ts';
import { add, fromDiscard, fromHand, recruit as putOnTop, toDiscard, toHand } from '../piles.ts';
import { activePlayer, activeSeat, type D, EMPTY, type Event, playerAt, type State } from '../state.ts';
import { begin, emptied } from './doing.ts';
import { spaceSpot } from './turn.ts';

type Chooser = { readonly who: Seat };
const chooser = (_: State, f: Chooser): number => 1 << f.who;
const faceIn = (list: number): Face => idOf(listOf(list).face);

const declined = (s: State, who: Seat, list: number, k: Ctx<Event>): void => {
  s.stack.pop();
  k.tell?.({ type: 'declined', who, card: faceIn(list), clause: listOf(list).clause }, ALL);
};

export const discard: D<'discard'> = {
  verbs: ['discard'],
  reasons: ['PLG-OPS-08', 'PLG-OPS-14'],
  // Only where everybody knows that there is but one choice: else the missing pause would betray a hand of equal cards.
  forced: (s, f) => {
    const p = playerAt(s, f.who);
    return p.handSize === 1 || p.knownSize === p.handSize;
  },
  deciders: chooser,
  prompt: (_, f) => ({ key: f.attacked ? 'discard-attacked' : 'discard', card: faceIn(f.list), who: f.who }),
  moves(s, f, _, out) {
    const { hand } = playerAt(s, f.who);
    for (let c = 0; c < FACE_COUNT; c++) if (nth(hand, c) > 0) out.push({ verb: 'discard', card: idOf(c) });
  },
  refuse: (_, f) => (f.attacked ? 'PLG-OPS-14' : 'PLG-OPS-08'),
  play(s, f, seat, m, k) {
    const p = playerAt(s, seat);
    const c = faceOf(m.card);
    f.left--;
    fromHand(p, c);
    toDiscard(p, c);
    if (f.left === 0 || p.handSize === 0) s.stack.pop();
    k.tell?.(
      { type: 'discarded', who: seat, card: m.card, from: `hand-${seat}`, to: `discard-${seat}`, attacked: f.attacked, clause: listOf(f.list).clause },
      ALL,
    );
  },
};

export const giveUp: D<'give-up'> = {
  verbs: ['give-up'],
  reasons: ['PLG-OPS-15'],
  forced: () => true,
  deciders: chooser,
  prompt: (_, f) => ({ key: 'give-up', card: faceIn(f.list), who: f.who }),
  moves(s, f, _, out) {
    let seen = 0;
    for (const x of playerAt(s, f.who).control) {
      if (!card(x.card).chronic || (seen >> x.card) & 1) continue;
      seen |= 1 << x.card;
      out.push({ verb: 'give-up', card: idOf(x.card) });
    }
  },
  refuse: () => 'PLG-OPS-15',
  play(s, f, seat, m, k) {
    const p = playerAt(s, seat);
    const c = faceOf(m.card);
    f.left--;
    p.control.splice(
      p.control.findIndex((x) => x.card === c),
      1,
    );
    toDiscard(p, c);
    if (f.left === 0 || !p.control.some((x) => card(x.card).chronic)) s.stack.pop();
    k.tell?.({ type: 'gave-up', who: seat, card: m.card, from: `control-${seat}`, to: `discard-${seat}`, clause: 'PLG-OPS-15' }, ALL);
  },
};

/** Every face that lies in the own discard pile. */
const listDiscard = <M>(s: State, who: Seat, out: Out<M>, make: (card: Face) => M): void => {
  const { discard: lying } = playerAt(s, who);
  for (let c = 0; c < FACE_COUNT; c++) if (nth(lying, c) > 0) out.push(make(idOf(c)));
};
const recruiting = (face: Face): { verb: 'recruit'; card: Face } => ({ verb: 'recruit', card: face });
const fetching = (face: Face): { verb: 'fetch'; card: Face } => ({ verb: 'fetch', card: face });

export const recruit: D<'recruit'> = {
  verbs: ['recruit', 'decline'],
  reasons: ['PLG-OPS-03'],
  deciders: chooser,
  prompt: (_, f) => ({ key: 'recruit', card: faceIn(f.list), who: f.who }),
  moves(s, f, _, out) {
    listDiscard(s, f.who, out, recruiting);
    out.push({ verb: 'decline' });
  },
  refuse: () => 'PLG-OPS-03',
  play(s, f, seat, m, k) {
    if (m.verb === 'decline') {
      declined(s, seat, f.list, k);
      return;
    }
    s.stack.pop();
    const p = playerAt(s, seat);
    const c = faceOf(m.card);
    fromDiscard(p, c);
    putOnTop(p, c);
    k.tell?.({ type: 'recruited', who: seat, card: m.card, from: `discard-${seat}`, to: `draw-${seat}`, clause: listOf(f.list).clause }, ALL);
  },
};

export const fetch: D<'fetch'> = {
  verbs: ['fetch'],
  reasons: ['PLG-OPS-04'],
  forced: () => true,
  deciders: chooser,
  prompt: (_, f) => ({ key: 'fetch', card: faceIn(f.list), who: f.who }),
  moves(s, f, _, out) {
    listDiscard(s, f.who, out, fetching);
  },
  refuse: () => 'PLG-OPS-04',
  play(s, f, seat, m, k) {
    const p = playerAt(s, seat);
    const c = faceOf(m.card);
    f.left--;
    fromDiscard(p, c);
    toHand(p, c, true); // PLG-ZON-12
    if (f.left === 0 || p.discardSize === 0) s.stack.pop();
    k.tell?.({ type: 'fetched', who: seat, card: m.card, from: `discard-${seat}`, to: `hand-${seat}`, clause: listOf(f.list).clause }, ALL);
  },
};

/** PLG-OPS-05: the picks are over; what follows once, then what follows for each card. */
const pitDone = (s: State, f: { who: Seat; sent: number; then: number; each: number }): void => {
  s.stack.pop();
  const after = (list: number): void => {
    s.stack.push({ step: 'ops', list, at: 0, owner: f.who, victim: f.who, self: -1 });
  };
  if (f.each !== NONE) for (let i = 0; i < f.sent; i++) after(f.each);
  if (f.then !== NONE && f.sent > 0) after(f.then);
};

export const pit: D<'pit'> = {
  verbs: ['pit', 'stop'],
  reasons: ['PLG-OPS-05'],
  forced: (s, f) => {
    const p = playerAt(s, f.who);
    return (!f.hand || p.handSize === 0) && (!f.discard || p.discardSize === 0);
  },
  deciders: chooser,
  prompt: (_, f) => ({ key: 'pit', card: faceIn(f.list), left: f.left, sent: f.sent, hand: f.hand, discard: f.discard, who: f.who }),
  moves(s, f, _, out) {
    const p = playerAt(s, f.who);
    if (f.hand) for (let c = 0; c < FACE_COUNT; c++) if (nth(p.hand, c) > 0) out.push({ verb: 'pit', from: 'hand', card: idOf(c) });
    if (f.discard) for (let c = 0; c < FACE_COUNT; c++) if (nth(p.discard, c) > 0) out.push({ verb: 'pit', from: 'discard', card: idOf(c) });
    out.push({ verb: 'stop' });
  },
  refuse: () => 'PLG-OPS-05',
  play(s, f, seat, m, k) {
    if (m.verb === 'stop') {
      if (f.sent === 0) k.tell?.({ type: 'declined', who: seat, card: faceIn(f.list), clause: listOf(f.list).clause }, ALL);
      pitDone(s, f);
      return;
    }
    const p = playerAt(s, seat);
    const c = faceOf(m.card);
    if (m.from === 'hand') fromHand(p, c);
    else fromDiscard(p, c);
    add(s.pit, c, 1);
    s.pitSize++;
    f.sent++;
    f.left--;
    k.tell?.({ type: 'pitted', who: seat, card: m.card, from: `${m.from}-${seat}`, to: 'pit', clause: listOf(f.list).clause }, ALL);
    if (f.left === 0) pitDone(s, f);
  },
};

export const clear: D<'clear'> = {
  verbs: ['clear', 'decline'],
  reasons: ['PLG-OPS-06', 'PLG-EFF-03'],
  forced: (_, f) => !f.may,
  deciders: activeSeat,
  prompt: (_, f) => ({ key: f.may ? 'clear-may' : 'clear', card: faceIn(f.list) }),
  moves(s, f, _, out) {
    for (let i = 0; i < s.lineup.length; i++) if (s.lineup[i] !== EMPTY) out.push({ verb: 'clear', space: i });
    if (f.may) out.push({ verb: 'decline' });
  },
  refuse: (_, __, ___, m) => (m.verb === 'decline' ? 'PLG-EFF-03' : 'PLG-OPS-06'),
  play(s, f, seat, m, k) {
    if (m.verb === 'decline') {
      declined(s, seat, f.list, k);
      return;
    }
    s.stack.pop();
    const c = nth(s.lineup, m.space);
    add(s.pit, c, 1);
    s.pitSize++;
    if (f.then !== NONE) s.stack.push({ step: 'ops', list: f.then, at: 0, owner: seat, victim: seat, self: -1 });
    k.tell?.({ type: 'cleared', who: seat, card: idOf(c), space: m.space, from: spaceSpot(m.space), to: 'pit', clause: listOf(f.list).clause }, ALL);
    emptied(s, m.space, k);
  },
};

/** The faces that the Fool may copy, as bits (PLG-OPS-10). */
export const mimics = (s: State): number => {
  let bits = 0;
  for (const x of activePlayer(s).control) if (card(x.card).copied) bits |= 1 << x.card;
  return bits;
};

export const mimic: D<'mimic'> = {
  verbs: ['mimic', 'decline'],
  reasons: ['PLG-OPS-10'],
  deciders: activeSeat,
  prompt: () => ({ key: 'mimic' }),
  moves(s, _, __, out) {
    const bits = mimics(s);
    for (let c = 0; c < FACE_COUNT; c++) if ((bits >> c) & 1) out.push({ verb: 'mimic', card: idOf(c) });
    out.push({ verb: 'decline' });
  },
  refuse: () => 'PLG-OPS-10',
  play(s, _, seat, m, k) {
    s.stack.pop();
    if (m.verb === 'decline') {
      k.tell?.({ type: 'declined', who: seat, card: 'hire_fool', clause: 'PLG-HIR-02' }, ALL);
      return;
    }
    const c = faceOf(m.card);
    const row = card(c);
    k.tell?.({ type: 'mimicked', who: seat, card: m.card, clause: 'PLG-OPS-10' }, ALL);
    const self = activePlayer(s).control.length - 1;
    for (let i = row.atOnce.length - 1; i >= 0; i--) begin(s, effectAt(c, nth(row.atOnce, i)), seat, self, k);
  },
};
