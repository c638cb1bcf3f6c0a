/** Accounts as the public interface knows them: the cookie of the page, the ways in, devices, what is kept for all of them, and leaving. */
import * as z from 'zod';
import { person, personId } from './people.ts';
import { list, text, words } from './shapes.ts';

/** A device on which somebody is known. */
export const device = z.object({
  id: z.string(),
  /** `session`: the page, by its cookie. `key`: a bot, or a browser that sends its key along. */
  kind: z.enum(['session', 'key']),
  /** What it said of itself: browser and system. May be empty. */
  name: z.string(),
  made: z.number(),
  used: z.number(),
  /** The one that asks. */
  here: z.boolean(),
});

const passkeyInfo = z.object({
  id: z.string(),
  name: z.string(),
  made: z.number(),
  used: z.number(),
  /** The address for which it was made. */ place: z.string(),
});

/** GET /api/account */
export const account = z.object({
  me: person,
  /** There is a way in besides this browser. */
  kept: z.boolean(),
  passkeys: z.array(passkeyInfo),
  mails: z.array(z.string()),
  /** A recovery code has been made and not been used. */
  recovery: z.boolean(),
  devices: z.array(device),
});

/** GET /api/signin: which ways this house has. */
export const waysIn = z.object({
  /** Sign-in links by e-mail. */
  mail: z.boolean(),
});

/** What has come along from the guest that this browser was. */
export const joined = z.object({ tables: z.number(), results: z.number() });
/** Somebody is signed in from here on, by a cookie. */
export const signedIn = z.object({
  me: person,
  joined,
  /** A new recovery code: shown once. */
  recovery: z.string().nullable(),
});

/** What the browser's own part of a passkey says, as far as the house reads it. */
const spoken = { id: text(2_000), rawId: text(2_000), type: z.literal('public-key') };
const made = z.looseObject({ clientDataJSON: text(8_000), attestationObject: text(40_000), transports: list(text(20), 10).optional() });
const used = z.looseObject({ clientDataJSON: text(8_000), authenticatorData: text(8_000), signature: text(8_000), userHandle: text(200).optional() });
/** Options for the browser's own part: handed on as they are. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
/** The same as the page reads them before it hands them to the browser. */
const credential = z.literal('public-key');
const wanted = z.literal('required');
export const madeOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: credential })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: credential })),
  authenticatorSelection: z.object({ residentKey: wanted, userVerification: wanted, requireResidentKey: z.literal(true) }),
  attestation: z.literal('none'),
});
export const askedOptions = z.object({ challenge: z.string(), rpId: z.string(), timeout: z.number(), userVerification: wanted });
export const passkeyNew = z.strictObject({ name: words(40), answer: z.looseObject({ ...spoken, response: made }) });
export const passkeyMade = z.object({ account, recovery: z.string().nullable() });
export const passkeyUsed = z.strictObject({ answer: z.looseObject({ ...spoken, response: used }) });
export const passkeyName = z.strictObject({ id: text(2_000), name: words(40) });
export const passkeyGone = z.strictObject({ id: text(2_000) });

const mailAddress = text(254)
  .transform((x) => x.trim().toLowerCase())
  .pipe(z.string().regex(/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,}$/, 'is not an e-mail address'));
/** POST /api/signin/mail. The answer is the same whether the address is known or not. `add`: it becomes another way into the account that asks. */
export const mailWanted = z.strictObject({ mail: mailAddress, language: z.enum(['en', 'de']).default('en'), add: z.boolean().default(false) });
export const mailSent = z.object({ sent: z.literal(true) });
export const mailCode = z.strictObject({ code: text(80) });
export const mailLooked = z.object({ mail: z.string(), add: z.boolean() });
export const mailGone = z.strictObject({ mail: mailAddress });

export const recoveryUsed = z.strictObject({ code: text(80) });
export const recoveryMade = z.object({ recovery: z.string() });

/** POST /api/account/devices/end: one of them, or all but the one that asks. */
export const devicesEnd = z.union([z.strictObject({ id: text(64) }), z.strictObject({ others: z.literal(true) })]);

/** Settings that are the same on all devices of a person. */
export const keptSettings = z.strictObject({
  language: text(20).optional(),
  theme: text(20).optional(),
  speed: text(20).optional(),
  motion: text(20).optional(),
  confirmMoves: z.boolean().optional(),
  passOver: text(20).optional(),
  mark: z.number().int().min(0).max(5).optional(),
});
/** A result of a game that was played alone in a browser. */
export const keptResult = z.object({
  table: text(64),
  local: z.boolean(),
  game: text(40),
  variant: z.object({ id: text(80), name: text(80) }).optional(),
  when: z.number(),
  score: z.number(),
  verdict: text(400),
});
/** POST /api/account/kept: what this browser has. Settings that are named replace those before, results are added. The answer is all of it. */
export const keepWanted = z.strictObject({ settings: keptSettings.default({}), results: list(keptResult, 200).default([]) });
export const keptAll = z.object({ settings: keptSettings, results: z.array(keptResult) });

/** POST /api/account/claim: seats of this browser that are known by their key alone become mine. */
export const claimWanted = z.strictObject({ seats: list(z.strictObject({ table: text(40), secret: text(100) }), 100) });
export const claimed = z.object({ seats: z.array(z.object({ table: z.string(), seat: z.number(), secret: z.string() })) });

/** GET /api/account/export: one document with everything. */
export const personExported = z.looseObject({ about: z.string(), made: z.number() });

/** POST /api/account/delete */
export const deleteWanted = z.strictObject({ person: personId });
export const gone = z.object({ gone: z.literal(true) });

export type Account = z.infer<typeof account>;
export type Device = z.infer<typeof device>;
export type SignedIn = z.infer<typeof signedIn>;
export type KeptSettings = z.infer<typeof keptSettings>;
export type KeptAll = z.infer<typeof keptAll>;
