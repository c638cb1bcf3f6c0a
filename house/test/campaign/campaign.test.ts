/** The campaign in a minute: a few kills, broken bodies and frames, and fuzzed decisions, by the very parts that run for hours; and the book and the tables that they fill. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder } from '../../server/test/houses.ts';
import { openBook, readBook } from './book.ts';
import { broken } from './broken.ts';
import { fuzz } from './fuzz.ts';
import { killsOnFile } from './kills.ts';
import { PARTS } from './parts.ts';
import { tablesOf, writtenInto } from './tables.ts';
import type { Part } from './wish.ts';

const run = async (part: Part, goal: number): Promise<{ readonly figures: { readonly [name: string]: number }; readonly faults: readonly string[] }> => {
  const book = openBook(null);
  const page = book.page('part', false);
  await part({ goal, seed: 7, failures: folder(), more: () => true, say: () => {} }, page);
  return { figures: book.all.parts.part?.figures ?? {}, faults: page.faults() };
};

test('what a house told before it was killed is what it tells afterwards', async () => {
  const { figures, faults } = await run(killsOnFile, 2);
  expect(faults).toEqual([]);
  expect(figures.kills).toBeGreaterThanOrEqual(2);
  expect(figures['items compared']).toBeGreaterThan(10);
});

test('broken bodies and frames are answered in words', async () => {
  const { figures, faults } = await run(broken, 2_000);
  expect(faults).toEqual([]);
  expect(figures.bodies).toBeGreaterThan(100);
  expect(figures.frames).toBeGreaterThan(1_000);
  expect(figures['bodies refused']).toBeGreaterThan(0);
});

test('fuzzed games of every game and edition keep the laws', async () => {
  const { figures, faults } = await run(fuzz, 5_000);
  expect(faults).toEqual([]);
  expect(figures.decisions).toBeGreaterThanOrEqual(5_000);
  expect(figures['wrong moves refused']).toBeGreaterThan(50);
});

test('the book goes on where it was, and two campaigns do not write over each other', () => {
  const dir = folder();
  const file = join(dir, 'book.json');
  const [one, other] = [openBook(file), openBook(file)];
  const [kills, games] = [one.page('kills', false), other.page('fuzz', false)];
  kills.add('kills', 3);
  kills.fault('something');
  kills.save();
  games.add('games', 2);
  games.save();
  const again = openBook(file).page('kills', false);
  again.add('kills');
  again.save();
  expect(readBook(file)?.parts).toMatchObject({ kills: { figures: { kills: 4, faults: 1 }, faults: ['something'] }, fuzz: { figures: { games: 2 } } });
  expect(openBook(file).page('kills', true).get('kills')).toBe(0);
  rmSync(dir, { recursive: true, force: true });
});

test('the tables say what was done and what was not', () => {
  const page = { day: '2026-11-16', seconds: 61, figures: { kills: 12, faults: 1 }, faults: ['something'] };
  const tables = tablesOf({ machine: '2 cores', node: 'v20', parts: { kills: page } });
  const text = writtenInto('before\n<!-- campaign -->\nold\n<!-- end -->\nafter\n', tables);
  expect(text).toMatch(/^before\n<!-- campaign -->\n[\s\S]*\n<!-- end -->\nafter\n$/);
  expect(text).not.toContain('old');
  expect(text).toContain('kills: 12 | 1 | 2 min | 2026-11-16');
  expect(text.match(/not run yet/g)).toHaveLength(Object.keys(PARTS).length - 1);
});
