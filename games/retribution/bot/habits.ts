/** What a bot's policy goes by: what cards are worth by face, the order in which they are played, and the thresholds of its choices. A master may have learnt others. */
import { FACES, type Face } from '../names.ts';
import { PLAIN, WORKS } from './hand.ts';

const table = (of: Readonly<Record<Face, number>>): readonly number[] => FACES.map((id) => of[id]);

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

/** All of them are numbers or lists of numbers, so that self-play can turn them. */
export const WRITTEN = {
  worth: WORTH,
  order: ORDER,
  taste: TASTE,
  /** What having the card is good for once, whatever is still to come. */
  first: FACES.map(() => 0),
  /** How its use in each round to come grows or shrinks with their number. */
  curve: FACES.map(() => 0),
  /** How much more it is wanted in the first rounds. */
  early: FACES.map(() => 0),
  /** How much of the game is to come: by the round alone, by rounds as they go in practice, and by how often a card will be drawn. */
  sight: [1, 0, 0],
  /** What a Contagion of the price is worth for buying something else, with much and with little of the game to come. */
  thrift: [0, 0],
  /** How much less another copy of a card is wanted. */
  again: 0,
  /** How often, in sixty, Penance is paid though a better card could be bought. */
  pay: 15,
  /** Whom to attack: for Chronic cards, for a full hand. */
  targetChronic: 12,
  targetHand: 15,
  /** How unlike equal choices are made. */
  mood: 0.01,
  /** How a card of the Nobility is wanted beside one of the line-up. */
  stack: 0.68,
  /** How much more so for who is ahead, and once half of the Nobility has fallen. */
  stackAhead: 0,
  stackLate: 0,
  /** Harm of opening the way to the King for a rival who would win by him, and from how many Contagions on, in tens, one is likely to pay for him. */
  opened: 0,
  reach: 1.2,
  /** How much counts what the rest of the Contagions still buys. */
  second: 0,
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
export type Habits = typeof WRITTEN;

/** The same order, but plain cards after all that do something and Penance after those; what is never played stays so. */
export const plainLast = (order: readonly number[]): readonly number[] => {
  const least = Math.min(...order.filter((x, f) => WORKS[f] === true && x > 0));
  const most = Math.max(...order);
  // Penance in the lower half of what is left below the others, plain cards in the upper one, each by its old order.
  return order.map((x, f) => (WORKS[f] === true || x <= 0 ? x : (least * (x / (most + 1) + (PLAIN[f] === true ? 1 : 0))) / 2));
};
