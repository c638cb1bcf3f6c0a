/** The golden games are replayed and must end as they are written: the same state, winner and way. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hash } from '../../../kernel/index.ts';
import { roleName } from '../names.ts';
import { rules } from '../rules.ts';
import { ENDINGS, find, parse, replayed } from './golden.ts';
import { ofState } from './invariants.ts';

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
    expect([roleName(game.s.winner), game.s.end, hash(game.s)]).toEqual([golden.winner, golden.end, golden.hash]);
  });

  test('shows what it stands for', () => {
    expect(golden.options.roles).toHaveLength(ending.seats);
    expect(ending.shows(game)).toBe(true);
    for (const check of Object.values(ofState)) expect(check(game.s)).toBeNull();
  });
});

test('a golden game that the rules do not allow says where', () => {
  const text = readFileSync(file('evidence-4'), 'utf8');
  expect(() => parse(text.replace(/^(\d): target \S+$/m, '$1: done'))).toThrow(/move \d+ is not legal/);
  expect(() => parse(text.replace('rules: ', 'rules: other '))).toThrow('other rules');
});
