/** The desk where bots' questions wait for a thread: whoever is due first goes first, and time is shared so that everybody is answered in time, table by table alike. */
import type { Clock } from './clock.ts';

export interface Work<T> {
  /** At which table: a table with many bots gets no more time than one with few. */
  readonly table: string;
  /** By when the thought must be there, by the desk's clock. */
  readonly due: number;
  /** Begins, with so many milliseconds to think. */
  begin(ms: number): Promise<T>;
}

interface Waiting<T> {
  readonly work: Work<T>;
  done(said: Promise<T>): void;
  late(): void;
}

/** Tables that asked within this time are expected to ask again: nobody gets the time that they will need. */
const RECENT_MS = 2_000;

export class TooLate extends Error {
  constructor() {
    super('no thread had time before the answer was due');
  }
}

/** A place becomes free again however the work ends, also where it does not even begin. */
const begun = async <T>(work: Work<T>, ms: number): Promise<T> => work.begin(ms);

export const openDesk = <T>(places: number, clock: Clock) => {
  const waiting: Waiting<T>[] = [];
  /** When those who think now will be ready, each by its place. */
  const busy = new Set<{ readonly until: number }>();
  const recent = new Map<string, number>();

  const tablesOf = (now: number): number => {
    for (const [table, at] of recent) if (at < now - RECENT_MS) recent.delete(table);
    return Math.max(1, recent.size);
  };

  /** How much of a table's time is this question's: its bots share. */
  const weight = (w: Waiting<T>): number => 1 / waiting.filter((x) => x.work.table === w.work.table).length;

  /** What the first in line may take so that all who wait can have the same and be ready in time. */
  const share = (now: number): number => {
    const room = (due: number): number => {
      let sum = (places - busy.size) * Math.max(0, due - now);
      for (const x of busy) sum += Math.max(0, due - Math.max(now, x.until));
      return sum;
    };
    let asked = 0;
    let unit = Infinity;
    for (const w of waiting) {
      asked += weight(w);
      unit = Math.min(unit, room(w.work.due) / asked);
    }
    const [first] = waiting;
    if (first === undefined) return 0;
    const left = first.work.due - now;
    return Math.min(left, weight(first) * Math.min(unit, (left * places) / tablesOf(now)));
  };

  const next = (): void => {
    const now = clock.now();
    while (busy.size < places) {
      const [first] = waiting;
      if (first === undefined) return;
      if (first.work.due <= now) {
        waiting.shift();
        first.late();
        continue;
      }
      const ms = share(now);
      waiting.shift();
      const place = { until: now + ms };
      busy.add(place);
      const said = begun(first.work, ms);
      const free = (): void => {
        busy.delete(place);
        next();
      };
      said.then(free, free);
      first.done(said);
    }
  };

  return {
    ask: (work: Work<T>): Promise<T> =>
      new Promise((done, fail) => {
        recent.set(work.table, clock.now());
        // Of equals the one whose table waits for fewer goes first.
        const rank = waiting.filter((x) => x.work.table === work.table).length;
        const behind = waiting.findIndex((x) => x.work.due > work.due || (x.work.due === work.due && rankOf(waiting, x) > rank));
        waiting.splice(behind < 0 ? waiting.length : behind, 0, { work, done, late: () => fail(new TooLate()) });
        next();
      }),
    /** How many wait for a thread. */
    waiting: (): number => waiting.length,
  };
};

/** How many of the same table stand before it. */
const rankOf = <T>(line: readonly Waiting<T>[], x: Waiting<T>): number => line.filter((y, i) => y.work.table === x.work.table && i < line.indexOf(x)).length;
