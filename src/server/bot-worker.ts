/** The worker thread: a seat's view in, a move out; or a record in, a verdict out. It never gets a state of a table that is being played. */
import { type Question, think } from '../bots/index.ts';
import { type Verdict, verifyRecord } from '../table/verify.ts';
import type { Checking } from './thinkers.ts';

export const thought = (q: Question & { readonly ms: number }) => {
  const end = performance.now() + q.ms;
  return think(q, () => performance.now() > end);
};

export const verdict = (x: Checking): Promise<Verdict> => verifyRecord(x.record, x.promise, x.table);
