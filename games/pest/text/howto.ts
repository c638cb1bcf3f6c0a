/** The boxes of Pest's page that says how to play, and the numbers that its sentences hold. */
import type { HowtoWords, Numbers } from '@pesthouse/kernel';
import { tablesOf } from '../data/tables.ts';

type Box = 'goal' | 'years' | 'grid' | 'move' | 'construct' | 'produce' | 'research' | 'cure' | 'assign' | 'strikes' | 'signs' | 'forget' | 'era' | 'end';
export type PestHowto = HowtoWords<Box>;

export const factsOf = (numbers: Numbers) => tablesOf(numbers).NUMBER;
