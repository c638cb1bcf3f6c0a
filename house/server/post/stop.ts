/** The link that stops messages with one press: signed by the house, so that it works for whoever got the message, signed in or not. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, channel: string): string =>
  createHmac('sha256', Buffer.from(secret, 'base64url')).update(`stop ${channel}`).digest('base64url').slice(0, 22);

/** Without a dot: what ends like the name of a file is no page of the house. The name of a channel has no hyphen. */
export const stopToken = (secret: string, channel: string): string => `${channel}-${sign(secret, channel)}`;

/** The channel that a token stops; null where the house has not signed it. */
export const channelIn = (secret: string, token: string): string | null => {
  const cut = token.indexOf('-');
  const [channel, given] = [token.slice(0, Math.max(0, cut)), token.slice(cut + 1)];
  const [a, b] = [Buffer.from(sign(secret, channel)), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b) ? channel : null;
};
