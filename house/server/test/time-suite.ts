/** What every store must do about time: the log of a table, when no house was open, holidays, and standing orders. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runUptime } from '../clocks/uptime.ts';
import type { TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { TimeRow } from '../store/time-schema.ts';
import { handClock } from './clocks.ts';

const QUIET = { error: () => {} };
const entry = (nr: number, position: string): TimeRow => ({
  nr,
  at: nr * 10,
  after: nr - 1,
  why: nr === 1 ? 'started' : 'put',
  seat: null,
  what: null,
  hands: { at: nr * 10, position, running: [0], sealed: false, first: 0, left: [5, 7], given: [0, 1] },
});

export const timeSuite = (storeOf: () => Store, row: (more?: Partial<TableRow>) => TableRow) => {
  test('an entry of the time log has its number once, and time as it stood at a decision is found again', async () => {
    const { time, ...store } = storeOf();
    const t = row({ status: 'playing' });
    await store.make(t);
    expect(await time.last(t.id)).toBeNull();
    const wrote = await Promise.all([1, 2, 3].map(() => time.write(t.id, entry(1, '0.0'))));
    expect(wrote.filter((x) => x)).toHaveLength(1);
    await time.write(t.id, entry(2, '3.0'));
    await time.write(t.id, entry(3, '4.0'));
    expect(await time.last(t.id)).toEqual(entry(3, '4.0'));
    expect(await time.log(t.id, 1)).toEqual([entry(2, '3.0'), entry(3, '4.0')]);
    expect([await time.put(t.id, 3), await time.put(t.id, 2)]).toEqual([entry(2, '3.0'), entry(1, '0.0')]);
    await store.append(t.id, { n: 1, seat: 0, move: { verb: 'go' } }, 1_234);
    expect([await time.moment(t.id, 1), await time.moment(t.id, 2)]).toEqual([1_234, null]);
    // A running table for which nothing is due was forgotten by whoever died over it.
    expect(await time.forgotten()).toContain(t.id);
    await store.jobs.put({ kind: 'time', key: `${t.id} 0`, about: t.id, body: null, at: 1e15 });
    expect(await time.forgotten()).not.toContain(t.id);
  });

  test('who opens after a house was killed knows since when nobody was there; beside one that is open nothing was missed', async () => {
    const { time } = storeOf();
    const start = 1e9;
    const at = (moment: number) => {
      const clock = handClock();
      clock.to(start + moment);
      return clock;
    };
    const house = (moment: number) => runUptime(time, randomUUID(), at(moment), QUIET);
    const first = house(0);
    const known = (x: ReturnType<typeof house>, from = start) => x.stops().filter((y) => y.from >= from);
    await first.open();
    const beside = house(4_000);
    await beside.open();
    expect(known(beside)).toEqual([]);
    // Both were killed: nobody wrote down that they closed.
    const next = house(100_000);
    await next.open();
    expect(known(next)).toEqual([{ from: start + 4_000, until: start + 100_000 }]);
    await next.close();
    const last = house(103_000);
    await last.open();
    expect(known(last, start + 4_001)).toEqual([{ from: start + 100_000, until: start + 103_000 }]);
    await last.close();
  });

  test('a machine that slept was no open house, whatever rings first when it wakes; beside one that was awake nothing was missed', async () => {
    const { time } = storeOf();
    const start = 2e9;
    const clock = handClock();
    clock.to(start);
    const sleeper = runUptime(time, randomUUID(), clock, QUIET);
    await sleeper.open();
    const known = () => sleeper.stops().filter((x) => x.from >= start);
    const before = known().length;
    clock.to(start + 60_000);
    await sleeper.look();
    expect(known()).toHaveLength(before);
    clock.sleeps(7_200_000);
    await sleeper.look();
    const slept = { from: start + 60_000, until: start + 7_260_000 };
    expect(known().slice(before)).toEqual([slept]);
    expect((await time.downs(start)).slice(before)).toEqual([slept]);
    // Another house of the same store is open through the next sleep.
    await time.beat('wide-awake', start + 8_000_000, false);
    clock.sleeps(739_000);
    await sleeper.look();
    expect(known()).toHaveLength(before + 1);
    await sleeper.close();
  });

  test('holidays are kept by person, a stretch that is none is not, and an order has one word for each kind', async () => {
    const { time, ...store } = storeOf();
    const person = randomUUID().slice(0, 16);
    await time.away(person, { from: 10, until: 50 });
    await time.away(person, { from: 60, until: 90 });
    await time.away(person, { from: 10, until: 20 });
    await time.away(person, { from: 60, until: 60 });
    expect(await time.holidays(person)).toEqual([{ from: 10, until: 20 }]);
    const t = row();
    await store.make(t);
    await time.order(t.id, { seat: 1, owner: 'p:a', kind: 'window', what: 'own' });
    await time.order(t.id, { seat: 1, owner: 'p:b', kind: 'window', what: 'pass' });
    expect(await time.orders(t.id)).toEqual([{ seat: 1, owner: 'p:b', kind: 'window', what: 'pass' }]);
  });
};
