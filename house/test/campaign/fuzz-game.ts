/** One fuzzed game at full speed: what is cheap is held at every decision, and at every so-manieth the position is looked at: wrong moves, what the seat sees, what is on the table. */

import { type AnyOptions, type Base, type Flat, hash, holds, Out, type Seat, Sfc, same } from '@pesthouse/kernel';
import type { AnyEngine } from '@pesthouse/kernel/laws';
import { garbled, spoken } from '@pesthouse/kernel/laws';

export interface Fast {
  readonly decisions: number;
  /** Positions that were looked at. */
  readonly looked: number;
  /** Moves that were none, and were refused. */
  readonly wrong: number;
  /** What went wrong, if anything. */
  readonly fault: string | null;
}

/** Positions between two that are looked at. */
const EVERY = 41;
const WRONG = 3;

class Fault extends Error {}
const must = (ok: boolean, words: string): void => {
  if (!ok) throw new Fault(words);
};

const seatOf = (e: AnyEngine, s: Base, seats: number, chance: Sfc): Seat => {
  const who = e.deciders(s);
  must(who !== 0 && who < 2 ** seats, 'nobody at the table decides');
  const first = 31 - Math.clz32(who);
  if (who === 2 ** first) return first;
  must(e.decision(s)?.sealed === true, 'several decide a question that is not sealed');
  let seat = chance.below(seats);
  while (!holds(who, seat)) seat = (seat + 1) % seats;
  return seat;
};

/** Gives back how many wrong moves were refused here. */
const look = (e: AnyEngine, s: Base, seat: Seat, move: Flat, census: string, chance: Sfc): number => {
  const before = hash(s);
  const legal = e.moves(s, seat);
  const step = s.stack.at(-1)?.step ?? '';
  must(e.refuse(s, seat, move) === null, `${step}: a listed move is refused`);
  must(e.refuse(s, seat, move, s.asked + 1) !== null, `${step}: an answer to another question is taken`);
  let wrong = 0;
  for (let i = 0; i < WRONG; i++) {
    const m = i === 0 ? garbled(move, chance) : spoken(e.game.vocabulary, e.decision(s)?.verbs ?? [], move, chance);
    const listed = legal.some((x) => same(x, m));
    must((e.refuse(s, seat, m) === null) === listed, `${step}: ${JSON.stringify(m)} is ${listed ? 'listed and refused' : 'not listed and taken'}`);
    if (!listed) wrong++;
  }
  const view = e.view(s, seat);
  must(same(e.moves(view, seat), legal), `${step}: what the seat sees does not decide its moves`);
  must(same(e.view(view, seat), view), `${step}: hiding twice is not hiding once`);
  const guess = e.guess(view, seat, chance);
  must(same(e.view(guess, seat), view), `${step}: what is guessed does not look the same to the seat`);
  must(hash(e.game.census(s)) === census, `${step}: pieces came or went`);
  must(hash(s) === before, `${step}: looking changed the position`);
  return wrong;
};

export const fastGame = (e: AnyEngine, options: AnyOptions, seats: number, seed: number): Fast => {
  const chance = new Sfc().at(seed, seats);
  const dice = new Sfc().at(seed, seats + 100);
  const k = { chance, tell: undefined };
  const out = new Out<Flat>();
  let [decisions, looked, wrong] = [0, 0, 0];
  try {
    const s = e.start(options, seats, chance);
    const census = hash(e.game.census(s));
    while (!e.over(s)) {
      must(s.asked <= e.game.bound, `the game has not ended after ${e.game.bound} decisions`);
      const seat = seatOf(e, s, seats, dice);
      e.list(s, seat, out);
      const move = out.list[dice.below(Math.max(1, out.n))];
      if (move === undefined || out.n === 0) throw new Fault(`seat ${seat} decides ${s.stack.at(-1)?.step} and has no move`);
      if ((decisions + seed) % EVERY === 0) {
        wrong += look(e, s, seat, { ...move }, census, dice);
        looked++;
      }
      e.play(s, seat, move, k);
      decisions++;
    }
    const scores = e.outcome(s);
    must(scores?.length === seats && scores.some((x) => x.rank === 1), 'the game is over without an outcome for every seat');
    must(hash(e.game.census(s)) === census, 'pieces came or went by the end');
    return { decisions, looked, wrong, fault: null };
  } catch (error) {
    return { decisions, looked, wrong, fault: error instanceof Error ? `after ${decisions} decisions: ${error.message}` : String(error) };
  }
};
