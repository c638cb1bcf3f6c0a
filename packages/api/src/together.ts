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
/** What the owner made of it: nothing to it, no chat for a while, kept out. */
export const reportDecision = z.enum(['nothing', 'quiet', 'out']);
/** GET /api/me/reports: what I reported, and what came of it. */
export const myReports = z.object({
  reports: z.array(z.object({ id: z.string(), name: z.string(), at: z.number(), decided: z.number().nullable(), done: z.boolean() })),
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
      /** What the house knows of whom it is about: who has reported them, how many have muted or blocked them, how many games they have played and how many of these they gave up. */
      knows: z.object({ reporters: z.array(z.string()), shunned: z.number(), games: z.number(), resigned: z.number() }).nullable(),
    }),
  ),
});
/** POST /api/owner/reports: `hours` null: for good. */
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
export type ReportDecision = z.infer<typeof reportDecision>;
