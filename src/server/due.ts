/** By when a seat has to answer: the one place where lists of tables ask for it. */
import type { MineInfo } from '../api/index.ts';
import type { Seat } from '../kernel/index.ts';
import type { Store } from './store/store.ts';

/** Deadlines are work of this kind, one a seat that is asked; they stand until the question closes. */
const KIND = 'time';

/** Null where the table has no clock, or the seat is not asked. */
export const dueOf = async (store: Store, table: string, seat: Seat): Promise<MineInfo['due']> => {
  const found = (await store.jobs.all({ kind: KIND, about: table })).find((x) => x.key.split(' ').at(-1) === String(seat));
  return found === undefined ? null : { at: found.at, whole: null };
};
