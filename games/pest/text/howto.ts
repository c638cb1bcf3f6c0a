/** The boxes of Pest's page that says how to play, and the numbers that its sentences hold. */
import type { HowtoWords, Numbers } from '@pesthouse/kernel';
import { AID_MIDDLE_FROM, COVERED_SCALE, tablesOf, VERSUS_MINIMUM } from '../data/tables.ts';

type Box =
  | 'goal'
  | 'years'
  | 'grid'
  | 'move'
  | 'construct'
  | 'produce'
  | 'research'
  | 'cure'
  | 'assign'
  | 'strikes'
  | 'signs'
  | 'forget'
  | 'era'
  | 'end'
  | 'alone'
  | 'versus';
export type PestHowto = HowtoWords<Box>;

export const factsOf = (numbers: Numbers) => ({
  ...tablesOf(numbers).NUMBER,
  best: COVERED_SCALE.at(-1) ?? 0,
  fewest: AID_MIDDLE_FROM,
  levels: VERSUS_MINIMUM,
});
