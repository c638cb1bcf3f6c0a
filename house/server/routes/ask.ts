/** What the routes share: who asks, by the key in the header, or by the cookie of the page. */

import { failure, type Person, personKey, type TableInfo, tableId } from '@pesthouse/api';
import { type Seat, WATCHER } from '@pesthouse/kernel';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { noKey, noPerson, noTable, Refusal, UNKNOWN_EDITION } from '../failure.ts';
import { closedInfo, infoOf } from '../info.ts';
import { inLine, type Live } from '../live.ts';
import { cookieOf, fromPage } from '../session.ts';
import type { TableRow } from '../store/rows.ts';
import type { Tables } from '../tables.ts';
import { checkKey, personOf, seatAt, type Who, whoIs } from '../who.ts';

export { tableParams } from '@pesthouse/api';

/** The shapes of an answer and of every refusal, for the description of the interface. */
export const answers = <T extends z.ZodType>(shape: T, ...refusals: (400 | 401 | 403 | 404 | 409 | 413 | 422 | 429)[]) => ({
  200: shape,
  ...Object.fromEntries(refusals.map((x) => [x, failure])),
});

export const keyOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers.authorization;
  if (header === undefined) return fromPage(request) ? cookieOf(request) : undefined;
  return checkKey(header.replace(/^Bearer /, ''));
};

/** The person who asks, by the key of their browser; null where they gave none, or the key of a seat. */
export const guestOf = async (tables: Tables, request: FastifyRequest): Promise<Person | null> => {
  const key = keyOf(request);
  const me = key?.startsWith('me_') === true ? await personOf(tables.store, key) : null;
  tables.admit(request.ip, me);
  return me;
};
/** The same where nobody else may ask. */
export const meOf = async (tables: Tables, request: FastifyRequest): Promise<Person> => {
  const me = await guestOf(tables, request);
  if (me === null) throw noPerson();
  return me;
};
/** The key of a browser, known or not. */
export const ownKeyOf = (request: FastifyRequest): string => {
  const key = keyOf(request);
  if (key === undefined) throw noPerson();
  if (!personKey.safeParse(key).success) throw new Refusal(403, 'wrong-key', 'This is not the key of a person.');
  return key;
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

/** Who asks at a table, if the doorkeeper lets them in. */
const admitted = async (tables: Tables, request: FastifyRequest, live: Live, key: string | undefined): Promise<Who> => {
  const who = await whoIs(tables.store, live.row, key);
  tables.admit(request.ip, who.person);
  return who;
};

/** The table, as of now, and the seat through whose eyes it is looked at. */
export const look = async (tables: Tables, request: FastifyRequest, id: string): Promise<{ live: Live; seat: Seat }> => {
  const key = keyOf(request);
  const live = await find(tables, id);
  if (tables.store.shared) await inLine(live, () => tables.refresh(live));
  return { live, seat: seatAt(live.row, await admitted(tables, request, live, key)) };
};

/** The table and whoever is at it, with a seat or without. */
export const visitor = async (tables: Tables, request: FastifyRequest, id: string): Promise<{ live: Live; who: Who }> => {
  const key = keyOf(request);
  const live = await find(tables, id);
  return { live, who: await admitted(tables, request, live, key) };
};

/** The table and the seat that acts. */
export const sitter = async (tables: Tables, request: FastifyRequest, id: string): Promise<{ live: Live; seat: Seat; key: string }> => {
  const key = keyOf(request);
  const live = await find(tables, id);
  if (key === undefined) throw noKey();
  const seat = seatAt(live.row, await admitted(tables, request, live, key));
  if (seat === WATCHER) throw noKey();
  return { live, seat, key };
};
