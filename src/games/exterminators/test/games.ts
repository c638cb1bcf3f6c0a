/** Whole games by fixed seeds, played by the bots' policy, by dice, or by players with moods; golden games and invariants are made of them. */
import { clone, holds, type MoveEntry, Sfc, same } from '../../../kernel/index.ts';
import type { Options } from '../meta.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';

export const PLAYERS = ['policy', 'random', 'moody'] as const;
export type Player = (typeof PLAYERS)[number];

export interface Whole {
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
  readonly player: Player;
}

/** One move with the position before and after it, and all that was told. */
export interface Taken {
  readonly before: State;
  readonly seat: number;
  readonly move: Move;
  readonly after: State;
  readonly events: readonly Event[];
}

export interface Played {
  readonly s: State;
  readonly entries: readonly MoveEntry<Move>[];
  readonly events: readonly Event[];
}

export const chanceAt = (seed: number) => (n: number) => new Sfc().at(seed, n);

/** How a player chooses. One with moods likes each verb by a weight of its own, new in every game. */
const chooser = (player: Player, seed: number): ((s: State, seat: number, offers: readonly Move[]) => Move) => {
  const own = new Sfc().at(seed, 1_000_003);
  const pick = <T>(list: readonly T[]): T => {
    const x = list[own.below(list.length)];
    if (x === undefined) throw new Error('nothing to choose from');
    return x;
  };
  if (player === 'random') return (_, __, offers) => pick(offers);
  if (player === 'policy')
    return (s, seat) => {
      const frame = s.stack[s.stack.length - 1];
      if (frame === undefined) throw new Error('the game is over');
      return rules.game.bot.policy(s, frame, seat, own);
    };
  const mood = new Map<string, number>();
  const weight = (verb: string): number => {
    const w = mood.get(verb) ?? 1 + own.below(20);
    mood.set(verb, w);
    return w;
  };
  return (_, __, offers) => {
    const verbs = [...new Set(offers.map((m) => m.verb))];
    let left = own.below(verbs.reduce((n, verb) => n + weight(verb), 0));
    const verb = verbs.find((v) => {
      left -= weight(v);
      return left < 0;
    });
    return pick(offers.filter((m) => m.verb === verb));
  };
};

export const playWhole = ({ options, seats, seed, player }: Whole, visit?: (taken: Taken) => void): Played => {
  const events: Event[] = [];
  const tell = (e: Event): void => {
    events.push(e);
  };
  const s = rules.start(options, seats, chanceAt(seed)(0), tell);
  const choose = chooser(player, seed);
  const entries: MoveEntry<Move>[] = [];
  while (!rules.over(s)) {
    const seat = s.players.findIndex((_, i) => holds(rules.deciders(s), i));
    const offers = rules.moves(s, seat);
    const move = choose(s, seat, offers);
    const n = entries.length + 1;
    const before = visit === undefined ? s : clone(s);
    const from = events.length;
    if (!offers.some((x) => same(x, move))) throw new Error(`${player} chose what is not offered: ${JSON.stringify(move)}`);
    rules.play(s, seat, move, { chance: chanceAt(seed)(n), tell });
    entries.push({ n, seat, move });
    visit?.({ before, seat, move, after: s, events: events.slice(from) });
    if (n > rules.game.bound) throw new Error('the game does not end');
  }
  return { s, entries, events };
};
