/** The parts of the campaign, in the order in which they run, and how much of each is the goal. */
import { fuzz } from './fuzz.ts';
import type { Part } from './wish.ts';

interface Entry {
  readonly part: Part;
  readonly goal: number;
  readonly unit: string;
}

export const PARTS: { readonly [name: string]: Entry } = {
  fuzz: { part: fuzz, goal: 10_000_000, unit: 'decisions' },
};
