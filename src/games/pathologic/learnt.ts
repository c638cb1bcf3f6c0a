/** What the master learnt: the habits that `pesthouse practise` found, its hunches, what it reads of a position, and the weights that `pesthouse train` wrote. */
import type { Learnt, Manner } from '../../kernel/index.ts';
import { follow, settle, truth } from './belief.ts';
import { policyBy } from './bot.ts';
import { WRITTEN } from './habits.ts';
import hunches from './hunches.json' with { type: 'json' };
import practised from './practised.json' with { type: 'json' };
import type { Frame, Move, State } from './state.ts';
import { clues } from './traces.ts';
import { traits } from './traits.ts';
import weights from './weights.json' with { type: 'json' };

const manner: Manner<State, Frame, Move> = { written: WRITTEN, learnt: practised.habits, policyBy, seats: (s) => s.roles.length };

/** A position is judged once the policy has played on for twenty decisions with two: so it erred less than by whole playouts where the truth was played out at length. */
export const learnt: Learnt<State, Frame, Move> = {
  ...weights,
  traits,
  manner,
  hunch: { weights: hunches.weights, clues, follow, truth, settle },
  tuned: { depth: 10 },
};
