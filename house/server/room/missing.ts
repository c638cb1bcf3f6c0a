/** What a waiting room still waits for. */
import type { Seat } from '@pesthouse/kernel';
import type { TableRow } from '../store/rows.ts';

/** What still has to happen before the host may start. */
export const missingIn = (row: TableRow): { why: 'open' | 'not-ready'; seat: Seat }[] =>
  row.seats.flatMap((x, seat): { why: 'open' | 'not-ready'; seat: Seat }[] => {
    if (x.kind === 'open') return [{ why: 'open', seat }];
    return x.kind === 'person' && !x.ready && !x.host ? [{ why: 'not-ready', seat }] : [];
  });
