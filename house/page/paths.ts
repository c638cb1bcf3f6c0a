/** The addresses of tables and seats. */
import { home } from './base.ts';
import { keyOf } from './keyring.ts';

/** Where the page of a table lives; with a seat, that seat's own link. */
export const tablePath = (id: string, local = false): string => (local ? `/table/local/${id}` : `/table/${id}`);
export const seatLink = (table: string, seat: number): string | null => {
  const k = keyOf(table, seat);
  return k === undefined ? null : `${home()}/table/${table}#${k.secret}`;
};
