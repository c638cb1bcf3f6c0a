/** The lab over several machines: slices through a real PostgreSQL, the same games and the same object as from one machine. */
import { join } from 'node:path';
import { type GameResult, planOf } from '@pesthouse/lab';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres } from '../../server/test/real-postgres.ts';
import { folderFor } from '../../test/folder.ts';
import { loadGame } from '../game.ts';
import type { Io } from '../io.ts';
import { farmCrew, labWork, slicesOf } from '../lab/farm.ts';
import { openQueue, runName } from '../lab/queue.ts';
import { runTrial } from '../lab/trial.ts';
import { type } from './fake.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const folder = folderFor('farm');
const never = new AbortController().signal;
const listener = () => {
  const said: string[] = [];
  const io: Io = { out: (x) => said.push(x), err: (x) => said.push(x), ask: async () => null, live: false, close: () => {} };
  return { io, said };
};

const trial = async (games: number) => {
  const { engine } = await loadGame('newyork');
  const read = planOf(engine, { players: 2, bots: ['random'], games, seed: 3, tune: 'baseDrawMax=+1' });
  if ('wrong' in read) throw new Error(read.wrong);
  return { plan: read.plan };
};

test('two machines that only work, and a command that plays nothing itself, make the same games as one machine alone', async () => {
  const url = await postgres.database();
  const { plan } = await trial(10);
  const wish = (name: string) => ({ folder: join(folder, name), workers: 1, build: 'b', fresh: false });
  const alone = await runTrial(plan, wish('alone'), listener().io, never);
  const end = new AbortController();
  const ears = [listener(), listener()];
  const machines = ears.map(({ io }) => labWork(url, 'b', 1, io, end.signal));
  const together = await runTrial(plan, wish('together'), listener().io, never, farmCrew(url, 'b', 0));
  end.abort();
  expect(await Promise.all(machines)).toEqual([0, 0]);
  expect(together).toEqual(alone);
  const played = ears.map(({ said }) => Number(/^(\d+) games played\.$/.exec(said.at(-1) ?? '')?.[1]));
  expect(played.reduce((a, b) => a + b, 0)).toBe(20);
});

test('a machine of another build takes no part', async () => {
  const url = await postgres.database();
  const { plan } = await trial(2);
  const [ours, theirs] = [await openQueue(url, 'ours'), await openQueue(url, 'theirs')];
  await ours.put(slicesOf(plan, runName(plan, 'ours'), [0, 1]));
  expect(await theirs.take()).toBeNull();
  const slice = await ours.take();
  expect(slice).toMatchObject({ jobs: [0], plan });
  // What is put back is there again.
  await ours.putBack(slice?.id ?? '');
  expect((await ours.take())?.jobs).toBeDefined();
  expect((await ours.take())?.jobs).toBeDefined();
  expect(await ours.take()).toBeNull();
  await Promise.all([ours.close(), theirs.close()]);
});

test('broken off, the command finds what others have played meanwhile', async () => {
  const url = await postgres.database();
  const { plan } = await trial(4);
  const all = await runTrial(plan, { folder: join(folder, 'all'), workers: 1, build: 'b', fresh: false }, listener().io, never);
  const queue = await openQueue(url, 'b');
  for (const [job, result] of all.slice(0, 5).entries()) await queue.keep(runName(plan, 'b'), job, result);
  const heard: GameResult[] = [];
  // Already stopped: nothing is played, only gathered.
  const hand = new AbortController();
  hand.abort();
  await farmCrew(url, 'b', 1)(plan, [0, 1, 2, 3, 4, 5, 6, 7], (x) => heard.push(x), hand.signal);
  expect(heard).toEqual(all.slice(0, 5));
  await farmCrew(url, 'b', 1)(plan, [5, 6, 7], (x) => heard.push(x), never);
  expect(heard.toSorted((a, b) => a.index - b.index || a.variant - b.variant)).toEqual(all);
  await queue.close();
});

test('when every connection to the database is cut, the trial still comes to its end', async () => {
  const url = await postgres.database();
  const { plan } = await trial(40);
  const heard: GameResult[] = [];
  let cut: Promise<void> | undefined;
  await farmCrew(url, 'b', 1)(
    plan,
    Array.from({ length: 80 }, (_, job) => job),
    (x) => {
      heard.push(x);
      cut ??= postgres.cut(url);
    },
    never,
  );
  await cut;
  expect(new Set(heard.map((x) => x.index * 2 + x.variant)).size).toBe(80);
});

test('a slice that cannot be played is tried again, then its reason is told', async () => {
  const url = await postgres.database();
  const { plan } = await trial(1);
  const broken = { ...plan, players: 9 };
  await expect(farmCrew(url, 'b', 1)(broken, [0], () => {}, never)).rejects.toThrow();
});

test('with DATABASE_URL the command takes the queue, and prints the same object', async () => {
  const words = ['lab', 'newyork', '--players', '2', '--bots', 'random', '--games', '4', '--json'];
  const here = await type([...words, '--out', join(folder, 'here')]);
  const there = await type([...words, '--out', join(folder, 'there')], undefined, { DATABASE_URL: await postgres.database() });
  expect(there).toEqual(here);
  const lost = await type([...words, '--out', join(folder, 'lost')], undefined, { DATABASE_URL: 'postgres://127.0.0.1:1/none' });
  expect(lost).toMatchObject({ code: 2, err: expect.stringMatching(/^The lab cannot reach its PostgreSQL database: .*ECONNREFUSED/) });
});
