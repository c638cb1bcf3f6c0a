/** People and each other: inviting to a table, what waits for me, of whom I want to hear nothing, and reports to the owner. */

import * as api from '@pesthouse/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Inviting } from '../circles/inviting.ts';
import { noTable, Refusal } from '../failure.ts';
import type { Limits } from '../limits.ts';
import { reportFrom, wordsOf } from '../owner/reports.ts';
import type { Tables } from '../tables.ts';
import { answers, look, meOf, tableParams } from './ask.ts';

const MOST_SHUNS = 200;
const MOST_REPORTS = 50;

export const togetherRoutes =
  (tables: Tables, inviting: Inviting, limits: Limits, now: () => number): FastifyPluginAsyncZod =>
  async (app) => {
    const { store } = tables;
    const tags = ['people'];
    const params = tableParams;
    const config = { rateLimit: { max: limits.tables, timeWindow: '1 minute' } };
    const ok = z.object({ ok: z.literal(true) });

    app.post(
      '/api/tables/:id/invite',
      {
        config,
        schema: {
          tags,
          summary: 'Ask somebody whom I know to a table at which I sit',
          params,
          body: api.invite,
          response: answers(api.inviteSent, 400, 401, 403, 404, 409, 429),
        },
      },
      async (request) => {
        const me = await meOf(tables, request);
        const row = await store.table(request.params.id);
        if (row === null) throw noTable();
        return inviting.invite(me, row, request.body.person);
      },
    );
    app.get('/api/me/invites', { schema: { tags, summary: 'The tables to which I am asked', response: answers(api.invites, 401, 403) } }, async (request) => {
      const me = await meOf(tables, request);
      const found = await inviting.invitesOf(me.person);
      return {
        invites: found.map(({ row, by, at }) => ({
          table: row.id,
          game: row.game,
          name: row.name,
          by,
          at,
          taken: row.seats.filter((x) => x.kind !== 'open').length,
          seats: row.seats.length,
        })),
      };
    });
    app.post(
      '/api/me/invites',
      { config, schema: { tags, summary: 'Do not come to a table to which I am asked', body: api.declineInvite, response: answers(ok, 400, 401, 403, 429) } },
      async (request) => {
        await inviting.decline((await meOf(tables, request)).person, request.body.table);
        return { ok: true } as const;
      },
    );

    const shunsOf = async (person: string): Promise<api.Shuns> => {
      const rows = await store.shuns(person);
      const found = await Promise.all(rows.map(async (x) => ({ x, known: await store.personBy(x.other) })));
      return {
        shuns: found.flatMap(({ x, known }) =>
          known === null
            ? []
            : [{ person: { person: known.person, name: known.name, avatar: known.avatar }, how: x.block ? ('block' as const) : ('mute' as const) }],
        ),
      };
    };
    app.get('/api/me/shuns', { schema: { tags, summary: 'Of whom I want to hear nothing', response: answers(api.shuns, 401, 403) } }, async (request) =>
      shunsOf((await meOf(tables, request)).person),
    );
    app.post(
      '/api/me/shuns',
      {
        config,
        schema: { tags, summary: 'Mute or block somebody, or take it back', body: api.shun, response: answers(api.shuns, 400, 401, 403, 404, 409, 429) },
      },
      async (request) => {
        const me = await meOf(tables, request);
        const { person: other, how } = request.body;
        if (other === me.person) throw new Refusal(409, 'own-person', 'This is you.');
        if (how === null) await store.unshun(me.person, other);
        else if ((await store.personBy(other)) === null) throw new Refusal(404, 'no-such-person', 'This house knows nobody of that name.');
        else if ((await store.shuns(me.person)).length >= MOST_SHUNS)
          throw new Refusal(409, 'many-shuns', 'You have muted very many people. Take some of it back first.');
        else await store.shun({ person: me.person, other, block: how === 'block', at: now() });
        return shunsOf(me.person);
      },
    );

    app.post(
      '/api/tables/:id/report',
      {
        config,
        schema: {
          tags,
          summary: 'Report what somebody at a table said or did to the owner of the house',
          params,
          body: api.report,
          response: answers(ok, 400, 401, 403, 404, 409, 429),
        },
      },
      async (request) => {
        const me = await meOf(tables, request);
        const { live } = await look(tables, request, request.params.id);
        await reportFrom(store, live.row, me.person, request.body, now());
        return { ok: true } as const;
      },
    );
    app.get(
      '/api/me/words',
      { schema: { tags, summary: 'What the owner says to me and I have not read', response: answers(api.wordList, 401, 403) } },
      async (request) => ({ words: await wordsOf(store, (await meOf(tables, request)).person, now()) }),
    );
    app.post(
      '/api/me/words',
      { config, schema: { tags, summary: 'I have read what the owner said to me', body: api.wordRead, response: answers(ok, 400, 401, 403, 429) } },
      async (request) => {
        await store.hearWord(request.body.id, (await meOf(tables, request)).person, now());
        return { ok: true } as const;
      },
    );
    app.get(
      '/api/me/reports',
      { schema: { tags, summary: 'What I reported, and what came of it', response: answers(api.myReports, 401, 403) } },
      async (request) => {
        const me = await meOf(tables, request);
        const rows = await store.reports({ person: me.person }, MOST_REPORTS);
        return {
          reports: rows.map((x) => ({ id: x.id, name: x.name, at: x.at, decided: x.decided, done: x.decision !== null && x.decision !== 'nothing' })),
        };
      },
    );
  };
