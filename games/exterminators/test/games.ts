/** Whole games of Pests! by fixed seeds; golden games and invariants are made of them. */
import * as kit from '@pesthouse/kernel/testing';
import type { Options } from '../meta.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';

export const { PLAYERS } = kit;
export type Player = kit.Player;
export type Taken = kit.Taken<State, Move, Event>;
export type Played = kit.Played<State, Move, Event>;

export interface Whole {
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
  readonly player: Player;
}

export const playWhole = ({ options, seats, seed, player }: Whole, visit?: (taken: Taken) => void): Played =>
  kit.playWhole(rules, { options, seats, seed, choose: kit.chooser(rules, player, seed) }, { visit });
