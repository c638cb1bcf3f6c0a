/** What robots are told: search engines stay with what is for everybody, and whoever draws a preview of a link may look at what the link leads to. */
import type { FastifyPluginAsync } from 'fastify';

/** What belongs to somebody, or is known by its link alone. */
const PRIVATE = ['/api/', '/table/', '/t/', '/local/', '/replay/', '/join/', '/circle/', '/person/', '/stop/', '/arrive', '/invited', '/owner', '/tables'];
/** They fetch the one address that somebody has sent to somebody, and only to show it there. */
const PREVIEWERS = [
  'facebookexternalhit',
  'Twitterbot',
  'LinkedInBot',
  'Slackbot',
  'Slackbot-LinkExpanding',
  'Discordbot',
  'TelegramBot',
  'WhatsApp',
  'SkypeUriPreview',
  'redditbot',
];

const forbid = (base: string, paths: readonly string[]): readonly string[] => paths.map((x) => `Disallow: ${base}${x}`);

const robotsText = (base: string): string =>
  [...PREVIEWERS.map((x) => `User-agent: ${x}`), ...forbid(base, ['/api/']), '', 'User-agent: *', ...forbid(base, PRIVATE), ''].join('\n');

export const robotsRoutes =
  (base: string): FastifyPluginAsync =>
  async (app) => {
    const text = robotsText(base);
    app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'max-age=3600').send(text),
    );
  };
