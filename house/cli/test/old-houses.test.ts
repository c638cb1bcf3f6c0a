/** A table plays by the rules it began with, for ever: a house of 0.3.0 opens again, older editions go on, unknown ones stay readable, and house rules are played as they are written. */
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@pesthouse/api';
import { Sfc } from '@pesthouse/kernel';
import { verifyRecord } from '@pesthouse/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findGame, GAME_IDS, GAMES } from '../../games/index.ts';
import { hashOf } from '../../server/key.ts';
import { keySeat } from '../../server/seats.ts';
import { openPostgres } from '../../server/store/postgres.ts';
import type { TableRow } from '../../server/store/rows.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import type { Store } from '../../server/store/store.ts';
import { ask, choices, info, move, PERSON, send } from '../../server/test/guest.ts';
import { folder, openHouse } from '../../server/test/houses.ts';
import { startPostgres } from '../../server/test/real-postgres.ts';
import { tableRow } from '../../server/test/rows.ts';
import { readManifest } from '../edition/manifest.ts';
import { ROOT } from '../folder.ts';
import { migrate } from '../migrate.ts';
import { heard } from './fake.ts';

const old = join(import.meta.dirname, '../../test/fixtures/house-0.3.0');
const kept = z
  .array(z.object({ game: z.string(), rules: z.string(), table: z.string(), keys: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(join(old, 'tables.json'), 'utf8')));

/** A copy of the data folder as 0.3.0 left it. */
const oldFolder = (): string => {
  const home = folder();
  mkdirSync(home, { recursive: true });
  copyFileSync(join(old, 'pesthouse.db'), join(home, 'pesthouse.db'));
  return home;
};

/** What everybody here chooses by. */
const chance = new Sfc().at(1, 1);
/** So many moves at a table, by whoever is asked. */
const goOn = async (address: string, table: string, keys: readonly string[], moves: number): Promise<number> => {
  let made = 0;
  for (let round = 0; made < moves && round < 100; round++)
    for (const key of keys) {
      const c = await choices(address, table, key);
      const chosen = c.moves[chance.below(Math.max(1, c.moves.length))];
      if (chosen === undefined || made >= moves) continue;
      expect((await move(address, table, key, c.at, chosen)).status).toBe(200);
      made++;
    }
  return made;
};

const everyTableGoesOn = async (address: string): Promise<void> => {
  expect(kept.length).toBeGreaterThan(0);
  for (const { game, rules, table, keys } of kept) {
    const before = await info(address, table);
    expect(before).toMatchObject({ game, rules, status: 'playing' });
    expect(before).not.toHaveProperty('closed');
    expect(await goOn(address, table, keys, 5)).toBe(5);
    expect((await info(address, table)).rules).toBe(rules);
  }
};

describe('a house that was closed under 0.3.0', () => {
  test('opens with running tables of all its games, and every one goes on', async () => {
    const dataDir = oldFolder();
    const house = await openHouse({ dataDir });
    await everyTableGoesOn(house.address);
    const said = await ask(api.editions, house.address, '/api/editions');
    expect(said.tables).toHaveLength(kept.length);
    expect(said.tables.every((x) => x.known && x.playing === 1 && x.variant === null)).toBe(true);
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  describe('and moved to PostgreSQL', () => {
    let postgres: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres.stop());
    test('goes on there, too', async () => {
      const dataDir = oldFolder();
      const [from, url] = [await openSqlite(dataDir), await postgres.database()];
      const to = await openPostgres(url);
      for (const { table } of kept) {
        const row = await from.table(table);
        if (row === null) throw new Error('a table is gone');
        await to.make(row, await from.entries(table, 0));
      }
      await Promise.all([from.close(), to.close()]);
      const house = await openHouse({ databaseUrl: url });
      await everyTableGoesOn(house.address);
      await house.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
  });
});

const SEED = '5e'.repeat(32);
const KEYS = ['a', 'b', 'c', 'd', 'e'].map((x) => x.repeat(30));
/** A running table of an edition, as a house of that time kept it. */
const rowOf = (game: string, rules: string, seats: number, more: Partial<TableRow>): TableRow =>
  tableRow({
    id: `${game}${rules}xxxxxx`.slice(0, 12).replace(/[^a-z0-9]/g, 'x'),
    game,
    rules,
    name: 'Old times',
    seats: Array.from({ length: seats }, (_, i) => keySeat(`P${i}`, hashOf(KEYS[i] ?? ''), i === 0)),
    seed: SEED,
    status: 'playing',
    ...more,
  });

describe('tables of older editions', async () => {
  const older = (await Promise.all(GAME_IDS.map(async (game) => (await GAMES[game].editions()).slice(1).map((edition) => ({ game, edition }))))).flat();
  test.each(older)('$game $edition is played to its end, replayed, exported and verified', async ({ game, edition }) => {
    const [golden] = readManifest(ROOT, game, edition).golden;
    if (golden === undefined) throw new Error('no golden game');
    const dataDir = folder();
    const store = await openSqlite(dataDir);
    const base = rowOf(game, edition, golden.seats, { options: golden.options });
    // One person and bots, who must think by the same edition.
    const row: TableRow = { ...base, seats: base.seats.map((x, i) => (i === 0 ? x : { ...x, kind: 'bot', level: 'random', secretHash: null })) };
    await store.make(row);
    await store.close();
    const house = await openHouse({ dataDir });
    const keys = KEYS.slice(0, 1);
    for (let n = 0; (await info(house.address, row.id)).status === 'playing' && n < 2000; n++) await goOn(house.address, row.id, keys, 1);
    expect(await info(house.address, row.id)).toMatchObject({ status: 'over', rules: edition });
    const exported = await ask(api.exported, house.address, `/api/tables/${row.id}/record`);
    expect(exported.record.rules).toBe(edition);
    expect(await verifyRecord(findGame, exported.record)).toHaveProperty('hash');
    // Brought back it is kept as what it was.
    const { table } = await ask(api.kept, house.address, '/api/tables/import', { record: exported.record });
    expect((await info(house.address, table)).rules).toBe(edition);
    const next = await ask(api.rematched, house.address, `/api/tables/${row.id}/rematch`, {}, keys[0]);
    expect((await info(house.address, next.table)).rules).toBe(edition);
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

describe('a table of an edition that this house does not know', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  const dataDir = folder();
  const row = rowOf('newyork', '99', 2, {});
  const over = rowOf('pest', '99', 2, { status: 'over' });
  beforeAll(async () => {
    const store = await openSqlite(dataDir);
    await store.make(row);
    await store.make(over, [{ n: 1, seat: 0, move: { verb: 'castle', at: 'embry' } }]);
    await store.close();
    house = await openHouse({ dataDir });
  });
  afterAll(async () => {
    await house.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('stays readable, says why it cannot be opened, and is listed among its people’s tables', async () => {
    const said = await info(house.address, row.id);
    expect(said.closed).toContain('does not know edition 99');
    expect(said.name).toBe('Old times');
    const mine = await ask(api.mineList, house.address, '/api/mine', { seats: [{ table: row.id, secret: KEYS[0] }] });
    expect(mine.tables[0]).toMatchObject({ seat: 0, yours: false, info: { rules: '99' } });
    const no = await send(house.address, `/api/tables/${row.id}/moves`, undefined, KEYS[0]);
    expect(no.status).toBe(409);
    expect(no.text).toContain('It is kept as it is');
  });

  test('gives out its finished record, which is neither true nor false here', async () => {
    const { record } = await ask(api.exported, house.address, `/api/tables/${over.id}/record`);
    expect(record.entries).toHaveLength(1);
    expect(await verifyRecord(findGame, record)).toEqual({ unknown: 'this house does not know edition 99 of Pest' });
    const no = await send(house.address, '/api/tables/import', { record });
    expect(no.status).toBe(422);
    expect(no.text).toContain('cannot be checked here');
  });

  test('is counted as unknown for the owner', async () => {
    const { tables } = await ask(api.editions, house.address, '/api/editions');
    expect(tables.map((x) => [x.game, x.edition, x.known])).toEqual([
      ['newyork', '99', false],
      ['pest', '99', false],
    ]);
  });
});

describe('house rules at a table', () => {
  let house: Awaited<ReturnType<typeof openHouse>>;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());
  const ours = { game: 'newyork', edition: '1', numbers: { baseDrawMax: 6, diceCap: 0 }, switches: { lastCall: true }, name: 'Long nights' };
  const wish = (variant: object) => ({ game: 'newyork', seats: [PERSON, { kind: 'bot', level: 'random' }], variant });

  test('are played by everybody there, bots too, kept, exported with their numbers and taken along by a rematch', async () => {
    // Another deck from the start, whatever happens afterwards.
    const numbers = { baseDrawMax: 6, 'share.rats.food': 14 };
    const variant = { ...ours, numbers };
    const made = await ask(api.tableMade, house.address, '/api/tables', { ...wish(variant), options: { species: ['rats', 'humans'] } });
    const key = made.seats[0]?.secret ?? '';
    const about = await info(house.address, made.table);
    expect(about).toMatchObject({ rules: '1', variant: { name: 'Long nights', numbers }, options: { lastCall: true } });
    for (let n = 0; (await info(house.address, made.table)).status === 'playing' && n < 2000; n++) await goOn(house.address, made.table, [key], 1);
    const { record } = await ask(api.exported, house.address, `/api/tables/${made.table}/record`);
    expect(record).toMatchObject({ rules: '1', numbers });
    const sound = await verifyRecord(findGame, record);
    expect(sound).toHaveProperty('hash');
    const { numbers: _, ...printed } = record;
    const other = await verifyRecord(findGame, printed);
    expect('hash' in other ? other.hash : 'not a game').not.toBe('hash' in sound ? sound.hash : '');
    const next = await ask(api.rematched, house.address, `/api/tables/${made.table}/rematch`, {}, key);
    expect((await info(house.address, next.table)).variant?.id).toBe(about.variant?.id);
  });

  test('what only repeats what is printed is not part of their meaning', async () => {
    const base = await ask(api.tableMade, house.address, '/api/tables', wish({ ...ours, numbers: { baseDrawMax: 6 } }));
    const said = await ask(
      api.tableMade,
      house.address,
      '/api/tables',
      wish({ ...ours, name: 'Other', numbers: { baseDrawMax: 6, dieFaces: 6 }, switches: { slowFinish: false, lastCall: true } }),
    );
    expect((await info(house.address, said.table)).variant?.id).toBe((await info(house.address, base.table)).variant?.id);
  });

  test.each([
    [{ ...ours, edition: '99', numbers: {} }, /does not know edition 99/],
    [{ ...ours, numbers: { wings: 1 } }, /no number wings/],
    [{ ...ours, numbers: { baseDrawMax: 4000 } }, /must be a whole number from 0 to/],
    [{ ...ours, numbers: {}, switches: { species: 'rats' } }, /chosen seat by seat/],
    [{ ...ours, numbers: {}, switches: { moonlight: true } }, /no ruling moonlight/],
    [{ ...ours, game: 'pest', numbers: {} }, /they are rules of pest/],
  ])('that cannot be are refused in words: %o', async (variant, why) => {
    const no = await send(house.address, '/api/tables', wish(variant));
    expect(no.status).toBe(400);
    expect(no.text).toMatch(why);
  });
});

test('house rules that make no game any more are refused before anybody sits down to them', async () => {
  const house = await openHouse();
  // So dear that the bots of edition 1 count on what they cannot pay.
  const variant = { game: 'exterminators', edition: '1', numbers: { 'cost.unseal': 8 }, name: 'Dear doors' };
  const no = await send(house.address, '/api/tables', { game: 'exterminators', seats: Array.from({ length: 5 }, () => PERSON), variant });
  expect(no).toMatchObject({ status: 400, body: { error: 'variant' } });
  expect(no.text).toMatch(/with \d seats the bots would make a move/);
  await house.close();
});

describe('moving tables to a newer edition', () => {
  const tables = async (store: Store): Promise<void> => {
    const golden = readManifest(ROOT, 'pathologic', '2').golden.find((x) => x.seats === 4);
    // Nobody has played a Paralysis yet: edition 3 is the same so far.
    await store.make(rowOf('pathologic', '2', 4, { id: 'samesofar001', options: golden?.options ?? {} }));
    // Humans cost more since edition 2 of New York.
    await store.make(rowOf('newyork', '1', 2, { id: 'differing001', options: { species: ['humans', 'rats'], lastCall: false, slowFinish: false } }));
    await store.make(
      rowOf('newyork', '1', 2, {
        id: 'housetable01',
        options: { species: ['humans', 'rats'], lastCall: false, slowFinish: false },
        variant: { id: 'x', game: 'newyork', edition: '1', numbers: {}, switches: {}, name: 'Ours', note: '', author: '' },
      }),
    );
  };
  test('only those that would not notice are moved, and only if asked', async () => {
    const dataDir = folder();
    const store = await openSqlite(dataDir);
    await tables(store);
    await store.close();
    const house = await openHouse({ dataDir });
    await goOn(house.address, 'differing001', KEYS.slice(0, 2), 60);
    await house.close();
    const run = async (game: string, wanted: boolean, to?: string) => {
      const { io, said } = heard();
      expect(await migrate({ game, to, data: dataDir, move: wanted, json: true }, io)).toBe(0);
      return JSON.parse(said().out);
    };
    expect((await run('pathologic', false, '3')).tables).toMatchObject([{ table: 'samesofar001', outcome: 'unchanged' }]);
    const newyork = await run('newyork', true, '2');
    expect(newyork.tables).toMatchObject([{ outcome: 'differs' }, { outcome: 'house rules' }]);
    expect(newyork.tables[0].parting.entry).toBeGreaterThan(0);
    expect((await run('pathologic', true, '3')).tables).toMatchObject([{ outcome: 'moved' }]);
    expect((await run('pathologic', true, '3')).tables).toEqual([]);
    const after = await openSqlite(dataDir);
    expect((await after.table('samesofar001'))?.rules).toBe('3');
    expect((await after.table('differing001'))?.rules).toBe('1');
    await after.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});
