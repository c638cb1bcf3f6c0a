/** Weighs moves against each other: how often each wins when the game is played on, by the policy or by a search that sees the end of the game. */
import { hopes } from '../bots/appraise.ts';
import { type Effort, search } from '../bots/search.ts';
import type { AnyEngine } from '../games/index.ts';
import { type Base, clone, type Flat, firstOf, type Seat, Sfc } from '../kernel/index.ts';
import { type Interval, wilson } from '../lab/wilson.ts';

/** A position as one seat sees it: nothing here knows what that seat does not. */
export interface Spot {
  readonly e: AnyEngine;
  readonly view: Base;
  readonly seat: Seat;
  readonly seats: number;
}

/** Wins so far, of so many games. */
export interface Tally {
  readonly move: Flat;
  won: number;
  of: number;
}
export const open = (move: Flat): Tally => ({ move, won: 0, of: 0 });
export const intervalOf = ({ won, of }: Pick<Tally, 'won' | 'of'>): Interval => wilson(won, of);

/** 1 for a win, a part of it for a shared one. */
const wonBy = (e: AnyEngine, s: Base, seat: Seat): number => {
  const first = (e.outcome(s) ?? []).filter((x) => x.rank === 1);
  return first.some((x) => x.seat === seat) ? 1 / first.length : 0;
};

/** Every move in the same guessed worlds with the same luck, played to the end by policy. */
export const playouts = ({ e, view, seat }: Spot, tallies: readonly Tally[], rounds: number, seed: number): void => {
  const dice = new Sfc();
  const k = { chance: dice, tell: undefined };
  for (let i = 0; i < rounds; i++) {
    const world = e.guess(view, seat, dice.at(seed, 2 * i));
    for (const t of tallies) {
      const s: Base = clone(world);
      dice.at(seed, 2 * i + 1);
      e.play(s, seat, t.move, k);
      for (let n = 0; n < e.game.bound && !e.over(s); n++) {
        const p = firstOf(e.deciders(s));
        const m = e.policy(s, p, dice);
        if (m === undefined) break;
        e.play(s, p, m, k);
      }
      t.won += wonBy(e, s, seat);
      t.of++;
    }
  }
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
    while (!e.over(s)) {
      const p = firstOf(e.deciders(s));
      const m = e.policy(s, p, dice);
      if (m === undefined) break;
      e.play(s, p, m, { chance: dice, tell: undefined });
    }
    if (wonBy(e, s, 0) === 0.5) continue;
    hopes(e, s, seats, into);
    return [Math.min(...into.slice(0, seats)), Math.max(...into.slice(0, seats))];
  }
  return [0, 1];
};
const scales = new WeakMap<AnyEngine, readonly [number, number]>();

/** A tree search among two moves, both in the same worlds, whose leaves are ends of games. Only for two seats: there a place is a win or none. */
export const longSearch = ({ e, view, seat, seats }: Spot, a: Tally, b: Tally, runs: number, seed: number): void => {
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
