/** Plain seeds: chance of the laws, the fuzzer and the tests, where nothing is secret. A record made with one says so in its seed. */
import { Sfc } from './chance.ts';
import type { ChanceAt } from './record.ts';

const PLAIN = /^plain-(\d{1,10})$/;

export const plainSeed = (seed: number): string => `plain-${seed}`;
export const plainChance =
  (seed: number): ChanceAt =>
  (n) =>
    new Sfc().at(seed, n);

/** The number in a plain seed; null for a table's own seed. */
export const plainNumber = (seed: string): number | null => {
  const digits = PLAIN.exec(seed)?.[1];
  return digits === undefined ? null : Number(digits);
};
