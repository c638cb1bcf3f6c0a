/** Counting tables when they end: each once, whichever house comes to it first, and those that were missed when a house opens. */
import { opening } from '@pesthouse/table';
import type { HouseLog } from '../closing.ts';
import { Refusal } from '../failure.ts';
import type { Live } from '../live.ts';
import type { Finished } from '../store/results.ts';
import { headOf, type TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type Library, rulesOf } from '../tables.ts';
import type { Turns } from '../turns.ts';
import { finishedOf } from './counting.ts';

/** The words of a game say so: they have names for places that are no order. */
const unorderedIn = async (games: Library, row: TableRow): Promise<boolean> => {
  try {
    return (await games(row.game)?.words(row.rules, row.variant?.numbers))?.place !== undefined;
  } catch {
    return false;
  }
};

interface Desk {
  readonly store: Store;
  readonly games: Library;
  readonly turns: Turns;
}

const nothing = (row: TableRow, at: number): Finished => ({
  played: {
    table: row.id,
    game: row.game,
    rules: row.rules,
    variant: row.variant?.id ?? null,
    name: row.name,
    kind: 'abandoned',
    at,
    moves: 0,
    rounds: null,
    unordered: false,
  },
  scores: [],
});

/** Made of what is stored, and of nothing else. */
const madeOf = async ({ store, games, turns }: Desk, row: TableRow): Promise<Finished> => {
  const [entries, log, last] = await Promise.all([store.entries(row.id, 0), store.seating(row.id, 0), store.lastEntryAt(row.id)]);
  const at = row.ended?.at ?? last ?? row.made;
  if (entries.length === 0) return nothing(row, at);
  const engine = await rulesOf(games, row);
  const play = await turns.run(opening(engine, { ...headOf(row), entries }, row.seed));
  return finishedOf({ row, play, log, at, unordered: await unorderedIn(games, row) }) ?? nothing(row, at);
};

/** False: it was counted before, or this house cannot judge it. */
export const keep = async (desk: Desk, row: TableRow): Promise<boolean> => {
  try {
    return await desk.store.count(await madeOf(desk, row));
  } catch (e) {
    // An edition that this house does not know stays uncounted until it does.
    if (e instanceof Refusal) return false;
    throw e;
  }
};

const AT_ONCE = 50;

/** Counts everything that is over and not counted. Gives how many tables that were. */
export const keepMissed = async (desk: Desk, goOn: () => boolean = () => true): Promise<number> => {
  let n = 0;
  const seen = new Set<string>();
  for (;;) {
    const rows = (await desk.store.uncounted(AT_ONCE + seen.size)).filter((x) => !seen.has(x.id));
    if (rows.length === 0 || !goOn()) return n;
    for (const row of rows) {
      if (!goOn()) return n;
      if (await keep(desk, row)) n++;
      else seen.add(row.id);
    }
  }
};

export const runKeeping = (desk: Desk, log: HouseLog) => {
  let closed = false;
  let work: Promise<unknown> = Promise.resolve();
  const later = (job: () => Promise<unknown>, what: object): void => {
    work = work.then(job).catch((e: unknown) => {
      if (!closed) log.error({ err: e, ...what }, 'a result could not be counted');
    });
  };
  return {
    /** A table has just ended. */
    over: (live: Live): void => later(() => (closed ? Promise.resolve() : keep(desk, live.row)), { table: live.row.id }),
    open: (): void => later(() => keepMissed(desk, () => !closed), {}),
    async close(): Promise<void> {
      closed = true;
      await work;
    },
  };
};
