/** The shape of what is kept of messages: what somebody wants to hear, by which channels, and the outbox. */

import { channelKind, type MessageKind, type MessageWishes, messageKind, messageWishes } from '@pesthouse/api';
import { type Kysely, type Migration, sql } from 'kysely';
import * as z from 'zod';

/** A way to reach somebody. */
export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: 'push' | 'mail' | 'hook';
  /** Where messages go: a push subscription, a mail address, or the address of a chat. Nobody but its owner may know it. */
  readonly address: string;
  /** The hash of what makes it the same channel. */
  readonly mark: string;
  readonly name: string;
  readonly on: boolean;
  readonly daily: boolean;
  readonly made: number;
  readonly arrived: number | null;
  readonly failed: number | null;
  readonly code: string | null;
}

/** What a message tells. Besides what somebody can choose: their time runs out, a bot plays for them, they are out, somebody calls them. */
const postKind = z.enum([...messageKind.options, 'late', 'stood', 'out', 'nudge']);
export type PostKind = z.output<typeof postKind>;
/** Whoever wants to hear of their turns hears what becomes of them. */
export const wishOf = (kind: PostKind): MessageKind => (kind === 'late' || kind === 'stood' || kind === 'out' || kind === 'nudge' ? 'turn' : kind);

/** What everybody at a table is asked to agree on. */
const askedFor = z.enum(['end', 'pause', 'go', 'turns', 'undo']);
export type Asked = z.output<typeof askedFor>;

/** A message that is to go out by one channel. */
export interface PostRow {
  readonly id: string;
  readonly person: string;
  /** Empty where it is about no table. */
  readonly table: string;
  readonly seat: number;
  readonly kind: PostKind;
  /** What it is about, once: the position of a turn, the number of what was said. */
  readonly decision: string;
  readonly channel: string;
  readonly at: number;
  readonly tries: number;
  readonly made: number;
  /** How many entries the record had: what passed later passed. */
  readonly entries: number;
  /** `asks`: whether they come to an evening that begins then. The path is that of its circle. `at`: when the evening begins. `by`: who invites, and for which circle. `after`: the game is over. `wish`: what everybody is asked to agree on. `again`: the same people play again. */
  readonly about: {
    readonly name: string;
    readonly path: string;
    readonly game?: string | undefined;
    readonly asks?: number | undefined;
    readonly at?: number | undefined;
    readonly by?: string | undefined;
    readonly circle?: string | undefined;
    readonly after?: boolean | undefined;
    readonly wish?: Asked | undefined;
    readonly again?: boolean | undefined;
  };
}

export interface MessageRows {
  house_secrets: { name: string; value: string };
  message_wishes: { person: string; body: string };
  channels: {
    id: string;
    person: string;
    kind: string;
    address: string;
    mark: string;
    name: string;
    active: number;
    daily: number;
    made: number;
    arrived: number | null;
    failed: number | null;
    code: string | null;
  };
  outbox: {
    id: string;
    person: string;
    table: string;
    seat: number;
    kind: string;
    decision: string;
    channel: string;
    at: number;
    lease: number;
    tries: number;
    made: number;
    entries: number;
    /** due, sent, dropped or failed. */
    state: string;
    done: number;
    /** 1 while the turn that it tells of lasts: of one turn there is one message a channel, however its decisions are numbered. */
    open: number;
    about: string;
  };
}

const channels = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('house_secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('message_wishes')
    .addColumn('person', 'text', (c) => c.primaryKey())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('channels')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('active', 'integer', (c) => c.notNull())
    .addColumn('daily', 'integer', (c) => c.notNull())
    .addColumn('made', 'bigint', (c) => c.notNull())
    .addColumn('arrived', 'bigint')
    .addColumn('failed', 'bigint')
    .addColumn('code', 'text')
    .execute();
  await db.schema.createIndex('channels_mark').unique().on('channels').columns(['person', 'kind', 'mark']).execute();
};

const outbox = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('table', 'text', (c) => c.notNull())
    .addColumn('seat', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('decision', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('lease', 'bigint', (c) => c.notNull())
    .addColumn('tries', 'integer', (c) => c.notNull())
    .addColumn('made', 'bigint', (c) => c.notNull())
    .addColumn('entries', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('done', 'bigint', (c) => c.notNull())
    .addColumn('open', 'integer', (c) => c.notNull())
    .addColumn('about', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('outbox_once').unique().on('outbox').columns(['person', 'table', 'kind', 'decision', 'channel']).execute();
  await db.schema.createIndex('outbox_turn').unique().on('outbox').columns(['person', 'table', 'channel']).where(sql.ref('open'), '=', 1).execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'at']).execute();
  await db.schema.createIndex('outbox_table').on('outbox').columns(['table', 'open']).execute();
};

export const telling: Migration = {
  async up(db: Kysely<unknown>) {
    await channels(db);
    await outbox(db);
  },
};

const count = z.coerce.number();
const flag = count.transform((x) => x === 1);
const moment = z.union([z.null(), count]);
const channelRow = z
  .object({
    id: z.string(),
    person: z.string(),
    kind: channelKind,
    address: z.string(),
    mark: z.string(),
    name: z.string(),
    active: flag,
    daily: flag,
    made: count,
    arrived: moment,
    failed: moment,
    code: z.string().nullable(),
  })
  .transform(({ active, ...x }) => ({ ...x, on: active }));
const about = z.object({
  name: z.string(),
  path: z.string(),
  game: z.string().optional(),
  asks: z.number().optional(),
  at: z.number().optional(),
  by: z.string().optional(),
  circle: z.string().optional(),
  after: z.boolean().optional(),
  wish: askedFor.optional(),
  again: z.boolean().optional(),
});
const postRow = z.object({
  id: z.string(),
  person: z.string(),
  table: z.string(),
  seat: count,
  kind: postKind,
  decision: z.string(),
  channel: z.string(),
  at: count,
  tries: count,
  made: count,
  entries: count,
  about: z.string().transform((x) => about.parse(JSON.parse(x))),
});

export const readChannel = (row: unknown): ChannelRow => channelRow.parse(row);
export const readPost = (row: unknown): PostRow => postRow.parse(row);
/** What was kept by another version of the house and cannot be read any more counts as never said. */
export const readWishes = (body: string): MessageWishes | null => {
  const read = messageWishes.safeParse(JSON.parse(body));
  return read.success ? read.data : null;
};
export const writeChannel = ({ on, daily, ...x }: ChannelRow): MessageRows['channels'] => ({ ...x, active: on ? 1 : 0, daily: daily ? 1 : 0 });
export const writePost = ({ about, ...x }: PostRow): MessageRows['outbox'] => ({
  ...x,
  about: JSON.stringify(about),
  lease: 0,
  state: 'due',
  done: 0,
  open: x.kind === 'turn' ? 1 : 0,
});
