/** From one browser to another: a code that works once and for a few minutes carries a person, or a single seat. Only its hash is kept. */
import type { Arrived, Carried, Person } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { noPerson, Refusal } from './failure.ts';
import { hashOf, newSecret } from './key.ts';
import { inLine } from './live.ts';
import { newCode } from './recovery.ts';
import { entryOf } from './seats.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables.ts';

const LIVES_MS = 5 * 60_000;
export const carryTo = async (
  store: Pick<Store, 'issue'>,
  person: Person | null,
  place: { readonly table: string; readonly seat: Seat } | null,
): Promise<Carried> => {
  const code = newCode();
  const until = Date.now() + LIVES_MS;
  const owner = place === null ? `p:${person?.person ?? ''}` : `s:${place.table}:${place.seat}`;
  await store.issue(hashOf(code), owner, { person: person?.person ?? null, table: place?.table ?? null, seat: place?.seat ?? null, until });
  return { code, until, path: `/arrive#${code}` };
};

const spent = (): Refusal => new Refusal(404, 'spent-code', 'This code has been used or is too old. Ask for a new one on the other device.');

/** The seat is now that of whoever arrived; the keys that opened it are dead. */
const takeSeat = async (tables: Tables, me: Person, table: string, seat: Seat): Promise<string> => {
  const live = await tables.find(table);
  const secret = newSecret();
  await inLine(live, () =>
    tables.change(live, (row) => {
      const own = row.seats[seat];
      if (own === undefined || own.resigned || (own.kind !== 'person' && own.standIn === null)) throw spent();
      if (row.seats.some((x, i) => x.person === me.person && i !== seat)) throw new Refusal(409, 'seated', 'You already have a seat at this table.');
      const seats = row.seats.map((x, i) => (i === seat ? { ...x, ...me, secretHash: hashOf(secret) } : x));
      return { row: { seats }, log: [entryOf(seats, seat, 'carried', { seat, name: own.name }, { key: own.secretHash })] };
    }),
  );
  return secret;
};

export const arriveBy = async (tables: Tables, key: string, code: string): Promise<Arrived> => {
  const { store } = tables;
  const hash = hashOf(key);
  const known = await store.person(hash);
  const ticket = await store.redeem(hashOf(code.trim().toLowerCase()));
  if (ticket === null) throw spent();
  if (ticket.table !== null && ticket.seat !== null) {
    if (known === null) throw noPerson();
    const secret = await takeSeat(tables, known, ticket.table, ticket.seat);
    return { me: known, seat: { table: ticket.table, seat: ticket.seat, secret } };
  }
  if (ticket.person === null || !(await store.addKey(hash, ticket.person))) throw new Refusal(409, 'known-key', 'This key is in use already. Make a new one.');
  const me = await store.person(hash);
  if (me === null) throw spent();
  return { me, seat: null };
};
