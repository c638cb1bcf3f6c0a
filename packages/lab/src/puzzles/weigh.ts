/** Weighs moves against each other: how often each wins when the game is played on, by the policy or by a search that sees the end of the game. */

import { type Position, toTheEnd, tryOut, worthOf } from '@pesthouse/bots/judgement';
import type { Effort } from '@pesthouse/bots/search';
import { hopes, search } from '@pesthouse/bots/search';
import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, type Flat, type Seat, Sfc } from '@pesthouse/kernel';
import { type Interval, wilson } from '../wilson.ts';

/** Wins so far, of so many games. */
export interface Tally {
  readonly move: Flat;
  won: number;
  of: number;
}
export const open = (move: Flat): Tally => ({ move, won: 0, of: 0 });
export const intervalOf = ({ won, of }: Pick<Tally, 'won' | 'of'>): Interval => wilson(won, of);

/** Every move in the same guessed worlds with the same luck, played to the end by policy. */
export const playouts = (spot: Position, tallies: readonly Tally[], rounds: number, seed: number): void => {
  const moves = tallies.map((t) => t.move);
  tryOut(spot, moves, rounds, { seed, first: 0 }, (m, s) => {
    const t = tallies[m];
    if (t === undefined) return;
    t.won += worthOf(spot.e, s, spot.seat, spot.seats);
    t.of++;
  });
};

/** A long search looks around more than one that plays: half of its curiosity goes where the policy does not. */
const LONG: Omit<Effort, 'runs'> = { lean: 0.5, curiosity: 0.5, caution: 0, depth: 5_000 };

/** The same rules, of which a search knows nothing but how games end, and at the root of which only these moves are thought of. */
const bare = (e: AnyEngine, among: readonly Flat[]): AnyEngine => {
  const { idle: _, horizon: __, ...bot } = e.game.bot;
  return { ...e, game: { ...e.game, bot: { ...bot, terms: {} } }, moves: () => [...among] };
};

/** What a search that knows nothing but how games end calls its hope in a lost and in a won game: by these two every hope between them can be read as a chance to win. */
const scaleOf = (e: AnyEngine, view: Base, seat: Seat, seats: number): readonly [lost: number, won: number] => {
  const dice = new Sfc();
  const into: number[] = [];
  for (let i = 0; i < 100; i++) {
    const s = e.guess(view, seat, dice.at(i, 3));
    toTheEnd(e, s, { chance: dice, tell: undefined });
    if (worthOf(e, s, 0, seats) === 0.5) continue;
    hopes(e, s, seats, into);
    return [Math.min(...into.slice(0, seats)), Math.max(...into.slice(0, seats))];
  }
  return [0, 1];
};
const scales = new WeakMap<AnyEngine, readonly [number, number]>();

/** A tree search among two moves, both in the same worlds, whose leaves are ends of games. Only for two seats: there a place is a win or none. */
export const longSearch = ({ e, view, seat, seats }: Position, a: Tally, b: Tally, runs: number, seed: number): void => {
  const plain = bare(e, [a.move, b.move]);
  const [lost, won] = scales.get(e) ?? scaleOf(plain, view, seat, seats);
  scales.set(e, [lost, won]);
  const { opinions } = search(plain, view, seat, seats, { ...LONG, runs }, new Sfc().at(seed, 1), () => 0);
  for (const t of [a, b]) {
    const said = opinions.find((x) => x.move === t.move);
    if (said === undefined) continue;
    t.won += said.visits * Math.max(0, Math.min(1, (said.hope - lost) / (won - lost)));
    t.of += said.visits;
  }
};
