/** Infect Phase (2.6): the pool is counted and spent, or a Rat King is taken for nothing. */
import { ALL, type Ctx } from '@pesthouse/kernel';
import { own, RAT_KING } from '../cards/cards.ts';
import type { Clause } from '../clauses.ts';
import { row } from '../look.ts';
import { faceOf, GOODS, type Good, goodOf, idOf, KING, STACK } from '../names.ts';
import { toDiscard } from '../piles.ts';
import { goodAt, reading } from '../reading.ts';
import { activePlayer, activeSeat, type D, EMPTY, type Event, type State } from '../state.ts';
import { activate, activations, CHRONIC_REASONS, why as whyChronic } from './chronic.ts';
import { baseOf, emptied, endTimes } from './doing.ts';
import { openEnd } from './end.ts';

/** PLG-INF-02: counted once, when the phase begins. */
export const openInfect = (s: State, k: Ctx<Event>): void => {
  s.phase = 'infect';
  s.base = baseOf(activePlayer(s));
  s.pool = s.base + s.gained;
  k.tell?.({ type: 'phase', who: s.active, phase: 'infect', clause: 'PLG-TRN-03' }, ALL);
  k.tell?.({ type: 'pool', who: s.active, base: s.base, gained: s.gained, pool: s.pool, clause: 'PLG-INF-02' }, ALL);
  s.stack.push({ step: 'infect' });
};

export { goodAt };
export const { priceOf } = reading(own); // PLG-INF-06, PLG-OPS-11

/** PLG-INF-12: only while nothing was spent, once a turn, while there are any. */
export const whyNoRatKing = (s: State): Clause | null => {
  if (s.tookRatKing) return 'PLG-INF-12';
  if (s.spent > 0) return 'PLG-INF-11';
  return s.ratKings === 0 ? 'PLG-INF-14' : null;
};

const whyNotInfect = (s: State, i: number): Clause | null => {
  const f = goodAt(s, i);
  if (f === EMPTY) return i < STACK ? 'PLG-INF-10' : i === KING && s.king ? 'PLG-INF-05' : 'PLG-INF-04';
  if (s.tookRatKing) return 'PLG-INF-12';
  return priceOf(s, f) > s.pool ? 'PLG-INF-06' : null;
};

const goodId = (i: number): Good => row(GOODS, i);

export const infect: D<'infect'> = {
  verbs: ['play', 'activate', 'infect', 'take-rat-king', 'end-infect'],
  reasons: ['PLG-INF-04', 'PLG-INF-05', 'PLG-INF-06', 'PLG-INF-10', 'PLG-INF-11', 'PLG-INF-12', 'PLG-INF-14', 'PLG-INF-19', ...CHRONIC_REASONS, 'PLG-CHR-10'],
  deciders: activeSeat,
  prompt: (s) => ({ key: 'infect', pool: s.pool, ratKing: whyNoRatKing(s) === null }),
  moves(s, _, __, out) {
    if (!s.tookRatKing && s.pool > 0)
      for (let i = 0; i <= KING; i++) {
        const f = goodAt(s, i);
        if (f !== EMPTY && priceOf(s, f) <= s.pool) out.push({ verb: 'infect', what: goodId(i) });
      }
    if (whyNoRatKing(s) === null) out.push({ verb: 'take-rat-king' });
    activations(s, out);
    out.push({ verb: 'end-infect' });
  },
  refuse(s, _, __, m) {
    switch (m.verb) {
      case 'infect':
        return whyNotInfect(s, goodOf(m.what)) ?? 'PLG-INF-06';
      case 'take-rat-king':
        return whyNoRatKing(s) ?? 'PLG-INF-12';
      case 'activate':
        return whyChronic(s, faceOf(m.card)) ?? 'PLG-CHR-10';
      default:
        return 'PLG-INF-19';
    }
  },
  play(s, _, seat, m, k) {
    const p = activePlayer(s);
    switch (m.verb) {
      case 'infect': {
        const i = goodOf(m.what);
        const f = goodAt(s, i);
        const price = priceOf(s, f);
        s.pool -= price;
        s.spent += price;
        s.discount = 0;
        s.busy = true;
        toDiscard(p, f);
        if (i < STACK) s.lineup[i] = EMPTY;
        else if (i === KING) s.king = false;
        else row(s.stacks, i - STACK).pop();
        k.tell?.({ type: 'infected', who: seat, card: idOf(f), price, left: s.pool, from: m.what, to: `discard-${seat}`, clause: 'PLG-INF-08' }, ALL);
        if (i < STACK) emptied(s, i, k);
        else if (i === KING) endTimes(s, 'king', 'PLG-FIN-01', k);
        return;
      }
      case 'take-rat-king':
        s.tookRatKing = true;
        s.busy = true; // PLG-INF-15
        s.ratKings--;
        toDiscard(p, RAT_KING);
        k.tell?.(
          { type: 'infected', who: seat, card: 'rat_king', price: 0, left: s.pool, from: 'rat-kings', to: `discard-${seat}`, clause: 'PLG-INF-11' },
          ALL,
        );
        return;
      case 'activate':
        activate(s, m, k);
        return;
      case 'end-infect':
        s.stack.pop();
        openEnd(s, k);
        return;
      default:
        throw new Error(`${m.verb} is not for the Infect Phase`);
    }
  },
};
