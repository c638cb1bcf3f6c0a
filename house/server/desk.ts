/** The desk where bots' questions wait for a thread: tables where people sit come before those of bots alone, whoever is due first goes first, and time is shared so that everybody is answered in time, table by table alike. */
import type { Clock } from './clock.ts';

/** One of the other threads that think about a question. */
export interface Helper {
  readonly ended: Promise<unknown>;
  hurry(): void;
}

/** A thought on its way, which can be asked to come to an end. */
export interface Begun<T> {
  readonly said: Promise<T>;
  hurry(): void;
  /** Those who help: whoever waits for a thread gets theirs first. */
  readonly helpers?: readonly Helper[];
}

export interface Work<T> {
  /** At which table: a table with many bots gets no more time than one with few. */
  readonly table: string;
  /** Nobody but bots sits there: it waits for those where somebody does. */
  readonly alone?: boolean;
  /** By when the thought must be there, by the desk's clock. */
  readonly due: number;
  /** So many threads may think about it where they are idle; one, if it is not said. */
  readonly most?: number;
  /** Begins, with so many milliseconds to think, in so many threads. */
  begin(ms: number, threads: number): Begun<T>;
}

/** What one table asks at once: its bots share the time of one. */
interface Burst {
  asked: number;
  open: number;
}

interface Waiting<T> {
  readonly work: Work<T>;
  readonly burst: Burst;
  /** From when it is asked to when it is due. */
  readonly span: number;
  done(said: Promise<T>): void;
  fail(e: unknown): void;
}

interface Place<T> {
  readonly of: Waiting<T>;
  readonly since: number;
  until: number;
  hurry(): void;
  calledOff(): void;
}

/** Tables that asked within this time are expected to ask again: nobody gets the time that they will need. */
const RECENT_MS = 2_000;
/** What is kept back of all time for the way to the threads and back. */
const USABLE = 0.9;
/** How quickly the desk learns what a thought takes beyond the time that it was given: on a busy machine that is much. */
const LEARN = 0.2;
/** Nobody gets less: in this time a bot still finds what its policy says. */
const LEAST_MS = 1;

export class TooLate extends Error {
  constructor() {
    super('no thread had time before the answer was due');
  }
}

export const openDesk = <T>(threads: number, clock: Clock) => {
  const waiting: Waiting<T>[] = [];
  const places = new Set<Place<T>>();
  const helpers = new Set<Helper>();
  const recent = new Map<string, { readonly at: number; readonly alone: boolean }>();

  const isAlone = (w: Work<T>): boolean => w.alone === true;
  /** Tables that share the time with one: where people sit, only others of that kind. */
  const tables = (now: number, alone: boolean): number => {
    for (const [table, { at }] of recent) if (at < now - RECENT_MS) recent.delete(table);
    return Math.max(1, alone ? recent.size : [...recent.values()].filter((x) => !x.alone).length);
  };
  let lag = 0;
  const bursts = new Map<string, Burst>();
  const burstOf = (table: string): Burst => {
    const burst = bursts.get(table) ?? { asked: 0, open: 0 };
    bursts.set(table, burst);
    burst.asked++;
    burst.open++;
    return burst;
  };
  const leave = (w: Waiting<T>): void => {
    if (--w.burst.open === 0) bursts.delete(w.work.table);
  };

  /** What a question may take if every table that is at play asks as often: its table's part, shared among the table's bots. Alone it has all there is. */
  const allowance = (w: Waiting<T>, now: number): number => {
    const others = tables(now, isAlone(w.work));
    const part = others === 1 ? threads : (USABLE * threads) / others;
    return w.span * Math.min(1, part / w.burst.asked);
  };

  /** What the first in line may take so that all who wait can have as much and be ready in time. */
  const room = (now: number): number => {
    const until = (due: number): number => {
      let sum = (threads - places.size) * Math.max(0, due - now);
      for (const x of places) sum += Math.max(0, due - Math.max(now, x.until));
      return sum;
    };
    let asked = 0;
    let unit = Infinity;
    const first = waiting[0];
    for (const w of waiting) {
      // Those who wait for people wait for nobody else's bots.
      if (first !== undefined && isAlone(w.work) !== isAlone(first.work)) break;
      asked += 1 / w.burst.asked;
      unit = Math.min(unit, until(w.work.due) / asked);
    }
    return unit / (waiting[0]?.burst.asked ?? 1);
  };

  /** Threads that a question may have, its own and those that nobody else is likely to need: its own alone, where others play too. */
  const idle = (now: number): number => (waiting.length === 0 && tables(now, true) === 1 ? threads - places.size - helpers.size : 1);

  const begin = (w: Waiting<T>, ms: number, now: number): void => {
    let begun: Begun<T>;
    try {
      begun = w.work.begin(ms, Math.max(1, Math.min(w.work.most ?? 1, idle(now))));
    } catch (e) {
      leave(w);
      w.fail(e);
      return;
    }
    const place: Place<T> = { of: w, since: now, until: now + ms, hurry: begun.hurry, calledOff: () => {} };
    places.add(place);
    for (const x of begun.helpers ?? []) {
      helpers.add(x);
      const gone = (): void => {
        helpers.delete(x);
        next();
      };
      x.ended.then(gone, gone);
    }
    const free = (): void => {
      lag += LEARN * (Math.max(0, clock.now() - place.until) - lag);
      place.calledOff();
      places.delete(place);
      leave(w);
      next();
    };
    begun.said.then(free, free);
    w.done(begun.said);
  };

  /** Whoever thinks makes room for those who came since. */
  const makeRoom = (now: number): void => {
    const people = waiting.some((x) => !isAlone(x.work));
    for (const x of places) {
      const until = people && isAlone(x.of.work) ? now : x.since + allowance(x.of, now);
      if (until >= x.until) continue;
      x.until = until;
      x.calledOff();
      if (until <= now) x.hurry();
      else x.calledOff = clock.at(until, x.hurry);
    }
  };

  const next = (): void => {
    const now = clock.now();
    while (places.size + helpers.size < threads) {
      const [first] = waiting;
      if (first === undefined) return;
      const left = first.work.due - now;
      const ms = Math.max(LEAST_MS, Math.min(left, room(now), allowance(first, now)) - lag);
      waiting.shift();
      if (left > 0) begin(first, ms, now);
      else {
        leave(first);
        first.fail(new TooLate());
      }
    }
    if (waiting.length === 0) return;
    for (const x of helpers) x.hurry();
    makeRoom(now);
  };

  /** How many of the same table stand before this place in line. */
  const rank = (table: string, before: number): number => waiting.filter((x, i) => i < before && x.work.table === table).length;

  return {
    ask: (work: Work<T>): Promise<T> =>
      new Promise((done, fail) => {
        const now = clock.now();
        const alone = isAlone(work);
        recent.set(work.table, { at: now, alone });
        const mine = rank(work.table, waiting.length);
        // Of those who are due together the one goes first whose table has fewer before it.
        const behind = waiting.findIndex(
          (x, i) =>
            (isAlone(x.work) && !alone) || (isAlone(x.work) === alone && (x.work.due > work.due || (x.work.due === work.due && rank(x.work.table, i) > mine))),
        );
        waiting.splice(behind < 0 ? waiting.length : behind, 0, { work, burst: burstOf(work.table), span: work.due - now, done, fail });
        next();
      }),
    /** How many wait for a thread. */
    waiting: (): number => waiting.length,
  };
};
