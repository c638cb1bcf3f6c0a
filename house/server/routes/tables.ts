/** The tables themselves: lay one, look at one, sit down, read its story and its record. */

import type { Person } from '@pesthouse/api';
import * as api from '@pesthouse/api';
import { promiseOf } from '@pesthouse/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Refusal } from '../failure.ts';
import type { Limits } from '../limits.ts';
import { started } from '../live.ts';
import { minesOf } from '../mine.ts';
import { proper } from '../names.ts';
import { paying } from '../owner/budgets.ts';
import type { Hosting } from '../owner/hosting.ts';
import { wordsOf } from '../owner/reports.ts';
import { sitByName } from '../room/acts.ts';
import type { Room } from '../room/room.ts';
import { keepRecord, layTable, sendBot } from '../seating.ts';
import { headOf } from '../store/rows.ts';
import { writeStory } from '../story.ts';
import { publicSeating } from '../telling.ts';
import type { Thinkers } from '../thinkers.ts';
import { MOST_TALK } from '../watching.ts';
import { whoIs } from '../who.ts';
import { about, answers, guestOf, keyOf, look, lookAbout, sitter, tableParams, visitor } from './ask.ts';

const MOST_LISTED = 50;

export const tableRoutes =
  (room: Room, thinkers: Thinkers, limits: Limits, hosting: Hosting): FastifyPluginAsyncZod =>
  async (app) => {
    const { tables } = room;
    const tags = ['tables'];
    const params = tableParams;
    const { budgets, door } = hosting;
    /** Before the body is read: whoever may lay a table here pays for it. */
    const allowedAnd = (what: 'tables' | 'imports') => async (request: FastifyRequest) => {
      const no = await hosting.mayLay(await guestOf(tables, request));
      if (no !== null) throw no;
      budgets.spend(request.ip, what);
    };
    const lays = async (request: FastifyRequest, bots: number): Promise<Person | null> => {
      const me = await guestOf(tables, request);
      budgets.spend(request.ip, 'bots', bots);
      door.laid(request.ip, me);
      return me;
    };
    const ok = z.object({ ok: z.literal(true) });
    const called = (name: string): void => proper(name, hosting.own.now().own.name);
    // A name that is said with a seat is looked at like one that a person takes.
    app.addHook('preHandler', async ({ routeOptions, body }) => {
      if (routeOptions.url === '/api/tables/:id/sit') called(api.sit.parse(body).name);
    });

    app.post(
      '/api/tables',
      {
        onRequest: allowedAnd('tables'),
        schema: { tags, summary: 'Lay a table', body: api.newTable, response: answers(api.tableMade, 400, 401, 403, 404, 429) },
      },
      async (request) => {
        const bots = request.body.seats.filter((x) => x.kind === 'bot').length;
        for (const x of request.body.seats) if (x.kind === 'person' && x.name !== undefined) called(x.name);
        const by = await lays(request, bots);
        const made = await layTable(tables, thinkers, request.body, by);
        hosting.thinking.laid(request.ip, made.table);
        // It counts from now on, also before anybody has opened it.
        if (bots > 0) await tables.find(made.table);
        return made;
      },
    );

    app.get(
      '/api/tables',
      {
        schema: {
          tags,
          summary: 'Listed tables with an open seat',
          querystring: api.tablesWanted,
          response: answers(api.tableList),
        },
      },
      async (request) => {
        const rows = await tables.store.waiting(request.query.game ?? null, MOST_LISTED);
        const found = await Promise.allSettled(rows.map((x) => about(tables, x.id)));
        return { tables: found.flatMap((x) => (x.status === 'fulfilled' && x.value.info.status === 'waiting' ? [x.value.info] : [])) };
      },
    );

    app.post(
      '/api/mine',
      {
        schema: {
          tags,
          summary: 'The tables that your keys open, and, with the key of a person, those where you sit',
          body: api.mine,
          response: answers(api.mineList, 400, 403),
        },
      },
      async (request) => {
        const me = await guestOf(tables, request);
        return {
          tables: await minesOf(tables, me, request.body.seats, request.body.language),
          now: tables.wall.now(),
          words: me === null ? [] : await wordsOf(tables.store, me.person, Date.now()),
        };
      },
    );

    app.post(
      '/api/tables/import',
      {
        bodyLimit: limits.record,
        onRequest: allowedAnd('imports'),
        schema: { tags, summary: 'Keep a finished game that was played elsewhere', body: api.imported, response: answers(api.kept, 400, 413, 422, 429) },
      },
      async (request) => {
        const { record, promise, table, name, names, seating } = request.body;
        const verdict = await thinkers.verify({ record, promise, table });
        if ('late' in verdict) throw new Refusal(503, 'late', verdict.late);
        if ('wrong' in verdict) throw new Refusal(422, 'wrong-record', `This record is not a true game: ${verdict.wrong}.`);
        if ('unknown' in verdict) throw new Refusal(422, 'unknown-edition', `This record cannot be checked here: ${verdict.unknown}.`);
        return keepRecord(tables, verdict, name, names ?? [], seating);
      },
    );

    app.get(
      '/api/tables/:id',
      { schema: { tags, summary: 'What everybody may know of a table', params, response: answers(api.tableInfo, 404) } },
      async (request) => {
        const key = keyOf(request);
        const { row, info } = await lookAbout(tables, request.params.id);
        if (key !== undefined) await whoIs(tables.store, row, key);
        return info;
      },
    );

    app.post(
      '/api/tables/:id/sit',
      { schema: { tags, summary: 'Take an open seat', params, body: api.sit, response: answers(api.seatTaken, 400, 401, 403, 404, 409) } },
      async (request) => {
        const { live, who } = await visitor(tables, request, request.params.id);
        const { seat, name } = request.body;
        const done = await sitByName({ ...room, live, who }, seat === undefined ? {} : { seat }, name);
        if (done.secret === undefined) throw new Refusal(409, 'seated', 'You already have a seat at this table.');
        return { seat: done.seat, secret: done.secret };
      },
    );

    app.post(
      '/api/tables/:id/seats/:seat/bot',
      {
        schema: {
          tags,
          summary: 'Fill an open seat with a bot (host only)',
          params: api.seatParams,
          body: api.sendBot,
          response: answers(ok, 400, 401, 403, 404, 409),
        },
      },
      async (request) => {
        const { live, seat } = await sitter(tables, request, request.params.id);
        budgets.spend(request.ip, 'bots');
        await sendBot(tables, live, seat, request.params.seat, request.body.level);
        return { ok: true } as const;
      },
    );

    app.get(
      '/api/tables/:id/story',
      {
        onRequest: paying(budgets, 'stories'),
        schema: {
          tags,
          summary: 'All that your seat (or a watcher) was told so far',
          params,
          querystring: api.storyWanted,
          response: answers(api.story, 400, 403, 404, 429),
        },
      },
      async (request, reply) => {
        const { live, seat } = await look(tables, request, request.params.id);
        if (!started(live)) return { seat, items: [] };
        const text = await tables.turns.run(writeStory(live, seat, request.query.views === '1', request.query.between === '1'));
        // It is written already.
        const plain: FastifyReply = reply;
        return plain.type('application/json; charset=utf-8').serializer(String).send(text);
      },
    );

    app.get(
      '/api/tables/:id/talk',
      {
        schema: {
          tags,
          summary: 'What was said at the table: the last of it, or what came before a number',
          params,
          querystring: api.talkWanted,
          response: answers(api.talkList, 400, 404),
        },
      },
      async (request) => {
        const { live } = await look(tables, request, request.params.id);
        const { before, most } = request.query;
        // One more than is given shows whether there is more.
        const talk = await tables.store.lastTalk(live.row.id, before ?? null, (most ?? MOST_TALK) + 1);
        const page = talk.slice(-(most ?? MOST_TALK));
        return { talk: page, older: page.length < talk.length ? (page[0]?.n ?? null) : null };
      },
    );

    app.get(
      '/api/tables/:id/record',
      {
        onRequest: paying(budgets, 'stories'),
        schema: { tags, summary: 'The whole record of a finished game', params, response: answers(api.exported, 404, 409, 429) },
      },
      async (request) => {
        const { row, live } = await lookAbout(tables, request.params.id);
        if (row.status !== 'over') throw new Refusal(409, 'not-over', "The record holds the players' secrets, so it is not given out before the game is over.");
        const record = { ...headOf(row), seed: row.seed, entries: live === null ? await tables.store.entries(row.id, 0) : [...live.play.entries] };
        const seating = (await tables.store.seating(row.id, 0)).map(publicSeating);
        return {
          table: row.id,
          promise: promiseOf(row.seed, row.id),
          name: row.name,
          names: row.seats.map((x) => x.name),
          ...(row.variant === null ? {} : { variant: row.variant }),
          record,
          seating,
        };
      },
    );
  };
