/** What the master learnt: the habits that `pesthouse practise` found, what it reads of a position, and the weights that `pesthouse train` wrote. */
import type { Learnt, Manner } from '../../kernel/index.ts';
import { WRITTEN } from './bot/habits.ts';
import { policyBy } from './bot/policy.ts';
import practised from './practised.json' with { type: 'json' };
import type { Frame, Move, State } from './state.ts';
import { traits } from './traits.ts';
import weights from './weights.json' with { type: 'json' };

const manner: Manner<State, Frame, Move> = { written: WRITTEN, learnt: practised.habits, policyBy, seats: (s) => s.players.length };

/** A position is judged once the policy has played on for twelve decisions a seat: so it erred less than by whole playouts where the truth was played out at length. */
export const learnt: Learnt<State, Frame, Move> = { ...weights, traits, manner, tuned: { depth: 12 } };
