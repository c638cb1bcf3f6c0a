/** The addresses of tables and seats. */
import { keyOf } from './keyring.ts';

/** Where the page of a table lives; with a seat, that seat's own link. */
export const tablePath = (id: string, local = false): string => (local ? `/table/local/${id}` : `/table/${id}`);
export const seatLink = (table: string, seat: number): string | null => {
  const k = keyOf(table, seat);
  return k === undefined ? null : `${location.origin}/table/${table}#${k.secret}`;
};
