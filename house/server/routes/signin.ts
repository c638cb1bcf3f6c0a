/** The ways in: a passkey, a link by e-mail, a recovery code. Nobody is told whether an address or an account is known. */

import * as api from '@pesthouse/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type Addresses, standsAt } from '../addresses.ts';
import { Refusal } from '../failure.ts';
import { newPersonId } from '../key.ts';
import { linkLetter } from '../letters.ts';
import type { Limits } from '../limits.ts';
import type { Mail } from '../mail.ts';
import { nameless } from '../naming.ts';
import type { Budgets } from '../owner/budgets.ts';
import { beginUsing, ownerBy, placeOf } from '../passkeys.ts';
import { codeHash, newCode, newRecovery } from '../recovery.ts';
import type { Room } from '../room/room.ts';
import type { Standing } from '../session.ts';
import { isKept, signIn } from '../signing.ts';
import { answers, guestOf, meOf } from './ask.ts';

/** A link works for so long, and so many go to one address in that time. */
const LIVES_MS = 15 * 60_000;
const MOST_LINKS = 3;

const spentLink = (): Refusal => new Refusal(404, 'spent-link', 'This link has been used or is too old. Ask for a new one.');

export interface SignIn extends Standing {
  readonly mail: Mail | null;
  addresses(): Addresses;
}

export const signInRoutes =
  (room: Room, limits: Limits, budgets: Budgets, { publicUrl, basePath, mail, addresses }: SignIn): FastifyPluginAsyncZod =>
  async (app) => {
    const { tables } = room;
    const standing = { publicUrl, basePath };
    const { store } = tables;
    const tags = ['account'];
    const config = { rateLimit: { max: limits.signIns, timeWindow: '1 minute' } };

    const houseAt = (host: string): string =>
      publicUrl ??
      standsAt(
        addresses().addresses.map((x) => x.url),
        host,
      );

    app.get('/api/signin', { schema: { tags, summary: 'Which ways in this house has', response: answers(api.waysIn) } }, async () => ({ mail: mail !== null }));

    app.post(
      '/api/signin/passkey/begin',
      { config, schema: { tags, summary: 'What a browser needs to ask for a passkey', response: answers(api.passkeyOptions, 403, 409, 429) } },
      async (request) => ({ ...(await beginUsing(store, placeOf(request, publicUrl))) }),
    );
    app.post(
      '/api/signin/passkey',
      { config, schema: { tags, summary: 'Sign in by a passkey', body: api.passkeyUsed, response: answers(api.signedIn, 400, 403, 404, 409, 429) } },
      async (request, reply) => {
        const whose = await ownerBy(store, placeOf(request, publicUrl), request.body);
        return { ...(await signIn(room, whose, request, reply, standing)), recovery: null };
      },
    );

    app.post(
      '/api/signin/mail',
      {
        config,
        schema: {
          tags,
          summary: 'A link to sign in by, sent to an address. The answer is the same whether the address is known or not',
          body: api.mailWanted,
          response: answers(api.mailSent, 400, 401, 403, 409, 429),
        },
      },
      async (request) => {
        if (mail === null) throw new Refusal(409, 'no-mail-server', 'This house sends no e-mail. Use a passkey or a recovery code.');
        const { mail: to, language, add } = request.body;
        const person = add ? (await meOf(tables, request)).person : null;
        budgets.spend(request.ip, 'mails');
        const code = newCode();
        const now = Date.now();
        // Whose address it is, is looked up when the link comes back: until then known and unknown ones are the same.
        if (!(await store.issueLink(codeHash(code), { mail: to, person, until: now + LIVES_MS }, MOST_LINKS, now - LIVES_MS)))
          throw new Refusal(429, 'many-links', 'Several links have gone to this address already. Look in your mail, or try again in a quarter of an hour.');
        mail
          .send(linkLetter(to, `${houseAt(request.host)}/signin#${code}`, language, add))
          .catch((e: unknown) => request.log.error({ err: e }, 'a sign-in link could not be sent'));
        return { sent: true } as const;
      },
    );
    app.post(
      '/api/signin/mail/look',
      {
        config,
        schema: {
          tags,
          summary: 'To which address a link was sent; it still works afterwards',
          body: api.mailCode,
          response: answers(api.mailLooked, 400, 404, 429),
        },
      },
      async (request) => {
        const link = await store.link(codeHash(request.body.code));
        if (link === null) throw spentLink();
        return { mail: link.mail, add: link.person !== null };
      },
    );
    app.post(
      '/api/signin/mail/take',
      {
        config,
        schema: {
          tags,
          summary: 'Sign in by a link from a letter; it works once',
          body: api.mailCode,
          response: answers(api.signedIn, 400, 401, 403, 404, 409, 429),
        },
      },
      async (request, reply) => {
        const hash = codeHash(request.body.code);
        const link = await store.link(hash);
        if (link === null) throw spentLink();
        const before = await guestOf(tables, request);
        if (link.person !== null && before?.person !== link.person)
          throw new Refusal(409, 'other-browser', 'Open this link in the browser in which you are signed in: it adds the address to that account.');
        if ((await store.takeLink(hash)) === null) throw spentLink();
        const owner = await store.personByMail(link.mail);
        if (link.person !== null) {
          if (owner !== link.person && !(await store.addMail(link.mail, link.person)))
            throw new Refusal(409, 'taken-mail', 'This address already opens another account.');
          return { ...(await signIn(room, link.person, request, reply, standing)), recovery: null };
        }
        if (owner !== null) return { ...(await signIn(room, owner, request, reply, standing)), recovery: null };
        // A new account: that of the guest who opens the link, or of somebody new. An account that is open here stays as it is.
        const guest = before !== null && !(await isKept(store, before.person)) ? before.person : null;
        const person = guest ?? (await store.welcome({ person: newPersonId(), name: nameless(request.headers['accept-language']), avatar: '' })).person;
        if (!(await store.addMail(link.mail, person))) throw spentLink();
        return { ...(await signIn(room, person, request, reply, standing)), recovery: null };
      },
    );

    app.post(
      '/api/signin/recovery',
      {
        config,
        schema: {
          tags,
          summary: 'Sign in by a recovery code; it works once, and the next one is in the answer',
          body: api.recoveryUsed,
          response: answers(api.signedIn, 400, 404, 429),
        },
      },
      async (request, reply) => {
        const person = await store.takeRecovery(codeHash(request.body.code));
        if (person === null) throw new Refusal(404, 'wrong-code', 'This recovery code opens nothing. Check every letter; each code works only once.');
        const recovery = await newRecovery(store, person);
        return { ...(await signIn(room, person, request, reply, standing)), recovery };
      },
    );
  };
