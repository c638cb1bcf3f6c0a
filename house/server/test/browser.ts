/** A browser under test: keeps the cookie that the house sets, and speaks as the page does. */

import * as api from '@pesthouse/api';
import * as account from '@pesthouse/api';
import { expect } from 'vitest';
import type * as z from 'zod';
import { type Authenticator, openAuthenticator } from './authenticator.ts';
import { type Answer, type Ear, socket } from './guest.ts';

export interface Browser {
  readonly house: string;
  /** Where the page stands, by a name under which there are passkeys. */
  readonly origin: string;
  readonly authenticator: Authenticator;
  /** The cookie as it is sent; empty where there is none. */
  cookie(): string;
  /** What the last cookie was set with. */
  set(): string;
  send(path: string, body?: unknown, headers?: { readonly [name: string]: string }): Promise<Answer>;
  ask<T extends z.ZodType>(shape: T, path: string, body?: unknown): Promise<z.output<T>>;
  watch(table: string): Promise<Ear>;
}

const UA = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const openBrowser = (house: string, agent = UA): Browser => {
  let jar = '';
  let set = '';
  const origin = house.replace('127.0.0.1', 'localhost');
  const at = house.replace('127.0.0.1', 'localhost');
  const send: Browser['send'] = async (path, body, headers = {}) => {
    const said = await fetch(at + path, {
      headers: {
        'user-agent': agent,
        ...(body === undefined ? {} : { 'content-type': 'application/json', origin }),
        ...(headers.authorization === undefined ? { [api.PAGE_HEADER]: 'page' } : {}),
        ...(jar === '' ? {} : { cookie: jar }),
        ...headers,
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    for (const x of said.headers.getSetCookie()) {
      set = x;
      const [pair = ''] = x.split(';');
      jar = pair.endsWith('=') ? '' : pair;
    }
    const text = await said.text();
    return { status: said.status, text, body: JSON.parse(text === '' ? 'null' : text) };
  };
  return {
    house,
    origin,
    authenticator: openAuthenticator(),
    cookie: () => jar,
    set: () => set,
    send,
    async ask(shape, path, body) {
      const said = await send(path, body);
      if (said.status !== 200) throw new Error(`${path}: ${said.status} ${said.text}`);
      return shape.parse(said.body);
    },
    async watch(table) {
      const ear = await socket(at, undefined, { origin, ...(jar === '' ? {} : { cookie: jar }) });
      ear.send({ type: 'watch', table, secret: api.COOKIE });
      await ear.until((x) => x.length > 0);
      return ear;
    },
  };
};

/** A guest says who they are, by a key that this browser made, and is known by a cookie from then on. */
export const guest = async (house: string, name: string): Promise<{ readonly browser: Browser; readonly me: api.Person; readonly key: string }> => {
  const browser = openBrowser(house);
  const key = `me_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')}`;
  const authorization = `Bearer ${key}`;
  const me = api.person.parse((await browser.send('/api/me', { name, avatar: 'rat' }, { authorization })).body);
  const moved = await browser.send('/api/session', {}, { authorization });
  expect(moved.status).toBe(200);
  return { browser, me, key };
};

/** Makes a passkey; gives the recovery code where it was the first. */
export const makePasskey = async (x: Browser, name: string): Promise<z.output<typeof account.passkeyMade>> => {
  const options = await x.ask(account.passkeyOptions, '/api/account/passkeys/begin', {});
  return x.ask(account.passkeyMade, '/api/account/passkeys', { name, answer: x.authenticator.make(options, x.origin) });
};
/** Signs in with the passkey of another browser's authenticator: it was carried along. */
export const signInWith = async (x: Browser, by: Authenticator, which = 0): Promise<z.output<typeof account.signedIn>> => {
  const options = await x.ask(account.passkeyOptions, '/api/signin/passkey/begin', {});
  return x.ask(account.signedIn, '/api/signin/passkey', { answer: by.use(options, x.origin, which) });
};
