/** A supplied Ward and its counters: they are for one Event, and go to the Pool as soon as it cannot be resolved by that Ward any more (PATH-ACT-17, PATH-ACT-20). */

import { ALL } from '@pesthouse/kernel';
import type { Clause } from '../clauses.ts';
import { FIRST_WARD, wardName } from '../names.ts';
import type { A, State } from '../state.ts';
import { type K, returnGiven } from './doing.ts';
import { whyNotResolve } from './legal.ts';

/** The counters go to the Pool, and all are told. */
export const lose = (s: State, clause: Clause, k: K): void => {
  if (s.supplied < 0) return;
  const ward = wardName(s.supplied);
  returnGiven(s);
  k.tell?.({ type: 'unsupplied', ward, clause }, ALL);
};
/** After whatever may have come between: the Ward dead or shut in, a neighbour gone. */
export const settle = (s: State, k: K): void => {
  if (s.supplied >= 0 && whyNotResolve(s, s.active, s.supplied + FIRST_WARD) !== null) lose(s, 'PATH-ACT-17', k);
};
/** A card has moved the Ward: the Event for which it was supplied is elsewhere now, whatever is ongoing here. */
export const carriedOff = (s: State, ward: number, k: K): void => {
  if (s.supplied === ward) lose(s, 'PATH-ACT-20', k);
};

/** After an Action between a Supply and its Resolve. */
export const settled: A<'settle'> = {
  run(s, _, k) {
    settle(s, k);
  },
};
