/** What the coach of New York teaches, kind by kind of question, and the clauses that it goes by. */
import type { CoachLines } from '../../../kernel/index.ts';
import type { Clause } from '../clauses.ts';
import type { Moves } from '../state.ts';

/** The compiler asks every language for every kind of question. */
export type Lessons = CoachLines<keyof Moves>;

export const COACH_CLAUSES: Readonly<Record<keyof Moves, readonly Clause[]>> = {
  gather: ['NYC-GATH-01', 'NYC-GATH-10'],
  sacrifice: ['NYC-GATH-10', 'NYC-GATH-11'],
  breed: ['NYC-BREED-01', 'NYC-BREED-04'],
  fight: ['NYC-FIGHT-01', 'NYC-FIGHT-11'],
  move: ['NYC-MOVE-01', 'NYC-MOVE-07'],
  'final-target': ['NYC-END-04', 'NYC-END-08'],
};
