/** What every store must do about people: the seating log, persons and keys, codes, and presence. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { botSeat, entryOf, OPEN, personSeat, plainRoom } from '../seats.ts';
import type { PresenceRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

const hex = (): string => randomUUID().replaceAll('-', '');
const ada = () => ({ person: hex().slice(0, 16), name: 'Ada', avatar: 'rat' });

export const peopleSuite = (storeOf: () => Store, row: (more?: Partial<TableRow>) => TableRow) => {
  test('a change of the row and its entries of the log come together, numbered and placed beside the record', async () => {
    const store = storeOf();
    const who = ada();
    const t = row({ room: { ...plainRoom([]), begins: 'host', away: { rule: 'bot', minutes: 3, level: 'good' } } });
    await store.make(t);
    await store.append(t.id, { n: 1, seat: 0, move: { verb: 'go' } }, 1);
    const seats = [personSeat(who, 'cd'.repeat(32), true, 7), botSeat('fair', 1)];
    const by = { seat: 0, name: 'Ada' };
    const log = [entryOf(seats, 0, 'sat', by), entryOf(seats, 1, 'bot', by, { key: 'ee'.repeat(32) }), entryOf(seats, null, 'set', by, { what: ['seats'] })];
    // Whoever does not know how far the record is does not know where it takes effect.
    expect(await store.change(t, { seats }, { entries: 0, position: '0.0' }, log)).toBeNull();
    const done = await store.change(t, { seats, listed: false, name: 'New' }, { entries: 1, position: '1.0' }, log);
    expect(done?.map((x) => [x.nr, x.after, x.position, x.seat, x.why, x.what])).toEqual([
      [1, 1, '1.0', 0, 'sat', []],
      [2, 1, '1.0', 1, 'bot', []],
      [3, 1, '1.0', null, 'set', ['seats']],
    ]);
    expect(await store.seating(t.id, 0)).toEqual(done);
    expect(await store.seating(t.id, 2)).toEqual(done?.slice(2));
    const now = await store.table(t.id);
    expect(now).toMatchObject({ seats, listed: false, name: 'New', version: 1, room: t.room });
    expect(await store.change(t, { name: 'Late' }, { entries: 1, position: '1.0' }, log)).toBeNull();
    expect(await store.seating(t.id, 0)).toHaveLength(3);
    expect(await store.deadKey(t.id, 'ee'.repeat(32))).toBe('bot');
    expect(await store.deadKey(t.id, 'ff'.repeat(32))).toBeNull();
    expect(await store.sittings(who.person, 10)).toEqual([t.id]);
  });

  test('a person is known by the hash of a key, takes other names, other keys, and loses old ones', async () => {
    const store = storeOf();
    const me = ada();
    const [key, second, third] = [hex(), hex(), hex()];
    expect(await store.person(key)).toBeNull();
    expect(await store.introduce(key, me)).toEqual(me);
    expect(await store.introduce(key, { person: 'somebodyelse0000', name: 'Ada B', avatar: 'owl' })).toEqual({ ...me, name: 'Ada B', avatar: 'owl' });
    expect(await store.person(key)).toEqual({ ...me, name: 'Ada B', avatar: 'owl' });
    expect(await store.addKey(second, me.person)).toBe(true);
    expect(await store.addKey(second, me.person)).toBe(false);
    expect((await store.person(second))?.person).toBe(me.person);
    expect(await store.swapKey(key, second)).toBe(false);
    expect(await store.swapKey(key, third)).toBe(true);
    expect(await store.person(key)).toBeNull();
    expect((await store.person(third))?.person).toBe(me.person);
  });

  test('a code works once, until its time, and a new one replaces it', async () => {
    const store = storeOf();
    const [owner, a, b, old] = [hex(), hex(), hex(), hex()];
    const ticket = { person: 'p', table: null, seat: null, until: Date.now() + 60_000 };
    await store.issue(a, owner, ticket);
    await store.issue(b, owner, ticket);
    expect(await store.redeem(a)).toBeNull();
    const taken = await Promise.all([1, 2, 3].map(() => store.redeem(b)));
    expect(taken.filter((x) => x !== null)).toEqual([ticket]);
    await store.issue(old, owner, { ...ticket, until: Date.now() - 1 });
    expect(await store.redeem(old)).toBeNull();
  });

  test('presence is kept house by house, and a house that falls silent takes its people with it', async () => {
    const store = storeOf();
    const table = hex().slice(0, 12);
    const here = (house: string, since: number): PresenceRow => ({ table, who: 'p:ada', place: 'x', house, name: 'Ada', avatar: 'rat', here: true, since });
    const [one, two] = [hex(), hex()];
    await store.attend(table, [here(one, 5)], 1_000);
    await store.attend(table, [here(two, 6)], 1_000);
    await store.beat(two, 5_000);
    const gone = (await store.sweep(2_000, null, 1_500)).filter((x) => x.table === table);
    expect(gone).toEqual([{ ...here(one, 1_500), here: false }]);
    expect((await store.presence(table)).sort((a, b) => a.since - b.since)).toEqual([here(two, 6), { ...here(one, 1_500), here: false }]);
    expect(await store.sweep(Number.MAX_SAFE_INTEGER, two, 9_000)).toEqual([{ ...here(two, 9_000), here: false }]);
    await store.attend(table, [here(one, 9_500)], 10_000);
    expect((await store.presence(table)).find((x) => x.house === one)).toEqual(here(one, 9_500));
    await store.sweep(Number.MAX_SAFE_INTEGER, one, 9_600);
  });

  test('several who come at once are written down at once, and again when they go', async () => {
    const store = storeOf();
    const [table, house] = [hex().slice(0, 12), hex()];
    const all = ['p:ada', 'p:ben', 'w:3'].map(
      (who, i): PresenceRow => ({ table, who, place: `${i}`, house, name: who, avatar: 'rat', here: true, since: i + 1 }),
    );
    const inOrder = async (): Promise<PresenceRow[]> => (await store.presence(table)).sort((a, b) => a.place.localeCompare(b.place));
    await store.attend(table, [], 1_000);
    expect(await inOrder()).toEqual([]);
    await store.attend(table, all, 1_000);
    expect(await inOrder()).toEqual(all);
    const gone = all.slice(1).map((x) => ({ ...x, here: false, since: 9 }));
    await store.attend(table, gone, 9);
    expect(await inOrder()).toEqual([...all.slice(0, 1), ...gone]);
  });

  test('a table that was followed takes its log along, once', async () => {
    const store = storeOf();
    const t = row({ status: 'over' });
    await store.make(t);
    const who = ada();
    const next = row({ seats: [personSeat(who, 'aa'.repeat(32), true, 1), OPEN] });
    const log = [{ ...entryOf(next.seats, 0, 'laid', null), nr: 1, at: 1, after: 0, position: '0.0' }];
    await Promise.all([store.follow(t.id, next, log), store.follow(t.id, next, log)]);
    expect(await store.seating(next.id, 0)).toEqual(log);
    expect(await store.sittings(who.person, 5)).toEqual([next.id]);
  });
};
