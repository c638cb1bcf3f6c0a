/** The golden games are replayed and must end as they are written: the same state and places. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hash } from '../../../kernel/index.ts';
import { rules } from '../rules.ts';
import { ENDINGS, find, parse, placesOf, replayed } from './golden.ts';

const folder = join(import.meta.dirname, 'golden');
const path = (name: string): string => join(folder, `${name}.txt`);

if (process.env.GOLDEN_WRITE === '1') for (const ending of ENDINGS) writeFileSync(path(ending.name), find(ending));

test('there is a golden game for every ending and none besides', () => {
  expect(readdirSync(folder).sort()).toEqual(ENDINGS.map((x) => `${x.name}.txt`).sort());
});

test.each(ENDINGS)('$name', (ending) => {
  expect(existsSync(path(ending.name))).toBe(true);
  const golden = parse(ending, readFileSync(path(ending.name), 'utf8'));
  const game = replayed(ending, golden);
  expect(rules.over(game.s)).toBe(true);
  expect(ending.shows(game)).toBe(true);
  expect(placesOf(game.s)).toBe(golden.places);
  expect(hash(game.s)).toBe(golden.hash);
});
