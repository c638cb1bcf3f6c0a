/** A trial over several machines: the command puts slices on the queue and gathers results; every hand of every machine, the command's own too, takes slices as it can. */
import type { Plan } from '@pesthouse/lab';
import type { Io } from '../io.ts';
import type { Players } from './crew.ts';
import { type Hand, hasThreads, openHand } from './hand.ts';
import { type LabQueue, openQueue, runName, type Slice } from './queue.ts';

const POLL_MS = 250;
/** Rows become visible a little out of order where several write: so many numbers are looked at again. */
const OVERLAP = 1000;
/** How often it is asked whether a slice was given up for good, in polls. */
const ASK_EVERY = 4;
const SLICE = 8;
const SLICES = 64;

const pause = (ms: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      stop.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    stop.addEventListener('abort', done, { once: true });
    if (stop.aborted) done();
  });

export const slicesOf = (plan: Plan, run: string, jobs: readonly number[]): Slice[] => {
  const size = Math.max(1, Math.min(SLICE, Math.ceil(jobs.length / SLICES)));
  return Array.from({ length: Math.ceil(jobs.length / size) }, (_, i) => ({ run, plan, jobs: jobs.slice(i * size, (i + 1) * size) }));
};

/** Plays one slice; what another has played of it already is left out. */
const playSlice = async (queue: LabQueue, slice: Slice & { readonly id: string }, hand: Hand): Promise<number> => {
  const played = await queue.played(slice.run, slice.jobs);
  const left = slice.jobs.filter((job) => !played.has(job));
  for (const job of left) await queue.keep(slice.run, job, await hand.play(slice.plan, job));
  await queue.finish(slice.id);
  return left.length;
};

/** Hands that take slices until they are told to stop. Where one cannot be played it goes back, and comes again up to two times. */
const takeSlices = async (queue: LabQueue, workers: number, stop: AbortSignal, hear: (games: number, wrong: string | null) => void): Promise<void> => {
  const hands = Array.from({ length: hasThreads() ? workers : Math.min(1, workers) }, openHand);
  const close = (): void => {
    for (const hand of hands) hand.close();
  };
  stop.addEventListener('abort', close, { once: true });
  await Promise.all(
    hands.map(async (hand) => {
      while (!stop.aborted) {
        const slice = await queue.take();
        if (slice === null) {
          await pause(POLL_MS, stop);
          continue;
        }
        try {
          hear(await playSlice(queue, slice, hand), null);
        } catch (e) {
          const why = e instanceof Error ? e.message : String(e);
          if (stop.aborted) await queue.putBack(slice.id);
          else {
            await queue.giveUp(slice.id, why);
            hear(0, why);
          }
        }
      }
    }),
  );
  close();
};

/** The crew of a trial that has a queue. The command's own hands are among those that play, unless it has none. */
export const farmCrew =
  (url: string, build: string | undefined, workers: number): Players =>
  async (plan, jobs, hear, stop) => {
    const queue = await openQueue(url, build);
    const run = runName(plan, build);
    const missing = new Set(jobs);
    const gathered = new AbortController();
    const halt = AbortSignal.any([stop, gathered.signal]);
    let last = 0;
    let polls = 0;
    let own: Promise<void> = Promise.resolve();
    let broken: unknown;
    const gather = async (): Promise<void> => {
      const found = await queue.results(run, Math.max(0, last - OVERLAP));
      last = found.last;
      for (const { job, result } of found.rows) if (missing.delete(job)) hear(result);
    };
    try {
      // Others may have gone on after this command was broken off.
      await gather();
      const ids = await queue.put(slicesOf(plan, run, [...missing]));
      own = takeSlices(queue, workers, halt, () => {}).catch((e: unknown) => {
        broken = e;
      });
      while (missing.size > 0 && !stop.aborted) {
        await pause(POLL_MS, stop);
        if (broken !== undefined) throw broken;
        await gather();
        const wrong = missing.size > 0 && ++polls % ASK_EVERY === 0 ? await queue.failure(ids) : null;
        if (wrong !== null) throw new Error(wrong);
      }
      await queue.cancel(ids);
      if (stop.aborted) await gather();
      else await queue.forget(run);
    } finally {
      gathered.abort();
      await own;
      await queue.close();
    }
  };

/** `pesthouse lab work`: this machine plays what others ask for, until it is told to stop. */
export const labWork = async (url: string, build: string | undefined, workers: number, io: Io, stop: AbortSignal): Promise<number> => {
  const queue = await openQueue(url, build);
  let games = 0;
  io.out(`Waiting for games of this build (${build ?? 'sources'}), ${workers} at once. Press Ctrl-C to stop.`);
  try {
    await takeSlices(queue, workers, stop, (n, wrong) => {
      games += n;
      if (wrong !== null) io.err(`A batch of games was put back: ${wrong}.\n`);
      else if (n > 0 && io.live) io.err(`\r${games} games played\u001b[K`);
    });
  } finally {
    await queue.close();
  }
  io.out(`${games} ${games === 1 ? 'game' : 'games'} played.`);
  return 0;
};
