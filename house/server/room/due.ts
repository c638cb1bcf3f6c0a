/** What is due at a table by time alone, and what can be asked of whoever sees to it. */
import type { Seat } from '@pesthouse/kernel';
import type { Live } from '../live.ts';

export const KINDS = ['away', 'host', 'start', 'close', 'undo', 'ending'] as const;
/** Not everybody has answered in time what somebody would like of the clock: the clocks see to it. */
export const RETIMING = 'retiming';

/** Something that has to happen at a table at a moment, also if nobody is there then. */
export interface Due {
  readonly table: string;
  readonly kind: (typeof KINDS)[number] | typeof RETIMING;
  readonly seat: Seat;
  readonly at: number;
}

export interface Times {
  /** How long a minute of waiting lasts here. */
  readonly minuteMs: number;
  arm(due: Due): Promise<void>;
  /** For whoever is not here time runs. Only in line. */
  look(live: Live): Promise<void>;
  /** The others wait on: they are asked again later. */
  wait(live: Live, seat: Seat): Promise<void>;
  come(live: Live, who: string): Promise<void>;
  /** They left, all at once. */
  gone(table: string, who: readonly string[]): Promise<void>;
}
