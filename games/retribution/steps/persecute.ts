/** Persecute and Repent (2.10, 2.11): a victim is chosen and always asked. */

import { ALL } from '@pesthouse/kernel';
import { card, effectAt, own } from '../cards/cards.ts';
import { listOf } from '../cards/ops.ts';
import { nth } from '../look.ts';
import { BACK, faceOf, idOf } from '../names.ts';
import { fromHand, of } from '../piles.ts';
import { reading } from '../reading.ts';
import { activeSeat, type D, playerAt } from '../state.ts';
import { canTarget, exempt } from './doing.ts';

export const target: D<'target'> = {
  verbs: ['target'],
  reasons: ['PLG-PER-03', 'PLG-OPT-04'],
  forced: () => true, // PLG-PER-04: an only opponent is no choice
  deciders: activeSeat,
  prompt: (_, f) => ({ key: 'target', card: idOf(listOf(f.list).face) }),
  moves(s, _, __, out) {
    for (let seat = 0; seat < s.players.length; seat++) if (canTarget(s, seat)) out.push({ verb: 'target', seat });
  },
  refuse: (s, _, __, m) => (m.seat !== s.active && m.seat < s.players.length && exempt(s, m.seat) ? 'PLG-OPT-04' : 'PLG-PER-03'),
  play(s, f, seat, m, k) {
    s.stack.pop();
    k.tell?.({ type: 'persecuted', who: seat, target: m.seat, card: idOf(listOf(f.list).face), clause: 'PLG-PER-03' }, ALL);
    s.stack.push({ step: 'respond', list: f.list, victim: m.seat });
  },
};

const { harmless } = reading(own);

/** Never forced: a victim without a Repent card is asked like any other (PLG-PER-10). */
export const respond: D<'respond'> = {
  verbs: ['repent', 'suffer'],
  reasons: ['PLG-PER-05', 'PLG-REP-01'],
  deciders: (_, f) => 1 << f.victim,
  prompt: (s, f) => ({ key: 'respond', card: idOf(listOf(f.list).face), by: s.active, victim: f.victim }),
  moves(s, f, _, out) {
    out.push({ verb: 'suffer' });
    const { hand } = playerAt(s, f.victim);
    for (let c = 0; c < BACK; c++) if (nth(hand, c) > 0 && card(c).repent >= 0) out.push({ verb: 'repent', card: idOf(c) });
  },
  refuse: (s, f, _, m) => (m.verb === 'repent' && of(playerAt(s, f.victim).hand, faceOf(m.card)) > 0 ? 'PLG-REP-01' : 'PLG-PER-05'),
  play(s, f, seat, m, k) {
    s.stack.pop();
    const p = playerAt(s, seat);
    const against = idOf(listOf(f.list).face);
    if (m.verb === 'suffer') {
      k.tell?.({ type: 'suffered', who: seat, by: s.active, card: against, harmless: harmless(p.handSize, f.list), clause: 'PLG-PER-05' }, ALL);
      s.stack.push({ step: 'ops', list: f.list, at: 0, owner: s.active, victim: seat, self: -1 });
      return;
    }
    const c = faceOf(m.card);
    const row = card(c);
    const e = effectAt(c, row.repent);
    fromHand(p, c);
    p.control.push({ card: c, used: false, waits: e.when === 'immediate' ? -1 : row.repent, repented: true });
    k.tell?.({ type: 'repented', who: seat, card: m.card, by: s.active, against, from: `hand-${seat}`, to: `control-${seat}`, clause: 'PLG-PER-06' }, ALL);
    if (e.when === 'immediate') s.stack.push({ step: 'ops', list: e.list, at: 0, owner: seat, victim: seat, self: p.control.length - 1 });
  },
};
