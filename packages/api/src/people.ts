/** People as the public interface knows them: who somebody is, the key by which a browser proves it, and the code that carries them to another one. */
import * as z from 'zod';
import { secret, tableId } from './basics.ts';
import { text, words } from './shapes.ts';

/** Made by the browser from 32 random bytes, written as base64url. It is sent as `Authorization: Bearer me_…`, and the house keeps only its hash. */
export const personKey = z.string().regex(/^me_[A-Za-z0-9_-]{43}$/, 'is not the key of a person');
/** Everybody may know it; it opens nothing. */
export const personId = z.string().regex(/^[a-z0-9]{16}$/, 'is not the name of a person');
/** Which picture somebody has chosen: the page knows them by name. Empty: none. */
export const avatar = text(24).regex(/^[a-z0-9-]*$/, 'is not the name of a picture');

export const person = z.object({ person: personId, name: z.string(), avatar: z.string() });

/** POST /api/me: who I am, said for the first time or anew. Every table where I sit shows it at once. */
export const introduce = z.strictObject({ name: words(24), avatar: avatar.default('') });
/** POST /api/me/key: from now on this key is mine; the one by which I ask dies. */
export const rekey = z.strictObject({ key: personKey });

/** POST /api/carry: a code for another browser. Without `table` it carries me, with it only my seat there. A new code replaces the one before. */
export const carry = z.strictObject({ table: tableId.optional() });
export const carried = z.object({
  /** Works once, and until `until` (milliseconds since 1970). */
  code: z.string(),
  until: z.number(),
  /** The page that takes it in: put it after an address of GET /api/house. */
  path: z.string(),
});
/** POST /api/arrive, by the key of the browser that arrives. A code that carries a person wants a key that the house does not know yet: it becomes theirs.
 *  A code that carries a seat gives that seat to whoever arrives, and its old keys die. */
export const arrive = z.strictObject({ code: text(80) });
export const arrived = z.object({
  me: person,
  /** The seat that was carried, where it was only one. */
  seat: z.object({ table: tableId, seat: z.number(), secret }).nullable(),
});

export type Person = z.infer<typeof person>;
export type Carried = z.infer<typeof carried>;
export type Arrived = z.infer<typeof arrived>;
