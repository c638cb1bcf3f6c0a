/** What several parts of the public interface are made of: names, keys, moves, options, house rules. */

import { BOTS } from '@pesthouse/kernel';
import * as z from 'zod';
import { list, remark, text, words } from './shapes.ts';

export const level = z.enum(BOTS);

export const options = z.record(text(40), z.union([z.boolean(), z.number(), text(40), list(text(40), 8)]));
export const move = z.looseObject({ verb: text(40) }).catchall(z.union([text(80), z.number(), z.boolean()]));
export const tableId = z.string().regex(/^[a-z0-9]{10,16}$/, 'is not the name of a table');
export const secret = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'is not the key of a seat');
/** Names the decision that a move answers: `12.0`. */
export const at = z.string().regex(/^\d{1,6}\.\d{1,6}$/, 'must look like 12.0');

const few = <T extends z.ZodType>(value: T, most: number) =>
  z.record(text(80), value).refine((x) => Object.keys(x).length <= most, `must not hold more than ${most}`);
/** House rules: an edition with some numbers and rulings turned. Its meaning is what differs; name, note and author are for people. */
export const variant = z.strictObject({
  game: text(40),
  edition: text(20),
  numbers: few(z.number(), 400).default({}),
  switches: few(z.union([z.boolean(), z.number(), text(40)]), 40).default({}),
  name: words(40),
  note: remark(400).default(''),
  author: remark(40).default(''),
});
/** A variant with its id: the same meaning has the same one everywhere. */
export const namedVariant = variant.extend({ id: z.string() });

/** Said instead of a key: the cookie of this connection says who I am. In the frame `watch` it stands in `secret`; calls say it by the header below. */
export const COOKIE = 'cookie';
/** A cookie counts only together with this header, which only the house's own page sends. */
export const PAGE_HEADER = 'x-pesthouse';
