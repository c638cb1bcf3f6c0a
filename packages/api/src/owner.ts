/** The owner's room: what the owner of a house sees and does. Needs the owner's key; to anybody else there is nothing here. Hands, seeds, talk and keys are never part of it. */
import * as z from 'zod';
import { tableId } from './basics.ts';
import { personId, personKey } from './people.ts';
import { remark, text, words } from './shapes.ts';

/** POST /api/owner/enter: the code of the owner's link, which works once. `me`: the owner's own key as a person, who may then lay tables whatever is settled. */
export const ownerEnter = z.strictObject({ code: text(80), me: personKey.optional() });
export const ownerEntered = z.object({ key: z.string() });

export const ownerClose = z.strictObject({ table: tableId, why: remark(200).default('') });
export const ownerFree = z.strictObject({ table: tableId, seat: z.number().int().min(0).max(7) });
/** A person, or an address or a range such as 198.51.100.0/28; for so many hours, or for good with null. */
export const ownerBlock = z.strictObject({
  person: personId.optional(),
  address: text(60).optional(),
  hours: z.number().int().min(1).max(100_000).nullable(),
  why: remark(200).default(''),
});
export const ownerUnblock = z.strictObject({ id: text(40) });
export const lays = z.enum(['everybody', 'members', 'invited']);
const days = z.number().int().min(0).max(36_500);
export const ownerSet = z.strictObject({
  name: remark(40).optional(),
  mayLay: lays.optional(),
  keepFinished: days.optional(),
  keepIdle: days.optional(),
  keepGuests: days.optional(),
  /** No new tables for now. */
  stopped: z.boolean().optional(),
});
export const ownerInvite = z.strictObject({ note: words(40) });
/** `path` works once, and until `until`: put it after the address of the house. */
export const ownerInvited = z.object({ path: z.string(), until: z.number() });
export const ownerUninvite = z.strictObject({ id: text(80) });
export const ownerLooked = z.strictObject({ kind: text(200) });
/** POST /api/invited, by the key of a person: from now on they may lay tables. */
export const acceptInvitation = z.strictObject({ code: text(80) });

const source = z.enum(['flag', 'environment', 'file', 'page', 'default']);
const series = z.array(z.number());
export const ownerView = z.object({
  house: z.object({
    name: z.string(),
    version: z.string(),
    address: z.string(),
    /** Since when it is open, and when this was looked at. */
    since: z.number(),
    at: z.number(),
    /** How long answers took lately, in milliseconds: the middle one, and 99 in 100 were faster than that. Null: nobody asked yet. */
    middle: z.number().nullable(),
    slow: z.number().nullable(),
  }),
  people: z.object({ online: z.number(), atTables: z.number(), known: z.number() }),
  tables: z.object({ waiting: z.number(), playing: z.number(), over: z.number(), hot: z.number() }),
  /** Share of all cores, from 0 to 1; bytes of memory. */
  load: z.object({ used: z.number(), cores: z.number(), memory: z.number(), memoryAll: z.number() }),
  /** Bots that wait for a thread, tables where one has thought for too long, answers that came too late since the start. */
  bots: z.object({ waiting: z.number(), stuck: z.array(tableId), lapses: z.number() }),
  store: z.object({ kind: z.enum(['sqlite', 'postgres']), bytes: z.number(), free: z.number().nullable(), well: z.boolean() }),
  backups: z.object({
    nightly: z.boolean(),
    hour: z.number(),
    last: z.object({ at: z.number(), bytes: z.number() }).nullable(),
    /** The last fourteen nights, the oldest first: whether there is a backup of that day. */
    nights: z.array(z.boolean()),
  }),
  /** Some of the last ten minutes, the oldest first. */
  lately: z.object({ people: series, tables: series, load: series, bots: series }),
  open: z.array(
    z.object({
      id: tableId,
      name: z.string(),
      game: z.string(),
      rules: z.string(),
      /** This house cannot open it. */
      known: z.boolean(),
      variant: z.string().nullable(),
      status: z.enum(['waiting', 'playing']),
      seats: z.array(z.object({ kind: z.enum(['person', 'bot', 'open']), name: z.string(), present: z.boolean(), person: z.string().nullable() })),
      deciding: z.array(z.number()),
      watchers: z.number(),
      touched: z.number(),
    }),
  ),
  visitors: z.array(z.object({ address: z.string(), person: z.string().nullable(), name: z.string(), seen: z.number(), laid: z.number(), you: z.boolean() })),
  blocks: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['person', 'address', 'quiet']),
      what: z.string(),
      name: z.string(),
      why: z.string(),
      made: z.number(),
      until: z.number().nullable(),
    }),
  ),
  invitations: z.array(z.object({ id: z.string(), note: z.string(), made: z.number(), until: z.number(), used: z.boolean() })),
  editions: z.array(
    z.object({ game: z.string(), newest: z.string(), lines: z.array(z.object({ edition: z.string(), known: z.boolean(), tables: z.number() })) }),
  ),
  troubles: z.array(z.object({ kind: z.string(), words: z.string(), table: z.string(), n: z.number(), first: z.number(), last: z.number() })),
  /** Settings with where each comes from. A secret one has no value, only that it is set. */
  settings: z.array(z.object({ key: z.string(), env: z.string(), value: z.union([z.string(), z.number(), z.null()]), secret: z.boolean(), from: source })),
  own: z.object({ name: z.string(), mayLay: lays, keepFinished: days, keepIdle: days, keepGuests: days, stopped: z.boolean() }),
  /** What environment or file say cannot be changed here. */
  locked: z.array(z.string()),
});
export type OwnerView = z.infer<typeof ownerView>;
