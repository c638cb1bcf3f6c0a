/** Accounts in the store: the keys of a person with their devices, passkeys, addresses, recovery codes, links, and what is kept for all devices. The same for both databases. */
import { type Kysely, sql } from 'kysely';
import { type KeyRow, type LinkRow, type PasskeyRow, readKey, readLink, readPasskey } from './accounts-schema.ts';
import type { Safely, Spread } from './news.ts';
import type { Rows } from './schema.ts';

export interface Accounts {
  /** A cookie of the page for a person. */
  openSession(session: { readonly hash: string; readonly person: string; readonly device: string; readonly origin: string | null }): Promise<void>;
  keysOf(person: string): Promise<KeyRow[]>;
  /** The key was used now, on this device. */
  usedKey(hash: string, device: string, at: number): Promise<void>;
  /** These keys of a person open nothing any more; all houses hear of it. */
  endKeys(person: string, hashes: readonly string[]): Promise<void>;
  addPasskey(passkey: PasskeyRow): Promise<boolean>;
  passkey(id: string): Promise<PasskeyRow | null>;
  passkeysOf(person: string): Promise<PasskeyRow[]>;
  /** False where its counter has been there before: then it is a copy. */
  usedPasskey(id: string, counter: number, at: number): Promise<boolean>;
  namePasskey(person: string, id: string, name: string): Promise<boolean>;
  /** False where there is none, or where it is the last way in. */
  removePasskey(person: string, id: string): Promise<boolean>;
  mailsOf(person: string): Promise<string[]>;
  personByMail(mail: string): Promise<string | null>;
  /** False if it is somebody's already. */
  addMail(mail: string, person: string): Promise<boolean>;
  /** False where there is none, or where it is the last way in. */
  removeMail(person: string, mail: string): Promise<boolean>;
  hasRecovery(person: string): Promise<boolean>;
  /** In the place of the one before. */
  setRecovery(person: string, hash: string): Promise<void>;
  /** Whose code it was, once. */
  takeRecovery(hash: string): Promise<string | null>;
  putChallenge(challenge: string, person: string | null, until: number): Promise<void>;
  /** For whom it was put, once; null: it was not, or too long ago. */
  takeChallenge(challenge: string): Promise<{ readonly person: string | null } | null>;
  /** Keeps a link, unless so many went to this address since then; false: too many. */
  issueLink(hash: string, link: LinkRow, most: number, since: number): Promise<boolean>;
  link(hash: string): Promise<LinkRow | null>;
  /** What a link opens, once. */
  takeLink(hash: string): Promise<LinkRow | null>;
  kept(person: string, what: string): Promise<string | null>;
  keep(person: string, what: string, body: string): Promise<void>;
}

const DAY_MS = 24 * 3_600_000;

/** Nobody else changes the ways in of this person meanwhile. */
export const holdPerson = async (db: Kysely<Rows>, person: string): Promise<void> => {
  await sql`update persons set name = name where id = ${person}`.execute(db);
};

export const openAccounts = (db: Kysely<Rows>, safely: Safely, spread: Spread): Accounts => ({
  openSession: ({ hash, person, device, origin }) =>
    safely(async () => {
      const now = Date.now();
      await db.insertInto('person_keys').values({ hash, person, made: now, kind: 'session', device, used: now, origin }).execute();
    }),
  keysOf: (person) =>
    safely(async () => (await db.selectFrom('person_keys').selectAll().where('person', '=', person).orderBy('made').orderBy('hash').execute()).map(readKey)),
  usedKey: (hash, device, at) =>
    safely(async () => {
      await db.updateTable('person_keys').set({ used: at, device }).where('hash', '=', hash).execute();
    }),
  endKeys: (person, hashes) =>
    safely(async () => {
      for (const hash of hashes)
        await spread(sql`delete from person_keys where hash = ${hash} and person = ${person} returning hash`, `key:${hash}`).execute(db);
    }),
  addPasskey: ({ transports, ...x }) =>
    safely(async () => {
      const put = sql`insert into passkeys (id, person, name, key, counter, transports, place, made, used)
        values (${x.id}, ${x.person}, ${x.name}, ${x.key}, ${x.counter}, ${transports.join(' ')}, ${x.place}, ${x.made}, ${x.used}) on conflict do nothing returning id`;
      return (await put.execute(db)).rows.length > 0;
    }),
  passkey: (id) =>
    safely(async () => {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : readPasskey(row);
    }),
  passkeysOf: (person) =>
    safely(async () => (await db.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('made').orderBy('id').execute()).map(readPasskey)),
  usedPasskey: (id, counter, at) =>
    safely(async () => {
      // Many authenticators count nothing and always say 0.
      const put = sql`update passkeys set counter = ${counter}, used = ${at} where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`;
      return (await put.execute(db)).rows.length > 0;
    }),
  namePasskey: (person, id, name) =>
    safely(async () => (await sql`update passkeys set name = ${name} where id = ${id} and person = ${person} returning id`.execute(db)).rows.length > 0),
  removePasskey: (person, id) =>
    safely(() =>
      db.transaction().execute(async (t) => {
        await holdPerson(t, person);
        const put = sql`delete from passkeys where id = ${id} and person = ${person}
          and (exists (select 1 from mails where person = ${person}) or (select count(*) from passkeys where person = ${person}) > 1) returning id`;
        return (await put.execute(t)).rows.length > 0;
      }),
    ),
  mailsOf: (person) =>
    safely(async () => (await db.selectFrom('mails').select('mail').where('person', '=', person).orderBy('mail').execute()).map((x) => x.mail)),
  personByMail: (mail) => safely(async () => (await db.selectFrom('mails').select('person').where('mail', '=', mail).executeTakeFirst())?.person ?? null),
  addMail: (mail, person) =>
    safely(async () => {
      const put = sql`insert into mails (mail, person, made) values (${mail}, ${person}, ${Date.now()}) on conflict do nothing returning mail`;
      return (await put.execute(db)).rows.length > 0;
    }),
  removeMail: (person, mail) =>
    safely(() =>
      db.transaction().execute(async (t) => {
        await holdPerson(t, person);
        const put = sql`delete from mails where mail = ${mail} and person = ${person}
          and (exists (select 1 from passkeys where person = ${person}) or (select count(*) from mails where person = ${person}) > 1) returning mail`;
        return (await put.execute(t)).rows.length > 0;
      }),
    ),
  hasRecovery: (person) =>
    safely(async () => (await db.selectFrom('recoveries').select('person').where('person', '=', person).executeTakeFirst()) !== undefined),
  setRecovery: (person, hash) =>
    safely(async () => {
      const made = Date.now();
      await db
        .insertInto('recoveries')
        .values({ person, hash, made })
        .onConflict((x) => x.column('person').doUpdateSet({ hash, made }))
        .execute();
    }),
  takeRecovery: (hash) =>
    safely(async () => {
      const row = (await sql<{ person: string }>`delete from recoveries where hash = ${hash} returning person`.execute(db)).rows[0];
      return row?.person ?? null;
    }),
  putChallenge: (challenge, person, until) =>
    safely(async () => {
      await sql`delete from challenges where until < ${Date.now()}`.execute(db);
      await db.insertInto('challenges').values({ challenge, person, until }).execute();
    }),
  takeChallenge: (challenge) =>
    safely(async () => {
      const taken = sql<{ person: string | null; until: number }>`delete from challenges where challenge = ${challenge} returning person, until`;
      const row = (await taken.execute(db)).rows[0];
      return row === undefined || Number(row.until) < Date.now() ? null : { person: row.person };
    }),
  issueLink: (hash, { mail, person, until }, most, since) =>
    safely(() =>
      db.transaction().execute(async (t) => {
        const now = Date.now();
        await sql`delete from mail_links where made < ${now - DAY_MS}`.execute(t);
        const sent = await t
          .selectFrom('mail_links')
          .select((x) => x.fn.countAll().as('n'))
          .where('mail', '=', mail)
          .where('made', '>', since)
          .executeTakeFirst();
        if (Number(sent?.n ?? 0) >= most) return false;
        await t.insertInto('mail_links').values({ hash, mail, person, made: now, until }).execute();
        return true;
      }),
    ),
  link: (hash) =>
    safely(async () => {
      const row = await db.selectFrom('mail_links').selectAll().where('hash', '=', hash).where('until', '>', Date.now()).executeTakeFirst();
      return row === undefined ? null : readLink(row);
    }),
  takeLink: (hash) =>
    safely(async () => {
      // The row stays for a day: it counts how many links went to the address.
      const taken = sql`update mail_links set until = 0 where hash = ${hash} and until > ${Date.now()} returning mail, person, until`;
      const row = (await taken.execute(db)).rows[0];
      return row === undefined ? null : readLink(row);
    }),
  kept: (person, what) =>
    safely(async () => (await db.selectFrom('kept').select('body').where('person', '=', person).where('what', '=', what).executeTakeFirst())?.body ?? null),
  keep: (person, what, body) =>
    safely(async () => {
      const at = Date.now();
      await db
        .insertInto('kept')
        .values({ person, what, body, at })
        .onConflict((x) => x.columns(['person', 'what']).doUpdateSet({ body, at }))
        .execute();
    }),
});
