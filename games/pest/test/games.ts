/** Whole games by moods or by the bot, with everything that was told. */

import { type Chance, plainChance as chanceAt, firstOf, Sfc } from '@pesthouse/kernel';
import * as kit from '@pesthouse/kernel/testing';
import type { Options } from '../meta.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';

export interface Mode {
  readonly seats: number;
  readonly versus?: boolean;
  readonly advanced?: boolean;
  readonly persists?: boolean;
  readonly needsPeople?: boolean;
}
export const MODES: readonly (Mode & { readonly name: string })[] = [
  { name: 'solo', seats: 1 },
  { name: 'solo-persists', seats: 1, persists: true },
  { name: 'solo-advanced', seats: 1, advanced: true },
  { name: 'base-2', seats: 2 },
  { name: 'base-2-people', seats: 2, needsPeople: true },
  { name: 'versus', seats: 2, versus: true },
  { name: 'versus-advanced', seats: 2, versus: true, advanced: true },
  { name: 'base-3', seats: 3 },
  { name: 'base-4', seats: 4 },
  { name: 'base-5', seats: 5 },
  { name: 'advanced-3', seats: 3, advanced: true },
  { name: 'advanced-5', seats: 5, advanced: true },
];
export const optionsOf = (m: Mode): Options => ({
  house: Array.from({ length: m.seats }, () => 'random' as const),
  advanced: m.advanced ?? false,
  versus: m.versus ?? false,
  soloNeutralPersists: m.persists ?? false,
  pairNeedsPeople: m.needsPeople ?? false,
});

export { chanceAt };
export type Played = kit.Played<State, Move, Event>;

/** Every verb gets a weight that lasts one game: uniform play never sees the rare corners. */
const moody = (dice: Chance) => {
  const mood = new Map<string, number>();
  const weight = (verb: string): number => {
    const w = mood.get(verb) ?? [1, 8, 64][dice.below(3)] ?? 1;
    mood.set(verb, w);
    return w;
  };
  return (legal: readonly Move[]): Move | undefined => {
    const verbs = [...new Set(legal.map((m) => m.verb))];
    let r = dice.below(verbs.reduce((n, v) => n + weight(v), 0));
    const verb = verbs.find((v) => {
      r -= weight(v);
      return r < 0;
    });
    const alike = legal.filter((m) => m.verb === verb);
    return alike[dice.below(alike.length)];
  };
};

/** One whole game. `look` sees every position in which somebody decides. */
export const playWhole = (mode: Mode, seed: number, player: 'moody' | 'policy', look?: (s: State) => void): Played => {
  const dice = new Sfc().at(seed, 77);
  const moods = moody(dice);
  const choose = (s: State): { seat: number; move: Move } => {
    const seat = firstOf(rules.deciders(s));
    const move = player === 'moody' ? moods(rules.moves(s, seat)) : rules.policy(s, seat, dice);
    if (move === undefined) throw new Error('nobody moves');
    return { seat, move };
  };
  return kit.playWhole(rules, { options: optionsOf(mode), seats: mode.seats, seed, choose }, { look });
};
