/** Clocks on either database: time is charged, deadlines stand in the store and fire once, and what happens at zero is the table's rule. */

import * as api from '@pesthouse/api';
import type { Flat } from '@pesthouse/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HouseWish } from '../main.ts';
import type { Store } from '../store/store.ts';
import { handClock } from './clocks.ts';
import { afterAWord, ask, choices, info, move, send } from './guest.ts';
import { openHouse } from './houses.ts';
import { act, does, framesOf, heard, joins, layRoom, logOf, refusal, roomOf, seatOf, watches, whys } from './people.ts';

const SECOND = 1_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `look` opens the store of a house under test beside it; `shared`: two houses may be open at once. */
export const clocksSuite = (name: string, wish: () => Promise<HouseWish>, look: (wish: HouseWish) => Promise<Store>, shared: boolean) =>
  describe(`clocks: ${name}`, () => {
    let own: HouseWish;
    let house: string;
    let close: () => Promise<void>;
    let store: Store;
    const clock = handClock();
    const wall = { now: () => clock.now(), at: clock.at };
    const open = (): ReturnType<typeof openHouse> => openHouse({ ...own, wall });
    beforeAll(async () => {
      own = await wish();
      ({ address: house, close } = await open());
      store = await look(own);
    });
    afterAll(async () => {
      await store.close();
      await close();
    });

    const pass = (ms: number): void => clock.to(clock.now() + ms);
    const live = (more: object = {}) => ({ kind: 'live', bank: 600, increment: 10, ...more });
    const turns = (more: object = {}) => ({ kind: 'turns', per: 24, reserve: 12, ...more });
    /** Ada and Ben at a running table with a clock. */
    const play = async (rule: object, options: object = { rounds: 2, wax: false }) => {
      const ada = await layRoom(house, 'toy', 2, { room: { clock: rule }, options });
      const ben = await joins(house, ada.table, 'Ben');
      await does(house, ada.table, ben.key, { act: 'ready', ready: true });
      await does(house, ada.table, ada.key, { act: 'start' });
      await running(ada.table, [0]);
      return { table: ada.table, ada, ben, keys: [ada.key, ben.key] };
    };
    const clocks = async (table: string): Promise<api.Clocks> => (await info(house, table)).clocks ?? never();
    const left = async (table: string): Promise<(number | null)[]> => (await clocks(table)).seats.map((x) => (x.left === null ? null : x.left / SECOND));
    const deadlines = async (table: string) => (await store.jobs.all({ kind: 'time', about: table })).map((x) => [x.key.split(' ')[1], x.at, x.body]);
    const running = async (table: string, seats: readonly number[]): Promise<void> => {
      const now = async () => (await info(house, table)).clocks?.seats.flatMap((x, i) => (x.runs ? [i] : [])) ?? [];
      await expect.poll(now).toEqual([...seats]);
      await expect.poll(async () => (await deadlines(table)).map((x) => Number(x[0]))).toEqual([...seats]);
    };
    const log = async (table: string) => (await ask(api.timeLog, house, `/api/tables/${table}/time`)).time;
    const moves = async (table: string, key: string, made: Flat) => {
      const c = await choices(house, table, key);
      const said = await move(house, table, key, c.at, made);
      expect([said.status, said.text]).toEqual([200, said.text]);
    };
    const rest = { verb: 'rest' };

    test('the host settles a clock in everybody’s sight; without one nothing of time is told or kept', async () => {
      const ada = await layRoom(house, 'toy', 2);
      const ben = await joins(house, ada.table, 'Ben');
      expect((await roomOf(house, ada.table)).clock).toEqual({ kind: 'none' });
      expect(await refusal(act(house, ada.table, ben.key, { act: 'set', clock: { kind: 'live', bank: 300 } }))).toBe('not-host');
      expect(await refusal(act(house, ada.table, ada.key, { act: 'set', clock: { kind: 'live', bank: 1 } }))).toBe('unreadable');
      await does(house, ada.table, ada.key, { act: 'set', clock: { kind: 'live', bank: 300 } });
      expect(await roomOf(house, ada.table)).toMatchObject({ clock: { kind: 'live', bank: 300, increment: 0, zero: 'bot' }, changed: { what: ['clock'] } });
      await does(house, ada.table, ada.key, { act: 'set', clock: { kind: 'none' } });
      await does(house, ada.table, ben.key, { act: 'ready', ready: true });
      await does(house, ada.table, ada.key, { act: 'start' });
      await moves(ada.table, ada.key, rest);
      expect((await info(house, ada.table)).clocks).toBeUndefined();
      expect([await log(ada.table), await deadlines(ada.table)]).toEqual([[], []]);
    });

    test('live: the bank of whoever is asked runs, and the increment comes back when somebody else is asked', async () => {
      const x = await play(live());
      expect(await left(x.table)).toEqual([600, 600]);
      pass(90 * SECOND);
      expect(await left(x.table)).toEqual([510, 600]);
      // One stretch of thinking: nothing comes back between two questions to the same seat.
      await moves(x.table, x.ada.key, { verb: 'lamp', to: 1 });
      pass(10 * SECOND);
      expect(await left(x.table)).toEqual([500, 600]);
      const due = clock.now() + 500 * SECOND;
      await expect.poll(() => deadlines(x.table)).toEqual([['0', due, { decision: '1.0', seat: 0 }]]);
      await moves(x.table, x.ada.key, rest);
      await running(x.table, [1]);
      expect(await left(x.table)).toEqual([510, 600]);
      pass(100 * SECOND);
      expect(await left(x.table)).toEqual([510, 500]);
      expect((await log(x.table)).map((y) => [y.why, y.after, y.running])).toEqual([
        ['started', 0, [0]],
        ['put', 1, [0]],
        ['put', 2, [1]],
      ]);
    });

    test('a sealed question has one time for all: neither rows nor frames nor clocks show who has answered', async () => {
      const x = await play(live());
      await moves(x.table, x.ada.key, { verb: 'lamp', to: 1 });
      await moves(x.table, x.ada.key, rest);
      await moves(x.table, x.ben.key, { verb: 'lamp', to: 1 });
      await moves(x.table, x.ben.key, rest);
      await running(x.table, [0, 1]);
      const ear = await watches(house, x.table);
      const before = [await deadlines(x.table), await clocks(x.table), await log(x.table), framesOf(ear, 'clocks').length];
      expect((await clocks(x.table)).seats.map((y) => [y.left, y.runs])).toEqual([
        [60 * SECOND, true],
        [60 * SECOND, true],
      ]);
      await moves(x.table, x.ada.key, { verb: 'vote', yes: true });
      await afterAWord(house, x.table, x.ben.key, [ear]);
      expect([await deadlines(x.table), await clocks(x.table), await log(x.table), framesOf(ear, 'clocks').length]).toEqual(before);
      pass(20 * SECOND);
      expect((await clocks(x.table)).seats.map((y) => y.left)).toEqual([40 * SECOND, 40 * SECOND]);
      // Ben lets it run out: only he is late. Nobody's bank was touched.
      pass(40 * SECOND);
      await expect.poll(async () => (await seatOf(house, x.table, 1)).standIn?.why).toBe('time');
      expect((await seatOf(house, x.table, 0)).kind).toBe('person');
      await running(x.table, [0]);
      expect((await left(x.table))[0]).toBe(610);
      await ear.close();
    });

    test('at zero a bot plays on, as the seating log says; the person takes the seat back with a minute to spare', async () => {
      const x = await play(live({ bank: 60, increment: 0 }));
      pass(59_999);
      expect((await seatOf(house, x.table, 0)).kind).toBe('person');
      pass(1);
      await expect.poll(async () => (await seatOf(house, x.table, 0)).standIn?.why).toBe('time');
      expect((await logOf(house, x.table)).find((y) => y.why === 'time')).toMatchObject({ seat: 0, by: null, holder: { kind: 'bot', for: x.ada.me.person } });
      expect((await log(x.table)).find((y) => y.why === 'out')).toMatchObject({ seat: 0, what: 'bot', after: 0, position: '0.0' });
      await running(x.table, [1]);
      expect((await clocks(x.table)).seats[0]?.left).toBeNull();
      await does(house, x.table, x.ada.key, { act: 'back' });
      await moves(x.table, x.ben.key, rest);
      await expect.poll(async () => (await info(house, x.table)).deciding).toEqual([0, 1]);
      pass(59 * SECOND);
      await expect.poll(async () => (await seatOf(house, x.table, 0)).kind).toBe('person');
    });

    test('at zero the seat is out where the table says so', async () => {
      const x = await play(live({ zero: 'out' }));
      pass(600 * SECOND);
      await expect.poll(async () => (await seatOf(house, x.table, 0)).resigned).toBe(true);
      expect((await whys(house, x.table)).slice(-2)).toEqual(['resigned 0', 'host 1']);
      expect((await logOf(house, x.table)).find((y) => y.why === 'resigned')?.by).toBeNull();
      expect(await refusal(act(house, x.table, x.ada.key, { act: 'back' }))).toBe('no-key');
    });

    test('at zero the others may decide, also about somebody who is there: they wait, and the seat has more time', async () => {
      const x = await play(live({ zero: 'wait' }));
      const ears = await Promise.all(x.keys.map((key) => watches(house, x.table, key)));
      pass(600 * SECOND);
      await expect.poll(async () => (await seatOf(house, x.table, 0)).votes).toEqual({ asked: true, picks: [] });
      expect((await clocks(x.table)).seats[0]).toMatchObject({ left: 0, over: true, runs: false });
      expect(await deadlines(x.table)).toEqual([]);
      await does(house, x.table, x.ben.key, { act: 'vote', seat: 0, pick: 'wait' });
      expect((await seatOf(house, x.table, 0)).votes).toBeNull();
      expect((await left(x.table))[0]).toBe(60);
      await running(x.table, [0]);
      // Late again, but the answer comes before anybody has decided: nothing is left to decide.
      pass(60 * SECOND);
      await expect.poll(async () => (await seatOf(house, x.table, 0)).votes).toEqual({ asked: true, picks: [] });
      await moves(x.table, x.ada.key, rest);
      await expect.poll(async () => (await seatOf(house, x.table, 0)).votes).toBeNull();
      await running(x.table, [1]);
      pass(600 * SECOND);
      await expect.poll(async () => (await seatOf(house, x.table, 1)).votes).toEqual({ asked: true, picks: [] });
      await does(house, x.table, x.ada.key, { act: 'vote', seat: 1, pick: 'bot' });
      expect((await seatOf(house, x.table, 1)).standIn?.why).toBe('voted');
      await Promise.all(ears.map((e) => e.close()));
    });

    test('by turns: a day to answer, then the reserve; questions in a row share the day, and each has at least an hour', async () => {
      const x = await play(turns());
      expect((await clocks(x.table)).seats.map((y) => y.left)).toEqual([36 * HOUR, 12 * HOUR]);
      const mine = async (key: string) => (await ask(api.mineList, house, '/api/me/tables', undefined, key)).tables.map((y) => y.due);
      const due = { at: clock.now() + 36 * HOUR, whole: 36 * HOUR };
      // Whoever waits is told how long the other one has.
      expect(await Promise.all([x.ada.key, x.ben.key].map(mine))).toEqual([[due], [due]]);
      pass(23.5 * HOUR);
      await moves(x.table, x.ada.key, { verb: 'lamp', to: 1 });
      await expect.poll(async () => (await clocks(x.table)).seats[0]?.left).toBe(13 * HOUR);
      pass(3 * HOUR);
      await moves(x.table, x.ada.key, rest);
      await running(x.table, [1]);
      // Two hours went into the reserve.
      expect((await clocks(x.table)).seats.map((y) => y.left)).toEqual([10 * HOUR, 36 * HOUR]);
    });

    test('whoever is on holiday has time: the deadline moves out, and back in when they are home early', async () => {
      const x = await play(turns({ reserve: 0 }));
      const due = clock.now() + DAY;
      await expect.poll(() => deadlines(x.table)).toEqual([['0', due, { decision: '0.0', seat: 0 }]]);
      expect(await ask(api.holiday, house, '/api/me/holiday', undefined, x.ada.key)).toEqual({ until: null, most: 21 * DAY });
      expect(await refusal(send(house, '/api/me/holiday', { until: clock.now() + 22 * DAY }, x.ada.key))).toBe('holiday-long');
      expect(await refusal(send(house, '/api/me/holiday', { until: clock.now() }, x.ada.key))).toBe('holiday-past');
      pass(20 * HOUR);
      const until = clock.now() + 5 * DAY;
      expect(await ask(api.holiday, house, '/api/me/holiday', { until }, x.ada.key)).toMatchObject({ until });
      expect((await deadlines(x.table)).map((y) => y[1])).toEqual([until + 4 * HOUR]);
      pass(2 * DAY);
      expect((await clocks(x.table)).seats[0]).toMatchObject({ left: 4 * HOUR, runs: false, holiday: until, due: until + 4 * HOUR });
      expect((await seatOf(house, x.table, 0)).kind).toBe('person');
      expect(await ask(api.holiday, house, '/api/me/holiday', { until: null }, x.ada.key)).toEqual({ until: null, most: 21 * DAY });
      expect((await deadlines(x.table)).map((y) => y[1])).toEqual([clock.now() + 4 * HOUR]);
      expect((await log(x.table)).filter((y) => y.why === 'holiday').map((y) => [y.seat, y.until])).toEqual([
        [0, until],
        [0, null],
      ]);
      pass(4 * HOUR);
      await expect.poll(async () => (await seatOf(house, x.table, 0)).standIn?.why).toBe('time');
    });

    test('by turns nobody is taken for away: only the clock decides', async () => {
      const ada = await layRoom(house, 'toy', 2, { room: { clock: turns(), away: { rule: 'bot', minutes: 1, level: 'random' } } });
      const ben = await joins(house, ada.table, 'Ben');
      await does(house, ada.table, ben.key, { act: 'ready', ready: true });
      await does(house, ada.table, ada.key, { act: 'start' });
      await running(ada.table, [0]);
      expect(await store.jobs.all({ kind: 'away', about: ada.table })).toEqual([]);
    });

    test('a page out of sight is nobody at a table by turns, and somebody for ten minutes at any other', async () => {
      const here = async (table: string): Promise<boolean> => (await seatOf(house, table, 0)).present;
      for (const [rule, after] of [
        [turns(), 0],
        [live({ bank: 3_600 }), 600 * SECOND],
      ] as const) {
        const x = await play(rule);
        const ear = await watches(house, x.table, x.ada.key);
        expect(await here(x.table)).toBe(true);
        ear.send({ type: 'eyes', table: x.table, open: false });
        await heard(ear);
        if (after > 0) {
          pass(after - 1);
          expect(await here(x.table)).toBe(true);
          pass(1);
        }
        await expect.poll(() => here(x.table)).toBe(false);
        ear.send({ type: 'eyes', table: x.table, open: true });
        await expect.poll(() => here(x.table)).toBe(true);
        await ear.close();
      }
    });

    test('all who sit there stop the clock together, let it go on, and go on by turns; one alone does not', async () => {
      const x = await play(live({ zero: 'out' }));
      const ears = await Promise.all(x.keys.map((key) => watches(house, x.table, key)));
      const wish = (key: string, what: api.ClockWish | null) => act(house, x.table, key, { act: 'clock', wish: what });
      pass(100 * SECOND);
      expect(await refusal(wish(x.ada.key, 'go'))).toBe('no-such-clock');
      await wish(x.ada.key, 'pause');
      expect(await roomOf(house, x.table)).toMatchObject({ paused: null, clockWishes: [{ seat: 0, wish: 'pause' }] });
      pass(10 * SECOND);
      expect(await left(x.table)).toEqual([490, 600]);
      await wish(x.ben.key, 'pause');
      expect(await roomOf(house, x.table)).toMatchObject({ paused: clock.now(), clockWishes: [] });
      expect(await deadlines(x.table)).toEqual([]);
      pass(5_000 * SECOND);
      expect(await left(x.table)).toEqual([490, 600]);
      expect((await seatOf(house, x.table, 0)).resigned).toBe(false);
      for (const key of x.keys) await wish(key, 'go');
      await running(x.table, [0]);
      pass(90 * SECOND);
      expect(await left(x.table)).toEqual([400, 600]);
      await wish(x.ada.key, 'turns');
      await wish(x.ada.key, null);
      // Somebody's no ends what others would like.
      await wish(x.ben.key, 'turns');
      expect((await roomOf(house, x.table)).clock.kind).toBe('live');
      await wish(x.ada.key, 'turns');
      expect((await roomOf(house, x.table)).clock).toEqual({ kind: 'turns', per: 24, reserve: 12, zero: 'out' });
      await expect.poll(() => deadlines(x.table)).toEqual([['0', clock.now() + 36 * HOUR, { decision: '0.0', seat: 0 }]]);
      expect((await log(x.table)).map((y) => y.why)).toEqual(['started', 'paused', 'goes', 'turns']);
      await Promise.all(ears.map((e) => e.close()));
    });

    test('taking back gives the others their time back; whoever is asked again goes on with what was left, without the increment', async () => {
      const x = await play(live());
      pass(100 * SECOND);
      await moves(x.table, x.ada.key, rest);
      await running(x.table, [1]);
      expect(await left(x.table)).toEqual([510, 600]);
      pass(200 * SECOND);
      const c = await choices(house, x.table, x.ben.key);
      const wishes = api.tookBack.parse((await send(house, `/api/tables/${x.table}/undo`, { at: c.at, to: 0 }, x.ada.key)).body);
      if (!wishes.done) await send(house, `/api/tables/${x.table}/answer`, { proposal: wishes.proposal, yes: true }, x.ben.key);
      await running(x.table, [0]);
      expect(await left(x.table)).toEqual([500, 600]);
      expect((await log(x.table)).at(-1)).toMatchObject({ why: 'undone', position: '0.1' });
    });

    test('a deadline survives a restart, and no time runs while the house is down', async () => {
      const x = await play(live());
      pass(100 * SECOND);
      const down = clock.now();
      await close();
      pass(1_000 * SECOND);
      ({ address: house, close } = await open());
      expect(await left(x.table)).toEqual([500, 600]);
      expect((await log(x.table)).at(-1)).toMatchObject({ why: 'down', at: down, until: clock.now(), after: 0 });
      pass(499 * SECOND);
      await afterAWord(house, x.table, x.ben.key, []);
      expect((await seatOf(house, x.table, 0)).kind).toBe('person');
      pass(1 * SECOND);
      await expect.poll(async () => (await seatOf(house, x.table, 0)).standIn?.why).toBe('time');
    });

    test('a machine that sleeps costs nobody anything: time goes on where it stood, by whatever the house is woken', async () => {
      const x = await play(live({ zero: 'out' }));
      const y = await play(turns());
      pass(100 * SECOND);
      const slept = clock.now();
      clock.sleeps(2 * HOUR);
      expect(await left(x.table)).toEqual([500, 600]);
      const due = clock.now() + 500 * SECOND;
      await expect.poll(() => deadlines(x.table)).toEqual([['0', due, { decision: '0.0', seat: 0 }]]);
      expect((await log(x.table)).at(-1)).toMatchObject({ why: 'down', at: slept, until: clock.now(), after: 0 });
      // A move that wakes it is charged what was thought before.
      clock.sleeps(9 * HOUR);
      await moves(x.table, x.ada.key, rest);
      await running(x.table, [1]);
      expect(await left(x.table)).toEqual([510, 600]);
      expect((await seatOf(house, x.table, 0)).kind).toBe('person');
      expect((await left(y.table))[0]).toBe(36 * 3600 - 100);
      // And afterwards time runs as before.
      pass(600 * SECOND);
      await expect.poll(async () => (await seatOf(house, x.table, 1)).kind).toBe('bot');
    });

    test('whoever looks first after a restart is told a deadline that knows of holidays and of the time without a house', async () => {
      const all = [await play(turns({ reserve: 0 })), await play(turns({ reserve: 0 })), await play(turns({ reserve: 0 }))];
      const until = clock.now() + 5 * DAY;
      for (const x of all) await ask(api.holiday, house, '/api/me/holiday', { until }, x.ada.key);
      pass(2 * DAY);
      await close();
      pass(5 * HOUR);
      ({ address: house, close } = await open());
      // Several ask at once, and none of them waits for another.
      const told = await Promise.all(all.map((x) => clocks(x.table)));
      for (const x of told) expect(x.seats[0]).toMatchObject({ left: DAY, runs: false, holiday: until, due: until + DAY, over: false });
    });

    test('when the game is over or cleared away nothing is due any more', async () => {
      const x = await play(live(), { rounds: 1, wax: false });
      for (const key of x.keys) await moves(x.table, key, rest);
      for (const key of x.keys) await moves(x.table, key, { verb: 'vote', yes: false });
      await expect.poll(async () => (await info(house, x.table)).status).toBe('over');
      await expect.poll(() => deadlines(x.table)).toEqual([]);
      await expect.poll(async () => (await log(x.table)).at(-1)?.why).toBe('stopped');
      expect((await info(house, x.table)).clocks).toBeUndefined();
    });

    if (!shared) return;
    test('with two houses a deadline fires once, whichever of them took the question', async () => {
      const two = await open();
      const x = await play(live({ bank: 60, increment: 0 }));
      const c = await choices(two.address, x.table, x.ada.key);
      await move(two.address, x.table, x.ada.key, c.at, { verb: 'lamp', to: 1 });
      await expect.poll(async () => (await log(x.table)).at(-1)?.after).toBe(1);
      pass(60 * SECOND);
      await expect.poll(async () => (await seatOf(house, x.table, 0)).standIn?.why).toBe('time');
      await running(x.table, [1]);
      expect((await whys(house, x.table)).filter((y) => y === 'time 0')).toHaveLength(1);
      expect((await log(x.table)).filter((y) => y.why === 'out')).toHaveLength(1);
      expect((await info(two.address, x.table)).clocks?.seats.map((y) => y.runs)).toEqual([false, true]);
      await two.close();
    });
  });

const never = (): never => {
  throw new Error('no clock runs');
};
