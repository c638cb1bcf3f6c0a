/** What is at hand wherever somebody acts at a table. */
import type { Attendance } from '../attendance.ts';
import type { Clock } from '../clock.ts';
import type { TableClocks } from '../clocks/contract.ts';
import type { Live } from '../live.ts';
import type { Tables } from '../tables.ts';
import type { Thinkers } from '../thinkers.ts';
import type { Who } from '../who.ts';
import type { Times } from './due.ts';

/** What the acts of all tables need. */
export interface Room {
  readonly tables: Tables;
  readonly thinkers: Pick<Thinkers, 'sound'>;
  readonly times: Times;
  readonly clocks: Pick<TableClocks, 'grant' | 'reckon' | 'retime'>;
  /** The time of day. */
  readonly wall: Clock;
  readonly orders: { again(live: Live): void };
  readonly attendance: Pick<Attendance, 'glimpse'>;
}

/** Somebody who acts at a table. */
export interface Acting extends Room {
  readonly live: Live;
  readonly who: Who;
}
