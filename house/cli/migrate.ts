/** `pesthouse migrate`: which running tables would go on unchanged by a newer edition, which would differ and where; and, only if asked, moves those that would not notice. */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkOptions, type Entry, type Fact, hash, isMove } from '@pesthouse/kernel';
import { apply, openPlay, type Play, type Telling } from '@pesthouse/table';
import { type AnyEngine, findGame } from '../games/index.ts';
import { headOf, type TableRow } from '../server/store/rows.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { Store } from '../server/store/store.ts';
import { gameNamed, loadGame } from './game.ts';
import type { Io } from './io.ts';
import { Wrong } from './wrong.ts';

/** Where a house keeps its tables. */
export interface Memory {
  readonly data: string;
  readonly database?: string | undefined;
}

/** Opens what is there: a house that is not there is not begun by looking at it. */
export const openMemory = async ({ data, database }: Memory): Promise<Store> => {
  if (database === undefined && !existsSync(join(data, 'pesthouse.db')))
    throw new Wrong(`There is no house in ${resolve(data)}. Name its data folder with --data FOLDER.`);
  try {
    return database === undefined ? await openSqlite(data) : await (await import('../server/store/postgres.ts')).openPostgres(database);
  } catch (e) {
    throw new Wrong(e instanceof Error ? e.message : String(e));
  }
};

/** Where two editions part ways: at which entry (0 is the setup), by which clause, and how. */
export interface Parting {
  readonly entry: number;
  readonly clause: string | null;
  readonly how: string;
}

const eventsOf = (told: Telling): Fact[] => [...told.values()].flatMap((x) => [...x.events]);

/** The first event that only one of them tells: it names the clause. */
const firstStranger = (a: readonly Fact[], b: readonly Fact[]): Fact | undefined => {
  const i = [...(a.length > b.length ? a : b)].findIndex((_, n) => hash(a[n] ?? null) !== hash(b[n] ?? null));
  return i < 0 ? undefined : (b[i] ?? a[i]);
};

const begun = (engine: AnyEngine, row: TableRow): { readonly play: Play; readonly events: Fact[] } => {
  const events: Fact[] = [];
  const play = openPlay(engine, { ...headOf(row), entries: [] }, row.seed, (told) => {
    events.push(...eventsOf(told));
  });
  return { play, events };
};

const compare = (n: number, a: Play, b: Play, told: readonly Fact[], tells: readonly Fact[]): Parting | null => {
  const stranger = firstStranger(told, tells);
  if (stranger !== undefined) return { entry: n, clause: stranger.clause, how: 'something else happens' };
  return hash(a.state) === hash(b.state) ? null : { entry: n, clause: null, how: 'the position is another one' };
};

/** Null: every entry is legal there and every position is the same. */
const partingOf = (from: AnyEngine, to: AnyEngine, row: TableRow, entries: readonly Entry[]): Parting | null => {
  const options = checkOptions(to.game.meta, row.seats.length, row.options);
  if ('wrong' in options) return { entry: 0, clause: null, how: options.wrong };
  if (hash(options.options) !== hash(row.options)) return { entry: 0, clause: null, how: 'there are options that the table does not have' };
  const [old, now] = [begun(from, row), begun(to, row)];
  const first = compare(0, old.play, now.play, old.events, now.events);
  if (first !== null) return first;
  for (const e of entries) {
    const told = apply(old.play, e);
    if ('refused' in told) throw new Error(`entry ${e.n} does not fit the rules that the table was played by (${told.refused})`);
    const tells = apply(now.play, e);
    if ('refused' in tells) return { entry: e.n, clause: tells.refused, how: isMove(e) ? 'the move is not allowed' : 'it cannot be taken back' };
    const parted = compare(e.n, old.play, now.play, eventsOf(told), eventsOf(tells));
    if (parted !== null) return parted;
  }
  return null;
};

export interface MigrateWish extends Memory {
  readonly game: string;
  readonly to: string | undefined;
  readonly move: boolean;
  readonly json: boolean;
}

interface Line {
  readonly table: string;
  readonly name: string;
  readonly from: string;
  readonly entries: number;
  readonly outcome: 'unchanged' | 'moved' | 'differs' | 'house rules' | 'unknown edition' | 'played on meanwhile';
  readonly parting: Parting | null;
}

const judge = async (store: Store, row: TableRow, to: AnyEngine, move: boolean): Promise<Line> => {
  const entries = await store.entries(row.id, 0);
  const line = { table: row.id, name: row.name, from: row.rules, entries: entries.length, parting: null };
  // House rules are made for an edition and stay with it.
  if (row.variant !== null) return { ...line, outcome: 'house rules' };
  const known = (await findGame(row.game)?.editions())?.includes(row.rules) ?? false;
  if (!known) return { ...line, outcome: 'unknown edition' };
  const { engine } = await loadGame(row.game, row.rules);
  const parting = partingOf(engine, to, row, entries);
  if (parting !== null) return { ...line, outcome: 'differs', parting };
  if (!move) return { ...line, outcome: 'unchanged' };
  return { ...line, outcome: (await store.rebase(row, to.game.meta.rules, entries.length)) ? 'moved' : 'played on meanwhile' };
};

const WORDS: { readonly [O in Line['outcome']]: string } = {
  unchanged: 'would go on unchanged',
  moved: 'moved',
  differs: 'differs',
  'house rules': 'plays house rules, which stay with their edition',
  'unknown edition': 'is of an edition that this house does not know',
  'played on meanwhile': 'was played on meanwhile: look again',
};

const told = (x: Line): string => {
  const where =
    x.parting === null
      ? ''
      : ` at ${x.parting.entry === 0 ? 'the setup' : `entry ${x.parting.entry}`}: ${x.parting.how}${x.parting.clause === null ? '' : ` (${x.parting.clause})`}`;
  return `${x.table}  edition ${x.from}, ${x.entries} entries, ${x.name}: ${WORDS[x.outcome]}${where}`;
};

export const migrate = async (wish: MigrateWish, io: Io): Promise<number> => {
  const { meta } = gameNamed(wish.game);
  const { engine: to } = await loadGame(wish.game, wish.to);
  const target = wish.to ?? meta.rules;
  const store = await openMemory(wish);
  try {
    const lines: Line[] = [];
    for (const row of await store.running(wish.game)) if (row.rules !== target) lines.push(await judge(store, row, to, wish.move));
    if (wish.json) io.out(JSON.stringify({ game: wish.game, to: target, tables: lines }));
    else {
      for (const x of lines) io.out(told(x));
      const same = lines.filter((x) => x.outcome === 'unchanged').length;
      if (lines.length === 0) io.out(`No running table of ${meta.title} is on another edition than ${target}.`);
      else if (same > 0)
        io.out(`${same === 1 ? 'One table' : `${same} tables`} would not notice edition ${target}; --move moves them. The others go on by their own.`);
    }
  } finally {
    await store.close();
  }
  return 0;
};
