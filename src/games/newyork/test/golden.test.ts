/** The golden games are replayed and must end as they are written: the same state, places and deciding comparison. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hash } from '../../../kernel/index.ts';
import { rules } from '../rules.ts';
import { ENDINGS, find, parse, placesOf, replayed } from './golden.ts';
import { ofGame } from './invariants.ts';

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
    expect(game.s.decidedBy).toBe(golden.decided);
    expect(hash(game.s)).toBe(golden.hash);
  });

  test('shows what it stands for', () => {
    expect(golden.options.species).toHaveLength(ending.seats);
    expect(ending.shows(game)).toBe(true);
    for (const check of Object.values(ofGame)) expect(check(game)).toBeNull();
  });
});

test('a golden game that the rules do not allow says where', () => {
  const text = readFileSync(file('majority-2'), 'utf8');
  expect(() => parse(text.replace(/^(\d): draw$/m, '$1: stop'))).toThrow('move 1 is not legal');
  expect(() => parse(text.replace('rules: ', 'rules: other '))).toThrow('other rules');
});
