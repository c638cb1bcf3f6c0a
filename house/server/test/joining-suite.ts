/** What every store must do about accounts: two persons become one, all or nothing; links and challenges work once and in time; everything that is kept is on the list. */
import { randomUUID } from 'node:crypto';
import { STORED } from '@pesthouse/api';
import { expect, test } from 'vitest';
import { entryOf, OPEN, personSeat } from '../seats.ts';
import { REGISTER } from '../store/register.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

const hex = (): string => randomUUID().replaceAll('-', '');
const somebody = (name: string) => ({ person: hex().slice(0, 16), name, avatar: 'rat' });

export const joiningSuite = (storeOf: () => Store, row: (more?: Partial<TableRow>) => TableRow) => {
  /** A table at which they sit, from the first. */
  const seated = async (people: readonly ReturnType<typeof somebody>[], more: Partial<TableRow> = {}): Promise<TableRow> => {
    const seats = [...people.map((x, i) => personSeat(x, hex() + hex(), i === 0, 7)), OPEN];
    const t = row({ seats, ...more });
    const log = people.map((_, i) => ({ ...entryOf(seats, i, 'laid', null), nr: i + 1, at: 1, after: 0, position: '0.0' }));
    await storeOf().make(t, [], log);
    return t;
  };

  test('two persons become one: seats, sittings and keys move together, the log says it, finished games keep their names', async () => {
    const store = storeOf();
    const [guest, me] = [somebody('Mimi'), somebody('Mira')];
    const [theirKey, myKey] = [hex(), hex()];
    await store.introduce(theirKey, guest);
    await store.introduce(myKey, me);
    // Tables are gone through in the order of their ids: others are changed before it shows that one has moved on.
    const placed = (at: string): string => at + hex().slice(0, 11);
    const over = await seated([guest], { status: 'over', id: placed('0') });
    const both = await seated([guest, me], { id: placed('8') });
    const running = await seated([guest], { id: placed('f') });
    await store.append(running.id, { n: 1, seat: 0, move: { verb: 'go' } }, 1);
    const at = (entries: number) => ({ entries, position: `${entries}.0` });
    // Whoever does not know how far a record is does nothing at all.
    expect(
      await store.join(
        guest.person,
        me.person,
        new Map([
          [running.id, at(0)],
          [both.id, at(0)],
        ]),
      ),
    ).toBeNull();
    expect((await store.person(theirKey))?.person).toBe(guest.person);
    expect((await store.runningOf(guest.person)).sort()).toEqual([running.id, both.id].sort());
    const where = new Map([
      [running.id, at(1)],
      [both.id, at(0)],
    ]);
    const done = await store.join(guest.person, me.person, where);
    expect(done).toMatchObject({ tables: 2, results: 1 });
    expect([...(done?.changed ?? [])].sort()).toEqual([running.id, over.id, both.id].sort());
    expect(await store.person(theirKey)).toEqual(me);
    expect(await store.known(guest.person)).toBeNull();
    expect((await store.sittings(me.person, 10)).sort()).toEqual([running.id, over.id, both.id].sort());
    expect(await store.sittings(guest.person, 10)).toEqual([]);
    const seats = async (id: string) => (await store.table(id))?.seats ?? [];
    expect((await seats(running.id))[0]).toMatchObject({ ...me, secretHash: running.seats[0]?.secretHash, host: true });
    expect((await seats(over.id))[0]).toMatchObject({ person: me.person, name: 'Mimi' });
    // Nobody plays two seats as one person: the guest's goes on by its own key.
    expect(await seats(both.id)).toMatchObject([{ person: null, name: 'Mimi', secretHash: both.seats[0]?.secretHash }, { person: me.person }, OPEN]);
    expect((await store.seating(running.id, 0)).map((x) => [x.nr, x.after, x.position, x.why, x.holder])).toEqual([
      [1, 0, '0.0', 'laid', { kind: 'person', ...guest }],
      [2, 1, '1.0', 'carried', { kind: 'person', ...me }],
    ]);
    expect((await store.table(running.id))?.version).toBe(1);
    // Once is enough, also for several at once.
    expect(await store.join(guest.person, me.person, new Map())).toEqual({ tables: 0, results: 0, changed: [] });
  });

  test('several joins at once: everything moves once', async () => {
    const store = storeOf();
    const [guest, me] = [somebody('Mimi'), somebody('Mira')];
    await store.introduce(hex(), guest);
    await store.introduce(hex(), me);
    const t = await seated([guest]);
    const where = new Map([[t.id, { entries: 0, position: '0.0' }]]);
    const done = await Promise.all([1, 2, 3].map(() => store.join(guest.person, me.person, where)));
    expect(done.map((x) => x?.tables).sort()).toEqual([0, 0, 1]);
    expect(await store.seating(t.id, 0)).toHaveLength(2);
  });

  test('links, challenges and recovery codes work once and in time, and an address gets no more than its share', async () => {
    const store = storeOf();
    const now = Date.now();
    const mail = `${hex()}@example.org`;
    const issue = (hash: string, until: number) => store.issueLink(hash, { mail, person: null, until }, 3, now - 60_000);
    const [a, late] = [hex(), hex()];
    expect(await issue(a, now + 60_000)).toBe(true);
    expect(await issue(late, now - 1)).toBe(true);
    expect(await store.link(late)).toBeNull();
    expect(await store.takeLink(late)).toBeNull();
    expect(await store.link(a)).toEqual({ mail, person: null, until: now + 60_000 });
    const taken = await Promise.all([1, 2, 3].map(() => store.takeLink(a)));
    expect(taken.filter((x) => x !== null)).toMatchObject([{ mail }]);
    // A link that was used still counts.
    expect(await issue(hex(), now + 60_000)).toBe(true);
    expect(await issue(hex(), now + 60_000)).toBe(false);
    const [x, old] = [hex(), hex()];
    await store.putChallenge(x, 'me', now + 60_000);
    await store.putChallenge(old, null, now - 1);
    expect((await Promise.all([1, 2].map(() => store.takeChallenge(x)))).filter((y) => y !== null)).toEqual([{ person: 'me' }]);
    expect(await store.takeChallenge(old)).toBeNull();
    const me = somebody('Ada');
    await store.introduce(hex(), me);
    const [first, second] = [hex(), hex()];
    await store.setRecovery(me.person, first);
    await store.setRecovery(me.person, second);
    expect(await store.takeRecovery(first)).toBeNull();
    expect((await Promise.all([1, 2].map(() => store.takeRecovery(second)))).filter((y) => y !== null)).toEqual([me.person]);
  });

  test('everything that is kept is on the list that the page on privacy reads, column by column, and in the register', async () => {
    const real = await storeOf().columns();
    /** The house's own: its version, and whether the disk can be written to. The page says so in one sentence. */
    const own = ['kysely_migration', 'kysely_migration_lock', 'probe'];
    const sorted = (of: { readonly [table: string]: readonly string[] }) =>
      Object.entries(of)
        .filter(([table]) => !own.includes(table))
        .map(([table, columns]) => `${table}: ${[...columns].sort().join(' ')}`)
        .sort();
    expect(sorted(STORED)).toEqual(sorted(real));
    expect(Object.keys(REGISTER).sort()).toEqual(Object.keys(STORED).sort());
  });
};
