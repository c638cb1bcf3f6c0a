/** What moves are worth: each is tried in the same guessed worlds with the same luck and played to the end, so that only the move differs. A move's figures hang on the position alone, not on what it is compared with. */
import type { Flat, Truth } from '@pesthouse/kernel';
import { type Estimate, estimateOf } from './estimate.ts';
import { type Position, seedOf, worthOf } from './position.ts';
import { tryOut } from './rounds.ts';
import { steepness, trueGain, truly } from './truth.ts';

/** A move with what came of it, round by round. */
export interface Weighed {
  readonly move: Flat;
  /** The chance to win with it; for somebody alone the score. */
  readonly hope: Estimate;
  readonly said: readonly number[];
  /** The game was over with the move itself, in every round: nothing is left to be wrong about. */
  readonly sure: boolean;
}

/** Two looks share no luck: none has as many draws as lie between them. */
const FIRST_DRAW = { first: 1, second: 100_001 } as const;

/** A move whose worth was counted, not tried out. */
export const known = (move: Flat, worth: number): Weighed => ({ move, hope: { mean: worth, error: 0 }, said: [], sure: true });

export const weigh = (p: Position, moves: readonly Flat[], rounds: number, look: keyof typeof FIRST_DRAW): Weighed[] => {
  const { e, seat, seats } = p;
  const said: number[][] = moves.map(() => []);
  const open = moves.map(() => false);
  tryOut(p, moves, rounds, { seed: seedOf(p), first: FIRST_DRAW[look] }, (m, s, atOnce) => {
    if (!atOnce) open[m] = true;
    said[m]?.push(worthOf(e, s, seat, seats));
  });
  return moves.map((move, m) => {
    const rows = said[m] ?? [];
    const sure = rounds > 0 && open[m] === false;
    return { move, hope: stated(p, rows, sure), said: rows, sure };
  });
};

const truthOf = ({ e }: Position): Truth | undefined => e.game.bot.truth?.hint;

/** A move's chance as it is told. */
export const stated = (p: Position, said: readonly number[], sure: boolean): Estimate => {
  const plain = estimateOf(said);
  return sure ? plain : truly(truthOf(p), plain, said.length, p.seats);
};

/** By how much the first did better than the second, world by world, as it is told. */
export const gainOf = (p: Position, a: Weighed, b: Weighed): Estimate => {
  if (a.said.length === 0) return { mean: a.hope.mean - b.hope.mean, error: 0 };
  const plain = estimateOf(a.said.map((x, i) => x - (b.said[i] ?? 0)));
  const steep = steepness(truthOf(p), estimateOf(a.said).mean, a.said.length, p.seats);
  return trueGain(plain, a.hope.mean - b.hope.mean, a.sure ? 1 : steep);
};
