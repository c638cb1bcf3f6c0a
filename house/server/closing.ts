/** Closing sealed questions: when all have answered, and never before its fixed moment, so that how soon somebody answered tells nothing. */
import type { Pace } from '@pesthouse/bots';
import { at } from '@pesthouse/table';
import type { Clock } from './clock.ts';
import { heldBy, inLine, type Live, members, started } from './live.ts';
import type { Metrics } from './metrics.ts';
import type { Tables } from './tables.ts';

export interface HouseLog {
  error(what: object, words: string): void;
}

/** After the store failed. */
const AGAIN_MS = 1_000;

/** The decision now put and since when; a house that was started again counts from when it looks at the table first. */
export const putOf = (live: Live, clock: Clock): { readonly at: string; readonly since: number } => {
  const now = at(live.play);
  if (live.put?.at !== now) live.put = { at: now, since: clock.now() };
  return live.put;
};

const asked = (live: Live): number[] => {
  const { engine, state } = live.play;
  return engine.decision(state)?.sealed === true ? members(engine.deciders(state)) : [];
};
const complete = (live: Live): boolean => {
  const seats = asked(live);
  return seats.length > 0 && seats.every((x) => heldBy(live, x) !== null);
};

export const runClosings = (tables: Tables, pace: Pace, clock: Clock, log: HouseLog) => {
  let closed = false;

  /** Which bots answered is counted when everybody is told, not before. */
  const count = (live: Live, seats: readonly number[], metrics: Metrics): void => {
    for (const seat of seats) {
      const level = live.row.seats[seat]?.level ?? null;
      if (level !== null) metrics.botMoves.inc({ level });
    }
  };

  const close = (live: Live, given: string): Promise<void> =>
    inLine(live, async () => {
      live.closing = false;
      if (closed || at(live.play) !== given || !complete(live)) return;
      const seats = asked(live);
      if (await tables.unseal(live, seats)) count(live, seats, tables.metrics);
    });

  const look = (live: Live): void => {
    if (closed || live.closing || !started(live) || live.row.status === 'over') return;
    const put = putOf(live, clock);
    if (!complete(live)) return;
    live.closing = true;
    clock.at(put.since + pace.sealed, () => {
      close(live, put.at).catch((e: unknown) => {
        if (closed) return;
        log.error({ err: e, table: live.row.id }, 'a sealed question could not be closed');
        clock.at(clock.now() + AGAIN_MS, () => look(live));
      });
    });
  };

  return {
    look,
    close() {
      closed = true;
    },
  };
};
