/** People: saying who I am, my tables, acts at a table, the log of its seats, and codes for another browser. */

import * as api from '@pesthouse/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { arriveBy, carryTo } from '../carrying.ts';
import { noKey, Refusal } from '../failure.ts';
import { hashOf, newPersonId } from '../key.ts';
import type { Limits } from '../limits.ts';
import { inLine } from '../live.ts';
import { minesOf } from '../mine.ts';
import { proper } from '../names.ts';
import { distinctName, renamed } from '../naming.ts';
import { type Budgets, costOf } from '../owner/budgets.ts';
import { act } from '../room/acts.ts';
import { meanwhileOf } from '../room/leaving.ts';
import type { Room } from '../room/room.ts';
import { publicSeating } from '../telling.ts';
import { seatAt } from '../who.ts';
import { answers, keyOf, look, meOf, ownKeyOf, sitter, tableParams, visitor } from './ask.ts';

export const peopleRoutes =
  (room: Room, limits: Limits, budgets: Budgets, called: () => string): FastifyPluginAsyncZod =>
  async (app) => {
    const { tables } = room;
    const { store } = tables;
    const tags = ['people'];
    const params = tableParams;
    const config = { rateLimit: { max: limits.tables, timeWindow: '1 minute' } };

    app.post(
      '/api/me',
      {
        config,
        schema: { tags, summary: 'Say who I am, or take another name or picture', body: api.introduce, response: answers(api.person, 400, 401, 403, 409, 429) },
      },
      async (request) => {
        const hash = hashOf(ownKeyOf(request));
        const { name } = request.body;
        const known = await store.person(hash);
        // Whoever has been called so keeps it.
        if (known?.name !== name) {
          proper(name, called());
          if (known !== null) await distinctName(tables, known.person, name);
        }
        const me = await store.introduce(hash, { person: newPersonId(), ...request.body });
        await renamed(tables, me, hash);
        return me;
      },
    );
    app.get('/api/me', { schema: { tags, summary: 'Who I am, by the key of this browser', response: answers(api.person, 401, 403) } }, (request) =>
      meOf(tables, request),
    );
    app.post(
      '/api/me/key',
      {
        config,
        schema: {
          tags,
          summary: 'Another key for this browser; the one I ask with dies',
          body: api.rekey,
          response: answers(api.person, 400, 401, 403, 409, 429),
        },
      },
      async (request) => {
        const me = await meOf(tables, request);
        const old = hashOf(ownKeyOf(request));
        if (!(await store.swapKey(old, hashOf(request.body.key)))) throw new Refusal(409, 'known-key', 'This key is in use already. Make a new one.');
        tables.forget(old);
        return me;
      },
    );
    app.get(
      '/api/me/tables',
      {
        schema: {
          tags,
          summary: 'The tables where I hold a seat, the last touched first',
          querystring: api.languageWanted,
          response: answers(api.mineList, 401, 403),
        },
      },
      async (request) => ({ tables: await minesOf(tables, await meOf(tables, request), [], request.query.language), now: room.wall.now(), words: [] }),
    );

    app.post(
      '/api/carry',
      {
        config,
        schema: {
          tags,
          summary: 'A code that carries me, or one seat of mine, to another browser',
          body: api.carry,
          response: answers(api.carried, 400, 401, 403, 404, 429),
        },
      },
      async (request) => {
        const { table } = request.body;
        if (table === undefined) return carryTo(store, await meOf(tables, request), null);
        const { live, seat } = await sitter(tables, request, table);
        return carryTo(store, null, { table: live.row.id, seat });
      },
    );
    app.post(
      '/api/arrive',
      {
        config,
        schema: {
          tags,
          summary: 'Take in a code from another browser; it works once',
          body: api.arrive,
          response: answers(api.arrived, 400, 401, 403, 404, 409, 429),
        },
      },
      (request) => arriveBy(tables, ownKeyOf(request), request.body.code),
    );

    app.post(
      '/api/tables/:id/act',
      {
        schema: {
          tags,
          summary: 'Do something at a table besides moving: sit, choose, be ready, start, stand up, come back, resign and so on',
          params,
          body: api.roomAct,
          response: answers(api.acted, 400, 401, 403, 404, 409),
        },
      },
      async (request) => {
        const asking = await visitor(tables, request, request.params.id);
        const cost = costOf(request.body);
        if (cost !== null) budgets.spend(request.ip, ...cost);
        return act({ ...room, ...asking }, request.body);
      },
    );
    app.get(
      '/api/tables/:id/seating',
      { schema: { tags, summary: 'Who held which seat when, and why: the log beside the record', params, response: answers(api.seatingList, 403, 404) } },
      async (request) => {
        const { live } = await look(tables, request, request.params.id);
        return { seating: (await store.seating(live.row.id, 0)).map(publicSeating) };
      },
    );
    app.get(
      '/api/tables/:id/meanwhile',
      { schema: { tags, summary: 'What the bot that plays for me has done so far', params, response: answers(api.meanwhile, 401, 403, 404, 409) } },
      async (request) => {
        if (keyOf(request) === undefined) throw noKey();
        const { live, who } = await visitor(tables, request, request.params.id);
        return inLine(live, async () => {
          await tables.refresh(live);
          const seat = seatAt(live.row, who);
          const standIn = live.row.seats[seat]?.standIn ?? null;
          if (standIn === null) throw new Refusal(409, 'not-away', 'You are playing your seat yourself.');
          return meanwhileOf(live, seat, standIn, null);
        });
      },
    );
  };
