/** What bots think that cards are worth by their habits, and measures of piles and seats. */

import { type Chance, missing, type Seat } from '@pesthouse/kernel';
import { card, FILTH, own, RAT, STACKS } from '../cards/cards.ts';
import { nth } from '../look.ts';
import { FACE_COUNT } from '../names.ts';
import { reading } from '../reading.ts';
import { activePlayer, type Player, playerAt, type State } from '../state.ts';
import { baseOf } from '../steps/doing.ts';
import type { Habits } from './habits.ts';

/** What a card adds to a hand when it is drawn, in Contagions. */
export const worth = (h: Habits, f: number): number => h.worth[f] ?? missing('card', f);

export const { infamyOf: infamy } = reading(own);

/** The Nobility that has not fallen, the King among them. */
export const noblesLeft = (s: State): number => {
  let n = s.king ? 1 : 0;
  for (const x of s.stacks) n += x.length;
  return n;
};

/** Rounds that are likely still to come: the Nobility falls at about one card a round once it falls at all. */
export const roundsLeft = (s: State): number => {
  const nobles = noblesLeft(s);
  const byRound = 15 - s.round - s.players.length / 2;
  const byNobles = nobles * (1.3 - 0.12 * s.players.length) + 0.5;
  return Math.max(0.5, Math.min(byRound > 2 ? byRound : 2, byNobles + 4));
};

const NOBLES = STACKS.reduce((n, x) => n + x.length, 1);
/** Rounds to come as games between practised bots go: the Nobility begins to fall in about the same round, and from then on each of them takes a little less than one. */
export const roundsToCome = (s: State): number => {
  const nobles = noblesLeft(s);
  const wait = nobles === NOBLES ? Math.max(0, 14.5 - 1.15 * s.players.length - s.round) : 0;
  return 0.9 * nobles + wait;
};

/** Cards in a new hand. */
export const HAND = 5;
/** How often a card that is taken now is likely to be drawn: not before the draw pile is used up, and the less often the more cards there are. */
const drawsToCome = (s: State, p: Player): number => Math.max(0, HAND * roundsToCome(s) - p.drawSize) / Math.max(1, cardsOf(p));

/** How much of the game is to come for a card that is taken now, as these habits see it. */
export const ahead = (h: Habits, s: State): number => {
  const [left = 1, rounds = 0, draws = 0] = h.sight;
  let sum = left === 0 ? 0 : left * roundsLeft(s);
  if (rounds !== 0) sum += rounds * roundsToCome(s);
  if (draws !== 0) sum += draws * drawsToCome(s, activePlayer(s));
  return sum;
};

/** In the middle of a game. */
const USUAL_LEFT = 7;
/** Until this round it is early: cards that thin a deck or fill it count for more than later. */
const EARLY = 8;
/** What it is good for to have the card: Infamy now, and what it will do in the rounds to come. */
export const value = (h: Habits, s: State, f: number, left = ahead(h, s)): number => {
  const early = s.round < EARLY ? nth(h.early, f) * (1 - s.round / EARLY) : 0;
  return infamy(f) + nth(h.first, f) + early + (nth(h.taste, f) + nth(h.curve, f) * 0.1 * (left - USUAL_LEFT)) * left;
};

/** Infamy of a seat, summed without building anything. */
export const infamyOf = (p: Player): number => {
  let n = 0;
  for (let f = 0; f < FACE_COUNT; f++) {
    const copies = (p.draw[f] ?? missing('card', f)) + (p.discard[f] ?? missing('card', f)) + (p.hand[f] ?? missing('card', f));
    if (copies > 0) n += copies * infamy(f);
  }
  for (const f of p.top) n += infamy(f);
  for (const x of p.control) n += infamy(x.card);
  return n;
};

export const bestRival = (s: State, seat: Seat): number => {
  let best = -Infinity;
  for (let q = 0; q < s.players.length; q++) if (q !== seat) best = Math.max(best, infamyOf(playerAt(s, q)));
  return best;
};

export const cardsOf = (p: Player): number => p.drawSize + p.top.length + p.discardSize + p.handSize + p.control.length;

/** About 1: equal choices are not always made alike. */
export const mood = (h: Habits, chance: Chance): number => 1 - 15 * h.mood + chance.below(31) * h.mood;

/** Contagions in sight this turn: on the table, gained, and still in hand. */
export const inSight = (s: State, p: Player): number => {
  let n = baseOf(p) + s.gained;
  for (let f = 0; f < FACE_COUNT; f++) {
    const copies = p.hand[f] ?? missing('card', f);
    const { base } = card(f);
    if (copies > 0 && base > 0) n += copies * base;
  }
  return n;
};

/** What a hand gives on average, in Contagions, effects aside, with what lies there already. */
export const usualPool = (p: Player): number => {
  let sum = 0;
  let cards = 0;
  for (let f = 0; f < FACE_COUNT; f++) {
    const copies = nth(p.draw, f) + nth(p.discard, f) + nth(p.hand, f);
    sum += copies * card(f).base;
    cards += copies;
  }
  return baseOf(p) + (cards === 0 ? 0 : (HAND * sum) / cards);
};

/** The junk that is best sent away: Penance, then Filth, then Rats while there is time to gain from a thinner deck. */
export const junk = (h: Habits, s: State, p: Player, from: readonly number[]): number => {
  for (let f = FACE_COUNT - 1; f >= FACE_COUNT - 3; f--) if ((from[f] ?? missing('card', f)) > 0) return f;
  if (ahead(h, s) < h.late) return -1;
  if (nth(from, FILTH) > 0) return FILTH;
  return nth(from, RAT) > 0 && cardsOf(p) > h.thin ? RAT : -1;
};

/** The best or worst face of a pile by a measure; -1 if the pile is empty. */
export const pickFace = (from: readonly number[], measure: (f: number) => number): number => {
  let best = -1;
  let top = -Infinity;
  for (let f = 0; f < FACE_COUNT; f++) {
    if ((from[f] ?? missing('card', f)) === 0) continue;
    const m = measure(f);
    if (m > top) {
      top = m;
      best = f;
    }
  }
  return best;
};
export const least =
  (h: Habits) =>
  (f: number): number =>
    -worth(h, f);
