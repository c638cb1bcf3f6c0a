/** The desk: everybody is answered in time, and no table gets the time of another. */
import { expect, test } from 'vitest';
import { openDesk, TooLate } from '../desk.ts';
import { handClock } from './clocks.ts';

const settle = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

/** A desk where everybody takes all the time that they are given. */
const busyDesk = (places: number, slow = 0) => {
  const clock = handClock();
  const desk = openDesk<number>(places, clock);
  const log: { readonly table: string; readonly ms: number; readonly begun: number; readonly ended: number; readonly due: number }[] = [];
  const late: string[] = [];
  const ask = (table: string, due: number, alone = false): void => {
    desk
      .ask({
        table,
        alone,
        due,
        begin(ms) {
          const begun = clock.now();
          let end = (): void => {};
          const said = new Promise<number>((done) => {
            end = () => {
              end = () => {};
              off();
              log.push({ table, ms: clock.now() - begun, begun, ended: clock.now(), due });
              done(ms);
            };
          });
          const off = clock.at(begun + ms + slow, () => end());
          return { said, hurry: () => void clock.at(clock.now() + slow, () => end()) };
        },
      })
      .catch((e: unknown) => {
        if (e instanceof TooLate) late.push(table);
      });
  };
  const run = async (to: number, step = 1): Promise<void> => {
    for (let t = clock.now(); t <= to; t += step) {
      clock.to(t);
      await settle();
    }
  };
  return { clock, ask, log, late, run };
};

test('one question alone gets all the time there is', async () => {
  const { ask, log, run } = busyDesk(1);
  ask('a', 1500);
  await run(1600);
  expect(log).toEqual([{ table: 'a', ms: 1500, begun: 0, ended: 1500, due: 1500 }]);
});

test('twenty tables that ask at once share one thread alike, and all are answered in time', async () => {
  const { ask, log, late, run } = busyDesk(1);
  for (let i = 0; i < 20; i++) ask(`t${i}`, 1500);
  await run(1600);
  expect(log).toHaveLength(20);
  expect(late).toEqual([]);
  for (const x of log) expect(x.ended).toBeLessThanOrEqual(x.due);
  // Also the first, who began before anybody knew of the others.
  const shares = log.map((x) => x.ms);
  expect(Math.max(...shares)).toBeLessThan(1.5 * Math.min(...shares));
});

test.each([1, 2, 3])('tables that ask again and again: with %i threads none is ever late, and none thinks much longer than another', async (threads) => {
  const { clock, ask, log, late, run } = busyDesk(threads);
  let asked = 0;
  for (let t = 0; t < 20_000; t += 10) {
    await run(t, 10);
    // Every table asks anew 1.5 seconds after its last question, each at its own beat.
    for (let i = 0; i < 12; i++)
      if (t % 1500 === i * 120) {
        asked++;
        ask(`t${i}`, clock.now() + 1500);
      }
  }
  await run(clock.now() + 2000, 10);
  expect(late).toEqual([]);
  expect(log).toHaveLength(asked);
  for (const x of log) expect(x.ended).toBeLessThanOrEqual(x.due + 10);
  const later = log.filter((x) => x.begun > 5000).map((x) => x.ms);
  expect(Math.min(...later)).toBeGreaterThan(50 * threads);
});

test('on a machine where every thought takes longer than it should, less is given, and all are still in time', async () => {
  const { clock, ask, log, late, run } = busyDesk(1, 40);
  for (let t = 0; t < 30_000; t += 10) {
    await run(t, 10);
    for (let i = 0; i < 12; i++) if (t % 1500 === i * 120) ask(`t${i}`, clock.now() + 1500);
  }
  await run(clock.now() + 2000, 10);
  expect(late).toEqual([]);
  for (const x of log) expect(x.ended).toBeLessThanOrEqual(x.due + 50);
});

test('twenty tables of four masters at one thread for a minute: some answered as soon as they have thought, some at their pace, some all four at once; none is late', async () => {
  const { clock, ask, log, late, run } = busyDesk(1);
  const SPAN = 1350;
  let asked = 0;
  const put = (table: number): void => {
    // Every seventh question of every fourth table is sealed and asks all four.
    const bots = table % 4 === 3 && asked % 7 === 0 ? 4 : 1;
    for (let i = 0; i < bots; i++) {
      asked++;
      ask(`t${table}`, clock.now() + SPAN);
    }
  };
  const due = Array.from({ length: 20 }, (_, i) => 37 * i);
  let seen = 0;
  for (let t = 0; t < 60_000; t += 5) {
    await run(t, 5);
    for (const [table, moment] of due.entries()) {
      if (t < moment) continue;
      put(table);
      // Where hands are hidden the next question comes with the pace; else with the answer.
      due[table] = table % 2 === 1 ? t + 1500 : Infinity;
    }
    for (; seen < log.length; seen++) {
      const table = Number(log[seen]?.table.slice(1));
      if (table % 2 === 0) due[table] = t;
    }
  }
  await run(clock.now() + 2 * SPAN, 5);
  expect(asked).toBeGreaterThan(700);
  expect(late).toEqual([]);
  expect(log).toHaveLength(asked);
  for (const x of log) expect(x.ended).toBeLessThanOrEqual(x.due + 5);
  const settled = log.filter((x) => x.begun > 5_000).map((x) => x.ms);
  expect(Math.min(...settled)).toBeGreaterThan(5);
});

test('four bots of one table have together what the one bot of another has', async () => {
  const { ask, log, run } = busyDesk(1);
  // Somebody thinks already, so that all the others wait together.
  ask('first', 100);
  for (let i = 0; i < 4; i++) ask('four', 2100);
  ask('one', 2100);
  await run(2200);
  const time = (table: string): number => log.filter((x) => x.table === table).reduce((sum, x) => sum + x.ms, 0);
  expect(log.filter((x) => x.table === 'four')).toHaveLength(4);
  expect(time('four')).toBeLessThan(1.6 * time('one'));
  for (const x of log) expect(x.ended).toBeLessThanOrEqual(x.due);
});

test('a question whose time has passed is turned away at once, and work that fails to begin frees its place', async () => {
  const clock = handClock();
  const desk = openDesk<number>(1, clock);
  clock.to(50);
  await expect(desk.ask({ table: 'a', due: 40, begin: () => ({ said: Promise.resolve(1), hurry: () => {} }) })).rejects.toBeInstanceOf(TooLate);
  const broken = desk.ask({
    table: 'a',
    due: 90,
    begin: () => {
      throw new Error('no thread');
    },
  });
  await expect(broken).rejects.toThrow('no thread');
  await expect(desk.ask({ table: 'a', due: 90, begin: (ms) => ({ said: Promise.resolve(ms), hurry: () => {} }) })).resolves.toBeGreaterThan(0);
});

/** A desk where everybody who is asked notes in how many threads, and all take their time. */
const generousDesk = (threads: number) => {
  const clock = handClock();
  const desk = openDesk<string>(threads, clock);
  const begun: [table: string, threads: number, at: number][] = [];
  const ask = (table: string, due: number, most?: number): void => {
    void desk.ask({
      table,
      due,
      ...(most !== undefined && { most }),
      begin(ms, several) {
        begun.push([table, several, clock.now()]);
        const thinks = () => {
          let end = (): void => {};
          const said = new Promise<string>((done) => {
            end = () => done(table);
          });
          clock.at(clock.now() + ms, () => end());
          // One run is still made.
          return { said, ended: said, hurry: () => void clock.at(clock.now() + 2, () => end()) };
        };
        return { ...thinks(), helpers: Array.from({ length: several - 1 }, thinks) };
      },
    });
  };
  const run = async (to: number): Promise<void> => {
    for (let t = clock.now(); t <= to; t++) {
      clock.to(t);
      await settle();
    }
  };
  return { ask, begun, run };
};

test('whoever is alone and has use for them gets all idle threads, others get one', async () => {
  const { ask, begun, run } = generousDesk(4);
  ask('master', 1000, 4);
  await run(1100);
  ask('good', 2100);
  await run(2200);
  expect(begun).toEqual([
    ['master', 4, 0],
    ['good', 1, 1100],
  ]);
});

test('helpers make room at once for whoever comes, and where others play nobody has any', async () => {
  const { ask, begun, run } = generousDesk(3);
  ask('master', 1000, 3);
  await run(100);
  ask('other', 1100, 3);
  ask('third', 1100, 3);
  await run(1200);
  expect(begun).toEqual([
    ['master', 3, 0],
    ['other', 1, 102],
    ['third', 1, 102],
  ]);
});

test('tables where people sit are served before those of bots alone, however many these are', async () => {
  const { clock, ask, log, late, run } = busyDesk(1);
  for (let t = 0; t < 20_000; t += 10) {
    await run(t, 10);
    for (let i = 0; i < 60; i++) if (t % 1500 === (i % 15) * 100) ask(`bots${i}`, clock.now() + 1500, true);
    if (t % 1500 === 750) ask('people', clock.now() + 1500);
  }
  await run(clock.now() + 2000, 10);
  const people = log.filter((x) => x.table === 'people');
  expect(late.filter((x) => x === 'people')).toEqual([]);
  // As if nobody else were there.
  for (const x of people) expect([x.begun % 1500 === 750 || x.begun - (x.due - 1500) <= 10, x.ms > 1_000]).toEqual([true, true]);
  expect(people.length).toBeGreaterThan(10);
  // The others have what is left.
  expect(log.some((x) => x.table.startsWith('bots'))).toBe(true);
});
