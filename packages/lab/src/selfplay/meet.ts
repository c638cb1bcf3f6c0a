/** Two nets on mirrored deals, until it is clear that the first is better or that it is not: a sequential test, deal by deal. */
import type { NetPlayer } from '@pesthouse/bots/net';
import type { AnyEngine } from '@pesthouse/kernel';
import { defaults, firstOf, Sfc } from '@pesthouse/kernel';

/** Better is to win so much more than half; both errors are at most one in twenty. */
const BETTER = 0.55;
const EVEN = 0.5;
const SURE = Math.log(0.95 / 0.05);
/** Before so many deals the spread between them is not believed. */
const LEAST_DEALS = 10;

export interface Met {
  readonly deals: number;
  /** The part of the games that the first won. */
  readonly share: number;
  /** What the test says: how much likelier the deals are if the first is better, as a logarithm. */
  readonly evidence: number;
  readonly better: boolean;
}

/** The part of the win that the seat `mine` gets, where the first net plays it and the second all other seats. */
const playGame = (e: AnyEngine, first: NetPlayer, second: NetPlayer, mine: number, seats: number, seed: number): number => {
  const chance = new Sfc().at(seed, 7);
  const s = e.start(defaults(e.game.meta, seats), seats, chance);
  for (let n = 0; !e.over(s); n++) {
    if (n > e.game.bound) throw new Error('a game of two nets does not come to its end');
    const seat = firstOf(e.deciders(s));
    const view = e.view(s, seat);
    const m = (seat === mine ? first : second).choose(view, seat, seats, e.moves(view, seat));
    if (m === undefined) throw new Error('a net has no move');
    e.play(s, seat, m, { chance, tell: undefined });
  }
  const winners = (e.outcome(s) ?? []).filter((x) => x.rank === 1);
  return winners.some((x) => x.seat === mine) ? 1 / winners.length : 0;
};

const evidenceOf = (units: readonly number[]): number => {
  const n = units.length;
  const mean = units.reduce((sum, x) => sum + x, 0) / n;
  const spread = units.reduce((sum, x) => sum + (x - mean) ** 2, 0) / n;
  // No spread at all is luck: then as if every game were won or lost by a coin.
  const variance = Math.max(spread, 0.02);
  return (n * (BETTER - EVEN) * (mean - (BETTER + EVEN) / 2)) / variance;
};

/** Two players, the seats swapped on every deal; at most so many deals. */
export const meet = (e: AnyEngine, first: NetPlayer, second: NetPlayer, most: number, seed: number): Met => {
  const units: number[] = [];
  let evidence = 0;
  const seats = Math.min(...e.game.meta.seats.filter((n) => n > 1));
  while (units.length < most) {
    const deal = seed + units.length;
    units.push((playGame(e, first, second, 0, seats, deal) + playGame(e, first, second, 1, seats, deal)) / 2);
    evidence = evidenceOf(units);
    if (units.length >= LEAST_DEALS && Math.abs(evidence) >= SURE) break;
  }
  return { deals: units.length, share: units.reduce((sum, x) => sum + x, 0) / Math.max(1, units.length), evidence, better: evidence >= SURE };
};
