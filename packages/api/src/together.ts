/** People and each other: who asks whom to a table, of whom somebody wants to hear nothing, and what is reported to the owner of the house. */
import * as z from 'zod';
import { tableId } from './basics.ts';
import { person, personId } from './people.ts';
import { list, text } from './shapes.ts';

/** POST /api/tables/:id/invite: by somebody who sits there, while it waits. `reached`: a channel tells them; else they find it in the house. */
export const invite = z.strictObject({ person: personId });
export const inviteSent = z.object({ reached: z.boolean() });

/** GET /api/me/invites: the tables to which I am asked, as long as they wait. */
export const invites = z.object({
  invites: z.array(z.object({ table: tableId, game: z.string(), name: z.string(), by: person, at: z.number(), taken: z.number(), seats: z.number() })),
});
/** POST /api/me/invites: not this one. */
export const declineInvite = z.strictObject({ table: tableId });

/** GET and POST /api/me/shuns. `mute`: their words are hidden from me, and no message tells of them. `block`: nor can they invite me or sit down at a table of which I am the host. They are told nothing. Null: as before. */
export const shun = z.strictObject({ person: personId, how: z.enum(['mute', 'block']).nullable() });
export const shuns = z.object({ shuns: z.array(z.object({ person, how: z.enum(['mute', 'block']) })) });

export const REPORT_REASONS = ['insults', 'spoils', 'cheats', 'other'] as const;
/** POST /api/tables/:id/report: somebody at the table, by their seat or by a line of theirs, and the lines that it is about. What others said between goes along. */
export const report = z
  .strictObject({
    seat: z.number().int().min(0).max(7).optional(),
    lines: list(z.number().int().min(1).max(1_000_000_000), 20),
    reason: z.enum(REPORT_REASONS),
    words: text(400).default(''),
  })
  .refine((x) => x.seat !== undefined || x.lines.length > 0, 'needs a seat or a line');
/** What the owner made of it: nothing to it, a word to whom it is about, no chat for a while, kept out. */
export const reportDecision = z.enum(['nothing', 'word', 'quiet', 'out']);
/** What the owner says to me and I have not read yet: a word, or that I may not write until then (null: for good) and why. Who reported anything is told to nobody. */
export const word = z.object({ id: z.string(), kind: z.enum(['word', 'quiet']), text: z.string(), until: z.number().nullable(), at: z.number() });
/** GET /api/me/words. */
export const wordList = z.object({ words: z.array(word) });
/** POST /api/me/words: I have read it. */
export const wordRead = z.strictObject({ id: text(40) });
/** GET /api/me/reports: what I reported, and what came of it. */
export const myReports = z.object({
  reports: z.array(z.object({ id: z.string(), name: z.string(), at: z.number(), decided: z.number().nullable(), done: z.boolean() })),
});

/** Facts about somebody who was reported. */
const known = z.object({
  /** How many reports there were in all, by whom, and what was made of those before. */
  reports: z.number(),
  reporters: z.array(z.string()),
  before: z.array(z.object({ decision: reportDecision, at: z.number() })),
  /** How many want to hear nothing of them, and how many want nothing to do with them. */
  muted: z.number(),
  blocked: z.number(),
  /** Games that are over, those of the last day, and those that they gave up. */
  games: z.number(),
  lately: z.number(),
  resigned: z.number(),
  /** At this table: what a move of theirs usually takes, in milliseconds, and how often their time ran out. */
  pace: z.number().nullable(),
  overtime: z.number(),
  /** Others who came from the same address lately; null where no address is known. */
  sharing: z.number().nullable(),
  /** Since when the house knows them, and whether they have an account. */
  since: z.number().nullable(),
  member: z.boolean(),
});

/** GET /api/owner/reports: for the owner alone. */
export const ownerReports = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      /** Who reported it. */
      by: person,
      /** Whom it is about; null where nobody knows by now. */
      about: personId.nullable(),
      name: z.string(),
      table: tableId,
      tableName: z.string(),
      lines: z.array(z.object({ name: z.string(), text: z.string(), theirs: z.boolean(), at: z.number().nullable() })),
      reason: z.enum(REPORT_REASONS),
      words: z.string(),
      at: z.number(),
      decision: reportDecision.nullable(),
      decided: z.number().nullable(),
      /** What they read of it, and until when it holds; null: for good, or it does not last. */
      why: z.string(),
      until: z.number().nullable(),
      /** How many entries the record of the table had. */
      entries: z.number(),
      avatar: z.string(),
      /** What the house knows of whom it is about; null where it does not know who that is, or once it is decided. */
      knows: known.nullable(),
    }),
  ),
});
/** POST /api/owner/reports: `hours` null: for good. A word needs a `why`. It settles everything that waits about the same person. */
export const ownerDecides = z.strictObject({
  id: text(40),
  decision: reportDecision,
  hours: z.number().int().min(1).max(8_760).nullable().default(null),
  why: text(200).default(''),
});

export type Invites = z.infer<typeof invites>;
export type Shuns = z.infer<typeof shuns>;
export type Shun = z.infer<typeof shun>;
export type Report = z.input<typeof report>;
export type OwnerReports = z.infer<typeof ownerReports>;
export type Word = z.infer<typeof word>;
export type ReportKnown = z.infer<typeof known>;
export type ReportDecision = z.infer<typeof reportDecision>;
