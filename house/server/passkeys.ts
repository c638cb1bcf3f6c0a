/** Passkeys: made for the address at which the page stands, named by their person, and used to come in without saying a name first. */
import { isIP } from 'node:net';
import type { Person, passkeyNew, passkeyUsed } from '@pesthouse/api';
import { generateAuthenticationOptions, generateRegistrationOptions, verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { Refusal } from './failure.ts';
import type { Store } from './store/store.ts';

const LIVES_MS = 5 * 60_000;
const HOUSE = 'Pesthouse';
const MOST = 20;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Where the page stands: a passkey is bound to it. */
export interface Place {
  readonly origin: string;
  readonly name: string;
}

const noPlace = (): Refusal =>
  new Refusal(409, 'no-passkeys', 'There are no passkeys at this address: browsers want https for them, or the name localhost. Use another way in.');
const failed = (): Refusal => new Refusal(403, 'wrong-passkey', 'This passkey does not open anything here.');

/** Passkeys exist only under a name, and only over an encrypted line or on this very machine. The guard has seen that the origin is ours. */
export const placeOf = (request: FastifyRequest, publicUrl: string | null): Place => {
  const said = request.headers.origin ?? publicUrl ?? `${request.protocol}://${request.host}`;
  const at = URL.canParse(said) ? new URL(said) : null;
  if (at === null || isIP(at.hostname.replace(/^\[|\]$/g, '')) !== 0) throw noPlace();
  if (at.protocol !== 'https:' && at.hostname !== 'localhost' && !at.hostname.endsWith('.localhost')) throw noPlace();
  return { origin: at.origin, name: at.hostname };
};

const transportsOf = (said: readonly string[] | undefined) => TRANSPORTS.filter((x) => said?.includes(x) === true);

/** What the browser needs to make one. */
export const beginMaking = async (store: Store, me: Person, place: Place) => {
  const known = await store.passkeysOf(me.person);
  if (known.length >= MOST) throw new Refusal(409, 'many-passkeys', `You have ${MOST} passkeys already. Remove one first.`);
  const options = await generateRegistrationOptions({
    rpName: HOUSE,
    rpID: place.name,
    userName: me.name,
    userDisplayName: me.name,
    userID: new TextEncoder().encode(me.person),
    attestationType: 'none',
    excludeCredentials: known.filter((x) => x.place === place.name).map((x) => ({ id: x.id, transports: transportsOf(x.transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await store.putChallenge(options.challenge, me.person, Date.now() + LIVES_MS);
  return options;
};

/** The challenge that the answer names, if it was put for this person and not answered yet. */
const taken =
  (store: Store, person: string | null) =>
  async (challenge: string): Promise<boolean> => {
    const put = await store.takeChallenge(challenge);
    return put !== null && put.person === person;
  };

/** Whatever is wrong with an answer is told in one sentence. */
const verified = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch {
    throw failed();
  }
};

export const makePasskey = async (store: Store, me: Person, place: Place, { name, answer }: z.output<typeof passkeyNew>): Promise<void> => {
  const { transports, clientDataJSON, attestationObject } = answer.response;
  const { registrationInfo: made } = await verified(() =>
    verifyRegistrationResponse({
      response: { id: answer.id, rawId: answer.rawId, type: answer.type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: taken(store, me.person),
      expectedOrigin: place.origin,
      expectedRPID: place.name,
    }),
  );
  if (made === undefined) throw failed();
  const now = Date.now();
  const { id, publicKey, counter } = made.credential;
  const key = Buffer.from(publicKey).toString('base64url');
  if (!(await store.addPasskey({ id, person: me.person, name, key, counter, transports: transportsOf(transports), place: place.name, made: now, used: now })))
    throw new Refusal(409, 'known-passkey', 'This passkey is in use already.');
};

/** What the browser needs to ask for one, whoever's it is. */
export const beginUsing = async (store: Store, place: Place) => {
  const options = await generateAuthenticationOptions({ rpID: place.name, userVerification: 'required' });
  await store.putChallenge(options.challenge, null, Date.now() + LIVES_MS);
  return options;
};

/** Whose passkey it is. */
export const ownerBy = async (store: Store, place: Place, { answer }: z.output<typeof passkeyUsed>): Promise<string> => {
  const known = await store.passkey(answer.id);
  if (known === null) throw failed();
  const { clientDataJSON, authenticatorData, signature } = answer.response;
  const { authenticationInfo: said } = await verified(async () => {
    const done = await verifyAuthenticationResponse({
      response: {
        id: answer.id,
        rawId: answer.rawId,
        type: answer.type,
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: taken(store, null),
      expectedOrigin: place.origin,
      expectedRPID: place.name,
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.key, 'base64url')),
        counter: known.counter,
        transports: transportsOf(known.transports),
      },
    });
    if (!done.verified) throw failed();
    return done;
  });
  if (!(await store.usedPasskey(known.id, said.newCounter, Date.now()))) throw failed();
  return known.person;
};
