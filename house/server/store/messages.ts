/** Messages in the store: secrets of the house itself, what people want to hear and where, and the outbox. The same for both databases. */

import type { MessageWishes } from '@pesthouse/api';
import { type Kysely, sql } from 'kysely';
import { type ChannelRow, type PostRow, readChannel, readPost, readWishes, writeChannel, writePost } from './messages-schema.ts';
import type { Safely } from './news.ts';
import type { Rows } from './schema.ts';

export interface MessageStore {
  /** A secret that the house made once; `fresh` is kept if there is none yet. The same for all houses of one store. */
  houseSecret(name: string, fresh: () => string): Promise<string>;
  wishes(person: string): Promise<MessageWishes | null>;
  setWishes(person: string, wishes: MessageWishes): Promise<void>;
  /** Where somebody is reached, the oldest first. */
  channels(person: string): Promise<ChannelRow[]>;
  channel(id: string): Promise<ChannelRow | null>;
  /** Keeps a channel, in the place of the same one; a device belongs to whoever named it last. Gives it as it is kept. */
  addChannel(row: ChannelRow): Promise<ChannelRow>;
  changeChannel(id: string, change: Partial<Pick<ChannelRow, 'on' | 'daily' | 'arrived' | 'failed' | 'code' | 'address'>>): Promise<void>;
  /** Forgets a channel, and drops what was to go out by it. */
  dropChannel(id: string): Promise<void>;
  /** Puts messages into the outbox; those that were there before, for the same decision or the same turn, are left out. Gives the moments at which the new ones are due. */
  post(rows: readonly PostRow[]): Promise<number[]>;
  /** Turns at the table have passed, of everybody but these, as it was after so many entries: what was to tell of them is dropped. */
  turnsPassed(table: string, entries: number, but: readonly string[], now: number): Promise<void>;
  /** What is to tell of the turn of a person at a table and has not gone out yet is due at that moment. */
  turnNow(person: string, table: string, at: number): Promise<void>;
  /** The channels by which something is due. */
  duePost(now: number): Promise<string[]>;
  /** Takes all that is due by a channel on for so long; empty if somebody else has. */
  claimPost(channel: string, now: number, lease: number): Promise<PostRow[]>;
  settlePost(ids: readonly string[], state: 'sent' | 'dropped' | 'failed', now: number): Promise<void>;
  /** They are tried again, or first, at that moment. */
  postLater(ids: readonly string[], at: number, tried: boolean): Promise<void>;
  /** Forgets what was done before that moment, except for turns that still last. */
  sweepPost(before: number): Promise<void>;
  /** Tables that were played at in the last so many milliseconds in which anything was played. */
  lately(ms: number, most: number): Promise<string[]>;
}

export const openMessages = (db: Kysely<Rows>, safely: Safely): MessageStore => ({
  houseSecret: (name, fresh) =>
    safely(async () => {
      const read = () => db.selectFrom('house_secrets').select('value').where('name', '=', name).executeTakeFirst();
      const known = await read();
      if (known !== undefined) return known.value;
      await sql`insert into house_secrets (name, value) values (${name}, ${fresh()}) on conflict do nothing`.execute(db);
      return (await read())?.value ?? '';
    }),
  wishes: (person) =>
    safely(async () => {
      const row = await db.selectFrom('message_wishes').select('body').where('person', '=', person).executeTakeFirst();
      return row === undefined ? null : readWishes(row.body);
    }),
  setWishes: (person, wishes) =>
    safely(async () => {
      const body = JSON.stringify(wishes);
      await db
        .insertInto('message_wishes')
        .values({ person, body })
        .onConflict((x) => x.column('person').doUpdateSet({ body }))
        .execute();
    }),
  channels: (person) =>
    safely(async () => (await db.selectFrom('channels').selectAll().where('person', '=', person).orderBy('made').orderBy('id').execute()).map(readChannel)),
  channel: (id) =>
    safely(async () => {
      const row = await db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : readChannel(row);
    }),
  addChannel: (row) =>
    safely(() =>
      db.transaction().execute(async (t) => {
        if (row.kind === 'push')
          await t.deleteFrom('channels').where('kind', '=', 'push').where('mark', '=', row.mark).where('person', '<>', row.person).execute();
        const { address, name, active } = writeChannel(row);
        await t
          .insertInto('channels')
          .values(writeChannel(row))
          .onConflict((x) => x.columns(['person', 'kind', 'mark']).doUpdateSet({ address, name, active, failed: null, code: null }))
          .execute();
        const kept = await t
          .selectFrom('channels')
          .selectAll()
          .where('person', '=', row.person)
          .where('kind', '=', row.kind)
          .where('mark', '=', row.mark)
          .executeTakeFirstOrThrow();
        return readChannel(kept);
      }),
    ),
  changeChannel: (id, { on, daily, ...rest }) =>
    safely(async () => {
      const set = { ...rest, ...(on === undefined ? {} : { active: on ? 1 : 0 }), ...(daily === undefined ? {} : { daily: daily ? 1 : 0 }) };
      if (Object.keys(set).length > 0) await db.updateTable('channels').set(set).where('id', '=', id).execute();
    }),
  dropChannel: (id) =>
    safely(async () => {
      await db.deleteFrom('channels').where('id', '=', id).execute();
      await db.deleteFrom('outbox').where('channel', '=', id).execute();
    }),
  post: (rows) =>
    safely(async () => {
      const due: number[] = [];
      for (const row of rows) {
        const x = writePost(row);
        const put = sql`insert into outbox (id, person, "table", seat, kind, decision, channel, at, lease, tries, made, entries, state, done, open, about)
          values (${x.id}, ${x.person}, ${x.table}, ${x.seat}, ${x.kind}, ${x.decision}, ${x.channel}, ${x.at}, 0, 0, ${x.made}, ${x.entries}, 'due', 0, ${x.open}, ${x.about})
          on conflict do nothing returning id`;
        if ((await put.execute(db)).rows.length > 0) due.push(row.at);
      }
      return due;
    }),
  turnsPassed: (table, entries, but, now) =>
    safely(async () => {
      const all = db.updateTable('outbox').where('table', '=', table).where('open', '=', 1).where('entries', '<=', entries);
      const gone = but.length === 0 ? all : all.where('person', 'not in', [...but]);
      await gone.set((x) => ({ open: 0, done: now, state: x.case().when('state', '=', 'due').then('dropped').else(x.ref('state')).end() })).execute();
    }),
  turnNow: (person, table, at) =>
    safely(async () => {
      await db
        .updateTable('outbox')
        .set({ at })
        .where('person', '=', person)
        .where('table', '=', table)
        .where('kind', '=', 'turn')
        .where('state', '=', 'due')
        .where('at', '>', at)
        .execute();
    }),
  duePost: (now) =>
    safely(async () => {
      const rows = await db
        .selectFrom('outbox')
        .select('channel')
        .distinct()
        .where('state', '=', 'due')
        .where('at', '<=', now)
        .where('lease', '<=', now)
        .limit(200)
        .execute();
      return rows.map((x) => x.channel);
    }),
  claimPost: (channel, now, lease) =>
    safely(async () => {
      const put = sql`update outbox set lease = ${now + lease}
        where channel = ${channel} and state = 'due' and at <= ${now} and lease <= ${now}
        returning id, person, "table", seat, kind, decision, channel, at, tries, made, entries, about`;
      return (await put.execute(db)).rows.map(readPost);
    }),
  settlePost: (ids, state, now) =>
    safely(async () => {
      if (ids.length > 0)
        await db
          .updateTable('outbox')
          .set({ state, done: now, lease: 0 })
          .where('id', 'in', [...ids])
          .where('state', '=', 'due')
          .execute();
    }),
  postLater: (ids, at, tried) =>
    safely(async () => {
      if (ids.length > 0)
        await db
          .updateTable('outbox')
          .set((x) => ({ at, lease: 0, tries: tried ? x('tries', '+', 1) : x.ref('tries') }))
          .where('id', 'in', [...ids])
          .where('state', '=', 'due')
          .execute();
    }),
  sweepPost: (before) =>
    safely(async () => {
      await db.deleteFrom('outbox').where('state', '<>', 'due').where('open', '=', 0).where('done', '<', before).execute();
    }),
  lately: (ms, most) =>
    safely(async () => {
      const last = await db
        .selectFrom('tables')
        .select((x) => x.fn.max('touched').as('at'))
        .where('status', '=', 'playing')
        .executeTakeFirst();
      if (last === undefined || last.at === null) return [];
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('status', '=', 'playing')
        .where('touched', '>=', Number(last.at) - ms)
        .orderBy('touched', 'desc')
        .limit(most)
        .execute();
      return rows.map((x) => x.id);
    }),
});
