/** What a learnt judgement reads of Retribution besides the terms: every card that a seat owns, what is at hand, and how near the end is. */
import { WRITTEN } from './bot/habits.ts';
import { inSight, roundsToCome, value } from './bot/worth.ts';
import { nth } from './look.ts';
import { FACE_COUNT, KING } from './names.ts';
import { EMPTY, playerAt, type State } from './state.ts';
import { goodAt, priceOf, whyNoRatKing } from './steps/infect.ts';

/** What the best card is worth that the Contagions in sight would buy. */
const bestBuy = (s: State, pool: number): number => {
  let best = 0;
  for (let i = 0; i <= KING; i++) {
    const f = goodAt(s, i);
    if (f !== EMPTY && priceOf(s, f) <= pool) best = Math.max(best, value(WRITTEN, s, f));
  }
  return best;
};

const SHARED = 16;
export const traits = (s: State, seat: number, values: number[], at: number): void => {
  const p = playerAt(s, seat);
  const left = s.phase === 'over' ? 0 : roundsToCome(s);
  const turn = s.active === seat;
  values[at] = 1;
  values[at + 1] = left;
  values[at + 2] = Math.min(1, left / 3);
  values[at + 3] = turn ? 1 : 0;
  values[at + 4] = turn ? (s.phase === 'infect' ? Math.max(0, s.pool) : s.phase === 'end' ? 0 : inSight(s, p)) : 0;
  values[at + 5] = turn ? 0 : p.handSize;
  values[at + 6] = s.ending === 'none' ? 0 : 1;
  values[at + 7] = s.ending !== 'none' && s.closer === seat ? 1 : 0;
  values[at + 8] = s.king ? 1 : 0;
  // What the turn under way may still bring: there is no other way to tell a hand that is played from one that is wasted.
  const spreads = turn && s.phase === 'spread';
  const infects = turn && s.phase === 'infect';
  const pool = values[at + 4] ?? 0;
  values[at + 9] = spreads ? 1 : 0;
  values[at + 10] = infects ? 1 : 0;
  values[at + 11] = spreads || (infects && whyNoRatKing(s) === null) ? 1 : 0;
  values[at + 12] = (spreads || infects) && !s.tookRatKing ? bestBuy(s, pool) : 0;
  values[at + 13] = Math.min(4, pool);
  values[at + 14] = spreads ? p.handSize : 0;
  values[at + 15] = turn && s.phase === 'end' ? s.extraDraw : 0;
  const c = at + SHARED;
  for (let f = 0; f < FACE_COUNT; f++) values[c + f] = nth(p.draw, f) + nth(p.discard, f) + nth(p.hand, f);
  for (const f of p.top) values[c + f] = (values[c + f] ?? 0) + 1;
  const t = c + 2 * FACE_COUNT;
  for (let f = 0; f < FACE_COUNT; f++) values[t + f] = 0;
  for (const x of p.control) {
    values[c + x.card] = (values[c + x.card] ?? 0) + 1;
    values[t + x.card] = (values[t + x.card] ?? 0) + 1;
  }
  // A card brings its Infamy in the end, and its effect in every round to come.
  for (let f = 0; f < FACE_COUNT; f++) values[c + FACE_COUNT + f] = (values[c + f] ?? 0) * (left / 6);
  // What is drawn next, and what is at hand already: the rest comes after a Reshuffle.
  const d = t + FACE_COUNT;
  for (let f = 0; f < FACE_COUNT; f++) {
    values[d + f] = nth(p.draw, f);
    values[d + FACE_COUNT + f] = nth(p.hand, f);
  }
};
