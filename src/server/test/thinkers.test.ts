/** What the house says where a thread of its own breaks down: nothing against the record that it was to check. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workerThinkers } from '../thinkers.ts';

const UNKNOWN = 'Something went wrong in this house while it checked the record, so nobody knows whether it is a true game. Try again later.';

test.each([
  ['answers nonsense', 'export const verdict = () => 42;'],
  ['answers nothing', 'export const verdict = () => undefined;'],
  ['breaks down', 'export const verdict = () => { throw new Error("out of paper"); };'],
])('a record is not called untrue where the thread that checks it %s', async (_, source) => {
  const folder = mkdtempSync(join(tmpdir(), 'pesthouse-thread-'));
  const file = join(folder, 'thread.mjs');
  writeFileSync(file, source);
  const thinkers = workerThinkers(file, 1);
  try {
    expect(await thinkers.verify({ record: {} })).toEqual({ late: UNKNOWN });
  } finally {
    await thinkers.close();
    rmSync(folder, { recursive: true });
  }
});
