/** What every store must do, whichever database is behind it. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keySeat, OPEN as open } from '../seats.ts';
import type { SeatRow, TableRow, TalkRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { heirsSuite } from './heirs-suite.ts';
import { hostingSuite } from './hosting-suite.ts';
import { jobsSuite } from './jobs-suite.ts';
import { joiningSuite } from './joining-suite.ts';
import { peopleSuite } from './people-suite.ts';
import { tableRow } from './rows.ts';
import { timeSuite } from './time-suite.ts';

const person: SeatRow = keySeat('Ada', 'ab'.repeat(32), true);

const row = (more: Partial<TableRow> = {}): TableRow =>
  tableRow({
    id: randomUUID().replaceAll('-', '').slice(0, 12),
    name: "Ada's table",
    options: { rounds: 2, wax: true, species: ['a', 'b'] },
    seats: [person, open],
    seed: '0f'.repeat(32),
    listed: true,
    made: 1_794_700_000_000,
    touched: 1_794_700_000_001,
    ...more,
  });
const entry = (n: number) => ({ n, seat: 1, move: { verb: 'breed', at: 'here', times: 2, local: true } });
const talk = (n: number, text = 'hello'): TalkRow => ({
  n,
  seat: 0,
  at: 5,
  kind: 'say',
  text,
  ref: null,
  position: null,
  name: null,
  person: null,
  revealed: null,
});

export const storeSuite = (name: string, openStore: () => Promise<Store>) =>
  describe(`the store: ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await openStore();
    });
    afterAll(() => store.close());
    peopleSuite(() => store, row);
    heirsSuite(() => store, row);
    hostingSuite(() => store, row);
    jobsSuite(() => store);
    joiningSuite(() => store, row);
    timeSuite(() => store, row);

    test('a table comes back as it was kept', async () => {
      const t = row();
      await store.make(t);
      expect(await store.table(t.id)).toEqual(t);
      expect(await store.table('nosuchtable')).toBeNull();
      await store.ready();
    });

    test('entries come back in order, those after a number, moves and undos alike', async () => {
      const t = row();
      await store.make(t);
      const all = [entry(1), entry(2), { n: 3, seat: 0, undo: 1 }, entry(4)];
      for (const e of all) expect(await store.append(t.id, e, 10 + e.n)).toBe(true);
      expect(await store.entries(t.id, 0)).toEqual(all);
      expect(await store.entries(t.id, 2)).toEqual(all.slice(2));
    });

    test('one number is taken once, whoever is first', async () => {
      const t = row();
      await store.make(t);
      const won = await Promise.all([1, 2, 3, 4, 5].map((seat) => store.append(t.id, { n: 1, seat, move: { verb: 'go' } }, 1)));
      expect(won.filter((x) => x)).toHaveLength(1);
      expect(await store.entries(t.id, 0)).toHaveLength(1);
    });

    test.each([4, 30])('of %i entries that come at once, at several tables, each is written whose number is free', async (many) => {
      const tables = Array.from({ length: many }, () => row());
      for (const t of tables) await store.make(t);
      const taken = tables[1]?.id ?? '';
      await store.append(taken, entry(1), 1);
      const won = await Promise.all(tables.map((t) => store.append(t.id, entry(1), 2)));
      expect(won).toEqual(tables.map((t) => t.id !== taken));
      for (const t of tables) expect(await store.entries(t.id, 0)).toEqual([entry(1)]);
      expect(await Promise.all(tables.map((t) => store.append(t.id, entry(2), 3)))).toEqual(tables.map(() => true));
    });

    test('a sign of life is kept, an entry alone is none', async () => {
      const t = row();
      await store.make(t);
      await store.append(t.id, entry(1), t.touched + 400);
      expect((await store.table(t.id))?.touched).toBe(t.touched);
      await store.touch(t.id, t.touched + 500);
      await store.touch(t.id, t.touched + 100);
      expect((await store.table(t.id))?.touched).toBe(t.touched + 500);
    });

    test('a record can be kept whole', async () => {
      const t = row({ status: 'over' });
      const all = Array.from({ length: 1_001 }, (_, i) => entry(i + 1));
      await store.make(t, all);
      expect(await store.entries(t.id, 0)).toEqual(all);
      expect(await store.table(t.id)).toEqual(t);
    });

    test('listed tables wait, the youngest first, by game', async () => {
      const game = `game-${randomUUID()}`;
      const old = row({ game, made: 1 });
      const young = row({ game, made: 2 });
      for (const t of [old, young, row({ game, listed: false }), row({ game, status: 'playing' })]) await store.make(t);
      expect((await store.waiting(game, 10)).map((x) => x.id)).toEqual([young.id, old.id]);
      expect(await store.waiting(game, 1)).toHaveLength(1);
      expect((await store.waiting(null, 1000)).length).toBeGreaterThanOrEqual(2);
    });

    test('of two who take one seat one is told so', async () => {
      const t = row();
      await store.make(t);
      const seated = (who: string): SeatRow[] => [person, { ...person, name: who, host: false }];
      const start = { entries: 0, position: '0.0' };
      const said = await Promise.all(['Bo', 'Cy', 'Di'].map((who) => store.change(t, { seats: seated(who), status: 'playing' }, start, [])));
      const won = said.map((x) => x !== null);
      expect(won.filter((x) => x)).toHaveLength(1);
      const now = await store.table(t.id);
      expect(now?.status).toBe('playing');
      expect(now?.seats[1]?.name).toBe(['Bo', 'Cy', 'Di'][won.indexOf(true)]);
    });

    test('a finished table takes no new seats', async () => {
      const t = row();
      await store.make(t);
      await store.finish(t.id);
      expect((await store.table(t.id))?.status).toBe('over');
      expect(await store.change(t, { seats: [person, person], status: 'playing' }, { entries: 0, position: '0.0' }, [])).toBeNull();
    });

    test('a table is followed once', async () => {
      const t = row({ status: 'over' });
      await store.make(t);
      const next = [row(), row(), row()];
      const names = await Promise.all(next.map((x) => store.follow(t.id, x)));
      expect(new Set(names).size).toBe(1);
      expect(next.map((x) => x.id)).toContain(names[0]);
      expect((await store.table(t.id))?.rematch).toBe(names[0]);
      const kept = await Promise.all(next.map((x) => store.table(x.id)));
      expect(kept.filter((x) => x !== null)).toHaveLength(1);
    });

    test('sealed answers stand beside the record, can be changed, and go into it together', async () => {
      const t = row();
      await store.make(t);
      await store.append(t.id, entry(1), 1);
      const vote = (yes: boolean) => ({ verb: 'vote', yes });
      expect(await store.hold(t.id, '1.0', 1, 0, vote(true))).toBe(true);
      expect(await store.hold(t.id, '1.0', 1, 2, vote(true))).toBe(true);
      expect(await store.hold(t.id, '1.0', 1, 0, vote(false))).toBe(true);
      expect(await store.hold(t.id, '1.0', 0, 1, vote(true))).toBe(false);
      expect((await store.held(t.id)).sort((a, b) => a.seat - b.seat)).toEqual([
        { position: '1.0', seat: 0, move: vote(false) },
        { position: '1.0', seat: 2, move: vote(true) },
      ]);
      expect(await store.entries(t.id, 1)).toEqual([]);
      expect(await store.unseal(t.id, '1.0', 1, [0, 1, 2], 5)).toBeNull();
      expect(await store.hold(t.id, '1.0', 1, 1, vote(true))).toBe(true);
      expect(await store.hold(t.id, '1.0', 1, 1, null)).toBe(true);
      expect(await store.unseal(t.id, '1.0', 1, [0, 1, 2], 5)).toBeNull();
      expect(await store.hold(t.id, '1.0', 1, 1, vote(false))).toBe(true);
      const entries = [0, 1, 2].map((seat) => ({ n: seat + 2, seat, move: vote(seat === 2) }));
      // Whoever closes it twice, or answers afterwards, is told that it is closed.
      const closed = await Promise.all([1, 2, 3].map(() => store.unseal(t.id, '1.0', 1, [0, 1, 2], 5)));
      expect(closed.filter((x) => x !== null)).toEqual([entries]);
      expect(await store.hold(t.id, '1.0', 1, 1, vote(true))).toBe(false);
      expect(await store.entries(t.id, 1)).toEqual(entries);
      expect(await store.held(t.id)).toEqual([]);
    });

    test('an answer that was acknowledged is the one that counts, whoever closes meanwhile', async () => {
      for (let i = 0; i < 20; i++) {
        const t = row();
        await store.make(t);
        await store.hold(t.id, '0.0', 0, 0, { verb: 'vote', n: 0 });
        const [first, closed, second] = await Promise.all([
          store.hold(t.id, '0.0', 0, 0, { verb: 'vote', n: 1 }),
          store.unseal(t.id, '0.0', 0, [0], 5),
          store.hold(t.id, '0.0', 0, 0, { verb: 'vote', n: 2 }),
        ]);
        const counted = closed?.map((x) => ('move' in x ? x.move.n : -1)) ?? [];
        // Of those that were acknowledged the order is not known; one that was not never counts.
        const acked = [...(first ? [1] : []), ...(second ? [2] : [])];
        expect(counted).toHaveLength(1);
        expect(acked.length === 0 ? [0] : acked).toContain(counted[0]);
      }
    });

    test('talk is numbered on its own and keeps every letter', async () => {
      const t = row();
      await store.make(t);
      const words = 'Ærøskøbing ‘quotes’ "double" \'single\'; drop table talk; -- 🐀';
      const ask: TalkRow = { ...talk(2), kind: 'ask-undo', ref: 7, position: '9.0' };
      expect(await store.say(t.id, talk(1, words))).toBe(true);
      expect(await store.say(t.id, ask)).toBe(true);
      expect(await store.say(t.id, talk(2))).toBe(false);
      expect(await store.talk(t.id, 0)).toEqual([talk(1, words), ask]);
      expect(await store.talk(t.id, 1)).toEqual([ask]);
      expect(await store.lastTalk(t.id, null, 1)).toEqual([ask]);
      expect(await store.lastTalk(t.id, 2, 5)).toEqual([talk(1, words)]);
    });
  });
