/** What the coach of Pests! teaches, kind by kind of question, and the clauses that it goes by. */
import type { CoachLines } from '../../../kernel/index.ts';
import type { Clause } from '../clauses.ts';
import type { Moves } from '../state.ts';

/** The compiler asks every language for every kind of question. */
export type Lessons = CoachLines<keyof Moves>;

export const COACH_CLAUSES: Readonly<Record<keyof Moves, readonly Clause[]>> = {
  choose: ['EXT-SEL-04', 'EXT-CHAR-01'],
  draft: ['EXT-TBX-01', 'EXT-TBX-09'],
  build: ['EXT-BLD-10', 'EXT-BLD-13'],
  emergency: ['EXT-BLD-22'],
  window: ['EXT-QN-01', 'EXT-QN-02'],
  persuade: ['EXT-CARD-O08'],
  act: ['EXT-ACT-01', 'EXT-ACT-03'],
  pick: ['EXT-TEAM-06', 'EXT-TEAM-07'],
  dive: ['EXT-CARD-O09'],
  answer: ['EXT-TEAM-10', 'EXT-TEAM-11'],
};
