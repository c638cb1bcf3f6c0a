/** The worker thread: a seat's view in, a move out; or a record in, a verdict out. It never gets a state of a table that is being played. */
import { openMinds, think } from '../bots/index.ts';
import { type Verdict, verifyRecord } from '../table/verify.ts';
import type { Checking, Thought } from './thinkers.ts';

/** Minds stay in the thread; a bot whose next question goes to another thread begins anew. */
const mindOf = openMinds();

/** The clock starts here, when the question is taken up; whatever happened before, the last moment stays the last. */
export const thought = ({ bot, ms, until, enough, ...question }: Thought) => {
  const end = performance.now() + Math.min(ms, until - Date.now());
  return think(question, () => performance.now() >= end || Atomics.load(enough, 0) === 1, mindOf(bot));
};

export const verdict = (x: Checking): Promise<Verdict> => verifyRecord(x.record, x.promise, x.table);
