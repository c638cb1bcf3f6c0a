/** The worker thread: a seat's view in, a move out; or a record in, a verdict out. It never gets a state of a table that is being played. */
import { openMinds, think } from '../bots/index.ts';
import type { Soundness } from '../table/soundness.ts';
import { trySound, type Variant } from '../table/variant.ts';
import { type Verdict, verifyRecord } from '../table/verify.ts';
import type { Asking, Checking } from './thinkers.ts';

/** Minds stay in the thread; a bot whose next question goes to another thread begins anew. */
const mindOf = openMinds();

export const thought = (q: Asking) => {
  const end = performance.now() + q.ms;
  return think(q, () => performance.now() > end, mindOf(q.bot));
};

export const trial = (v: Variant): Promise<Soundness> => trySound(v);
export const verdict = (x: Checking): Promise<Verdict> => verifyRecord(x.record, x.promise, x.table);
