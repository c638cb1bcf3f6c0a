/** A broken game under the fuzzer: exit code 1, a record of every failure, and the record breaks the same law again. */
import { existsSync } from 'node:fs';
import { engine } from '@pesthouse/kernel';
import { expect, test, vi } from 'vitest';
import { folderFor } from '../../test/folder.ts';
import { type } from './fake.ts';

vi.mock('../game.ts', async (original) => {
  const real = await original<typeof import('../game.ts')>();
  return {
    ...real,
    async loadGame(id: string) {
      const game = await real.loadGame(id);
      // New York without an outcome: law 1 is broken at the end of every game.
      return { ...game, engine: engine({ ...game.engine.game, outcome: () => null }) };
    },
  };
});

test('every failure comes with a record that shows it again', async () => {
  const out = folderFor('fuzz');
  const said = await type(['fuzz', 'newyork', '--games', '2', '--seats', '2', '--jobs', '1', '--seed', '5', '--json', '--out', out]);
  expect(said.code).toBe(1);
  const { failures, games } = JSON.parse(said.out);
  expect(games).toBe(2);
  expect(failures).toHaveLength(2);
  expect(failures[0]).toMatchObject({ law: 1, step: 'the end', seed: 5, seats: 2, message: 'the game is over and has no outcome' });
  expect(existsSync(failures[0].record)).toBe(true);
  const again = await type(['verify', failures[0].record]);
  expect(again.code).toBe(1);
  expect(again.out).toContain('the game is over and has no outcome');
});
