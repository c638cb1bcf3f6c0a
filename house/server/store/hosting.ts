/** What the owner of a house asks of the store: their keys and settings, guests, blocks, troubles, and how much there is. The same for both databases. */
import { type Kysely, sql } from 'kysely';
import * as z from 'zod';
import { type BlockRow, type InvitationRow, readBlock, readInvitation, readTrouble, readVisitor, type TroubleRow, type VisitorRow } from './hosting-schema.ts';
import { type Kept, openKeeping, type Until } from './keeping.ts';
import type { News, Safely } from './news.ts';
import type { Status, TableRow } from './rows.ts';
import { type Rows, readTable } from './schema.ts';

export interface Saw {
  readonly address: string;
  readonly person: string | null;
  readonly name: string;
  readonly seen: number;
  readonly laid: number;
}
export interface Counts {
  readonly tables: { readonly [S in Status]: number };
  readonly persons: number;
  readonly bytes: number;
}

export interface HostingStore {
  value(key: string): Promise<string | null>;
  setValue(key: string, value: string | null): Promise<void>;
  /** Takes a value away if it is still this one; true for one of all who try. */
  takeValue(key: string, value: string): Promise<boolean>;
  addOwner(hash: string, now: number): Promise<void>;
  /** Whether this key is an owner's. */
  owner(hash: string): Promise<boolean>;
  owners(): Promise<number>;
  dropOwner(hash: string | null): Promise<void>;
  block(row: BlockRow): Promise<void>;
  unblock(id: string): Promise<boolean>;
  /** Those that hold now. */
  blocks(now: number): Promise<BlockRow[]>;
  saw(list: readonly Saw[]): Promise<void>;
  visitors(most: number): Promise<VisitorRow[]>;
  /** How many others came from an address of theirs; null where none is known. */
  sharing(person: string): Promise<number | null>;
  trouble(kind: string, words: string, place: string, n: number, now: number): Promise<void>;
  troubles(since: number): Promise<TroubleRow[]>;
  looked(kind: string, now: number): Promise<void>;
  invite(row: Omit<InvitationRow, 'guest'>): Promise<void>;
  invitations(now: number): Promise<InvitationRow[]>;
  uninvite(hash: string): Promise<boolean>;
  /** The guest of an invitation that nobody has used; false if it is spent. */
  accept(hash: string, guest: string, now: number): Promise<boolean>;
  invited(guest: string): Promise<boolean>;
  counts(): Promise<Counts>;
  /** Tables that are not over, the last touched first. */
  open(most: number): Promise<TableRow[]>;
  keep(until: Until): Promise<Kept>;
}

const one = z.object({ n: z.coerce.number() });

export const openHosting = (db: Kysely<Rows>, news: News, safely: Safely): HostingStore => ({
  value: (key) => safely(async () => (await db.selectFrom('house_values').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null),
  setValue: (key, value) =>
    safely(async () => {
      if (value === null) await db.deleteFrom('house_values').where('key', '=', key).execute();
      else
        await db
          .insertInto('house_values')
          .values({ key, value })
          .onConflict((x) => x.column('key').doUpdateSet({ value }))
          .execute();
    }),
  takeValue: (key, value) =>
    safely(async () => (await sql`delete from house_values where key = ${key} and value = ${value} returning key`.execute(db)).rows.length > 0),
  addOwner: (hash, now) =>
    safely(async () => {
      await db.insertInto('owner_keys').values({ hash, made: now, seen: now }).execute();
    }),
  owner: (hash) => safely(async () => (await db.selectFrom('owner_keys').select('hash').where('hash', '=', hash).executeTakeFirst()) !== undefined),
  owners: () =>
    safely(
      async () =>
        one.parse(
          await db
            .selectFrom('owner_keys')
            .select((x) => x.fn.countAll().as('n'))
            .executeTakeFirst(),
        ).n,
    ),
  dropOwner: (hash) =>
    safely(async () => {
      await (hash === null ? db.deleteFrom('owner_keys') : db.deleteFrom('owner_keys').where('hash', '=', hash)).execute();
    }),
  block: (row) =>
    safely(async () => {
      await db.insertInto('blocks').values(row).execute();
    }),
  unblock: (id) => safely(async () => (await sql`delete from blocks where id = ${id} returning id`.execute(db)).rows.length > 0),
  blocks: (now) =>
    safely(async () =>
      (
        await db
          .selectFrom('blocks')
          .selectAll()
          .where((x) => x.or([x('until', 'is', null), x('until', '>', now)]))
          .orderBy('made', 'desc')
          .execute()
      ).map(readBlock),
    ),
  saw: (list) =>
    safely(async () => {
      for (const { address, person, name, seen, laid } of list)
        await sql`insert into visitors (address, person, name, seen, laid) values (${address}, ${person ?? ''}, ${name}, ${seen}, ${laid})
          on conflict (address, person) do update set name = excluded.name, seen = excluded.seen, laid = visitors.laid + excluded.laid`.execute(db);
    }),
  visitors: (most) => safely(async () => (await db.selectFrom('visitors').selectAll().orderBy('seen', 'desc').limit(most).execute()).map(readVisitor)),
  sharing: (person) =>
    safely(async () => {
      const own = (await db.selectFrom('visitors').select('address').where('person', '=', person).execute()).map((x) => x.address);
      if (own.length === 0) return null;
      const others = await db.selectFrom('visitors').select('person').distinct().where('address', 'in', own).where('person', 'not in', [person, '']).execute();
      return others.length;
    }),
  trouble: (kind, words, place, n, now) =>
    safely(async () => {
      await sql`insert into troubles (kind, words, place, n, first, last, looked) values (${kind}, ${words}, ${place}, ${n}, ${now}, ${now}, 0)
        on conflict (kind) do update set words = excluded.words, place = excluded.place, last = excluded.last,
          n = case when troubles.looked >= troubles.last then excluded.n else troubles.n + excluded.n end,
          first = case when troubles.looked >= troubles.last then excluded.first else troubles.first end`.execute(db);
    }),
  troubles: (since) =>
    safely(async () =>
      (await db.selectFrom('troubles').selectAll().where('last', '>=', since).orderBy('last', 'desc').limit(50).execute())
        .map(readTrouble)
        .filter((x) => x.looked < x.last),
    ),
  looked: (kind, now) =>
    safely(async () => {
      await db.updateTable('troubles').set({ looked: now }).where('kind', '=', kind).execute();
    }),
  invite: (row) =>
    safely(async () => {
      await db
        .insertInto('invitations')
        .values({ ...row, guest: null })
        .execute();
    }),
  invitations: (now) =>
    safely(async () =>
      (
        await db
          .selectFrom('invitations')
          .selectAll()
          .where((x) => x.or([x('guest', 'is not', null), x('until', '>', now)]))
          .orderBy('made', 'desc')
          .limit(200)
          .execute()
      ).map(readInvitation),
    ),
  uninvite: (hash) =>
    safely(() =>
      db.transaction().execute(async (t) => {
        const gone = await sql<{ guest: string | null }>`delete from invitations where hash = ${hash} returning guest`.execute(t);
        const guest = gone.rows[0]?.guest ?? null;
        if (guest !== null) await t.deleteFrom('invited').where('guest', '=', guest).execute();
        return gone.rows.length > 0;
      }),
    ),
  accept: (hash, guest, now) =>
    safely(() =>
      db.transaction().execute(async (t) => {
        const put = await sql<{
          note: string;
        }>`update invitations set guest = ${guest} where hash = ${hash} and guest is null and until > ${now} returning note`.execute(t);
        const note = put.rows[0]?.note;
        if (note === undefined) return false;
        await sql`insert into invited (guest, note, made) values (${guest}, ${note}, ${now}) on conflict do nothing`.execute(t);
        return true;
      }),
    ),
  invited: (guest) => safely(async () => (await db.selectFrom('invited').select('guest').where('guest', '=', guest).executeTakeFirst()) !== undefined),
  counts: () =>
    safely(async () => {
      const rows = await db
        .selectFrom('tables')
        .select((x) => ['status', x.fn.countAll().as('n')])
        .groupBy('status')
        .execute();
      const of = (status: Status): number => Number(rows.find((x) => x.status === status)?.n ?? 0);
      const persons = one.parse(
        await db
          .selectFrom('persons')
          .select((x) => x.fn.countAll().as('n'))
          .executeTakeFirst(),
      ).n;
      const size = news.shared
        ? sql`select pg_database_size(current_database()) as n`
        : sql`select page_count * page_size as n from pragma_page_count(), pragma_page_size()`;
      return { tables: { waiting: of('waiting'), playing: of('playing'), over: of('over') }, persons, bytes: one.parse((await size.execute(db)).rows[0]).n };
    }),
  open: (most) =>
    safely(async () =>
      (await db.selectFrom('tables').selectAll().where('status', '<>', 'over').orderBy('touched', 'desc').limit(most).execute()).map(readTable),
    ),
  keep: openKeeping(db, safely),
});
