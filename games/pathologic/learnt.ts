/** What the master learnt: the habits that `pesthouse practise` found, its hunches, the opening that `pesthouse opening` found, what it reads of a position, and the weights that `pesthouse train` wrote. */
import type { Learnt, Manner } from '@pesthouse/kernel';
import { follow, settle, truth } from './belief.ts';
import { policyBy } from './bot.ts';
import { WRITTEN } from './habits.ts';
import hunches from './hunches.json' with { type: 'json' };
import { opening } from './opening.ts';
import openings from './openings.json' with { type: 'json' };
import practised from './practised.json' with { type: 'json' };
import type { Frame, Move, State } from './state.ts';
import { clues } from './traces.ts';
import { traits } from './traits.ts';
import weights from './weights.json' with { type: 'json' };

/** Two is the only number of players for which an opening was learnt. */
const habits = { ...practised.habits, 2: opening.settled(practised.habits[2], openings.worths) };
const manner: Manner<State, Frame, Move> = { written: WRITTEN, learnt: habits, policyBy, seats: (s) => s.roles.length };

/** With two, so many runs choose as well as five times as many. */
const ENOUGH = 1300;
const DEPTH = 10;

/** A position is judged once the policy has played on for twenty decisions with two: so it erred less than by whole playouts where the truth was played out at length. */
export const learnt: Learnt<State, Frame, Move> = {
  ...weights,
  traits,
  manner,
  hunch: { weights: hunches.weights, clues, follow, truth, settle },
  opening,
  tuned: { depth: DEPTH },
  tunedFor: { '2': { depth: DEPTH, runs: ENOUGH } },
};
