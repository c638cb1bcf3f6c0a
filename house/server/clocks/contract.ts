/** What the clocks of the tables can be asked for. */
import type { ClockWish } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import type { Live } from '../live.ts';

export interface TableClocks {
  /** The table has just been read from the store: what stopped its time is known before anybody is told how much is left. */
  know(live: Live): Promise<void>;
  /** Something may have happened at the table: time is charged, and the deadlines are those of the question now put. */
  look(live: Live): void;
  /** Those who wait give a seat more time. Only in line. */
  grant(live: Live, seat: Seat): Promise<void>;
  /** Everybody has agreed on what the clock does from now on. Only in line. */
  retime(live: Live, wish: ClockWish): Promise<void>;
  /** A person is away until then, or back: so their deadlines change. */
  reckon(person: string, until: number | null): Promise<void>;
  /** Called with the deadlines of a table whenever they are set. */
  onDue(hear: (live: Live, dues: readonly { readonly seat: Seat; readonly at: number }[]) => void): void;
  open(): Promise<void>;
  close(): Promise<void>;
}
