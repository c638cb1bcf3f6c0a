/** What the master learnt: what it reads of a position, and the weights that `pesthouse train` wrote. */
import type { Learnt } from '../../kernel/index.ts';
import type { State } from './state.ts';
import { traits } from './traits.ts';
import weights from './weights.json' with { type: 'json' };

/** A position is judged once the policy has played on for ninety decisions, as in the duel at which it was ahead of the master of old. */
export const learnt: Learnt<State> = { ...weights, traits, tuned: { depth: 90 } };
