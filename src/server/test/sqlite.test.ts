/** The file store, and what happens where there can be no file. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../store/sqlite.ts';
import { folder } from './houses.ts';
import { storeSuite } from './store-suite.ts';

const home = folder();
afterAll(() => rmSync(home, { recursive: true, force: true }));

storeSuite('SQLite', () => openSqlite(join(home, 'deep', 'inside')));

test('the file is written ahead, so that a crash never leaves half an entry', async () => {
  const place = join(home, 'sync');
  const store = await openSqlite(place);
  const other = new Database(join(place, 'pesthouse.db'));
  expect(other.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  other.close();
  await store.close();
});

test('a data folder that cannot be one is told in one sentence', async () => {
  const file = join(home, 'a-file');
  writeFileSync(file, 'not a folder');
  await expect(openSqlite(join(file, 'data'))).rejects.toThrow(/^The house cannot write to its data folder .*a-file/);
  const taken = join(home, 'taken');
  mkdirSync(join(taken, 'pesthouse.db'), { recursive: true });
  await expect(openSqlite(taken)).rejects.toThrow(/^The house cannot write to its data folder/);
});
