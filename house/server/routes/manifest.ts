/** The manifest by which browsers install the house, in the language that its page speaks. */
import type { FastifyPluginAsync } from 'fastify';
import { languageOf } from '../index-page.ts';
import { manifestOf } from '../preview/manifest.ts';

export const manifestRoutes =
  (base: string, nameOf: () => string): FastifyPluginAsync =>
  async (app) => {
    app.get('/manifest.webmanifest', { schema: { hide: true } }, (request, reply) => {
      const asked = new URLSearchParams(request.url.split('?')[1]).get('lang');
      const manifest = manifestOf(base, languageOf(asked, request.headers['accept-language']), nameOf());
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .send(JSON.stringify(manifest));
    });
  };
