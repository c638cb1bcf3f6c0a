/** A local table is played on by the rules that it was laid with, and by no others. */

import { defaults } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { told } from '../text/told.ts';
import { playOf, recordOf, rulesOf } from './record.ts';
import type { LocalTable } from './store.ts';

const table: LocalTable = {
  id: 'kept',
  game: 'newyork',
  rules: GAMES.newyork.meta.rules,
  options: Object.fromEntries(Object.entries(defaults(GAMES.newyork.meta, 2)).map(([k, v]) => [k, typeof v === 'object' ? [...v] : v])),
  name: 'Kept',
  seats: [
    { kind: 'person', name: 'You', level: null },
    { kind: 'bot', name: 'Bot', level: 'fair' },
  ],
  seed: '00'.repeat(32),
  entries: [],
  branches: [],
  made: 0,
  touched: 0,
  over: false,
};

test('a table opens by the edition and the numbers that it was laid with', async () => {
  for (const rules of await GAMES.newyork.editions()) {
    const engine = await rulesOf({ ...table, rules });
    expect(engine.game.meta.rules).toBe(rules);
    expect(playOf(engine, { ...table, rules }, () => {}).entries).toEqual([]);
  }
  const variant = { id: 'x', game: 'newyork', edition: '1', numbers: { diceCap: 9 }, switches: {}, name: 'Ours', note: '', author: '' };
  const engine = await rulesOf({ ...table, rules: '1', variant });
  expect(engine.game.tunables.find((t) => t.name === 'diceCap')?.get()).toBe(9);
  expect(recordOf({ ...table, rules: '1', variant })).toMatchObject({ rules: '1', numbers: { diceCap: 9 } });
  expect(recordOf(table)).not.toHaveProperty('numbers');
});

test('a table of an edition that the house does not know says so', async () => {
  const said = await rulesOf({ ...table, rules: '0' }).then(
    () => '',
    (e: unknown) => told(e),
  );
  expect(said).toBe('This table cannot be opened here: this house does not know rules 0 of its game.');
});
