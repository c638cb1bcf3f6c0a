/** The worker thread: a seat's view in, a move out; or a record in, a verdict out. It never gets a state of a table that is being played. */
import { findGame } from '../games/index.ts';
import '../games/index.ts';
import { openMinds, type Spent, spentBy, think, thinkAloud } from '@pesthouse/bots';
import type { Soundness } from '@pesthouse/table';
import { trySound, type Variant, type Verdict, verifyRecord } from '@pesthouse/table';
import { giveWay } from './patience.ts';
import type { Checking, Thought } from './thinkers.ts';

/** Minds stay in the thread; a bot whose next question goes to another thread begins anew. */
const mindOf = openMinds();

/** The clock starts here, when the question is taken up; whatever happened before, the last moment stays the last. */
const spentOf = ({ ms, until, enough }: Thought): Spent => {
  const spent = spentBy(() => performance.now(), Math.min(ms, until - Date.now()));
  return () => (Atomics.load(enough, 0) === 1 ? 1 : spent());
};
export const thought = (x: Thought) => think(findGame, x, spentOf(x), mindOf(x.bot));
/** One voice of several. */
export const voice = (x: Thought) => thinkAloud(findGame, x, spentOf(x), mindOf(x.bot));

/** Checks are in no hurry. */
let patient = false;
const patiently = <T>(work: () => Promise<T>): Promise<T> => {
  if (!patient) giveWay();
  patient = true;
  return work();
};

export const trial = (v: Variant): Promise<Soundness> => patiently(() => trySound(findGame, v));
export const verdict = (x: Checking): Promise<Verdict> => patiently(() => verifyRecord(findGame, x.record, x.promise, x.table));
