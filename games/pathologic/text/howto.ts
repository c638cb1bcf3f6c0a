/** The boxes of Pathologic's page that says how to play, and the numbers that its sentences hold. */
import type { HowtoWords, Numbers } from '@pesthouse/kernel';
import { tablesOf } from '../data/tables.ts';

type Box = 'goal' | 'begin' | 'healer' | 'setup' | 'act' | 'resolve' | 'plague' | 'walk' | 'strike' | 'lay' | 'pieces' | 'wards' | 'forget' | 'end';
export type PathologicHowto = HowtoWords<Box>;

export const factsOf = (numbers: Numbers) => tablesOf(numbers).NUMBER;
