/** My account: the cookie of this browser, devices, passkeys, addresses, what is kept for all devices, my data, and leaving. */

import * as api from '@pesthouse/api';
import { type Person, person } from '@pesthouse/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { claimSeats } from '../claiming.ts';
import { deleteAccount } from '../departing.ts';
import { endDevices } from '../devices.ts';
import { exportOf } from '../exporting.ts';
import { Refusal } from '../failure.ts';
import { keepAll, keptOf } from '../keeping.ts';
import { hashOf } from '../key.ts';
import type { Limits } from '../limits.ts';
import { beginMaking, makePasskey, placeOf } from '../passkeys.ts';
import { newRecovery } from '../recovery.ts';
import type { Room } from '../room/room.ts';
import { clearCookie, cookieOf, fromPage, type Standing, setCookie } from '../session.ts';
import { accountOf, isKept, openSession } from '../signing.ts';
import { answers, keyOf, meOf, ownKeyOf } from './ask.ts';

const lastWay = (): Refusal => new Refusal(409, 'last-way', 'This is your last way in. Add another one first, or nobody could ever open your account again.');

export const accountRoutes =
  (room: Room, limits: Limits, standing: Standing): FastifyPluginAsyncZod =>
  async (app) => {
    const { tables } = room;
    const { publicUrl } = standing;
    const { store } = tables;
    const tags = ['account'];
    const config = { rateLimit: { max: limits.tables, timeWindow: '1 minute' } };
    const hereOf = (request: FastifyRequest): string => hashOf(ownKeyOf(request));
    const mine = (me: Person, request: FastifyRequest) => accountOf(store, me, hereOf(request));
    /** Only whoever has an account has something to keep for other devices. */
    const keeper = async (request: FastifyRequest): Promise<Person> => {
      const me = await meOf(tables, request);
      if (!(await isKept(store, me.person))) throw new Refusal(409, 'guest', 'You are a guest in this browser. Sign in first.');
      return me;
    };

    app.post(
      '/api/session',
      {
        config,
        schema: { tags, summary: 'Be known by a cookie in this browser, instead of the key that I ask with', response: answers(person, 401, 403, 429) },
      },
      async (request, reply) => {
        const me = await meOf(tables, request);
        const cookie = cookieOf(request);
        // A browser that has one already keeps it for longer.
        if (request.headers.authorization === undefined && fromPage(request) && cookie !== undefined) setCookie(request, reply, cookie, standing);
        else await openSession(store, me.person, hashOf(ownKeyOf(request)), request, reply, standing);
        return me;
      },
    );
    app.get('/api/account', { schema: { tags, summary: 'Who I am, my ways in and my devices', response: answers(api.account, 401, 403) } }, async (request) =>
      mine(await meOf(tables, request), request),
    );
    app.post(
      '/api/account/out',
      { config, schema: { tags, summary: 'Sign this browser out', response: answers(api.gone, 401, 403, 429) } },
      async (request, reply: FastifyReply) => {
        const me = await meOf(tables, request);
        // A guest has no way back: for them this is leaving for good, and asked as such.
        if (!(await isKept(store, me.person))) throw new Refusal(409, 'guest', 'You are a guest in this browser. Sign in first.');
        await endDevices(tables, me, hereOf(request), 'here');
        clearCookie(request, reply, standing);
        return { gone: true } as const;
      },
    );
    app.post(
      '/api/account/devices/end',
      {
        config,
        schema: { tags, summary: 'Sign out one device, or all others', body: api.devicesEnd, response: answers(api.account, 400, 401, 403, 404, 429) },
      },
      async (request) => {
        const me = await meOf(tables, request);
        await endDevices(tables, me, hereOf(request), 'id' in request.body ? request.body : 'others');
        return mine(me, request);
      },
    );

    app.post(
      '/api/account/passkeys/begin',
      { config, schema: { tags, summary: 'What a browser needs to make a passkey', response: answers(api.passkeyOptions, 401, 403, 409, 429) } },
      async (request) => ({ ...(await beginMaking(store, await meOf(tables, request), placeOf(request, publicUrl))) }),
    );
    app.post(
      '/api/account/passkeys',
      {
        config,
        schema: {
          tags,
          summary: 'A passkey that was made. With the first one comes a recovery code, told once',
          body: api.passkeyNew,
          response: answers(api.passkeyMade, 400, 401, 403, 409, 429),
        },
      },
      async (request) => {
        const me = await meOf(tables, request);
        await makePasskey(store, me, placeOf(request, publicUrl), request.body);
        const recovery = (await store.hasRecovery(me.person)) ? null : await newRecovery(store, me.person);
        return { account: await mine(me, request), recovery };
      },
    );
    app.post(
      '/api/account/passkeys/name',
      { config, schema: { tags, summary: 'Call a passkey something else', body: api.passkeyName, response: answers(api.account, 400, 401, 403, 404, 429) } },
      async (request) => {
        const me = await meOf(tables, request);
        if (!(await store.namePasskey(me.person, request.body.id, request.body.name))) throw new Refusal(404, 'no-passkey', 'You have no such passkey.');
        return mine(me, request);
      },
    );
    app.post(
      '/api/account/passkeys/remove',
      {
        config,
        schema: { tags, summary: 'A passkey opens nothing any more', body: api.passkeyGone, response: answers(api.account, 400, 401, 403, 404, 409, 429) },
      },
      async (request) => {
        const me = await meOf(tables, request);
        if (!(await store.removePasskey(me.person, request.body.id))) {
          if ((await store.passkeysOf(me.person)).some((x) => x.id === request.body.id)) throw lastWay();
          throw new Refusal(404, 'no-passkey', 'You have no such passkey.');
        }
        return mine(me, request);
      },
    );
    app.post(
      '/api/account/mails/remove',
      {
        config,
        schema: { tags, summary: 'An e-mail address is no way in any more', body: api.mailGone, response: answers(api.account, 400, 401, 403, 404, 409, 429) },
      },
      async (request) => {
        const me = await meOf(tables, request);
        if (!(await store.removeMail(me.person, request.body.mail))) {
          if ((await store.mailsOf(me.person)).includes(request.body.mail)) throw lastWay();
          throw new Refusal(404, 'no-mail', 'This address is not one of yours.');
        }
        return mine(me, request);
      },
    );
    app.post(
      '/api/account/recovery',
      { config, schema: { tags, summary: 'A new recovery code, told once; the one before is dead', response: answers(api.recoveryMade, 401, 403, 409, 429) } },
      async (request) => ({ recovery: await newRecovery(store, (await keeper(request)).person) }),
    );

    app.get(
      '/api/account/kept',
      { schema: { tags, summary: 'Settings and results that I have on all devices', response: answers(api.keptAll, 401, 403, 409) } },
      async (request) => keptOf(store, (await keeper(request)).person),
    );
    app.post(
      '/api/account/kept',
      {
        config,
        schema: {
          tags,
          summary: 'Keep settings and results of this browser for all devices',
          body: api.keepWanted,
          response: answers(api.keptAll, 400, 401, 403, 409, 429),
        },
      },
      async (request) => keepAll(store, (await keeper(request)).person, request.body),
    );
    app.post(
      '/api/account/claim',
      {
        config,
        schema: {
          tags,
          summary: 'Seats that I have by their keys alone become mine',
          body: api.claimWanted,
          response: answers(api.claimed, 400, 401, 403, 429),
        },
      },
      async (request) => ({ seats: await claimSeats(room, await meOf(tables, request), request.body.seats) }),
    );
    app.get(
      '/api/account/export',
      { config, schema: { tags, summary: 'Everything that this house keeps of me', response: answers(api.personExported, 401, 403, 429) } },
      async (request) => exportOf(tables, await meOf(tables, request), keyOf(request)),
    );
    app.post(
      '/api/account/delete',
      { config, schema: { tags, summary: 'Everything about me is deleted', body: api.deleteWanted, response: answers(api.gone, 400, 401, 403, 409, 429) } },
      async (request, reply) => {
        const me = await meOf(tables, request);
        // Named once more by whoever asks: a page that is behind deletes nobody else.
        if (request.body.person !== me.person) throw new Refusal(409, 'somebody-else', 'Somebody else is signed in here by now. Load the page again.');
        await deleteAccount(room, me);
        clearCookie(request, reply, standing);
        return { gone: true } as const;
      },
    );
  };
