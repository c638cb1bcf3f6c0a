/** The house itself: is it well, what does it count, and how is it spoken to. */

import { editions, framesDescription, gameList, gameParams, houseInfo, rulesInfo, rulesWanted } from '@pesthouse/api';
import { answersWithin, type Pace } from '@pesthouse/bots';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import type { Addresses } from '../addresses.ts';
import { editionsOf } from '../editions.ts';
import { Refusal } from '../failure.ts';
import { gamesOf, rulesInfoOf } from '../games.ts';
import { hashOf } from '../key.ts';
import type { Hosting } from '../owner/hosting.ts';
import { isLocal } from '../owner/visitor.ts';
import type { Tables } from '../tables.ts';
import { answers } from './ask.ts';
import { describe } from './describe.ts';
import { ownerKeyOf } from './owner.ts';

/** Whoever asks whether the house is ready does not wait long for the answer. */
const READY_MS = 3_000;
const inTime = async (answer: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the store does not answer in time')), READY_MS);
  });
  try {
    await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** What a proxy adds to what it passes on. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

export const houseRoutes =
  (tables: Tables, pace: Pace, addresses: () => Addresses, hosting: Hosting): FastifyPluginAsyncZod =>
  async (app) => {
    const fine = z.object({ ok: z.literal(true) });
    const tags = ['house'];
    const config = { rateLimit: false } as const;
    app.get('/healthz', { config, schema: { tags, summary: 'The process lives', response: { 200: fine } } }, async () => ({ ok: true }) as const);
    app.get('/readyz', { config, schema: { tags, summary: 'The store answers', response: { 200: fine } } }, async (request) => {
      try {
        await inTime(tables.store.ready());
      } catch (e) {
        request.log.error({ err: e }, 'the store is not well');
        throw new Refusal(503, 'no-store', 'The house cannot use its store: nothing can be read or written for now.');
      }
      return { ok: true } as const;
    });
    app.get('/api/house', { schema: { tags, summary: 'What whoever plays here may count on', response: { 200: houseInfo } } }, async () => ({
      name: hosting.own.now().own.name,
      mayLay: hosting.own.now().stopped ? ('nobody' as const) : hosting.own.now().own.mayLay,
      botAnswersWithin: answersWithin(pace),
      sealedFor: pace.sealed,
      ...addresses(),
    }));
    /** The owner's own: by a key that was set for it, by the owner's key, or from this very machine where nobody stands between. */
    const mayCount = async (request: FastifyRequest): Promise<boolean> => {
      const { metricsKey, publicUrl } = hosting.settings.values;
      const key = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
      if (metricsKey !== null && hashOf(key) === hashOf(metricsKey)) return true;
      if (key !== '') return (await ownerKeyOf(tables, request)) !== null;
      const between = FORWARDED.some((x) => request.headers[x] !== undefined);
      return publicUrl === null && !between && isLocal(request.ip);
    };
    app.get('/metrics', { config, schema: { hide: true } }, async (request, reply) => {
      if (!(await mayCount(request))) throw new Refusal(404, 'not-found', 'There is nothing here.');
      reply.header('content-type', tables.metrics.registry.contentType);
      return reply.send(await tables.metrics.registry.metrics());
    });
    app.get('/api/editions', { schema: { tags, summary: 'The editions of this house, and how many tables play by which', response: answers(editions) } }, () =>
      editionsOf(tables),
    );
    app.get('/api/games', { schema: { tags, summary: 'The games of this house: seats, options, editions', response: answers(gameList) } }, async () => ({
      games: await gamesOf(tables.games),
    }));
    app.get(
      '/api/games/:game',
      {
        schema: {
          tags,
          summary: 'One game in one edition: what its moves are made of, and the numbers of its rules',
          params: gameParams,
          querystring: rulesWanted,
          response: answers(rulesInfo, 404),
        },
      },
      (request) => rulesInfoOf(tables.games, request.params.game, request.query.edition),
    );
    // What never changes while the house is open is written once.
    const once = (type: string, write: () => string) => {
      let text: string | undefined;
      return async (_request: FastifyRequest, reply: FastifyReply) => {
        text ??= write();
        return reply.type(`${type}; charset=utf-8`).serializer(String).send(text);
      };
    };
    const hidden = { schema: { hide: true } } as const;
    app.get(
      '/api/asyncapi.json',
      hidden,
      once('application/json', () => JSON.stringify(framesDescription)),
    );
    app.get(
      '/api/openapi.json',
      hidden,
      once('application/json', () => JSON.stringify(app.swagger())),
    );
    app.get(
      '/api',
      hidden,
      once('text/html', () => describe(app.swagger())),
    );
  };
