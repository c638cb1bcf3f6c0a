/** Spread Phase (2.5): cards are played one at a time; conditions that are met work (2.9). */

import { ALL, missing } from '@pesthouse/kernel';
import { card, type Effect, effectAt } from '../cards/cards.ts';
import { nth } from '../look.ts';
import { FACE_COUNT, faceOf, idOf } from '../names.ts';
import { fromHand } from '../piles.ts';
import { type A, activePlayer, activeSeat, type Controlled, type D, type State } from '../state.ts';
import { activate, activations, CHRONIC_REASONS, why } from './chronic.ts';
import { begin } from './doing.ts';
import { openInfect } from './infect.ts';

/** PLG-CON-03: another means another card on the table. */
const met = (control: readonly Controlled[], self: number, e: Effect): boolean => {
  for (let i = 0; i < control.length; i++) {
    const x = control[i];
    if (x === undefined || (e.another && i === self)) continue;
    const row = card(x.card);
    if (e.suit >= 0 ? row.suit === e.suit : row.title === e.title) return true;
  }
  return false;
};

/** The oldest controlled card whose condition is met; -1 if there is none. */
const nextMet = (s: State): number => {
  const { control } = activePlayer(s);
  for (let i = 0; i < control.length; i++) {
    const x = control[i];
    if (x === undefined || x.waits < 0) continue;
    const e = effectAt(x.card, x.waits);
    if (e.when === 'conditionMet' && met(control, i, e)) return i;
  }
  return -1;
};

export const conditions: A<'conditions'> = {
  run(s, _, k) {
    const i = nextMet(s);
    const x = activePlayer(s).control[i];
    if (x === undefined) return;
    const e = effectAt(x.card, x.waits);
    x.waits = -1; // once for each play (PLG-CON-02)
    s.stack.push({ step: 'conditions' });
    begin(s, e, s.active, i, k);
  },
};

export const spread: D<'spread'> = {
  verbs: ['play', 'activate', 'infect', 'take-rat-king', 'end-spread'],
  reasons: ['PLG-SPR-01', ...CHRONIC_REASONS, 'PLG-CHR-10', 'PLG-TRN-03'],
  deciders: activeSeat,
  prompt: (s) => ({ key: 'spread', hand: activePlayer(s).handSize }),
  moves(s, _, __, out) {
    const p = activePlayer(s);
    if (p.handSize > 0) for (let f = 0; f < FACE_COUNT; f++) if ((p.hand[f] ?? missing('card', f)) > 0) out.push({ verb: 'play', card: idOf(f) });
    activations(s, out);
    out.push({ verb: 'end-spread' });
  },
  refuse(s, _, __, m) {
    if (m.verb === 'play') return 'PLG-SPR-01';
    return (m.verb === 'activate' ? why(s, faceOf(m.card)) : null) ?? 'PLG-TRN-03';
  },
  play(s, _, __, m, k) {
    switch (m.verb) {
      case 'end-spread':
        s.stack.pop();
        openInfect(s, k);
        return;
      case 'activate':
        activate(s, m, k);
        return;
      case 'play': {
        const f = faceOf(m.card);
        const p = activePlayer(s);
        const row = card(f);
        fromHand(p, f);
        p.control.push({ card: f, used: false, waits: row.waiting, repented: false });
        k.tell?.({ type: 'played', who: s.active, card: m.card, from: `hand-${s.active}`, to: `control-${s.active}`, clause: 'PLG-SPR-04' }, ALL);
        // PLG-SPR-10: its own text from top to bottom, then the conditions.
        s.stack.push({ step: 'conditions' });
        for (let i = row.atOnce.length - 1; i >= 0; i--) begin(s, effectAt(f, nth(row.atOnce, i)), s.active, p.control.length - 1, k);
        return;
      }
      default:
        throw new Error(`${m.verb} is not for the Spread Phase`);
    }
  },
};
