/** A quick sensible policy: what playouts play. It never lists moves. */

import { type Brain, type Chance, type FrameOf, missing, type Seat } from '@pesthouse/kernel';
import { card, effectAt, FOOL, RAT } from '../cards/cards.ts';
import { listOf } from '../cards/ops.ts';
import { nth } from '../look.ts';
import { FACE_COUNT, FACES, type Face, idOf, KING } from '../names.ts';
import { canDraw } from '../piles.ts';
import { type Args, activePlayer, EMPTY, type Frame, type Move, type Moves, type Player, playerAt, type State } from '../state.ts';
import { canTarget, lineupCards } from '../steps/doing.ts';
import { goodAt } from '../steps/infect.ts';
import { infectPolicy } from './buying.ts';
import type { Habits } from './habits.ts';
import { bestRival, infamyOf, inSight, junk, least, mood, pickFace, value, worth } from './worth.ts';

/** Whether a Penance card can be paid without losing the card that would be bought. */
const canPay = (h: Habits, s: State, p: Player, f: number, chance: Chance): boolean => {
  const pool = inSight(s, p);
  const rest = pool + card(f).base;
  let best = 0;
  let bestLater = 0;
  for (let i = 0; i <= KING; i++) {
    const c = goodAt(s, i);
    if (c === EMPTY) continue;
    const price = card(c).resistance;
    if (price <= pool && price > best) best = price;
    if (price <= rest && price > bestLater) bestLater = price;
  }
  return best - bestLater <= -card(f).resistance || chance.below(60) < h.pay;
};

const spreadPolicy = (h: Habits, s: State, chance: Chance): Moves['spread'] => {
  const p = activePlayer(s);
  let best = -1;
  let top = 0;
  for (let f = 0; f < FACE_COUNT; f++) {
    if ((p.hand[f] ?? missing('card', f)) === 0) continue;
    const order = nth(h.order, f);
    if (order > top && (!card(f).penance || canPay(h, s, p, f, chance))) {
      top = order;
      best = f;
    }
  }
  // Cycling a poor card comes after the draws and before the cards that count on the hand.
  if (top < 85 && p.handSize > 0 && canDraw(p))
    for (const x of p.control) if (!x.used && x.card === PRIEST_OF_ALE) return { verb: 'activate', card: 'ale_priest' };
  return best < 0 ? { verb: 'end-spread' } : { verb: 'play', card: idOf(best) };
};
const PRIEST_OF_ALE = FACES.indexOf('ale_priest');
const POPE = FACES.indexOf('pope');

/** The leader, or who has the most to lose; somebody else now and then. */
const targetPolicy = (h: Habits, s: State, f: FrameOf<Args, 'target'>, seat: Seat, chance: Chance): Moves['target'] => {
  const chronics = listOf(f.list).ops[0]?.op === 'victimDiscardChronic';
  const hands = listOf(f.list).ops[0]?.op === 'victimDiscard';
  let best = -1;
  let top = -Infinity;
  for (let q = 0; q < s.players.length; q++) {
    if (q === seat || !canTarget(s, q)) continue;
    const p = playerAt(s, q);
    let m = infamyOf(p) + chance.below(6);
    if (chronics) for (const x of p.control) if (card(x.card).chronic) m += h.targetChronic;
    if (hands) m += p.handSize >= 4 ? h.targetHand : 0;
    if (m > top) {
      top = m;
      best = q;
    }
  }
  return { verb: 'target', seat: best };
};

/** Repent when the harm is greater than what the card would do in the own turn. */
const respondPolicy = (h: Habits, s: State, f: FrameOf<Args, 'respond'>, seat: Seat): Moves['respond'] => {
  const p = playerAt(s, seat);
  const first = listOf(f.list).ops[0];
  let harm = 0;
  if (first?.op === 'penance') harm = s.penanceSize === 0 ? 0 : h.penance * first.to.length;
  else if (first?.op === 'victimDiscard') harm = p.handSize < first.handAtLeast ? 0 : worth(h, pickFace(p.hand, least(h)));
  else if (first?.op === 'victimDiscardChronic') harm = p.control.some((x) => card(x.card).chronic) ? h.chronic : h.spared;
  let best = -1;
  let cost = Infinity;
  for (let c = 0; c < FACE_COUNT; c++) {
    if ((p.hand[c] ?? missing('card', c)) === 0 || card(c).repent < 0) continue;
    // The card stays and its Base Contagions count next turn: only its normal effect is lost, and the Repent effect is a consolation.
    const lost = c === FOOL ? h.fool : worth(h, c) - card(c).base - h.effect;
    if (lost < cost) {
      cost = lost;
      best = c;
    }
  }
  return best >= 0 && harm > cost ? { verb: 'repent', card: idOf(best) } : { verb: 'suffer' };
};

/** Smoke out what the next player would like and this one cannot pay; else what is least wanted. */
const spaceToClear = (h: Habits, s: State, pool: number, chance: Chance): number => {
  let best = -1;
  let top = -Infinity;
  for (let i = 0; i < s.lineup.length; i++) {
    const f = s.lineup[i] ?? missing('card', i);
    if (f === EMPTY) continue;
    const v = value(h, s, f) * mood(h, chance);
    const m = card(f).resistance > pool ? 100 + v : -v;
    if (m > top) {
      top = m;
      best = i;
    }
  }
  return best;
};

const clearPolicy = (h: Habits, s: State, f: FrameOf<Args, 'clear'>, chance: Chance): Moves['clear'] => {
  const p = activePlayer(s);
  // The last cards of the Kingdom end the game: only for those who are ahead.
  if (f.may && s.kingdomSize === 0 && lineupCards(s) === 1 && infamyOf(p) < bestRival(s, s.active)) return { verb: 'decline' };
  return { verb: 'clear', space: spaceToClear(h, s, s.phase === 'infect' ? s.pool + 2 : inSight(s, p) + 1, chance) };
};

const pitPolicy = (h: Habits, s: State, f: FrameOf<Args, 'pit'>): Moves['pit'] => {
  const p = playerAt(s, f.who);
  const discarded = f.discard ? junk(h, s, p, p.discard) : -1;
  const held = f.hand ? junk(h, s, p, p.hand) : -1;
  // In the End Phase hand and discard pile are one; before, a Rat in hand is still worth a Contagion.
  if (held >= 0 && (held !== RAT || s.phase === 'end' || !f.discard) && held >= discarded) return { verb: 'pit', from: 'hand', card: idOf(held) };
  return discarded >= 0 ? { verb: 'pit', from: 'discard', card: idOf(discarded) } : { verb: 'stop' };
};

/** The strongest effect on the table, where it can do something. */
const mimicPolicy = (h: Habits, s: State): Moves['mimic'] => {
  const p = activePlayer(s);
  let best = -1;
  let top = 0;
  for (const x of p.control) {
    const row = card(x.card);
    if (!row.copied) continue;
    let m = worth(h, x.card) - row.base;
    const first = listOf(effectAt(x.card, nth(row.atOnce, 0)).list).ops[0];
    if (first?.op === 'pit' && junk(h, s, p, p.hand) < 0 && (!first.discard || junk(h, s, p, p.discard) < 0)) m = 0;
    if ((first?.op === 'drawFromDiscard' || first?.op === 'recruit') && p.discardSize === 0) m = 0;
    if (first?.op === 'pitLineup' && lineupCards(s) === 0) m = 0;
    if (m > top) {
      top = m;
      best = x.card;
    }
  }
  return best < 0 ? { verb: 'decline' } : { verb: 'mimic', card: idOf(best) };
};

const endPolicy = (h: Habits, s: State): Moves['end'] => {
  const p = activePlayer(s);
  for (const x of p.control) {
    if (x.card === POPE && !x.used) return { verb: 'activate', card: 'pope' };
    if (x.waits < 0) continue;
    const e = card(x.card).effects[x.waits];
    if (e === undefined || e.when !== 'endPhase') continue;
    const first = listOf(e.list).ops[0];
    if (first?.op === 'pit' && junk(h, s, p, p.hand) < 0 && junk(h, s, p, p.discard) < 0) continue;
    if (first?.op === 'recruit' && p.discardSize === 0) continue;
    return { verb: 'resolve', card: idOf(x.card) };
  }
  return { verb: 'finish' };
};

const lowestChronic = (h: Habits, p: Player): Face => {
  let best = -1;
  for (const x of p.control) if (card(x.card).chronic && (best < 0 || worth(h, x.card) < worth(h, best))) best = x.card;
  return idOf(best);
};

/** The policy of whoever has these habits. */
export const policyBy =
  (h: Habits): Brain<State, Frame, Move>['policy'] =>
  (s, f, seat, chance) => {
    switch (f.step) {
      case 'redeal':
        return { verb: 'redeal' };
      case 'spread':
        return spreadPolicy(h, s, chance);
      case 'target':
        return targetPolicy(h, s, f, seat, chance);
      case 'respond':
        return respondPolicy(h, s, f, seat);
      case 'discard':
        return { verb: 'discard', card: idOf(pickFace(playerAt(s, seat).hand, least(h))) };
      case 'give-up':
        return { verb: 'give-up', card: lowestChronic(h, playerAt(s, seat)) };
      case 'recruit': {
        const best = pickFace(playerAt(s, seat).discard, (x) => worth(h, x));
        return worth(h, best) > h.recruit ? { verb: 'recruit', card: idOf(best) } : { verb: 'decline' };
      }
      case 'fetch':
        return { verb: 'fetch', card: idOf(pickFace(playerAt(s, seat).discard, (x) => worth(h, x))) };
      case 'pit':
        return pitPolicy(h, s, f);
      case 'clear':
        return clearPolicy(h, s, f, chance);
      case 'mimic':
        return mimicPolicy(h, s);
      case 'infect':
        return infectPolicy(h, s, seat, chance);
      case 'end':
        return endPolicy(h, s);
      default:
        throw new Error(`${f.step} asks nobody`);
    }
  };
