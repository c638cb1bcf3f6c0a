/** Whole games of Retribution by fixed seeds: golden games are made of them. */
import { firstOf } from '@pesthouse/kernel';
import * as kit from '@pesthouse/kernel/testing';
import type { Options } from '../meta.ts';
import { rules } from '../rules.ts';
import type { Event, Move, State } from '../state.ts';

export type Played = kit.Played<State, Move, Event>;
/** `smoke` plays like the bot, but smokes out whatever it can and leaves the King alone. */
export type Player = 'policy' | 'random' | 'smoke';

const smokes = (m: Move): boolean => m.verb === 'clear' || (m.verb === 'activate' && m.card === 'torches_priest');
const takesKing = (m: Move): boolean => m.verb === 'infect' && m.what === 'king';

/** Who answers next, and what. */
const chooser = (player: Player, seed: number): kit.Choose<State, Move> => {
  if (player !== 'smoke') return kit.chooser(rules, player, seed);
  const policy = kit.chooser(rules, 'policy', seed);
  return (s) => {
    const meant = policy(s);
    const offers = rules.moves(s, firstOf(rules.deciders(s)));
    const smoke = offers.find(smokes);
    if (smoke !== undefined) return { ...meant, move: smoke };
    const other = offers.find((m) => m.verb === 'end-infect');
    return takesKing(meant.move) && other !== undefined ? { ...meant, move: other } : meant;
  };
};

export const playWhole = (options: Options, seats: number, seed: number, player: Player): Played =>
  kit.playWhole(rules, { options, seats, seed, choose: chooser(player, seed) });
