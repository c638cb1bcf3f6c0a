/** Whole games for the tests that look at many positions: by the policy on guesses, as bots play, or by players with moods. */
import { type Chance, holds, Sfc } from '@pesthouse/kernel';
import * as kit from '@pesthouse/kernel/testing';
import type { Options } from '../meta.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';

export type Player = 'policy' | 'moody';
export type Played = kit.Played<State, Move, Event>;

export const optionsFor = (seats: number, rounds = 40): Options => ({
  roles: Array.from({ length: seats }, () => 'random' as const),
  rounds,
  ownTier: false,
  fullParalysis: false,
  resolveAtOnce: false,
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
  { options, seed, player }: { readonly options: Options; readonly seed: number; readonly player: Player },
  look?: (s: State, seat: number, m: Move) => void,
): Played => {
  const dice = new Sfc().at(seed, -1);
  const mood = new Map<string, number>();
  const next = (s: State): { seat: number; move: Move } => {
    const who = s.roles.flatMap((_, i) => (holds(rules.deciders(s), i) ? [i] : []));
    const seat = who[dice.below(who.length)] ?? 0;
    const move = choose(s, seat, player, dice, mood);
    if (move === undefined) throw new Error('nothing to choose');
    return { seat, move };
  };
  return kit.playWhole(rules, { options, seats: options.roles.length, seed, choose: next }, { look });
};
