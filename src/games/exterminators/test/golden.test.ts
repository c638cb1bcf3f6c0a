/** The golden games are replayed and must end as they are written: the same state, places and ending. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hash } from '../../../kernel/index.ts';
import { rules } from '../rules.ts';
import { ENDINGS, find, parse, placesOf, replayed } from './golden.ts';

const folder = join(import.meta.dirname, 'golden');
const file = (name: string): string => join(folder, `${name}.txt`);

if (process.env.GOLDEN_WRITE === '1') for (const ending of ENDINGS) writeFileSync(file(ending.name), find(ending));

test('there is a golden game for every ending, and no other', () => {
  expect(readdirSync(folder).sort()).toEqual(ENDINGS.map((ending) => `${ending.name}.txt`).sort());
});

describe.each(ENDINGS.filter((ending) => existsSync(file(ending.name))))('$name', (ending) => {
  const golden = parse(readFileSync(file(ending.name), 'utf8'));
  const game = replayed(golden);

  test('ends as it is written', () => {
    expect(rules.over(game.s)).toBe(true);
    expect(placesOf(game.s)).toBe(golden.places);
    expect(game.s.ending).toBe(golden.ending);
    expect(hash(game.s)).toBe(golden.hash);
  });

  test('shows what it stands for', () => {
    expect(golden.seats).toBe(ending.seats);
    expect(golden.options).toMatchObject(ending.options);
    expect(ending.shows(game)).toBe(true);
  });
});

test('a golden game that the rules do not allow says where', () => {
  const text = readFileSync(file('win-2'), 'utf8');
  expect(() => parse(text.replace(/^(\d): choose \w+$/m, '$1: roll'))).toThrow('move 1 is not legal');
  expect(() => parse(text.replace('rules: ', 'rules: other '))).toThrow('other rules');
});
