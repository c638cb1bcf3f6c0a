/** What bots think that cards are worth: tables by face, and measures of piles and seats. */

import { type Chance, missing, type Seat } from '../../../kernel/index.ts';
import { card, FILTH, own, RAT } from '../cards/cards.ts';
import { nth } from '../look.ts';
import { FACE_COUNT, FACES, type Face } from '../names.ts';
import { reading } from '../reading.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { baseOf } from '../steps/doing.ts';

export const table = (of: Readonly<Record<Face, number>>): readonly number[] => FACES.map((id) => of[id]);

/** What a card adds to a hand when it is drawn, in Contagions, effect included. */
const WORTH = table({
  rat: 1,
  filth: 0,
  rat_king: 2,
  ale_peasant: 1.7,
  ale_knight: 3,
  ale_priest: 2.4,
  daggers_peasant: 2.5,
  daggers_knight: 4.7,
  daggers_priest: 5,
  bones_peasant: 2.6,
  bones_knight: 3.7,
  bones_priest: 5,
  torches_peasant: 2.1,
  torches_knight: 5,
  torches_priest: 3.4,
  hire_collector: 2.8,
  hire_fool: 3.3,
  hire_doctor: 4,
  prince: 4.4,
  princess: 5,
  queen: 4,
  bishop: 4,
  cardinal: 5.6,
  pope: 3,
  king: 0,
  penance_1: -1,
  penance_2: -1.6,
  penance_3: -2.2,
});
export const worth = (f: number): number => WORTH[f] ?? missing('card', f);

/** In which order cards are played: draws and Chronic cards first, then what works on hand and piles, Penance last. */
export const ORDER = table({
  rat: 30,
  filth: 0,
  rat_king: 31,
  ale_peasant: 96,
  ale_knight: 93,
  ale_priest: 97,
  daggers_peasant: 72,
  daggers_knight: 52,
  daggers_priest: 40,
  bones_peasant: 50,
  bones_knight: 46,
  bones_priest: 47,
  torches_peasant: 70,
  torches_knight: 62,
  torches_priest: 101,
  hire_collector: 32,
  hire_fool: 23,
  hire_doctor: 84,
  prince: 29,
  princess: 98,
  queen: 102,
  bishop: 68,
  cardinal: 54,
  pope: 97,
  king: 0,
  penance_1: 18,
  penance_2: 7,
  penance_3: 0,
});

export const { infamyOf: infamy } = reading(own);

/** Rounds that are likely still to come: the Nobility falls at about one card a round once it falls at all. */
export const roundsLeft = (s: State): number => {
  let nobles = s.king ? 1 : 0;
  for (const x of s.stacks) nobles += x.length;
  const byRound = 15 - s.round - s.players.length / 2;
  const byNobles = nobles * (1.3 - 0.12 * s.players.length) + 0.5;
  return Math.max(0.5, Math.min(byRound > 2 ? byRound : 2, byNobles + 4));
};

/** What having the card is good for in each round to come, in Infamy: found by letting policies with other tastes play against each other. */
const TASTE = table({
  rat: -0.12,
  filth: -0.31,
  rat_king: -0.11,
  ale_peasant: -0.6,
  ale_knight: 1.32,
  ale_priest: 1.45,
  daggers_peasant: 0.26,
  daggers_knight: 1.95,
  daggers_priest: 1.99,
  bones_peasant: 0.16,
  bones_knight: 1.07,
  bones_priest: 0.23,
  torches_peasant: -0.97,
  torches_knight: 0.59,
  torches_priest: 0.9,
  hire_collector: 0.75,
  hire_fool: 1.19,
  hire_doctor: 1.32,
  prince: 0.6,
  princess: 1.7,
  queen: 1.04,
  bishop: 0.81,
  cardinal: 1.74,
  pope: 0.53,
  king: 0,
  penance_1: -0.86,
  penance_2: -1.0,
  penance_3: -1.34,
});

/** The thresholds of the policy, found in the same way as its taste. */
export const HABITS = {
  /** How a card of the Nobility is wanted beside one of the line-up. */
  stack: 0.68,
  /** Harm of a Penance card, of a lost Chronic card and of an attack on them that finds none. */
  penance: 3.2,
  chronic: 4.5,
  spared: 3.4,
  /** What of a card's worth is more than its effect; the Fool is for Repenting. */
  effect: 0.75,
  fool: -0.6,
  /** Rats go to the Pit from so many cards on, and nothing else with so few rounds to come. */
  thin: 8,
  late: 0.6,
  /** What a recruited card must be worth. */
  recruit: 2,
};

/** What it is good for to have the card: Infamy now, and what it will do in the rounds to come. */
export const value = (s: State, f: number): number => infamy(f) + (TASTE[f] ?? missing('card', f)) * roundsLeft(s);

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

/** Between 0.85 and 1.15: equal choices are not always made alike. */
export const mood = (chance: Chance): number => 0.85 + chance.below(31) / 100;

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

/** The junk that is best sent away: Penance, then Filth, then Rats while there is time to gain from a thinner deck. */
export const junk = (s: State, p: Player, from: readonly number[]): number => {
  for (let f = FACE_COUNT - 1; f >= FACE_COUNT - 3; f--) if ((from[f] ?? missing('card', f)) > 0) return f;
  if (roundsLeft(s) < HABITS.late) return -1;
  if (nth(from, FILTH) > 0) return FILTH;
  return nth(from, RAT) > 0 && cardsOf(p) > HABITS.thin ? RAT : -1;
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
export const least = (f: number): number => -worth(f);
