/** A list of tables tells by when a seat has to answer, where there is a clock. */
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { dueOf } from '../due.ts';
import { openSqlite } from '../store/sqlite.ts';
import { folder } from './houses.ts';

const home = folder();
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the deadline of the seat that is asked, and none where there is no clock', async () => {
  const store = await openSqlite(home);
  await store.jobs.put({ kind: 'time', key: 'table1 1', about: 'table1', body: { decision: '3.0', seat: 1 }, at: 5_000 });
  expect(await dueOf(store, 'table1', 1)).toEqual({ at: 5_000, whole: null });
  expect(await dueOf(store, 'table1', 0)).toBeNull();
  expect(await dueOf(store, 'table2', 1)).toBeNull();
  await store.close();
});
