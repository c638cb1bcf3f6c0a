/** A guest becomes part of an account while their table is open: whatever the house reads at that moment, the window of before keeps its seat. */
import { rmSync } from 'node:fs';
import type { Person } from '@pesthouse/api';
import { expect, test } from 'vitest';
import { joinPersons } from '../joining.ts';
import { inLine, type Listener, type Live } from '../live.ts';
import { openMetrics } from '../metrics.ts';
import { holderOf, keySeat, personSeat } from '../seats.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { openTables } from '../tables/open.ts';
import type { Tables } from '../tables.ts';
import { seatAt } from '../who.ts';
import { folder } from './houses.ts';
import { library } from './library.ts';
import { tableRow } from './rows.ts';

const mimi: Person = { person: 'mimi'.padEnd(16, '0'), name: 'Mimi', avatar: 'rat' };
const mira: Person = { person: 'mira'.padEnd(16, '0'), name: 'Mira', avatar: 'rat' };

/** A table where a guest sits, with their window, and how the two persons are joined. */
const setting = async (join: (store: Store, tables: () => Tables, live: () => Live) => Partial<Store>) => {
  const dataDir = folder();
  const store = await openSqlite(dataDir);
  const guest = await store.introduce('guest', mimi);
  const account = await store.introduce('account', mira);
  const row = tableRow({ seats: [keySeat('Ada', 'key', true), personSeat(guest, 'seat', false, 1)], status: 'playing' });
  const [, seat] = row.seats;
  await store.make(row, [], [{ nr: 1, at: 1, after: 0, position: '0.0', seat: 1, why: 'sat', holder: holderOf(seat), by: null, what: [], key: null }]);
  const other: Partial<Store> = join(
    store,
    () => tables,
    () => live,
  );
  const tables = openTables({ ...store, ...other }, openMetrics(), library);
  const live = await tables.find(row.id);
  const heard: string[] = [];
  const who = { person: guest, hash: 'guest', own: true };
  const window: Listener = {
    who,
    place: 'phone',
    since: 1,
    seat: seatAt(live.row, who),
    turned: null,
    hidden: null,
    whole: false,
    closely: false,
    hear: (frame) => void heard.push(frame),
    end: () => {},
  };
  live.listeners.add(window);
  expect(window.seat).toBe(1);
  return {
    join: () => joinPersons(tables, guest.person, account),
    staysSeated: () => {
      expect(live.row.seats[1]).toMatchObject({ person: account.person, name: 'Mira' });
      expect(heard.filter((x) => x.includes('"type":"seat"'))).toEqual([]);
      expect([window.seat, window.who]).toEqual([1, { person: account, hash: 'guest', own: true }]);
    },
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

test('whoever looks keeps the seat where the news come before the store has answered', async () => {
  const x = await setting((store, tables, live) => ({
    join: async (...wish) => {
      const joined = await store.join(...wish);
      await inLine(live(), () => tables().catchUp(live()));
      return joined;
    },
  }));
  expect(await x.join()).toEqual({ tables: 1, results: 0 });
  x.staysSeated();
  await x.close();
});

test('whoever looks keeps the seat where the house is just reading how the table was before', async () => {
  /** Who reads the table now says so, and waits until the gate opens. */
  let reader: { readonly read: () => void; readonly gate: Promise<void> } | null = null;
  const x = await setting((store, tables, live) => ({
    table: async (id) => {
      const row = await store.table(id);
      reader?.read();
      await reader?.gate;
      return row;
    },
    join: async (...wish) => {
      let open: () => void = () => {};
      const gate = new Promise<void>((go) => {
        open = go;
      });
      const before = new Promise<void>((read) => {
        reader = { read, gate };
      });
      void inLine(live(), () => tables().catchUp(live()));
      await before;
      reader = null;
      const joined = await store.join(...wish);
      // What the house does with the answer it does in the same turn; then comes the end of that reading.
      setImmediate(open);
      return joined;
    },
  }));
  expect(await x.join()).toEqual({ tables: 1, results: 0 });
  x.staysSeated();
  await x.close();
});
