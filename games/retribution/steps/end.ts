/** End Phase (2.7), step 0: what waits for it, and its Chronic cards. The steps after it need no decision. */
import { ALL, type Ctx } from '@pesthouse/kernel';
import { effectAt } from '../cards/cards.ts';
import { listOf } from '../cards/ops.ts';
import { faceOf, idOf } from '../names.ts';
import { activePlayer, activeSeat, type Controlled, type D, type Event, type State } from '../state.ts';
import { activate, activations, CHRONIC_REASONS, why } from './chronic.ts';
import { begin } from './doing.ts';

export const openEnd = (s: State, k: Ctx<Event>): void => {
  s.phase = 'end';
  s.discount = 0; // PLG-OPS-11
  s.pool = 0; // PLG-INF-16
  s.chose = false;
  k.tell?.({ type: 'phase', who: s.active, phase: 'end', clause: 'PLG-TRN-03' }, ALL);
  s.stack.push({ step: 'end' });
};

const waitsForEnd = (x: Controlled): boolean => x.waits >= 0 && effectAt(x.card, x.waits).when === 'endPhase';

/** PLG-CON-05: while one of these waits, the phase cannot be finished. */
const mustWait = (s: State): boolean => {
  for (const x of activePlayer(s).control) if (waitsForEnd(x) && !effectAt(x.card, x.waits).may) return true;
  return false;
};

export const end: D<'end'> = {
  verbs: ['play', 'infect', 'take-rat-king', 'activate', 'resolve', 'finish'],
  reasons: ['PLG-CON-05', 'PLG-EFF-03', 'PLG-TRN-04', ...CHRONIC_REASONS],
  // An only move plays itself, but the last choice of a turn can still be taken back.
  forced: (s) => !s.chose || mustWait(s),
  deciders: activeSeat,
  prompt: (s) => ({ key: 'end', extra: s.extraDraw }),
  moves(s, _, __, out) {
    let seen = 0;
    let must = false;
    for (const x of activePlayer(s).control) {
      if (!waitsForEnd(x)) continue;
      if (!effectAt(x.card, x.waits).may) must = true;
      if ((seen >> x.card) & 1) continue;
      seen |= 1 << x.card;
      out.push({ verb: 'resolve', card: idOf(x.card) });
    }
    activations(s, out);
    if (!must) out.push({ verb: 'finish' });
  },
  refuse(s, _, __, m) {
    if (m.verb === 'finish') return 'PLG-EFF-03';
    if (m.verb === 'resolve') return 'PLG-CON-05';
    return (m.verb === 'activate' ? why(s, faceOf(m.card)) : null) ?? 'PLG-TRN-04';
  },
  play(s, _, seat, m, k) {
    switch (m.verb) {
      case 'finish':
        s.stack.pop();
        s.stack.push({ step: 'wrap' });
        return;
      case 'activate':
        s.chose = true;
        activate(s, m, k);
        return;
      case 'resolve': {
        const f = faceOf(m.card);
        const { control } = activePlayer(s);
        const self = control.findIndex((x) => x.card === f && waitsForEnd(x));
        const x = control[self];
        if (x === undefined) return;
        // The only thing that could be done is not the player's choice.
        if (!s.chose) s.chose = effectAt(f, x.waits).may || control.some((y) => y.card !== f && waitsForEnd(y)) || hasChronic(s);
        const e = effectAt(f, x.waits);
        x.waits = -1;
        k.tell?.({ type: 'resolving', who: seat, card: m.card, clause: listOf(e.list).clause }, ALL);
        begin(s, e, seat, self, k);
        return;
      }
      default:
        throw new Error(`${m.verb} is not for the End Phase`);
    }
  },
};

/** A Chronic card of the End Phase could be activated instead. */
const hasChronic = (s: State): boolean => activePlayer(s).control.some((x) => why(s, x.card) === null);
