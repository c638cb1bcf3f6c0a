/** Turn order (2.4), the steps of the End Phase that need no decision (2.7), and when the game is over (2.15, 2.16). */

import { ALL, type Ctx, missing } from '@pesthouse/kernel';
import { card, NUMBER, own } from '../cards/cards.ts';
import { add, row } from '../look.ts';
import { FACE_COUNT, GOODS, type Good, idOf } from '../names.ts';
import { draw, named, pick, toDiscard } from '../piles.ts';
import { reading } from '../reading.ts';
import { type A, activePlayer, EMPTY, type Event, placeInRound, type State } from '../state.ts';
import { endTimes } from './doing.ts';

export const spaceSpot = (i: number): Good => row(GOODS, i);

/** PLG-TRN-05. */
export const turn: A<'turn'> = {
  run(s, _, k) {
    const p = activePlayer(s);
    if (s.active === s.first) s.round++; // PLG-TRN-06
    p.turns++;
    s.phase = 'spread';
    s.gained = 0;
    s.base = 0;
    s.pool = 0;
    s.spent = 0;
    s.tookRatKing = false;
    s.extraDraw = 0;
    s.chose = false;
    s.busy = false;
    for (const x of p.control) x.used = false;
    k.tell?.({ type: 'turn', who: s.active, round: s.round, closing: s.ending !== 'none', clause: s.ending === 'none' ? 'PLG-TRN-02' : 'PLG-OPT-02' }, ALL);
    k.tell?.({ type: 'phase', who: s.active, phase: 'spread', clause: 'PLG-TRN-03' }, ALL);
    s.stack.push({ step: 'spread' });
    s.stack.push({ step: 'conditions' });
  },
};

/** Step 1 (PLG-END-02). */
const sweepControl = (s: State, k: Ctx<Event>): void => {
  const p = activePlayer(s);
  const swept: number[] = [];
  let kept = 0;
  for (let i = 0; i < p.control.length; i++) {
    const x = p.control[i];
    if (x === undefined) continue;
    if (card(x.card).chronic) {
      p.control[kept++] = x;
      continue;
    }
    toDiscard(p, x.card);
    if (k.tell) swept.push(x.card);
  }
  p.control.length = kept;
  if (swept.length === 0) return;
  const cards = swept.sort((a, b) => a - b).map(idOf);
  k.tell?.({ type: 'swept', who: s.active, cards, from: `control-${s.active}`, to: `discard-${s.active}`, clause: 'PLG-END-02' }, ALL);
};

/** Step 2 (PLG-END-03): told sorted by face. */
const sweepHand = (s: State, k: Ctx<Event>): void => {
  const p = activePlayer(s);
  if (p.handSize === 0) return;
  k.tell?.({ type: 'swept', who: s.active, cards: named(p.hand), from: `hand-${s.active}`, to: `discard-${s.active}`, clause: 'PLG-END-03' }, ALL);
  for (let f = 0; f < FACE_COUNT; f++) {
    const n = p.hand[f] ?? missing('card', f);
    if (n === 0) continue;
    add(p.discard, f, n);
    p.hand[f] = 0;
    p.known[f] = 0;
  }
  p.discardSize += p.handSize;
  p.handSize = 0;
  p.knownSize = 0;
};

/** Step 4 (PLG-END-05, PLG-END-06). */
const refill = (s: State, k: Ctx<Event>): void => {
  for (let i = 0; i < s.lineup.length && s.kingdomSize > 0; i++) {
    if (s.lineup[i] !== EMPTY) continue;
    const f = pick(s.kingdom, s.kingdomSize--, k.chance);
    s.lineup[i] = f;
    k.tell?.({ type: 'refilled', who: s.active, card: idOf(f), space: i, from: 'kingdom', to: spaceSpot(i), clause: 'PLG-END-05' }, ALL);
  }
};

/** The turn is over: another turn, a closing turn (PLG-OPT-02) or the score. */
const pass = (s: State, k: Ctx<Event>): void => {
  s.idle = s.busy ? 0 : s.idle + 1;
  if (s.idle >= NUMBER.idleTurns * s.players.length) endTimes(s, 'idle', 'PLG-FIN-08', k);
  if (s.ending !== 'none' && (!s.equalTurns || placeInRound(s, s.active) === s.players.length - 1)) {
    s.stack.push({ step: 'score' });
    return;
  }
  s.active = (s.active + 1) % s.players.length; // PLG-TRN-02
  s.stack.push({ step: 'turn' });
};

const { endDraw } = reading(own);

export const wrap: A<'wrap'> = {
  run(s, _, k) {
    sweepControl(s, k);
    sweepHand(s, k);
    draw(s, s.active, endDraw(s.extraDraw), k, 'PLG-END-04');
    refill(s, k);
    pass(s, k);
  },
};
