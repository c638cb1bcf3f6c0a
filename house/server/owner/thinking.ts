/** At how many tables of one visitor bots think at once, so that nobody takes the time of all threads. */
import type { Live } from '../live.ts';
import { visitorOf } from './visitor.ts';

/** Who laid a table is forgotten when so many others have been laid since. */
const MOST = 5_000;
/** A table that waits for its start with bots at it may be started at any moment; one that has been left is not. */
const WAITS_MS = 3_600_000;

export const openThinking = (tables: { all(): Iterable<Live> }, now: () => number = Date.now) => {
  const laid = new Map<string, string>();
  const asksBots = ({ row, thinking }: Live): boolean =>
    row.status === 'playing' ? thinking.size > 0 : row.status === 'waiting' && row.seats.some((x) => x.kind === 'bot') && row.made > now() - WAITS_MS;
  return {
    laid(ip: string, table: string): void {
      laid.set(table, visitorOf(ip));
      for (const old of laid.keys()) {
        if (laid.size <= MOST) break;
        laid.delete(old);
      }
    },
    of: (ip: string): number => [...tables.all()].filter((x) => laid.get(x.row.id) === visitorOf(ip) && asksBots(x)).length,
  };
};
export type Thinking = ReturnType<typeof openThinking>;
