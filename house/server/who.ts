/** Who asks: a key opens a seat, or says which person somebody is. */
import { type Person, personKey, secret } from '@pesthouse/api';
import { type Seat, WATCHER } from '@pesthouse/kernel';
import { cutLink, deadKey, Refusal, wrongKey } from './failure.ts';
import { hashOf, seatOf } from './key.ts';
import type { TableRow } from './store/rows.ts';
import type { Store } from './store/store.ts';

/** Somebody at a table. */
export interface Who {
  /** Null: somebody known by the key of a seat alone, or a browser that has not said who it is. */
  readonly person: Person | null;
  /** The hash of the key by which they are here; null: without any. */
  readonly hash: string | null;
  /** It is the key of a browser, not of a seat. */
  readonly own: boolean;
}

export const NOBODY: Who = { person: null, hash: null, own: false };

/** A whole key of a seat is as long as this: a shorter one comes from a link that was cut off. */
const WHOLE_KEY = 43;

export const checkKey = (key: string): string => {
  if (secret.safeParse(key).success) return key;
  if (/^[A-Za-z0-9_-]+$/.test(key) && key.length < WHOLE_KEY) throw cutLink();
  throw wrongKey();
};

/** The seat from which they look at the table. */
export const seatAt = (row: TableRow, who: Pick<Who, 'person' | 'hash' | 'own'>): Seat => {
  const id = who.person?.person;
  const seat = row.seats.findIndex((x) => (who.own ? id !== undefined && x.person === id && !x.resigned : x.secretHash !== null && x.secretHash === who.hash));
  return seat < 0 ? WATCHER : seat;
};

/** The person that a browser's key opens; null where it has not said who it is. */
export const personOf = async (store: Pick<Store, 'person'>, key: string): Promise<Person | null> => {
  if (!personKey.safeParse(key).success) throw new Refusal(403, 'wrong-key', 'This is not the key of a person.');
  return store.person(hashOf(key));
};

/** Who somebody is at this table, by their key. Refused where it opens nothing, with the reason if the house knows it. */
export const whoIs = async (store: Pick<Store, 'person' | 'deadKey'>, row: TableRow, key: string | undefined): Promise<Who> => {
  if (key === undefined) return NOBODY;
  const hash = hashOf(checkKey(key));
  if (key.startsWith('me_')) return { person: await personOf(store, key), hash, own: true };
  const seat = seatOf(row.seats, key);
  const x = seat === null ? undefined : row.seats[seat];
  if (x !== undefined) return { person: x.person === null ? null : { person: x.person, name: x.name, avatar: x.avatar }, hash, own: false };
  const why = await store.deadKey(row.id, hash);
  if (why !== null) throw deadKey(why);
  throw key.length < WHOLE_KEY ? cutLink() : wrongKey();
};

/** Whoever came before they said who they are may have said so since. */
export const again = async ({ store }: { readonly store: Pick<Store, 'person'> }, who: Who): Promise<Who> =>
  who.own && who.person === null && who.hash !== null ? { ...who, person: await store.person(who.hash) } : who;

/** The name under which presence is kept. */
export const presenceOf = (row: TableRow, seat: Seat): string => {
  const person = row.seats[seat]?.person ?? null;
  return person === null ? `s:${seat}` : `p:${person}`;
};
