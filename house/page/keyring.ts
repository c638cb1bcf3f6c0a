/** The keyring: the keys of the seats that this browser holds. Kept in localStorage; a browser that keeps nothing still works until the page closes. */

import { secret, tableId } from '@pesthouse/api';
import * as z from 'zod';

const key = z.object({ table: tableId, secret, seat: z.number().int(), game: z.string(), name: z.string() });
export type Key = z.infer<typeof key>;

const PLACE = 'pesthouse.keys';
const MOST = 100;
/** What this page remembers when the browser refuses to. */
let pocket: Key[] | null = null;

const readAll = (): Key[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? '[]');
    if (!Array.isArray(kept)) return [];
    // One broken key must not cost the others.
    return kept.flatMap((x) => {
      const ok = key.safeParse(x);
      return ok.success ? [ok.data] : [];
    });
  } catch {
    return pocket ?? [];
  }
};

const writeAll = (list: readonly Key[]): void => {
  pocket = [...list];
  try {
    localStorage.setItem(PLACE, JSON.stringify(list));
  } catch {
    // Storage is full or forbidden: the pocket holds until the page closes.
  }
};

/** Every key, the newest first. */
export const keys = (): readonly Key[] => {
  const kept = readAll();
  return kept.length === 0 && pocket !== null ? pocket : kept;
};

export const remember = (k: Key): void => writeAll([k, ...keys().filter((x) => x.secret !== k.secret)].slice(0, MOST));

/** The key by which this browser sits at a table; with `seat`, the key of that seat. */
export const keyOf = (table: string, seat?: number): Key | undefined => keys().find((x) => x.table === table && (seat === undefined || x.seat === seat));

/** All keys of one table: a host holds several until they are given away. */
export const keysOf = (table: string): readonly Key[] => keys().filter((x) => x.table === table);

export const forget = (table: string): void => writeAll(keys().filter((x) => x.table !== table));

/** One key that opens nothing any more. */
export const forgetKey = (secret: string): void => writeAll(keys().filter((x) => x.secret !== secret));
