/** What bots do in the Infect Phase: what each good is worth to the buyer by habit, and when the King or the last of the Nobility decides. */
import type { Chance, Seat } from '@pesthouse/kernel';
import { card, KING_FACE, RAT_KING } from '../cards/cards.ts';
import { nth, row } from '../look.ts';
import { FACES, GOODS, KING, STACK } from '../names.ts';
import { activePlayer, EMPTY, type Moves, type Player, playerAt, type State } from '../state.ts';
import { lineupCards } from '../steps/doing.ts';
import { goodAt, priceOf, whyNoRatKing } from '../steps/infect.ts';
import type { Habits } from './habits.ts';
import { ahead, bestRival, infamy, infamyOf, mood, noblesLeft, usualPool, value } from './worth.ts';

const PRIEST_OF_TORCHES = FACES.indexOf('torches_priest');
const QUEEN = FACES.indexOf('queen');

/** Whether this seat would win if the game ended with this turn and so much more Infamy. */
const wins = (s: State, seat: Seat, more: number): boolean => infamyOf(playerAt(s, seat)) + more > bestRival(s, seat);

/** What it is worth at most not to open the way to the King. */
const OPENED = 20;
/** By about so many Contagions one hand differs from another. */
const HANDS_DIFFER = 4;
/** How likely one of the others can pay for the King in the turn that comes, by what their decks give on average. */
const reaches = (h: Habits, s: State, seat: Seat): number => {
  let most = 0;
  for (let q = 0; q < s.players.length; q++) if (q !== seat) most = Math.max(most, usualPool(playerAt(s, q)));
  return 0.5 + 0.5 * Math.tanh((most - 10 * h.reach) / HANDS_DIFFER);
};

/** Whether all that is left of the Nobility can be paid at once, the King among it, and that wins. */
const sweeps = (s: State, seat: Seat): boolean => {
  if (!s.king) return false;
  let price = card(KING_FACE).resistance - s.discount;
  let more = infamy(KING_FACE);
  for (const stack of s.stacks)
    for (const f of stack) {
      price += card(f).resistance;
      more += infamy(f);
    }
  return price <= s.pool && wins(s, seat, more);
};

/** How many of a card the player has already, beside those under control. */
export const copiesOf = (p: Player, f: number): number => nth(p.draw, f) + nth(p.discard, f) + nth(p.hand, f);

/** With less of the game to come it is late. */
const LATE = 4;
/** The Nobility with the King, when half of them have fallen. */
const HALF = 4;
/** A lead that is clear. */
const LEAD = 8;

/** The most that is left to like when this one has been taken. */
const bestBeside = (s: State, taken: number, pool: number, liking: (i: number, f: number) => number): number => {
  let best = 0;
  for (let i = 0; i < KING; i++) {
    const f = goodAt(s, i);
    if (i !== taken && f !== EMPTY && card(f).resistance <= pool) best = Math.max(best, liking(i, f));
  }
  return best;
};

/** What a good that can be paid is worth by habit. */
export interface Liked {
  /** Its place, and the card that lies there. */
  readonly good: number;
  readonly face: number;
  /** What having it is worth, and the most that is left to like when it is paid. */
  readonly worth: number;
  readonly beside: number;
  /** Harm of opening the way to the King for a rival who would win by him. */
  readonly opens: number;
  /** It ends the game: for the better, or for the worse; else neither. */
  readonly ends: 'won' | 'lost' | undefined;
}

/** All that the buyer can pay for. */
export const likedBy = (h: Habits, s: State, seat: Seat, visit: (x: Liked) => void): void => {
  if (s.tookRatKing || s.pool <= 0) return;
  const left = ahead(h, s);
  const p = activePlayer(s);
  const thrift = nth(h.thrift, left > LATE ? 0 : 1);
  const nobles = noblesLeft(s);
  const stack = h.stack + (h.stackAhead === 0 ? 0 : h.stackAhead * Math.tanh((infamyOf(p) - bestRival(s, seat)) / LEAD)) + (nobles > HALF ? 0 : h.stackLate);
  const sweep = h.opened !== 0 && sweeps(s, seat);
  const liking = (i: number, f: number): number => {
    const v = value(h, s, f, left) - h.again * copiesOf(p, f) - thrift * priceOf(s, f);
    return i >= STACK ? v * stack : v;
  };
  const endsBy = (i: number, f: number): Liked['ends'] => {
    if (f === KING_FACE) return wins(s, seat, infamy(f)) ? 'won' : 'lost';
    if (i >= STACK) return sweep ? 'won' : undefined;
    return s.kingdomSize === 0 && lineupCards(s) === 1 && !wins(s, seat, infamy(f)) ? 'lost' : undefined;
  };
  for (let i = 0; i <= KING; i++) {
    const f = goodAt(s, i);
    if (f === EMPTY) continue;
    const price = priceOf(s, f);
    if (price > s.pool) continue;
    // Whoever takes the last of the Nobility before the King leaves him to the others: he ends the game for who can pay.
    const last = i >= STACK && i !== KING && h.opened !== 0 && nobles === 2 && !wins(s, seat, infamy(f) - infamy(KING_FACE));
    visit({
      good: i,
      face: f,
      worth: liking(i, f),
      beside: h.second === 0 ? 0 : bestBeside(s, i, s.pool - price, liking),
      opens: last ? h.opened * OPENED * reaches(h, s, seat) : 0,
      ends: endsBy(i, f),
    });
  }
};

/** Chronic cards that are always put to use before anything is bought. */
export const activatedFirst = (s: State): Moves['infect'] | undefined => {
  for (const x of activePlayer(s).control) {
    if (x.used) continue;
    if (x.card === PRIEST_OF_TORCHES && lineupCards(s) > (s.kingdomSize === 0 ? 1 : 0)) return { verb: 'activate', card: 'torches_priest' };
    if (x.card === QUEEN && !s.tookRatKing && s.pool > 0) return { verb: 'activate', card: 'queen' };
  }
  return undefined;
};

/** What a free Rat King is worth; 0 where there is none to be had. */
export const ratKingWorth = (h: Habits, s: State): number => (whyNoRatKing(s) === null ? Math.max(0.1, value(h, s, RAT_KING, ahead(h, s))) : 0);

/** More than anything is worth. */
const AT_ONCE = 1000;

export const infectPolicy = (h: Habits, s: State, seat: Seat, chance: Chance): Moves['infect'] => {
  const first = activatedFirst(s);
  if (first !== undefined) return first;
  let best = -1;
  let top = ratKingWorth(h, s);
  let ratKing = top > 0;
  likedBy(h, s, seat, (x) => {
    const v = x.worth * mood(h, chance) + h.second * x.beside - x.opens;
    const whole = x.ends === undefined ? v : x.ends === 'won' ? AT_ONCE : -1;
    if (whole > top) {
      top = whole;
      best = x.good;
      ratKing = false;
    }
  });
  if (best >= 0) return { verb: 'infect', what: row(GOODS, best) };
  return ratKing ? { verb: 'take-rat-king' } : { verb: 'end-infect' };
};
