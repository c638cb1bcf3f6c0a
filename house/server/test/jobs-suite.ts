/** What every store must do about work that is due: once, by one process, and not lost when something fails. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Jobs, runJobs } from '../jobs/jobs.ts';
import type { JobRow } from '../store/jobs-schema.ts';
import type { Store } from '../store/store.ts';
import { handClock } from './clocks.ts';

const QUIET = { error: () => {} };

export const jobsSuite = (storeOf: () => Store) => {
  /** Houses on one store and one clock that do work of a kind of their own. */
  const houses = (n: number) => {
    const clock = handClock();
    const kind = randomUUID();
    const done: string[] = [];
    const open = (act: (job: JobRow) => Promise<void> = async () => {}, patience?: (tries: number) => number | null): Jobs => {
      const jobs = runJobs(storeOf().jobs, clock, QUIET, 10);
      const noted = async (job: JobRow): Promise<void> => {
        await act(job);
        done.push(job.key);
      };
      jobs.on(kind, noted, patience === undefined ? {} : { patience });
      jobs.open();
      return jobs;
    };
    const all = Array.from({ length: n }, () => open());
    const put = (jobs: Jobs | undefined, key: string, at: number): Promise<void> => jobs?.put({ kind, key, about: 'here', body: { key }, at }) ?? never();
    const left = async (): Promise<string[]> => (await storeOf().jobs.all({ kind })).map((x) => x.key);
    return { clock, kind, done, open, all, put, left, close: () => Promise.all(all.map((x) => x.close())) };
  };
  const never = (): never => {
    throw new Error('no house');
  };

  test('work is done when its moment has come and not before, the earliest first', async () => {
    const x = houses(1);
    await x.put(x.all[0], 'b', 200);
    await x.put(x.all[0], 'a', 100);
    x.clock.to(99);
    expect(await x.left()).toEqual(['a', 'b']);
    x.clock.to(100);
    await expect.poll(() => x.done).toEqual(['a']);
    x.clock.to(200);
    await expect.poll(() => x.done).toEqual(['a', 'b']);
    await expect.poll(x.left).toEqual([]);
    await x.close();
  });

  test('what is due between two milliseconds is due at the later one', async () => {
    const x = houses(1);
    await x.put(x.all[0], 'a', 100.25);
    await x.all[0]?.replace(x.kind, 'there', [{ kind: x.kind, key: 'b', about: 'there', body: null, at: 200.75 }]);
    expect((await storeOf().jobs.all({ kind: x.kind })).map((job) => job.at)).toEqual([101, 201]);
    x.clock.to(101);
    await expect.poll(() => x.done).toEqual(['a']);
    x.clock.to(201);
    await expect.poll(() => x.done).toEqual(['a', 'b']);
    await x.close();
  });

  test('there is one of a kind and key: the last moment counts, and what is taken away does not happen', async () => {
    const x = houses(1);
    await x.put(x.all[0], 'a', 100);
    await x.put(x.all[0], 'a', 300);
    await x.put(x.all[0], 'b', 100);
    await x.all[0]?.drop(x.kind, 'b');
    await x.put(x.all[0], 'c', 200);
    x.clock.to(200);
    await expect.poll(() => x.done).toEqual(['c']);
    x.clock.to(300);
    await expect.poll(() => x.done).toEqual(['c', 'a']);
    await x.put(x.all[0], 'd', 400);
    await x.all[0]?.replace(x.kind, 'here', [{ kind: x.kind, key: 'e', about: 'here', body: null, at: 400 }]);
    expect(await x.left()).toEqual(['e']);
    await x.close();
  });

  test('of several houses exactly one does it', async () => {
    const x = houses(3);
    const keys = Array.from({ length: 25 }, (_, i) => `k${i}`);
    for (const [i, key] of keys.entries()) await x.put(x.all[i % 3], key, 100);
    x.clock.to(100);
    await expect.poll(() => x.done.length).toBe(25);
    await expect.poll(x.left).toEqual([]);
    await x.close();
    expect([...x.done].sort()).toEqual([...keys].sort());
  });

  test('what fails is tried again with patience, and given up only where its kind says so', async () => {
    const x = houses(0);
    const tries: number[] = [];
    const fails = x.open(
      async (job) => {
        tries.push(job.tries);
        if (job.key === 'hopeless' || job.tries < 3) throw new Error('not yet');
      },
      (n) => (n < 4 ? n * 1_000 : null),
    );
    await x.put(fails, 'a', 100);
    x.clock.to(100);
    await expect.poll(() => tries).toEqual([1]);
    x.clock.to(1_099);
    expect(await x.left()).toEqual(['a']);
    x.clock.to(1_100);
    await expect.poll(() => tries).toEqual([1, 2]);
    x.clock.to(3_100);
    await expect.poll(() => x.done).toEqual(['a']);
    await x.put(fails, 'hopeless', 3_100);
    for (let at = 3_100; (await x.left()).length > 0; at += 1_000) {
      x.clock.to(at);
      await new Promise((r) => setTimeout(r, 5));
    }
    expect(x.done).toEqual(['a']);
    await fails.close();
  });

  test('what was put survives the house: the next one does it, also if it was due meanwhile', async () => {
    const x = houses(0);
    const first = x.open();
    await x.put(first, 'a', 100);
    await first.close();
    x.clock.to(5_000);
    expect(x.done).toEqual([]);
    const next = x.open();
    await expect.poll(() => x.done).toEqual(['a']);
    await next.close();
  });

  test('whoever dies over it is waited for, then another one does it', async () => {
    const x = houses(0);
    const { jobs } = storeOf();
    await jobs.put({ kind: x.kind, key: 'a', about: 'here', body: null, at: 100 });
    expect(await jobs.claim(x.kind, 100, 30_000, 5)).toMatchObject([{ key: 'a', tries: 1 }]);
    x.clock.to(200);
    const other = x.open();
    expect(await jobs.claim(x.kind, 200, 30_000, 5)).toEqual([]);
    x.clock.to(30_100);
    await expect.poll(() => x.done).toEqual(['a']);
    await other.close();
  });

  test('what is set anew while it is being done is done again', async () => {
    const x = houses(0);
    const jobs: Jobs = x.open(async (job) => {
      if (job.at === 100) await x.put(jobs, 'a', 200);
    });
    await x.put(jobs, 'a', 100);
    x.clock.to(100);
    await expect.poll(() => x.done).toEqual(['a']);
    await expect.poll(x.left).toEqual(['a']);
    x.clock.to(200);
    await expect.poll(() => x.done).toEqual(['a', 'a']);
    await expect.poll(x.left).toEqual([]);
    await jobs.close();
  });
};
