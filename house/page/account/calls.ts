/** What the page asks the house about my account. */

import * as api from '@pesthouse/api';
import { COOKIE } from '@pesthouse/api';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type * as z from 'zod';
import { keys, keysOf, remember } from '../keyring.ts';
import { ask } from '../link/house.ts';
import { followKept, joinKept } from '../link/keeping.ts';
import { keepAccount } from '../marks.ts';
import { keepKey, myKey } from '../mykey.ts';
import { settings, useSettings } from '../prefs/store.ts';
import { language } from '../text/language.ts';

/** By whom this browser is known so far: a guest comes along. */
const me = (): string => myKey() ?? COOKIE;
export const post = <T extends z.ZodType>(shape: T, path: string, body: object = {}): Promise<z.output<T>> =>
  ask(shape, path, { body, secret: me(), keeps: true });

/** Passkeys exist under a name, over https or on this very machine. */
export const hasPasskeys = (): boolean => {
  const { hostname, protocol } = location;
  const number = /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return window.PublicKeyCredential !== undefined && !number && (protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost'));
};

/** Seats that this browser has by their keys alone become the person's, and so are on all devices. */
const claim = async (): Promise<number> => {
  const held = keys()
    .filter((x) => keysOf(x.table).length === 1)
    .map(({ table, secret }) => ({ table, secret }));
  if (held.length === 0) return 0;
  const { seats } = await ask(api.claimed, '/api/account/claim', { body: { seats: held }, secret: COOKIE });
  for (const x of seats) {
    const old = keys().find((y) => y.table === x.table);
    if (old !== undefined) remember({ ...old, ...x });
  }
  return seats.length;
};

/** This browser is signed in: it is told to everything that wants to know. */
export const arrived = async (said: api.SignedIn): Promise<api.SignedIn> => {
  keepKey(COOKIE);
  keepAccount(said.me.person);
  const { name, avatar } = said.me;
  if (settings().name !== name || settings().avatar !== avatar) useSettings.getState().set({ name, avatar });
  const more = await claim().catch(() => 0);
  await joinKept().catch(() => undefined);
  followKept();
  return { ...said, joined: { ...said.joined, tables: said.joined.tables + more } };
};

export const signInByPasskey = async (): Promise<api.SignedIn> => {
  const optionsJSON = await ask(api.passkeyOptions, '/api/signin/passkey/begin', { body: {}, secret: me() });
  const answer = await startAuthentication({ optionsJSON: api.askedOptions.parse(optionsJSON) });
  return arrived(await post(api.signedIn, '/api/signin/passkey', { answer }));
};
export const makePasskey = async (name: string): Promise<z.output<typeof api.passkeyMade>> => {
  const optionsJSON = await ask(api.passkeyOptions, '/api/account/passkeys/begin', { body: {}, secret: me() });
  const answer = await startRegistration({ optionsJSON: api.madeOptions.parse(optionsJSON) });
  return post(api.passkeyMade, '/api/account/passkeys', { name, answer });
};
export const sendLink = (mail: string, add: boolean) => post(api.mailSent, '/api/signin/mail', { mail, add, language: language === 'de' ? 'de' : 'en' });

/** Somebody did not want to, or has none: the browser does not tell which. */
export const notWanted = (e: unknown): boolean => e instanceof Error && (e.name === 'NotAllowedError' || e.name === 'AbortError');
