/** A table as a store keeps it, for tests that care only about some of it. */
import type { TableRow } from '../store/rows.ts';

export const tableRow = (more: Partial<TableRow> = {}): TableRow => ({
  id: 'table',
  game: 'toy',
  rules: '1',
  name: 'Toy',
  options: {},
  seats: [],
  seed: '',
  status: 'waiting',
  listed: false,
  made: 1,
  touched: 1,
  rematch: null,
  variant: null,
  room: null,
  ended: null,
  version: 0,
  ...more,
});
