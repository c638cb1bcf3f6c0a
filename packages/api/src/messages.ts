/** Messages to somebody who is elsewhere, as the public interface knows them: what they want to hear, where, and when. */

import { LANGUAGES } from '@pesthouse/kernel';
import * as z from 'zod';
import { text } from './shapes.ts';

/** What somebody may be told: it is their turn, a game has begun, a request waits for their answer, somebody named them in the chat, they are invited. */
export const MESSAGES = ['turn', 'start', 'ask', 'talk', 'invitation'] as const;
export const messageKind = z.enum(MESSAGES);

/** Minutes since midnight, on the clock of the person. */
const minute = z.int().min(0).max(1439);

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

export const messageWishes = z.strictObject({
  what: z.strictObject({ turn: z.boolean(), start: z.boolean(), ask: z.boolean(), talk: z.boolean(), invitation: z.boolean() }),
  quiet: z.strictObject({ on: z.boolean(), from: minute, to: minute }),
  /** In quiet hours too, where less than an hour is left for the turn. */
  wake: z.boolean(),
  /** When the one message for all tables comes, where that is wanted. */
  daily: minute,
  zone: text(64).refine(isZone, 'is not the name of a time zone'),
  language: z.enum(LANGUAGES),
});

export const channelKind = z.enum(['push', 'mail', 'hook']);
export const channel = z.object({
  id: z.string(),
  kind: channelKind,
  /** The device, the mail address, or the host of the chat. */
  name: z.string(),
  /** By which a device knows itself: the beginning of the hash of where its messages go. */
  mark: z.string(),
  on: z.boolean(),
  /** One message a day for all tables, instead of single ones. */
  daily: z.boolean(),
  /** When the last one arrived. */
  arrived: z.number().nullable(),
  /** When sending last failed, if nothing has arrived since, and what the other side answered. */
  failed: z.number().nullable(),
  code: z.string().nullable(),
});

export const messages = z.object({
  wishes: messageWishes,
  channels: z.array(channel),
  /** The key by which this house signs its push messages. */
  pushKey: z.string(),
  /** Whether the house can send mail, and to which address of mine. */
  mail: z.object({ can: z.boolean(), address: z.string().nullable() }),
});

/** POST /api/me/messages/channels: another way to reach me. Mail goes to the address of my account. */
export const newChannel = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('push'),
    name: text(60),
    subscription: z.object({ endpoint: text(1000), keys: z.object({ p256dh: text(200), auth: text(60) }) }),
  }),
  z.strictObject({ kind: z.literal('mail') }),
  z.strictObject({ kind: z.literal('hook'), url: text(1000) }),
]);
/** POST /api/me/messages/channels/{channel}: how it is used. `gone`: it is forgotten. */
export const setChannel = z.strictObject({ on: z.boolean().optional(), daily: z.boolean().optional(), gone: z.literal(true).optional() });
export const channelParams = z.object({ channel: text(40) });
/** What became of a test message. */
export const tried = z.object({ arrived: z.boolean(), code: z.string().nullable(), messages });

/** POST /api/messages/stop/{token}: by the link that is in every message; whoever has it need not be signed in. */
export const stopParams = z.object({ token: text(120) });
export const stopped = z.object({ kind: channelKind, name: z.string(), on: z.boolean() });

export type MessageKind = z.infer<typeof messageKind>;
export type MessageWishes = z.infer<typeof messageWishes>;
export type ChannelKind = z.infer<typeof channelKind>;
export type Channel = z.infer<typeof channel>;
export type Messages = z.infer<typeof messages>;
export type NewChannel = z.infer<typeof newChannel>;
