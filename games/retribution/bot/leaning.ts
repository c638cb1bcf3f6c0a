/** The policy of masters with two players: it knows what habit would do, and leans away from that where games taught it to. */
import type { Brain, Chance, FrameOf, Heard, Seat } from '@pesthouse/kernel';
import { Choosing } from '@pesthouse/kernel';
import { card, RAT_KING } from '../cards/cards.ts';
import { listOf } from '../cards/ops.ts';
import { nth, row } from '../look.ts';
import { FACE_COUNT, FACES, faceOf, GOODS, idOf, STACK } from '../names.ts';
import { canDraw } from '../piles.ts';
import { type Args, activePlayer, EMPTY, type Frame, type Move, type Moves, playerAt, type State } from '../state.ts';
import { whyNoRatKing } from '../steps/infect.ts';
import { activatedFirst, copiesOf, likedBy, ratKingWorth } from './buying.ts';
import type { Habits } from './habits.ts';
import { idleInSpread } from './idle.ts';
import { CLEAR, CYCLE, DISCARD, FETCH, INFECT, MIMIC, NONE, PIT, RECRUIT, RESPOND, SEEN, SPREAD } from './kinds.ts';
import { policyBy } from './policy.ts';
import { see, seeTable } from './seen.ts';
import { inSight } from './worth.ts';

/** So much Infamy of a good's worth is one of log odds. */
const LIKED = 1.4;
/** What habit would do is ahead by so much in log odds; with cards to be played, where there are many choices a turn, by more. */
const HABIT = 3.5;
const HABIT_IN_SPREAD = 4.5;

/** How likely a rival whose deck gives so much can pay a price. */
const canPay = (pool: number, price: number): number => 1 / (1 + Math.exp((price - pool) / 3));

/** The same arrays for every choice: a policy is asked thousands of times a second. */
const goods: number[] = [];

const infectBy = (h: Habits, c: Choosing, s: State, seat: Seat, chance: Chance): Moves['infect'] => {
  const first = activatedFirst(s);
  if (first !== undefined) return first;
  const rat = whyNoRatKing(s) === null;
  let won = -1;
  const p = activePlayer(s);
  const rival = see(s, seat, c.seen);
  c.begin(INFECT);
  goods.length = 0;
  goods.push(-1);
  c.option(rat ? RAT_KING : NONE, rat ? ratKingWorth(h, s) / LIKED : 0);
  likedBy(h, s, seat, (x) => {
    if (x.ends === 'won' && won < 0) won = x.good;
    if (x.ends !== undefined || (x.good < STACK && s.lineup.indexOf(x.face) < x.good)) return;
    const price = card(x.face).resistance;
    goods.push(x.good);
    c.option(x.face, (x.worth + h.second * x.beside - x.opens) / LIKED);
    c.has(0, copiesOf(p, x.face) / 3);
    c.has(1, (s.pool - price) / 10);
    c.has(2, x.beside / 10);
    c.has(3, price <= rival ? 1 : 0);
    c.has(4, canPay(rival, price));
    if (x.good < STACK) return;
    const stack = row(s.stacks, x.good - STACK);
    c.has(5, 1);
    if (stack.length < 2) c.has(9, 1);
    else {
      const next = card(nth(stack, stack.length - 2)).resistance;
      c.has(6, s.pool - price >= next ? 1 : 0);
      c.has(7, canPay(rival, next));
      c.has(8, next / 12);
    }
    c.has(10, x.opens > 0 ? 1 : 0);
  });
  if (won >= 0) return { verb: 'infect', what: row(GOODS, won) };
  const good = goods[goods.length > 1 ? c.choose(chance) : 0] ?? -1;
  if (good >= 0) return { verb: 'infect', what: row(GOODS, good) };
  return rat ? { verb: 'take-rat-king' } : { verb: 'end-infect' };
};

const PRIEST_OF_ALE = FACES.indexOf('ale_priest');

const END: Moves['spread'] = { verb: 'end-spread' };

/** What may be done in the Spread Phase: rows, and the moves that they stand for. */
const rows: number[] = [];
const moveIn = (row: number): Moves['spread'] =>
  row === NONE ? END : row === CYCLE ? { verb: 'activate', card: 'ale_priest' } : { verb: 'play', card: idOf(row) };
const rowOf = (m: Moves['spread']): number => (m.verb === 'play' ? faceOf(m.card) : m.verb === 'activate' ? CYCLE : NONE);

const spreadBy = (c: Choosing, s: State, seat: Seat, usual: Moves['spread'], chance: Chance): Moves['spread'] => {
  const p = activePlayer(s);
  rows.length = 0;
  for (let f = 0; f < FACE_COUNT; f++) if (nth(p.hand, f) > 0 && !idleInSpread(p, moveIn(f))) rows.push(f);
  if (canDraw(p) && p.control.some((x) => !x.used && x.card === PRIEST_OF_ALE)) rows.push(CYCLE);
  if (!idleInSpread(p, END)) rows.push(NONE);
  if (rows.length < 2) return moveIn(rows[0] ?? NONE);
  see(s, seat, c.seen);
  seeTable(p, c.seen, SEEN);
  c.begin(SPREAD);
  const habit = rowOf(usual);
  for (const x of rows) c.option(x, x === habit ? HABIT_IN_SPREAD : 0);
  return moveIn(rows[c.choose(chance)] ?? NONE);
};

const pitBy = (c: Choosing, s: State, f: FrameOf<Args, 'pit'>, seat: Seat, usual: Moves['pit'], chance: Chance): Moves['pit'] => {
  const p = playerAt(s, f.who);
  see(s, seat, c.seen);
  c.begin(PIT);
  const found: Moves['pit'][] = [];
  const each = (from: 'hand' | 'discard', pile: readonly number[]): void => {
    for (let x = 0; x < FACE_COUNT; x++) {
      if (nth(pile, x) === 0) continue;
      found.push({ verb: 'pit', from, card: idOf(x) });
      c.option(x, usual.verb === 'pit' && usual.from === from && usual.card === idOf(x) ? HABIT : 0);
      if (from === 'hand') c.has(s.phase === 'spread' ? 0 : 1, 1);
    }
  };
  if (f.hand) each('hand', p.hand);
  if (f.discard) each('discard', p.discard);
  found.push({ verb: 'stop' });
  c.option(NONE, usual.verb === 'stop' ? HABIT : 0);
  return found[c.choose(chance)] ?? usual;
};

/** One of the cards of a pile, or none where that is allowed; the number of the card, or NONE. */
const cardOf = (c: Choosing, pile: readonly number[], usual: number, without: boolean, chance: Chance): number => {
  goods.length = 0;
  for (let f = 0; f < FACE_COUNT; f++) {
    if (nth(pile, f) === 0) continue;
    goods.push(f);
    c.option(f, f === usual ? HABIT : 0);
  }
  if (without) {
    goods.push(NONE);
    c.option(NONE, usual === NONE ? HABIT : 0);
  }
  return goods[c.choose(chance)] ?? usual;
};

const clearBy = (c: Choosing, s: State, f: FrameOf<Args, 'clear'>, seat: Seat, usual: Moves['clear'], chance: Chance): Moves['clear'] => {
  const pool = s.phase === 'infect' ? s.pool : inSight(s, activePlayer(s));
  const rival = see(s, seat, c.seen);
  c.begin(CLEAR);
  goods.length = 0;
  for (let i = 0; i < s.lineup.length; i++) {
    const x = nth(s.lineup, i);
    if (x === EMPTY || s.lineup.indexOf(x) < i) continue;
    const price = card(x).resistance;
    const same = usual.verb === 'clear' && s.lineup[usual.space] === x;
    goods.push(i);
    c.option(x, same ? HABIT : 0);
    c.has(0, price > pool ? 1 : 0);
    c.has(1, canPay(rival, price));
    c.has(2, price > pool ? canPay(rival, price) : 0);
  }
  if (f.may) {
    goods.push(-1);
    c.option(NONE, usual.verb === 'decline' ? HABIT : 0);
  }
  const space = goods[c.choose(chance)] ?? -1;
  return space < 0 ? { verb: 'decline' } : { verb: 'clear', space };
};

/** Whether a hand holds a card to Repent with. */
const repents = (hand: readonly number[]): boolean => {
  for (let x = 0; x < FACE_COUNT; x++) if (nth(hand, x) > 0 && card(x).repent >= 0) return true;
  return false;
};

const respondBy = (c: Choosing, s: State, f: FrameOf<Args, 'respond'>, seat: Seat, usual: Moves['respond'], chance: Chance): Moves['respond'] => {
  const p = playerAt(s, seat);
  if (!repents(p.hand)) return usual;
  const harm = listOf(f.list).ops[0];
  see(s, seat, c.seen);
  c.seen[SEEN] = harm?.op === 'penance' ? harm.to.length : 0;
  c.seen[SEEN + 1] = harm?.op === 'victimDiscard' && p.handSize >= harm.handAtLeast ? 1 : 0;
  c.seen[SEEN + 2] = harm?.op === 'victimDiscardChronic' && p.control.some((x) => card(x.card).chronic) ? 1 : 0;
  c.seen[SEEN + 3] = p.handSize / 5;
  c.begin(RESPOND);
  goods.length = 0;
  for (let x = 0; x < FACE_COUNT; x++) {
    if (nth(p.hand, x) === 0 || card(x).repent < 0) continue;
    goods.push(x);
    c.option(x, usual.verb === 'repent' && usual.card === idOf(x) ? HABIT : 0);
  }
  goods.push(NONE);
  c.option(NONE, usual.verb === 'suffer' ? HABIT : 0);
  const x = goods[c.choose(chance)] ?? NONE;
  return x === NONE ? { verb: 'suffer' } : { verb: 'repent', card: idOf(x) };
};

const mimicBy = (c: Choosing, s: State, seat: Seat, usual: Moves['mimic'], chance: Chance): Moves['mimic'] => {
  see(s, seat, c.seen);
  c.begin(MIMIC);
  goods.length = 0;
  for (const { card: x } of activePlayer(s).control) {
    if (!card(x).copied || goods.includes(x)) continue;
    goods.push(x);
    c.option(x, usual.verb === 'mimic' && usual.card === idOf(x) ? HABIT : 0);
  }
  goods.push(NONE);
  c.option(NONE, usual.verb === 'decline' ? HABIT : 0);
  const x = goods[c.choose(chance)] ?? NONE;
  return x === NONE ? { verb: 'decline' } : { verb: 'mimic', card: idOf(x) };
};

/** The policy of whoever has these habits and chooses so. */
export const leaningBy = (h: Habits, weights: ArrayLike<number>, heard?: Heard): Brain<State, Frame, Move>['policy'] => {
  const c = new Choosing(weights, heard);
  const habit = policyBy(h);
  return (s, f, seat, chance) => {
    if (f.step === 'infect') return infectBy(h, c, s, seat, chance);
    const usual = habit(s, f, seat, chance);
    switch (f.step) {
      case 'spread':
        return usual.verb === 'play' || usual.verb === 'activate' || usual.verb === 'end-spread' ? spreadBy(c, s, seat, usual, chance) : usual;
      case 'pit':
        return usual.verb === 'pit' || usual.verb === 'stop' ? pitBy(c, s, f, seat, usual, chance) : usual;
      case 'clear':
        return usual.verb === 'clear' || usual.verb === 'decline' ? clearBy(c, s, f, seat, usual, chance) : usual;
      case 'respond':
        return usual.verb === 'repent' || usual.verb === 'suffer' ? respondBy(c, s, f, seat, usual, chance) : usual;
      case 'mimic':
        return usual.verb === 'mimic' || usual.verb === 'decline' ? mimicBy(c, s, seat, usual, chance) : usual;
      case 'fetch': {
        if (usual.verb !== 'fetch') return usual;
        see(s, seat, c.seen);
        c.begin(FETCH);
        return { verb: 'fetch', card: idOf(cardOf(c, playerAt(s, seat).discard, faceOf(usual.card), false, chance)) };
      }
      case 'discard': {
        if (usual.verb !== 'discard') return usual;
        see(s, seat, c.seen);
        c.begin(DISCARD);
        return { verb: 'discard', card: idOf(cardOf(c, playerAt(s, seat).hand, faceOf(usual.card), false, chance)) };
      }
      case 'recruit': {
        if (usual.verb !== 'recruit' && usual.verb !== 'decline') return usual;
        see(s, seat, c.seen);
        c.begin(RECRUIT);
        const x = cardOf(c, playerAt(s, seat).discard, usual.verb === 'recruit' ? faceOf(usual.card) : NONE, true, chance);
        return x === NONE ? { verb: 'decline' } : { verb: 'recruit', card: idOf(x) };
      }
      default:
        return usual;
    }
  };
};
