/** What every store must do for the owner of a house, whichever database is behind it. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;

export const hostingSuite = (open: () => Store, row: (more?: Partial<TableRow>) => TableRow) =>
  describe('for the owner', () => {
    test('a value is taken by one of all who try', async () => {
      const { hosting } = open();
      await hosting.setValue('a', '1');
      await hosting.setValue('a', '2');
      expect(await hosting.value('a')).toBe('2');
      const took = await Promise.all([1, 2, 3, 4].map(() => hosting.takeValue('a', '2')));
      expect(took.filter((x) => x)).toHaveLength(1);
      expect(await hosting.value('a')).toBeNull();
    });

    test('an invitation is used once; taken back, its guest is one no longer', async () => {
      const { hosting } = open();
      const hash = randomUUID();
      await hosting.invite({ hash, note: 'Ada', made: 1, until: 100 });
      const used = await Promise.all(['p1', 'p2', 'p3'].map((x) => hosting.accept(hash, `${hash}${x}`, 50)));
      expect(used.filter((x) => x)).toHaveLength(1);
      const guest = `${hash}p${used.indexOf(true) + 1}`;
      expect(await hosting.invited(guest)).toBe(true);
      expect(await hosting.uninvite(hash)).toBe(true);
      expect(await hosting.invited(guest)).toBe(false);
    });

    test('a block holds until its time, and trouble is counted anew after it was seen', async () => {
      const { hosting } = open();
      const id = randomUUID();
      await hosting.block({ id, kind: 'address', what: '203.0.113.0/24', name: '', why: 'Spam.', made: 1, until: 100 });
      expect((await hosting.blocks(99)).some((x) => x.id === id)).toBe(true);
      expect((await hosting.blocks(101)).some((x) => x.id === id)).toBe(false);
      await hosting.trouble(id, 'broke', 'here', 2, 10);
      await hosting.trouble(id, 'broke', 'there', 1, 20);
      expect((await hosting.troubles(0)).find((x) => x.kind === id)).toMatchObject({ n: 3, place: 'there', first: 10, last: 20 });
      await hosting.looked(id, 30);
      expect((await hosting.troubles(0)).some((x) => x.kind === id)).toBe(false);
      await hosting.trouble(id, 'again', 'here', 1, 40);
      expect((await hosting.troubles(0)).find((x) => x.kind === id)).toMatchObject({ n: 1, first: 40 });
    });

    test('who was here is one line for each address and person; laid tables add up', async () => {
      const { hosting } = open();
      const name = randomUUID();
      await hosting.saw([{ address: '203.0.113.7', person: name, name, seen: Date.now(), laid: 1 }]);
      await hosting.saw([{ address: '203.0.113.7', person: name, name, seen: Date.now() + 1, laid: 2 }]);
      expect((await hosting.visitors(100)).filter((x) => x.name === name).map((x) => x.laid)).toEqual([3]);
    });

    test('keeping lets go of what is older than settled, with everything that hangs on it, and of nothing else', async () => {
      const store = open();
      const now = 1_900_000_000_000;
      const old = now - 400 * DAY;
      const person = randomUUID().replaceAll('-', '').slice(0, 16);
      const guest = randomUUID().replaceAll('-', '').slice(0, 16);
      const done = row({ status: 'over', touched: old });
      const idle = row({ status: 'playing', touched: old });
      const fresh = row({ status: 'playing', touched: now });
      for (const x of [done, idle, fresh]) await store.make(x, [{ n: 1, seat: 0, move: { verb: 'go' } }]);
      await store.say(idle.id, { n: 1, seat: 0, at: 1, kind: 'say', text: 'hello', ref: null, position: null, name: null, person: null, revealed: null });
      await store.introduce(`k${person}`, { person, name: 'Ada', avatar: '' });
      await store.introduce(`k${guest}`, { person: guest, name: 'Guest', avatar: '' });
      await store.hosting.saw([{ address: '203.0.113.8', person, name: 'Ada', seen: now, laid: 0 }]);
      const keep = { finished: null, idle: null, guests: null, addresses: 0, sessions: 0 };
      await store.hosting.keep(keep);
      expect(await store.table(idle.id)).not.toBeNull();
      await store.hosting.keep({ ...keep, idle: now - 180 * DAY });
      expect([await store.table(done.id), await store.table(fresh.id)]).not.toContain(null);
      expect([await store.table(idle.id), await store.entries(idle.id, 0), await store.talk(idle.id, 0)]).toEqual([null, [], []]);
      await store.hosting.keep({ ...keep, finished: now - 180 * DAY });
      expect(await store.table(done.id)).toBeNull();
      await store.hosting.keep({ ...keep, guests: now });
      expect((await store.person(`k${person}`))?.name).toBe('Ada');
      expect(await store.person(`k${guest}`)).toBeNull();
    });

    test('of a report what was said is forgotten a month after it was decided, never before; the decision stays', async () => {
      const store = open();
      const now = 1_900_000_000_000;
      const line = { name: 'Nils', text: 'bunch of losers', theirs: true, at: 1 };
      const reportOf = (id: string) => ({
        ...{ id, person: 'a'.repeat(16), about: 'b'.repeat(16), name: 'Nils', table: 'toytable0000', lines: [line], reason: 'insults' },
        ...{ words: 'It began before.', at: now - 90 * DAY, decision: null, decided: null },
        ...{ why: '', until: null, heard: null },
      });
      const quietAt = (at: number) => ({ decision: 'quiet', at, why: '', until: null, heard: null });
      const [waits, lately, long] = [randomUUID(), randomUUID(), randomUUID()];
      for (const id of [waits, lately, long]) await store.addReport(reportOf(id));
      await store.decideReport(lately, quietAt(now - 10 * DAY));
      await store.decideReport(long, quietAt(now - 40 * DAY));
      await store.hosting.keep({ finished: null, idle: null, guests: null, addresses: now - 30 * DAY, sessions: 0 });
      for (const id of [waits, lately]) expect(await store.report(id)).toMatchObject({ lines: [line], words: 'It began before.' });
      expect(await store.report(long)).toMatchObject({ lines: [], words: '', decision: 'quiet', name: 'Nils' });
    });

    test('whoever has an account is signed out where they have not been for long; a guest’s only browser stays known', async () => {
      const store = open();
      const now = 1_900_000_000_000;
      const id = (): string => randomUUID().replaceAll('-', '');
      const [ada, guest] = [id().slice(0, 16), id().slice(0, 16)];
      const [old, lately, hers] = [id(), id(), id()];
      for (const person of [ada, guest]) await store.welcome({ person, name: 'Ada', avatar: '' });
      await store.setRecovery(ada, id());
      for (const [hash, person, at] of [
        [old, ada, now - 200 * DAY],
        [lately, ada, now - 10 * DAY],
        [hers, guest, now - 200 * DAY],
      ] as const) {
        await store.openSession({ hash, person, device: 'Firefox', origin: null });
        await store.usedKey(hash, 'Firefox', at);
      }
      await store.hosting.keep({ finished: null, idle: null, guests: null, addresses: 0, sessions: now - 180 * DAY });
      expect(await Promise.all([old, lately, hers].map(async (x) => (await store.person(x))?.person ?? null))).toEqual([null, ada, guest]);
    });
  });
