/** People in the store: persons and their keys, codes for other browsers, and who is here. The same for both databases. */
import { type Kysely, sql } from 'kysely';
import type { Safely, Spread } from './news.ts';
import { readPresence, readTicket } from './people-schema.ts';
import type { Rows } from './schema.ts';
import type { Store } from './store.ts';

type People = Pick<Store, 'person' | 'known' | 'welcome' | 'introduce' | 'addKey' | 'swapKey' | 'sittings' | 'issue' | 'redeem'>;
type Attendance = Pick<Store, 'presence' | 'attend' | 'beat' | 'sweep'>;

const FORGOTTEN_MS = 60 * 24 * 3_600_000;

export const openPersons = (db: Kysely<Rows>, safely: Safely): People => ({
  person: (hash) =>
    safely(async () => {
      const row = await db
        .selectFrom('person_keys')
        .innerJoin('persons', 'persons.id', 'person_keys.person')
        .select(['persons.id as person', 'persons.name', 'persons.avatar'])
        .where('person_keys.hash', '=', hash)
        .executeTakeFirst();
      return row === undefined ? null : { person: row.person, name: row.name, avatar: row.avatar };
    }),
  known: (person) =>
    safely(async () => {
      const row = await db.selectFrom('persons').selectAll().where('id', '=', person).executeTakeFirst();
      return row === undefined ? null : { person: row.id, name: row.name, avatar: row.avatar };
    }),
  welcome: (wanted) =>
    safely(async () => {
      const { person, name, avatar } = wanted;
      await db.insertInto('persons').values({ id: person, name, avatar, made: Date.now() }).execute();
      return wanted;
    }),
  introduce: (hash, wanted) =>
    safely(() =>
      db.transaction().execute(async (t) => {
        const known = await t.selectFrom('person_keys').select('person').where('hash', '=', hash).executeTakeFirst();
        const { name, avatar } = wanted;
        if (known !== undefined) {
          await t.updateTable('persons').set({ name, avatar }).where('id', '=', known.person).execute();
          return { person: known.person, name, avatar };
        }
        const made = Date.now();
        await t.insertInto('persons').values({ id: wanted.person, name, avatar, made }).execute();
        await t.insertInto('person_keys').values({ hash, person: wanted.person, made, kind: 'key', device: '', used: made, origin: null }).execute();
        return wanted;
      }),
    ),
  addKey: (hash, person) =>
    safely(async () => {
      const put =
        await sql`insert into person_keys (hash, person, made, used) values (${hash}, ${person}, ${Date.now()}, ${Date.now()}) on conflict do nothing returning hash`.execute(
          db,
        );
      return put.rows.length > 0;
    }),
  swapKey: (old, next) =>
    safely(() =>
      db.transaction().execute(async (t) => {
        const taken = await t.selectFrom('person_keys').select('hash').where('hash', '=', next).executeTakeFirst();
        if (taken !== undefined) return false;
        return (await sql`update person_keys set hash = ${next}, made = ${Date.now()} where hash = ${old} returning hash`.execute(t)).rows.length > 0;
      }),
    ),
  sittings: (person, most) =>
    safely(async () => {
      const rows = await db
        .selectFrom('sittings')
        .innerJoin('tables', 'tables.id', 'sittings.table')
        .select('tables.id')
        .where('sittings.person', '=', person)
        .orderBy('tables.touched', 'desc')
        .limit(most)
        .execute();
      return rows.map((x) => x.id);
    }),
  issue: (hash, owner, { person, table, seat, until }) =>
    safely(async () => {
      await sql`delete from tickets where owner = ${owner} or until < ${Date.now()}`.execute(db);
      await db.insertInto('tickets').values({ hash, owner, person, table, seat, until }).execute();
    }),
  redeem: (hash) =>
    safely(async () => {
      const row = (await sql`delete from tickets where hash = ${hash} returning person, "table", seat, until`.execute(db)).rows[0];
      const ticket = row === undefined ? null : readTicket(row);
      return ticket === null || ticket.until < Date.now() ? null : ticket;
    }),
});

export const openAttendance = (db: Kysely<Rows>, safely: Safely, spread: Spread): Attendance => ({
  presence: (id) => safely(async () => (await db.selectFrom('presence').selectAll().where('table', '=', id).execute()).map(readPresence)),
  attend: (table, rows, until) =>
    safely(async () => {
      if (rows.length === 0) return;
      const values = rows.map((x) => sql`(${table}, ${x.who}, ${x.place}, ${x.house}, ${x.name}, ${x.avatar}, ${x.here ? 1 : 0}, ${x.since}, ${until})`);
      const put = sql`insert into presence ("table", who, place, house, name, avatar, here, since, until)
        values ${sql.join(values)}
        on conflict ("table", who, place, house)
        do update set name = excluded.name, avatar = excluded.avatar, here = excluded.here, since = excluded.since, until = excluded.until returning "table"`;
      await spread(put, table).execute(db);
    }),
  beat: (house, until) =>
    safely(async () => {
      await db.updateTable('presence').set({ until }).where('house', '=', house).where('here', '=', 1).execute();
    }),
  sweep: (before, house, now) =>
    safely(async () => {
      const stale = db.selectFrom('presence').selectAll().where('here', '=', 1).where('until', '<', before);
      const rows = (await (house === null ? stale : stale.where('house', '=', house)).execute()).map(readPresence);
      const gone = [];
      for (const x of rows) {
        const put = sql`update presence set here = 0, since = ${now}
          where "table" = ${x.table} and who = ${x.who} and place = ${x.place} and house = ${x.house} and here = 1 and until < ${before} returning "table"`;
        if ((await spread(put, x.table).execute(db)).rows.length > 0) gone.push({ ...x, here: false, since: now });
      }
      // Who has been gone for so long is away since then or longer: that need not be known to the minute any more.
      if (house === null) await sql`delete from presence where here = 0 and until < ${now - FORGOTTEN_MS}`.execute(db);
      return gone;
    }),
});
