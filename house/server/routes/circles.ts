/** Circles of friends: found one, join by its link, look at its page, act in it. Private: only members see it. */

import * as api from '@pesthouse/api';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { actIn, type Circles, circleFor, foundCircle, joinCircle, noCircle } from '../circles/acts.ts';
import { circleInfoOf } from '../circles/circle.ts';
import { LASTS_MS } from '../circles/evenings.ts';
import type { Limits } from '../limits.ts';
import type { CircleRow } from '../store/results-schema.ts';
import { answers, guestOf, meOf } from './ask.ts';

export const circleRoutes =
  (circles: Circles, limits: Limits): FastifyPluginAsyncZod =>
  async (app) => {
    const { tables } = circles;
    const { store } = tables;
    const tags = ['circles'];
    const config = { rateLimit: { max: limits.tables, timeWindow: '1 minute' } };
    const ok = z.object({ ok: z.literal(true) });

    app.post(
      '/api/circles',
      { config, schema: { tags, summary: 'Found a circle of friends', body: api.newCircle, response: answers(api.circleFounded, 400, 401, 409, 429) } },
      async (request) => foundCircle(circles, await meOf(tables, request), request.body.name, request.body.zone),
    );
    app.get('/api/circles', { schema: { tags, summary: 'The circles that I am in', response: answers(api.circleList, 401, 403) } }, async (request) => {
      const me = await meOf(tables, request);
      const rows = await store.circlesOf(me.person);
      return {
        circles: await Promise.all(
          rows.map(async (x) => ({
            circle: x.id,
            name: x.name,
            members: (await store.members(x.id)).map(({ person, name, avatar }) => ({ person, name, avatar })),
            next: x.evening === null ? null : ((await store.evenings(x.id, circles.now() - LASTS_MS))[0]?.at ?? null),
          })),
        ),
      };
    });
    app.get(
      '/api/circles/:circle',
      { schema: { tags, summary: 'The page of a circle, for its members', params: api.circleParams, response: answers(api.circleInfo, 401, 403, 404) } },
      async (request) => {
        const me = await meOf(tables, request);
        return circleInfoOf(tables, await circleFor(circles, me, request.params.circle), me.person, circles.now());
      },
    );
    app.post(
      '/api/circles/:circle/act',
      {
        config,
        schema: {
          tags,
          summary: 'Leave, say whether I come, add a table; the founder: name, remove, invite by the week, renew the link, dissolve',
          params: api.circleParams,
          body: api.circleAct,
          response: answers(ok, 400, 401, 403, 404, 409, 429),
        },
      },
      async (request) => {
        const me = await meOf(tables, request);
        await actIn(circles, me, await circleFor(circles, me, request.params.circle), request.body);
        return { ok: true } as const;
      },
    );

    const invited = async (token: string): Promise<CircleRow> => {
      const found = await store.circleBy(token);
      if (found === null) throw noCircle();
      return found;
    };
    app.get(
      '/api/join/:token',
      {
        config,
        schema: { tags, summary: 'What a link into a circle leads to', params: api.joinParams, response: answers(api.circleInvite, 403, 404, 429) },
      },
      async (request) => {
        const circle = await invited(request.params.token);
        const [me, members] = await Promise.all([guestOf(tables, request), store.members(circle.id)]);
        const by = members.find((x) => x.person === circle.founder)?.name ?? '';
        return { circle: circle.id, name: circle.name, by, members: members.length, member: members.some((x) => x.person === me?.person) };
      },
    );
    app.post(
      '/api/join/:token',
      {
        config,
        schema: {
          tags,
          summary: 'Join the circle that the link leads to',
          params: api.joinParams,
          body: z.strictObject({}),
          response: answers(api.circleFounded, 401, 403, 404, 409, 429),
        },
      },
      async (request) => {
        const me = await meOf(tables, request);
        const circle = await invited(request.params.token);
        await joinCircle(circles, me, circle);
        return { circle: circle.id };
      },
    );
  };
