/** What the routes share: who asks, by the key in the header. */
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { failure, secret, type TableInfo, tableId } from '../../api/index.ts';
import type { Seat } from '../../kernel/index.ts';
import { noKey, noTable, Refusal, UNKNOWN_EDITION, wrongKey } from '../failure.ts';
import { closedInfo, infoOf } from '../info.ts';
import { inLine, type Live } from '../live.ts';
import type { TableRow } from '../store/store.ts';
import type { Tables } from '../tables.ts';
import { seatOfKey } from '../watching.ts';

export { tableParams } from '../../api/index.ts';

/** The shapes of an answer and of every refusal, for the description of the interface. */
export const answers = <T extends z.ZodType>(shape: T, ...refusals: (400 | 401 | 403 | 404 | 409 | 413 | 422 | 429)[]) => ({
  200: shape,
  ...Object.fromEntries(refusals.map((x) => [x, failure])),
});

export const keyOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const read = secret.safeParse(header.replace(/^Bearer /, ''));
  if (!read.success) throw wrongKey();
  return read.data;
};

export const find = (tables: Tables, id: string): Promise<Live> => {
  if (!tableId.safeParse(id).success) throw noTable();
  return tables.find(id);
};

export interface About {
  readonly row: TableRow;
  readonly info: TableInfo;
  /** Null where this house does not know the table's edition. */
  readonly live: Live | null;
}

/** What is known of a table, also where it cannot be opened here. */
export const about = async (tables: Tables, id: string): Promise<About> => {
  try {
    const live = await tables.find(id);
    return { row: live.row, info: infoOf(live), live };
  } catch (e) {
    const row = e instanceof Refusal && e.code === UNKNOWN_EDITION ? await tables.store.table(id) : null;
    if (!(e instanceof Refusal) || row === null) throw e;
    return { row, info: closedInfo(row, e.message), live: null };
  }
};

/** The same as of now, for whoever asks by its address. */
export const lookAbout = async (tables: Tables, id: string): Promise<About> => {
  if (!tableId.safeParse(id).success) throw noTable();
  const found = await about(tables, id);
  const { live } = found;
  if (live === null || !tables.store.shared) return found;
  await inLine(live, () => tables.refresh(live));
  return about(tables, id);
};

/** The table, as of now, and the seat through whose eyes it is looked at. */
export const look = async (tables: Tables, request: FastifyRequest, id: string): Promise<{ live: Live; seat: Seat }> => {
  const key = keyOf(request);
  const live = await find(tables, id);
  if (tables.store.shared) await inLine(live, () => tables.refresh(live));
  return { live, seat: seatOfKey(live, key) };
};

/** The table and the seat that acts. */
export const sitter = async (tables: Tables, request: FastifyRequest, id: string): Promise<{ live: Live; seat: Seat; key: string }> => {
  const key = keyOf(request);
  const live = await find(tables, id);
  if (key === undefined) throw noKey();
  return { live, seat: seatOfKey(live, key), key };
};
