/** The lab as it is built: worker threads give what the process itself gives, and Ctrl-C keeps what is done. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderFor } from '../../test/folder.ts';
import { type } from './fake.ts';

const PESTHOUSE = join(import.meta.dirname, '../../../scripts/pesthouse.mjs');
const folder = folderFor('built');
const wordsOf = (games: string, out: string): string[] => [
  'lab',
  'newyork',
  '--players',
  '2',
  '--bots',
  'random',
  '--games',
  games,
  '--json',
  '--out',
  join(folder, out),
];

const runBuilt = (words: readonly string[]) => {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [PESTHOUSE, ...words], { stdio: ['ignore', 'pipe', 'pipe'], env });
  let out = '';
  child.stdout.on('data', (x) => {
    out += x;
  });
  return { child, end: new Promise<{ readonly code: number | null; readonly out: string }>((resolve) => child.on('close', (code) => resolve({ code, out }))) };
};
const linesOf = (out: string): string[] => {
  const file = join(folder, out, 'games.ndjson');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
};

test('two worker threads come to the same object as the process alone', async () => {
  const [built, here] = await Promise.all([runBuilt([...wordsOf('30', 'threads'), '--workers', '2']).end, type(wordsOf('30', 'process'))]);
  expect(built.code).toBe(0);
  expect(built.out.trim()).toBe(here.out);
  expect(linesOf('threads').toSorted()).toEqual(linesOf('process').toSorted());
});

test('Ctrl-C keeps what is done and says so by its exit code; the same command goes on', async () => {
  const words = [...wordsOf('1000000', 'stopped'), '--workers', '1'];
  const { child, end } = runBuilt(words);
  await expect.poll(() => linesOf('stopped').length, { timeout: 240_000 }).toBeGreaterThan(10);
  child.kill('SIGINT');
  const { code, out } = await end;
  expect(code).toBe(130);
  const { games, wanted } = JSON.parse(out);
  expect(games).toBe(linesOf('stopped').length);
  expect(wanted).toBe(1_000_000);
  const again = await runBuilt([...wordsOf(String(games + 5), 'stopped'), '--workers', '1']).end;
  expect(JSON.parse(again.out).games).toBe(games + 5);
  expect(new Set(linesOf('stopped')).size).toBe(games + 5);
});
