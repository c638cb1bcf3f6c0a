/** The owner's room, by calls. To anybody without the owner's key there is nothing here. */

import * as api from '@pesthouse/api';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Addresses } from '../addresses.ts';
import { noPerson, Refusal } from '../failure.ts';
import { hashOf, newPersonId, newSecret } from '../key.ts';
import { closeTable, freeSeat } from '../owner/acts.ts';
import { decide, keepOut } from '../owner/deciding.ts';
import type { Hosting } from '../owner/hosting.ts';
import { enterAsOwner, isOwnerKey } from '../owner/keys.ts';
import { overviewOf } from '../owner/overview.ts';
import { ownerReportsOf } from '../owner/reports.ts';
import { among, rangeOf } from '../owner/visitor.ts';
import { OWN_KEYS } from '../settings/list.ts';
import type { Tables } from '../tables.ts';
import { answers, guestOf } from './ask.ts';

const HOUR_MS = 3_600_000;
/** An invitation that nobody takes lapses. */
const INVITED_MS = 14 * 24 * HOUR_MS;

/** The same words as anywhere that nothing is. */
const nothing = (): Refusal => new Refusal(404, 'no-owner', 'There is nothing here.');

/** The owner's key in the header, if it is one that the house knows. */
export const ownerKeyOf = async (tables: Tables, request: FastifyRequest): Promise<string | null> => {
  const key = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  return isOwnerKey(key) && (await tables.store.hosting.owner(hashOf(key))) ? key : null;
};

export const ownerRoutes =
  (tables: Tables, hosting: Hosting, addresses: () => Addresses): FastifyPluginAsyncZod =>
  async (app) => {
    const { hosting: store } = tables.store;
    const tags = ['owner'];
    const ok = z.object({ ok: z.literal(true) });
    const done = { ok: true } as const;
    const called = (): string => hosting.own.now().own.name || 'Pesthouse';
    const owner = async (request: FastifyRequest): Promise<string> => {
      const key = await ownerKeyOf(tables, request);
      if (key === null) throw nothing();
      return key;
    };
    const slow = { rateLimit: { max: 20, timeWindow: '1 minute' } };

    app.post(
      '/api/owner/enter',
      {
        config: slow,
        schema: { tags, summary: 'Come in by the owner’s link, which works once', body: api.ownerEnter, response: answers(api.ownerEntered, 400, 404, 429) },
      },
      async (request) => {
        const key = await enterAsOwner(store, request.body.code.trim());
        const me = request.body.me === undefined ? null : await tables.store.person(hashOf(request.body.me));
        // The owner may always lay tables.
        if (me !== null) {
          const hash = hashOf(newSecret());
          await store.invite({ hash, note: me.name, made: Date.now(), until: Date.now() + HOUR_MS });
          await store.accept(hash, me.person, Date.now());
        }
        return { key };
      },
    );
    app.post('/api/owner/leave', { schema: { tags, summary: 'The key I ask with dies', response: answers(ok, 404) } }, async (request) => {
      await store.dropOwner(hashOf(await owner(request)));
      return done;
    });
    app.get('/api/owner', { schema: { tags, summary: 'The house at a glance', response: answers(api.ownerView, 404) } }, async (request) => {
      await owner(request);
      return overviewOf(tables, hosting, addresses().addresses[0]?.url ?? '', request.ip);
    });
    app.post(
      '/api/owner/close',
      { schema: { tags, summary: 'Close a table; its record stays', body: api.ownerClose, response: answers(ok, 400, 404, 409) } },
      async (request) => {
        await owner(request);
        await closeTable(tables, request.body.table, called(), request.body.why);
        return done;
      },
    );
    app.post(
      '/api/owner/free',
      { schema: { tags, summary: 'Free a seat; its key dies', body: api.ownerFree, response: answers(ok, 400, 404, 409) } },
      async (request) => {
        await owner(request);
        await freeSeat(tables, request.body.table, request.body.seat, called());
        return done;
      },
    );
    app.post(
      '/api/owner/block',
      { schema: { tags, summary: 'Keep out a person, an address or a range', body: api.ownerBlock, response: answers(ok, 400, 404, 409) } },
      async (request) => {
        await owner(request);
        const { person, address, hours, why } = request.body;
        const range = address === undefined ? null : rangeOf(address);
        if ((person === undefined) === (address === undefined)) throw new Refusal(400, 'unreadable', 'Name a person or an address to keep out.');
        if (address !== undefined && range === null)
          throw new Refusal(400, 'no-address', 'This is not an address. Write it like 198.51.100.9, or a range like 198.51.100.0/28.');
        if (address !== undefined && among([address])(request.ip) !== null)
          throw new Refusal(409, 'own-address', 'You would lock yourself out: this is your own address.');
        const now = Date.now();
        const name = person === undefined ? '' : ((await store.visitors(1_000)).find((x) => x.person === person)?.name ?? '');
        const until = hours === null ? null : now + hours * HOUR_MS;
        await store.block({
          id: newPersonId(),
          kind: person === undefined ? 'address' : 'person',
          what: person ?? address?.trim() ?? '',
          name,
          why,
          made: now,
          until,
        });
        await hosting.door.look();
        if (person !== undefined) {
          await keepOut(tables, person, called());
        }
        return done;
      },
    );
    app.get('/api/owner/reports', { schema: { tags, summary: 'What people have reported', response: answers(api.ownerReports, 404) } }, async (request) => {
      await owner(request);
      return ownerReportsOf(tables.store, Date.now());
    });
    app.post(
      '/api/owner/reports',
      { schema: { tags, summary: 'Decide about a report', body: api.ownerDecides, response: answers(ok, 400, 404, 409) } },
      async (request) => {
        await owner(request);
        await decide(tables, hosting, called(), request.body);
        return done;
      },
    );
    app.post(
      '/api/owner/unblock',
      { schema: { tags, summary: 'Let somebody in again', body: api.ownerUnblock, response: answers(ok, 400, 404) } },
      async (request) => {
        await owner(request);
        if (!(await store.unblock(request.body.id))) throw nothing();
        await hosting.door.look();
        return done;
      },
    );
    app.post(
      '/api/owner/set',
      { schema: { tags, summary: 'Settle how the house is kept', body: api.ownerSet, response: answers(ok, 400, 404, 409) } },
      async (request) => {
        await owner(request);
        const { stopped, ...wanted } = request.body;
        for (const key of OWN_KEYS) {
          const value = wanted[key];
          if (value === undefined) continue;
          const by = hosting.own.locked(key);
          if (by !== null)
            throw new Refusal(
              409,
              'set-elsewhere',
              by === 'file' ? 'The settings file says this. Change it there.' : 'The environment of the house says this. Change it there.',
            );
          await hosting.own.set(key, value);
        }
        if (stopped !== undefined) await hosting.own.stop(stopped);
        return done;
      },
    );
    app.post(
      '/api/owner/invite',
      { schema: { tags, summary: 'A link for somebody who may lay tables', body: api.ownerInvite, response: answers(api.ownerInvited, 400, 404) } },
      async (request) => {
        await owner(request);
        const code = newSecret();
        const now = Date.now();
        await store.invite({ hash: hashOf(code), note: request.body.note, made: now, until: now + INVITED_MS });
        return { path: `/invited#${code}`, until: now + INVITED_MS };
      },
    );
    app.post(
      '/api/owner/uninvite',
      { schema: { tags, summary: 'Take an invitation back', body: api.ownerUninvite, response: answers(ok, 400, 404) } },
      async (request) => {
        await owner(request);
        if (!(await store.uninvite(request.body.id))) throw nothing();
        return done;
      },
    );
    app.post(
      '/api/owner/backup',
      { schema: { tags, summary: 'Back the house up now', response: answers(z.object({ at: z.number(), bytes: z.number() }), 404) } },
      async (request) => {
        await owner(request);
        return hosting.backUp();
      },
    );
    app.post(
      '/api/owner/looked',
      { schema: { tags, summary: 'I have seen this error', body: api.ownerLooked, response: answers(ok, 400, 404) } },
      async (request) => {
        await owner(request);
        await store.looked(request.body.kind, Date.now());
        return done;
      },
    );
    app.post(
      '/api/invited',
      {
        config: slow,
        schema: { tags: ['people'], summary: 'Take an invitation to lay tables', body: api.acceptInvitation, response: answers(ok, 400, 401, 404, 429) },
      },
      async (request) => {
        const me = await guestOf(tables, request);
        if (me === null) throw noPerson();
        if (await store.invited(me.person)) return done;
        if (!(await store.accept(hashOf(request.body.code.trim()), me.person, Date.now())))
          throw new Refusal(404, 'spent-invitation', 'This invitation has been used or is too old. Ask the owner of the house for a new one.');
        return done;
      },
    );
  };
