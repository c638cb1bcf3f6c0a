/** The crew of a fuzzing: as many workers as there are cores, with a watch on each, so that a game that never comes back is a failure too. */
import { Worker } from 'node:worker_threads';
import { plainSeed } from '@pesthouse/kernel';
import { type Failure, LAWS } from '@pesthouse/kernel/laws';
import { fuzzSlice, type News, type Slice } from './fuzz-slice.ts';
import { gameNamed } from './game.ts';

/** No game takes this long. */
const HANGS_MS = 120_000;

type Begun = Extract<News, { kind: 'begins' }>;

const hung = (x: Slice, at: Begun | undefined): Failure => {
  const { meta } = gameNamed(x.game);
  const [seed, seats, options] = at === undefined ? [x.seed, meta.usual, {}] : [at.seed, at.seats, at.options];
  const record = { game: meta.id, rules: meta.rules, options, seats, seed: plainSeed(seed), entries: [] };
  return { law: 1, step: '', seed, seats, options, seat: null, move: null, message: `${LAWS[1]}: the game did not end within ${HANGS_MS / 1000} s`, record };
};

const runWorker = (x: Slice, tell: (news: News) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fuzz-worker.js', import.meta.url), { workerData: x });
    let last: Begun | undefined;
    let watch: NodeJS.Timeout | undefined;
    const wind = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        tell({ kind: 'failed', failure: hung(x, last) });
        void worker.terminate();
      }, HANGS_MS);
    };
    wind();
    worker.on('message', (news: News) => {
      if (news.kind === 'begins') last = news;
      wind();
      tell(news);
    });
    worker.on('error', (e) => {
      clearTimeout(watch);
      reject(e);
    });
    worker.on('exit', () => {
      clearTimeout(watch);
      resolve();
    });
  });

/** With one job the process itself plays; else every job is a worker. */
export const runCrew = async (x: Omit<Slice, 'first' | 'of'>, jobs: number, tell: (news: News) => void): Promise<void> => {
  const slices = Array.from({ length: jobs }, (_, first): Slice => ({ ...x, first, of: jobs }));
  await Promise.all(slices.map((slice) => (jobs === 1 ? fuzzSlice(slice, tell) : runWorker(slice, tell))));
};
