/** The shape of what is kept of accounts: the ways in, what waits for an answer, and what a person takes along to all devices. */
import type { Kysely, Migration } from 'kysely';
import * as z from 'zod';

/** A key by which a person is known: made by a browser or a bot and sent along, or in a cookie of the page. */
export interface KeyRow {
  readonly hash: string;
  readonly kind: 'key' | 'session';
  readonly device: string;
  readonly made: number;
  readonly used: number;
  /** The key of the same browser before this one: it dies with it. */
  readonly origin: string | null;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  /** The public half, in base64url. */
  readonly key: string;
  readonly counter: number;
  readonly transports: readonly string[];
  /** The name of the house for which it was made: it opens no other. */
  readonly place: string;
  readonly made: number;
  readonly used: number;
}

/** A link that was sent: to whom, and for whose account if it is to be added to one. */
export interface LinkRow {
  readonly mail: string;
  readonly person: string | null;
  readonly until: number;
}

export interface AccountRows {
  passkeys: { id: string; person: string; name: string; key: string; counter: number; transports: string; place: string; made: number; used: number };
  mails: { mail: string; person: string; made: number };
  recoveries: { person: string; hash: string; made: number };
  challenges: { challenge: string; person: string | null; until: number };
  mail_links: { hash: string; mail: string; person: string | null; made: number; until: number };
  kept: { person: string; what: string; body: string; at: number };
}

const ways = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('counter', 'bigint', (c) => c.notNull())
    .addColumn('transports', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('made', 'bigint', (c) => c.notNull())
    .addColumn('used', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('passkeys_person').on('passkeys').columns(['person']).execute();
  await db.schema
    .createTable('mails')
    .addColumn('mail', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
    .addColumn('made', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mails_person').on('mails').columns(['person']).execute();
  await db.schema
    .createTable('recoveries')
    .addColumn('person', 'text', (c) => c.primaryKey().references('persons.id'))
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    .addColumn('made', 'bigint', (c) => c.notNull())
    .execute();
};

const answers = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('challenges')
    .addColumn('challenge', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text')
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('mail_links')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('mail', 'text', (c) => c.notNull())
    .addColumn('person', 'text')
    .addColumn('made', 'bigint', (c) => c.notNull())
    .addColumn('until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('mail_links_mail').on('mail_links').columns(['mail', 'made']).execute();
};

/** A person was known by the keys of browsers alone before. A key also tells from now on what it opens, on which device, and when it last did. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    const keys = () => db.schema.alterTable('person_keys');
    await keys()
      .addColumn('kind', 'text', (c) => c.notNull().defaultTo('key'))
      .execute();
    await keys()
      .addColumn('device', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await keys()
      .addColumn('used', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await keys().addColumn('origin', 'text').execute();
    await db.schema.createIndex('person_keys_person').on('person_keys').columns(['person']).execute();
    await ways(db);
    await answers(db);
    await db.schema
      .createTable('kept')
      .addColumn('person', 'text', (c) => c.notNull().references('persons.id'))
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('kept_key', ['person', 'what'])
      .execute();
  },
};

const count = z.coerce.number();
const passkeyRow = z.object({
  id: z.string(),
  person: z.string(),
  name: z.string(),
  key: z.string(),
  counter: count,
  transports: z.string().transform((x) => (x === '' ? [] : x.split(' '))),
  place: z.string(),
  made: count,
  used: count,
});
const keyRow = z.object({
  hash: z.string(),
  kind: z.enum(['key', 'session']),
  device: z.string(),
  made: count,
  used: count,
  origin: z.string().nullable(),
});
const linkRow = z.object({ mail: z.string(), person: z.string().nullable(), until: count });

export const readPasskey = (row: unknown): PasskeyRow => passkeyRow.parse(row);
export const readKey = (row: unknown): KeyRow => keyRow.parse(row);
export const readLink = (row: unknown): LinkRow => linkRow.parse(row);
