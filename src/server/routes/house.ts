/** The house itself: is it well, what does it count, and how is it spoken to. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { editions } from '../../api/index.ts';
import { editionsOf } from '../editions.ts';
import { Refusal } from '../failure.ts';
import type { Tables } from '../tables.ts';
import { answers } from './ask.ts';
import { describe } from './describe.ts';

export const houseRoutes =
  (tables: Tables): FastifyPluginAsyncZod =>
  async (app) => {
    const fine = z.object({ ok: z.literal(true) });
    const tags = ['house'];
    const config = { rateLimit: false } as const;
    app.get('/healthz', { config, schema: { tags, summary: 'The process lives', response: { 200: fine } } }, async () => ({ ok: true }) as const);
    app.get('/readyz', { config, schema: { tags, summary: 'The store answers', response: { 200: fine } } }, async (request) => {
      try {
        await tables.store.ready();
      } catch (e) {
        request.log.error({ err: e }, 'the store does not answer');
        throw new Refusal(503, 'not-ready', 'The house cannot reach its store.');
      }
      return { ok: true } as const;
    });
    app.get('/metrics', { config, schema: { hide: true } }, async (_request, reply) => {
      reply.header('content-type', tables.metrics.registry.contentType);
      return reply.send(await tables.metrics.registry.metrics());
    });
    app.get('/api/editions', { schema: { tags, summary: 'The editions of this house, and how many tables play by which', response: answers(editions) } }, () =>
      editionsOf(tables),
    );
    app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    app.get('/api', { schema: { hide: true } }, async (_request, reply) => reply.type('text/html; charset=utf-8').send(describe(app.swagger())));
  };
