/** Everything that the house keeps of a person, as one document: what is theirs in the store, and what they did at their tables. */

import type { Person, personExported } from '@pesthouse/api';
import type * as z from 'zod';
import { keptOf } from './keeping.ts';
import { hashOf } from './key.ts';
import { accountOf } from './signing.ts';
import type { Tables } from './tables.ts';
import { publicSeating } from './telling.ts';

const MOST = 10_000;

const tableOf = async (tables: Tables, me: Person, id: string): Promise<object | null> => {
  const { store } = tables;
  const row = await store.table(id);
  if (row === null) return null;
  const [log, entries, talk] = [await store.seating(id, 0), await store.entries(id, 0), await store.talk(id, 0)];
  const about = log.filter((x) => x.holder !== null && (x.holder.kind === 'person' ? x.holder.person === me.person : x.holder.for === me.person));
  const seats = [...new Set([...about.flatMap((x) => (x.seat === null ? [] : [x.seat])), ...row.seats.flatMap((x, i) => (x.person === me.person ? [i] : []))])];
  return {
    table: id,
    game: row.game,
    edition: row.rules,
    name: row.name,
    status: row.status,
    made: row.made,
    seats,
    seating: about.map(publicSeating),
    moves: entries.filter((x) => seats.includes(x.seat)),
    talk: talk.filter((x) => seats.includes(x.seat)).map(({ position: _, ...x }) => x),
  };
};

export const exportOf = async (tables: Tables, me: Person, key: string | undefined): Promise<z.output<typeof personExported>> => {
  const { store } = tables;
  const found: object[] = [];
  for (const id of await store.sittings(me.person, MOST)) {
    const one = await tableOf(tables, me, id);
    if (one !== null) found.push(one);
  }
  return {
    about: 'Everything that this Pesthouse keeps of one person. Times are milliseconds since 1970.',
    made: Date.now(),
    account: await accountOf(store, me, key === undefined ? null : hashOf(key)),
    kept: await keptOf(store, me.person),
    rows: await store.ownRows(me.person),
    tables: found,
  };
};
