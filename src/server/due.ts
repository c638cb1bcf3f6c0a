/** By when a seat has to answer: the one place where lists of tables ask for it. */
import type { MineInfo } from '../api/index.ts';
import type { Seat } from '../kernel/index.ts';
import type { Live } from './live.ts';

/** Null where the table has no clock, or the seat is not asked. */
export const dueOf = (_live: Live, _seat: Seat): MineInfo['due'] => null;
