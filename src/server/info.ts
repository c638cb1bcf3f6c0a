/** What everybody may know of a table. */
import type { TableInfo } from '../api/index.ts';
import { type AnyOptions, WATCHER } from '../kernel/index.ts';
import { promiseOf } from '../table/seed.ts';
import { deciding, type Live, present, watchers } from './live.ts';

const optionsOf = (x: AnyOptions): TableInfo['options'] => Object.fromEntries(Object.entries(x).map(([k, v]) => [k, typeof v === 'object' ? [...v] : v]));

export const infoOf = (live: Live): TableInfo => {
  const { row } = live;
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    name: row.name,
    options: optionsOf(row.options),
    listed: row.listed,
    seats: row.seats.map((x, seat) => ({ seat, kind: x.kind, name: x.name, level: x.level, present: x.kind === 'bot' || present(live, seat) })),
    status: row.status,
    deciding: deciding(live, WATCHER),
    promise: promiseOf(row.seed, row.id),
    seed: row.status === 'over' ? row.seed : null,
    watchers: watchers(live),
    made: row.made,
    touched: row.touched,
    rematch: row.rematch,
  };
};
