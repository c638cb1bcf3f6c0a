/** The pictures that links show. Whoever asks for many of them pays like for anything that costs the house. */
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { Refusal } from '../failure.ts';
import type { Budgets } from '../owner/budgets.ts';
import type { Pictures } from '../preview/pictures.ts';

const params = z.object({ name: z.string().max(64) });

export const previewRoutes =
  (pictures: Pictures, budgets: Budgets): FastifyPluginAsync =>
  async (app) => {
    app.get('/preview/:name', { schema: { hide: true } }, async (request, reply) => {
      const { name } = params.parse(request.params);
      const found = name.endsWith('.png') ? await pictures.get(name.slice(0, -4), () => budgets.spend(request.ip, 'pictures')) : null;
      if (found === null) throw new Refusal(404, 'not-found', 'There is nothing here.');
      reply.header('cache-control', 'public, max-age=600').header('etag', found.tag).header('x-robots-tag', 'noindex').type('image/png');
      if (request.headers['if-none-match']?.includes(found.tag) === true) return reply.code(304).send();
      return reply.send(Buffer.from(found.png));
    });
  };
