/** The same rules mounted in boardgame.io 0.50 as its manual would have it: one move that calls ours on the draft, its own dice, its own end. */

import type { Chance, Flat } from '@pesthouse/kernel';
import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { fresh, rules, type State } from './ours.ts';

/** Our chance, drawn from boardgame.io's random plugin. */
const chanceOf = (random: { Die(sides: number): number }): Chance => ({ used: 0, below: (n) => random.Die(n) - 1 });

export const mounted: Game<State> = {
  name: 'newyork',
  minPlayers: 2,
  maxPlayers: 4,
  setup: ({ ctx, random }) => fresh(ctx.numPlayers, chanceOf(random)),
  moves: {
    act: ({ G, random }, seat: number, move: Flat) => {
      const legal = rules.legal(G, seat, move);
      if (legal === undefined) return INVALID_MOVE;
      rules.play(G, seat, legal, { chance: chanceOf(random), tell: undefined });
      return undefined;
    },
  },
  // Whose decision it is, our rules know: everybody may try.
  turn: { activePlayers: { all: '' } },
  endIf: ({ G }) => (rules.over(G) ? { scores: rules.outcome(G) } : undefined),
};
