/** What the master learnt: what it reads of a position, and the weights that `pesthouse train` wrote. */
import type { Learnt } from '@pesthouse/kernel';
import type { State } from './state.ts';
import { traits } from './traits.ts';
import weights from './weights.json' with { type: 'json' };

/** What was learnt plays better than the policy does: positions are judged at once, and its moves are no measure. */
export const learnt: Learnt<State> = { ...weights, traits, tuned: { turns: -1, heed: 0 } };
