/** Backing up, putting back and moving a house: nothing is lost, and whatever is damaged is refused in words. */
import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kept } from '@pesthouse/api';
import { checkOptions } from '@pesthouse/kernel';
import { apply, at, openPlay, propose } from '@pesthouse/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findGame } from '../../games/index.ts';
import { ask, lay, PERSON, send, step, storyOf } from '../../server/test/guest.ts';
import { folder, openHouse } from '../../server/test/houses.ts';
import { friend } from '../../server/test/people.ts';
import { startPostgres } from '../../server/test/real-postgres.ts';
import { run } from '../run.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
const data = folder();
let running: { readonly table: string; readonly secrets: readonly string[] };
let finished: { readonly table: string; readonly secrets: readonly string[] };
/** A whole game, played here and not call by call. */
const playedRecord = async (): Promise<object> => {
  const game = findGame('newyork');
  if (game === undefined) throw new Error('there is no such game');
  const engine = await game.engine(game.meta.rules);
  const checked = checkOptions(engine.game.meta, 2, {});
  if ('wrong' in checked) throw new Error(checked.wrong);
  const head = { game: 'newyork', rules: game.meta.rules, options: checked.options, seats: 2 };
  const seed = '5e'.repeat(32);
  const play = openPlay(engine, { ...head, entries: [] }, seed);
  for (let n = 0; !engine.over(play.state) && n < 5_000; n++)
    for (const seat of [0, 1]) {
      const moves = engine.moves(play.state, seat);
      const move = moves[(n * 7 + seat) % Math.max(1, moves.length)];
      const made = move === undefined ? null : propose(play, seat, move, at(play));
      if (made !== null && 'entry' in made) apply(play, made.entry);
    }
  return { ...head, seed, entries: play.entries };
};

beforeAll(async () => {
  postgres = await startPostgres();
  const house = await openHouse({ dataDir: data });
  running = await lay(house.address, 'newyork', [PERSON, PERSON]);
  for (let i = 0; i < 12; i++) for (const secret of running.secrets) await step(house.address, running.table, secret, i);
  finished = { table: (await ask(kept, house.address, '/api/tables/import', { record: await playedRecord() })).table, secrets: [] };
  await friend(house.address, 'Ünal „Ü“ 🐀');
  await send(house.address, `/api/tables/${running.table}/talk`, { text: 'a line' }, running.secrets[0]);
  await house.close();
});
afterAll(() => postgres.stop());

const says = async (...given: string[]): Promise<{ readonly code: number; readonly said: string }> => {
  const lines: string[] = [];
  const io = { out: (x: string) => void lines.push(x), err: (x: string) => void lines.push(x), ask: async () => null, live: false, close: () => {} };
  const code = await run(given, io, {});
  return { code, said: lines.join('\n') };
};
/** What everybody at the two tables is told. */
const told = async (wish: Parameters<typeof openHouse>[0]): Promise<unknown> => {
  const house = await openHouse(wish);
  const all = [];
  for (const { table, secrets } of [running, finished]) for (const secret of [undefined, ...secrets]) all.push(await storyOf(house.address, table, secret));
  await house.close();
  return all;
};

test('a backup is made while the house is open, is nobody else’s to read, and goes back into either store as it was', async () => {
  const house = await openHouse({ dataDir: data });
  const file = join(folder(), 'house.backup');
  const made = await says('backup', '--data', data, '--out', file);
  expect(made.said).toMatch(/^Wrote .*house\.backup \(.*; \d+ rows: 2 tables with \d+ entries, 1 people\) and read it again: it is whole\.$/);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await house.close();
  const before = await told({ dataDir: data });

  const other = folder();
  const put = await says('restore', file, '--data', other);
  expect([put.code, put.said]).toEqual([0, expect.stringContaining('What was written is what was read.')]);
  expect(put.said).toContain('Played 2 records again: every entry is allowed.');
  expect(await told({ dataDir: other })).toEqual(before);
  // Not over a house that is there.
  expect(await says('restore', file, '--data', other)).toMatchObject({ code: 2, said: expect.stringContaining('There is a house in') });
  expect(await says('restore', file, '--data', other, '--replace')).toMatchObject({
    code: 0,
    said: expect.stringContaining('The file that was there before is now'),
  });

  const url = await postgres.database();
  expect(await says('restore', file, '--database', url)).toMatchObject({ code: 0 });
  expect(await told({ databaseUrl: url })).toEqual(before);
  const again = join(folder(), 'from-postgres.backup');
  expect(await says('backup', '--database', url, '--out', again)).toMatchObject({ code: 0 });
});

test('a house moves to PostgreSQL and back, and every seat is told the same', async () => {
  const before = await told({ dataDir: data });
  const url = await postgres.database();
  const there = await says('move-store', 'postgres', '--data', data, '--database', url);
  expect(there).toMatchObject({ code: 0, said: expect.stringContaining('Told 2 tables to every seat from both: not a word differs.') });
  expect(await told({ databaseUrl: url })).toEqual(before);
  const back = folder();
  expect(await says('move-store', 'sqlite', '--data', back, '--database', url)).toMatchObject({ code: 0 });
  expect(await told({ dataDir: back })).toEqual(before);
});

test('nothing is moved or put back while a house is open on that PostgreSQL', async () => {
  const url = await postgres.database();
  const file = join(folder(), 'house.backup');
  await says('backup', '--data', data, '--out', file);
  const house = await openHouse({ databaseUrl: url });
  const told = { code: 2, said: expect.stringContaining('A house is open on this PostgreSQL. Close it first.') };
  expect(await says('move-store', 'postgres', '--data', data, '--database', url, '--replace')).toMatchObject(told);
  expect(await says('move-store', 'sqlite', '--data', folder(), '--database', url)).toMatchObject(told);
  expect(await says('restore', file, '--database', url, '--replace')).toMatchObject(told);
  await house.close();
  expect(await says('restore', file, '--database', url, '--replace')).toMatchObject({ code: 0 });
});

test('a backup that is cut, changed or none is refused, and the house stays as it is', async () => {
  const file = join(folder(), 'house.backup');
  await says('backup', '--data', data, '--out', file);
  const spoilt = (how: (bytes: Buffer) => Buffer): string => {
    const path = join(folder(), 'spoilt.backup');
    writeFileSync(path, how(readFileSync(file)));
    return path;
  };
  const target = folder();
  copyFileSync(join(data, 'pesthouse.db'), join(target, 'pesthouse.db'));
  const before = readFileSync(join(target, 'pesthouse.db'));
  for (const path of [
    spoilt((x) => x.subarray(0, x.length - 100)),
    spoilt((x) => {
      const y = Buffer.from(x);
      y[Math.floor(y.length / 2)] = (y[Math.floor(y.length / 2)] ?? 0) ^ 255;
      return y;
    }),
    spoilt(() => Buffer.from('hello')),
    join(folder(), 'gone.backup'),
  ]) {
    const { code, said } = await says('restore', path, '--data', target, '--replace');
    expect([code, said]).toEqual([2, expect.stringMatching(/is damaged|There is no backup/)]);
  }
  expect(readFileSync(join(target, 'pesthouse.db')).equals(before)).toBe(true);
});

test('the doctor says in words what is well and what is missing', async () => {
  const { said } = await says('doctor', '--data', data);
  expect(said).toContain('ok    The database file is whole and can be written to.');
  expect(said).toContain('look  No owner has come in yet: run pesthouse owner and open the link.');
  expect(said).toContain('look  No mail is sent: MAIL_URL is not set.');
  const nowhere = await says('doctor', '--database', 'postgres://x:y@127.0.0.1:1/none', '--data', folder());
  expect([nowhere.code, nowhere.said]).toEqual([1, expect.stringContaining('WRONG The house cannot reach its PostgreSQL database')]);
});

test('the owner gets a new link, and the old one dies', async () => {
  const [first, second] = [await says('owner', '--data', data), await says('owner', '--data', data)];
  const code = (x: string): string => x.split('#')[1]?.trim() ?? '';
  const house = await openHouse({ dataDir: data });
  expect((await send(house.address, '/api/owner/enter', { code: code(first.said) })).status).toBe(404);
  expect((await send(house.address, '/api/owner/enter', { code: code(second.said) })).status).toBe(200);
  await house.close();
});
