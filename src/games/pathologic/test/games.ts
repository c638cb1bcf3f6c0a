/** Whole games for the tests that look at many positions: by the policy on guesses, as bots play, or by players with moods. */
import { type Chance, holds, type MoveEntry, Sfc } from '../../../kernel/index.ts';
import type { Options } from '../meta.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';

export type Player = 'policy' | 'moody';
export interface Played {
  readonly s: State;
  readonly entries: readonly MoveEntry<Move>[];
  readonly events: readonly Event[];
}
export const chanceAt =
  (seed: number) =>
  (n: number): Chance =>
    new Sfc().at(seed, n);

export const optionsFor = (seats: number, rounds = 40): Options => ({
  roles: Array.from({ length: seats }, () => 'random' as const),
  rounds,
  ownTier: false,
  fullParalysis: false,
});

const LIKINGS = [1, 8, 64] as const;
const choose = (s: State, seat: number, player: Player, dice: Chance, mood: Map<string, number>): Move | undefined => {
  if (player === 'policy') return rules.policy(rules.guess(rules.view(s, seat), seat, dice), seat, dice);
  const legal = rules.moves(s, seat);
  const weight = (m: Move): number => {
    const w = mood.get(m.verb) ?? LIKINGS[dice.below(3)] ?? 1;
    mood.set(m.verb, w);
    return w;
  };
  let r = dice.below(legal.reduce((n, m) => n + weight(m), 0));
  return legal.find((m) => {
    r -= weight(m);
    return r < 0;
  });
};

/** `look` sees every position before its move. */
export const playWhole = (
  x: { readonly options: Options; readonly seed: number; readonly player: Player },
  look?: (s: State, seat: number, m: Move) => void,
): Played => {
  const chance = chanceAt(x.seed);
  const events: Event[] = [];
  const tell = (e: Event): void => {
    events.push(e);
  };
  const s = rules.start(x.options, x.options.roles.length, chance(0), tell);
  const dice = new Sfc().at(x.seed, -1);
  const mood = new Map<string, number>();
  const entries: MoveEntry<Move>[] = [];
  while (!rules.over(s)) {
    const who = s.roles.flatMap((_, i) => (holds(rules.deciders(s), i) ? [i] : []));
    const seat = who[dice.below(who.length)] ?? 0;
    const move = choose(s, seat, x.player, dice, mood);
    if (move === undefined) throw new Error('nothing to choose');
    look?.(s, seat, move);
    const n = entries.length + 1;
    entries.push({ n, seat, move });
    rules.play(s, seat, move, { chance: chance(n), tell });
  }
  return { s, entries, events };
};
