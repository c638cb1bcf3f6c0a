/** `pesthouse fuzz`: all laws over many games, all seat counts and options. Every failure leaves a record that plays it again. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { checkCoverage, coverage, type Failure, LAWS, mergeCoverage } from '@pesthouse/kernel/laws';
import { progress } from './bar.ts';
import { runCrew } from './fuzz-crew.ts';
import { loadGame, seatsOf } from './game.ts';
import type { Io } from './io.ts';
import { writeFile } from './record-file.ts';

export interface FuzzWish {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly seats?: string | undefined;
  readonly every: number;
  readonly jobs?: number | undefined;
  readonly json: boolean;
  readonly out: string;
}

/** What is said of a failure: the record is a file. */
const tellFailure = (f: Failure, file: string) => ({
  law: f.law,
  step: f.step,
  seed: f.seed,
  seats: f.seats,
  options: f.options,
  message: f.message,
  record: file,
});

export const fuzz = async (wish: FuzzWish, io: Io): Promise<number> => {
  const { engine, meta } = await loadGame(wish.game);
  const seats = wish.seats === undefined ? meta.seats : [seatsOf(meta, wish.seats)];
  const jobs = Math.max(1, Math.min(wish.jobs ?? availableParallelism(), wish.games));
  const since = Date.now();
  const c = coverage();
  const failures: ReturnType<typeof tellFailure>[] = [];
  let begun = 0;
  const bar = progress(io, wish.games, 'games');
  const failed = (): string => `${failures.length} failed`;
  await runCrew({ game: wish.game, games: wish.games, seed: wish.seed, seats, every: wish.every }, jobs, (news) => {
    if (news.kind === 'done') mergeCoverage(c, news.coverage);
    else if (news.kind === 'begins') begun++;
    else {
      const file = join(wish.out, `${wish.game}-law${news.failure.law}-${news.failure.seats}seats-seed${news.failure.seed}.json`);
      writeFile(file, news.failure.record);
      failures.push(tellFailure(news.failure, file));
    }
    bar.at(Math.max(0, begun - jobs), failed());
  });
  bar.end(c.games, failed());
  const unreached = checkCoverage(engine, c);
  const seconds = Math.round((Date.now() - since) / 100) / 10;
  if (wish.json) io.out(JSON.stringify({ game: wish.game, games: c.games, decisions: c.decisions, seconds, failures, unreached }));
  else {
    io.out(`${meta.title}: ${c.games} games, ${c.decisions} decisions, ${seconds} s, ${failures.length} failed.`);
    for (const f of failures)
      io.out(`law ${f.law} (${LAWS[f.law]}), ${f.step}, seed ${f.seed}, ${f.seats} seats: ${f.message}\n  pesthouse verify ${f.record}`);
    for (const name of unreached) io.out(`not reached: ${name}`);
  }
  return failures.length > 0 ? 1 : 0;
};
