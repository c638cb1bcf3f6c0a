/** Whole games by fixed seeds, played by the bots' policy, by dice, or by players with moods: golden games and invariants are made of them. */

import { type Base, clone, type Engine, type Fact, type Flat, firstOf, type MoveEntry, type Seat, Sfc, same } from '../index.ts';
import { plainChance } from '../plain-seed.ts';

export const PLAYERS = ['policy', 'random', 'moody'] as const;
export type Player = (typeof PLAYERS)[number];

export interface Played<S, M, E> {
  readonly s: S;
  readonly entries: readonly MoveEntry<M>[];
  readonly events: readonly E[];
}

/** One move with the position before and after it, and all that was told. */
export interface Taken<S, M, E> {
  readonly before: S;
  readonly seat: Seat;
  readonly offers: readonly M[];
  readonly move: M;
  readonly after: S;
  readonly events: readonly E[];
}

/** Who answers next, and what. */
export type Choose<S, M> = (s: S) => { readonly seat: Seat; readonly move: M };

/** How a player chooses. One with moods likes each verb by a weight of its own, new in every game. */
export const chooser = <S extends Base<{ step: string }>, M extends Flat, E extends Fact, O>(
  rules: Engine<S, M, E, O>,
  player: Player,
  seed: number,
): Choose<S, M> => {
  const own = new Sfc().at(seed, 1_000_003);
  const pick = (list: readonly M[]): M => {
    const x = list[own.below(list.length)];
    if (x === undefined) throw new Error('nothing to choose from');
    return x;
  };
  const mood = new Map<string, number>();
  const weight = (verb: string): number => {
    const w = mood.get(verb) ?? 1 + own.below(20);
    mood.set(verb, w);
    return w;
  };
  const moody = (offers: readonly M[]): M => {
    const verbs = [...new Set(offers.map((m) => m.verb))];
    let left = own.below(verbs.reduce((n, verb) => n + weight(verb), 0));
    const verb = verbs.find((v) => {
      left -= weight(v);
      return left < 0;
    });
    return pick(offers.filter((m) => m.verb === verb));
  };
  return (s) => {
    const seat = firstOf(rules.deciders(s));
    if (player !== 'policy') return { seat, move: player === 'moody' ? moody(rules.moves(s, seat)) : pick(rules.moves(s, seat)) };
    const move = rules.policy(s, seat, own);
    if (move === undefined) throw new Error('the game is over');
    return { seat, move };
  };
};

export interface Whole<S, M, O> {
  readonly options: O;
  readonly seats: number;
  readonly seed: number;
  readonly choose: Choose<S, M>;
}
/** Who looks on: before each move, or after it with the position as it was. */
export interface Watch<S, M, E> {
  readonly look?: ((s: S, seat: Seat, move: M) => void) | undefined;
  readonly visit?: ((taken: Taken<S, M, E>) => void) | undefined;
}

export const playWhole = <S extends Base<{ step: string }>, M extends Flat, E extends Fact, O>(
  rules: Engine<S, M, E, O>,
  { options, seats, seed, choose }: Whole<S, M, O>,
  { look, visit }: Watch<S, M, E> = {},
): Played<S, M, E> => {
  const chanceAt = plainChance(seed);
  const events: E[] = [];
  const tell = (e: E): void => {
    events.push(e);
  };
  const s = rules.start(options, seats, chanceAt(0), tell);
  const entries: MoveEntry<M>[] = [];
  while (!rules.over(s)) {
    const { seat, move } = choose(s);
    look?.(s, seat, move);
    const n = entries.length + 1;
    const before = visit === undefined ? s : clone(s);
    const offers = rules.moves(s, seat);
    if (!offers.some((x) => same(x, move))) throw new Error(`somebody chose what is not offered: ${JSON.stringify(move)}`);
    const from = events.length;
    rules.play(s, seat, move, { chance: chanceAt(n), tell });
    entries.push({ n, seat, move });
    visit?.({ before, seat, offers, move, after: s, events: events.slice(from) });
    // To a sealed question everybody answers: it is one decision and many entries.
    if (s.asked > rules.game.bound) throw new Error('the game does not end');
  }
  return { s, entries, events };
};
