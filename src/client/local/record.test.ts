/** A local table is played on by the rules that it was laid with, and by no others. */
import { expect, test } from 'vitest';
import { shelf } from '../../games/index.ts';
import { defaults } from '../../kernel/index.ts';
import { playOf } from './record.ts';
import type { LocalTable } from './store.ts';

test('a table of other rules says so, one of these rules opens', async () => {
  const game = shelf('newyork');
  if (game === undefined) throw new Error('there is no New York');
  const { rules: engine } = await game.rules();
  const table: LocalTable = {
    id: 'kept',
    game: 'newyork',
    rules: game.meta.rules,
    options: defaults(game.meta, 2),
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
  expect(playOf(engine, table, () => {}).entries).toEqual([]);
  expect(() => playOf(engine, { ...table, rules: '0' }, () => {})).toThrow('set up under other rules than the house has now');
});
