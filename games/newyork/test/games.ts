/** Whole games of New York by fixed seeds; golden games and invariants are made of them. */
import { plainChance as chanceAt } from '@pesthouse/kernel';
import * as kit from '@pesthouse/kernel/testing';
import type { Options } from '../meta.ts';
import { SPECIES, type Species } from '../names.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';

export { chanceAt };
export const { PLAYERS } = kit;
export type Player = kit.Player;
export type Taken = kit.Taken<State, Move, Event>;
export type Played = kit.Played<State, Move, Event>;

export interface Whole {
  readonly options: Options;
  readonly seed: number;
  readonly player: Player;
}

export const playWhole = ({ options, seed, player }: Whole, visit?: (taken: Taken) => void): Played =>
  kit.playWhole(rules, { options, seats: options.species.length, seed, choose: kit.chooser(rules, player, seed) }, { visit });

/** Every set of two, three or four species. */
export const CASTS: readonly (readonly Species[])[] = Array.from({ length: 16 }, (_, bits) => SPECIES.filter((_, i) => (bits >> i) & 1)).filter(
  (x) => x.length >= 2,
);
