/** House rules keep the game a game: what the limits forbid, and that bots play with all that they allow. */

import { limitsOf, type Numbers, wrongNumbers } from '@pesthouse/kernel';
import { checkGame, coverage, LIGHT } from '@pesthouse/kernel/laws';
import { tune } from '@pesthouse/kernel/testing';
import { expect, test } from 'vitest';
import { NUMBER, num, tunables } from '../data/tables.ts';
import { rules } from '../rules.ts';
import { optionsFor } from './games.ts';

const limits = (name: string) => {
  const t = tunables.find((x) => x.name === name);
  if (t === undefined) throw new Error(`there is no number ${name}`);
  return limitsOf(t);
};

test('PATH-SET-02 PATH-EVD-02 nobody begins with as much Evidence as wins', () => {
  expect(limits('evidenceStart').most).toBeLessThan(NUMBER.evidenceWin);
  expect(limits('evidenceWin').least).toBeGreaterThan(NUMBER.evidenceStart);
  expect(wrongNumbers(tunables, { evidenceStart: 12, 'living-panacea.copies': 4 })).toBe('evidenceStart must be a whole number from 0 to 7');
  expect(wrongNumbers(tunables, { evidenceStart: 7, 'living-panacea.copies': 4, evidenceWin: 32 })).toBeNull();
});

/** Whole games of four with turned numbers, under every law. */
const hold = (games: number): void => {
  for (let seed = 1; seed <= games; seed++)
    checkGame(rules, { options: { ...optionsFor(4) }, seats: 4, seed, every: LIGHT.every, player: seed % 3 === 0 ? 'moody' : 'policy' }, coverage());
};
test.each<Numbers>([
  { evidenceStart: 7, 'living-panacea.copies': 4 },
  { evidenceStart: 7, evidenceWin: 32 },
  { evidenceStart: 7, evidenceWin: 4, 'living-panacea.copies': 4 },
])('the laws hold, and bots have a judgement for every amount of Evidence: %o', (numbers) => {
  const back = tune(tunables, numbers);
  try {
    hold(9);
  } finally {
    back();
  }
});

test('a number that is not in its table is never taken for none', () => {
  expect(num([4, 0], 1)).toBe(0);
  expect(() => num([4, 0], 2)).toThrow('there is no entry 2 in a list of 2');
});
