/** What bots think that cards are worth: tables by face, and measures of piles and seats. */
import type { Chance, Seat } from '../../../kernel/index.ts';
import { card, FILTH, RAT } from '../cards/cards.ts';
import { FACE_COUNT, FACES, type Face } from '../names.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { baseOf } from '../steps/doing.ts';

export const table = (of: Readonly<Record<Face, number>>): readonly number[] => FACES.map((id) => of[id]);

/** What a card adds to a hand when it is drawn, in Contagions, effect included. */
export const WORTH = table({
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
export const worth = (f: number): number => WORTH[f] ?? 0;

/** In which order cards are played: draws and Chronic cards first, then what works on hand and piles, Penance last. */
export const ORDER = table({
  rat: 20,
  filth: 0,
  rat_king: 21,
  ale_peasant: 90,
  ale_knight: 95,
  ale_priest: 100,
  daggers_peasant: 50,
  daggers_knight: 52,
  daggers_priest: 53,
  bones_peasant: 45,
  bones_knight: 40,
  bones_priest: 42,
  torches_peasant: 60,
  torches_knight: 70,
  torches_priest: 99,
  hire_collector: 30,
  hire_fool: 38,
  hire_doctor: 80,
  prince: 35,
  princess: 96,
  queen: 98,
  bishop: 75,
  cardinal: 54,
  pope: 97,
  king: 0,
  penance_1: 5,
  penance_2: 4,
  penance_3: 3,
});

export const infamy = (f: number): number => card(f).resistance + card(f).notoriety;

/** Rounds that are likely still to come: the Nobility falls at about one card a round once it falls at all. */
export const roundsLeft = (s: State): number => {
  let nobles = s.king ? 1 : 0;
  for (const x of s.stacks) nobles += x.length;
  const byRound = 15 - s.round - s.players.length / 2;
  const byNobles = nobles * (1.3 - 0.12 * s.players.length) + 0.5;
  return Math.max(0.5, Math.min(byRound > 2 ? byRound : 2, byNobles + 4));
};

/** What it is good for to have the card: Infamy now, and what it will do in the rounds to come, about one play in three. */
export const value = (s: State, f: number): number => infamy(f) + (worth(f) - 1.2) * roundsLeft(s) * 0.38;

/** Infamy of a seat, summed without building anything. */
export const infamyOf = (p: Player): number => {
  let n = 0;
  for (let f = 0; f < FACE_COUNT; f++) {
    const copies = (p.draw[f] ?? 0) + (p.discard[f] ?? 0) + (p.hand[f] ?? 0);
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
    const copies = p.hand[f] ?? 0;
    const { base } = card(f);
    if (copies > 0 && base > 0) n += copies * base;
  }
  return n;
};

/** The junk that is best sent away: Penance, then Filth, then Rats while there is time to gain from a thinner deck. */
export const junk = (s: State, p: Player, from: readonly number[]): number => {
  for (let f = FACE_COUNT - 1; f >= FACE_COUNT - 3; f--) if ((from[f] ?? 0) > 0) return f;
  if (roundsLeft(s) < 1.5) return -1;
  if ((from[FILTH] ?? 0) > 0) return FILTH;
  return (from[RAT] ?? 0) > 0 && cardsOf(p) > 8 ? RAT : -1;
};

/** The best or worst face of a pile by a measure; -1 if the pile is empty. */
export const pickFace = (from: readonly number[], measure: (f: number) => number): number => {
  let best = -1;
  let top = -Infinity;
  for (let f = 0; f < FACE_COUNT; f++) {
    if ((from[f] ?? 0) === 0) continue;
    const m = measure(f);
    if (m > top) {
      top = m;
      best = f;
    }
  }
  return best;
};
export const least = (f: number): number => -worth(f);
