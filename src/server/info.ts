/** What everybody may know of a table. */
import type { TableInfo } from '../api/index.ts';
import { type AnyOptions, type Seat, WATCHER } from '../kernel/index.ts';
import { promiseOf } from '../table/seed.ts';
import { deciding, type Live, present, watchers } from './live.ts';
import type { TableRow } from './store/store.ts';

const optionsOf = (x: AnyOptions): TableInfo['options'] => Object.fromEntries(Object.entries(x).map(([k, v]) => [k, typeof v === 'object' ? [...v] : v]));

/** What the row alone tells. */
const rowInfo = (row: TableRow, isHere: (seat: Seat) => boolean): Omit<TableInfo, 'deciding' | 'watchers'> => ({
  id: row.id,
  game: row.game,
  rules: row.rules,
  ...(row.variant === null ? {} : { variant: row.variant }),
  name: row.name,
  options: optionsOf(row.options),
  listed: row.listed,
  seats: row.seats.map((x, seat) => ({ seat, kind: x.kind, name: x.name, level: x.level, present: x.kind === 'bot' || isHere(seat) })),
  status: row.status,
  promise: promiseOf(row.seed, row.id),
  seed: row.status === 'over' ? row.seed : null,
  made: row.made,
  touched: row.touched,
  rematch: row.rematch,
});

export const infoOf = (live: Live): TableInfo => ({
  ...rowInfo(live.row, (seat) => present(live, seat)),
  deciding: deciding(live, WATCHER),
  watchers: watchers(live),
});

/** A table whose edition this house does not know: all that is written down of it, and why it cannot be opened. */
export const closedInfo = (row: TableRow, why: string): TableInfo => ({ ...rowInfo(row, () => false), closed: why, deciding: [], watchers: 0 });
