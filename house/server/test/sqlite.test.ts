/** The file store, and what happens where there can be no file. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openSqlite } from '../store/sqlite.ts';
import { StoreTrouble } from '../store/store.ts';
import { folder } from './houses.ts';
import { storeSuite } from './store-suite.ts';

const tablesIn = z.array(z.object({ name: z.string() }));
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

test('whatever is asked of a store that has lost its tables is answered in words', async () => {
  const store = await openSqlite(join(home, 'gone'));
  const other = new Database(join(home, 'gone', 'pesthouse.db'));
  other.pragma('foreign_keys = off');
  for (const { name } of tablesIn.parse(other.prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'").all()))
    other.exec(`drop table "${name}"`);
  other.close();
  const raw: string[] = [];
  const ask = async (name: string, question: unknown): Promise<void> => {
    if (typeof question !== 'function') return;
    try {
      await question('aaaaaaaaaaaa', 'x', 1, [], 1);
    } catch (e) {
      if (!(e instanceof StoreTrouble)) raw.push(`${name}: ${e}`);
    }
  };
  const { onNews: _, close: __, ...questions } = store;
  for (const [name, x] of Object.entries(questions))
    if (typeof x === 'object') for (const [inner, y] of Object.entries(x)) await ask(`${name}.${inner}`, y);
    else await ask(name, x);
  expect(raw).toEqual([]);
  await store.close();
});
