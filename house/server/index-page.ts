/** The one page of the house as it goes out: with the path below which the house lives, and the name that its owner gave it. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface IndexPage {
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** The address inside of the house, from one that may have its path before it. */
export const belowBase = (base: string, url: string): string => {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  return rest === '' ? '/' : rest.startsWith('/') ? rest : rest.startsWith('?') ? `/${rest}` : url;
};

const safe = (x: string): string => x.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** The built page names its files from where it lies; it is shown at many addresses, so they are named from the root. */
export const indexText = (built: string, base: string, name: string): string =>
  built
    .replaceAll(/((?:href|src)=")\.?\/(?!\/)/g, (_, start: string) => `${start}${base}/`)
    .replace('</head>', () => (name === '' ? '</head>' : `<meta name="house" content="${safe(name)}" /></head>`));

export const openIndexPage = (clientDir: string, base: string, nameOf: () => string): IndexPage => {
  const file = join(clientDir, 'index.html');
  let made:
    | { readonly name: string; readonly since: number; readonly tag: string; readonly bodies: { readonly [encoding: string]: Buffer | undefined } }
    | undefined;
  const current = () => {
    const name = nameOf();
    // The house may have been built anew while it runs.
    const since = statSync(file).mtimeMs;
    if (made?.name === name && made.since === since) return made;
    const plain = Buffer.from(indexText(readFileSync(file, 'utf8'), base, name));
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    made = { name, since, tag, bodies: { identity: plain, gzip: gzipSync(plain), br: brotliCompressSync(plain) } };
    return made;
  };
  return {
    send(request, reply) {
      const { tag, bodies } = current();
      reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding').type('text/html; charset=utf-8');
      if (request.headers['if-none-match']?.includes(tag) === true) return reply.code(304).send();
      const wanted = String(request.headers['accept-encoding'] ?? '');
      const encoding = ['br', 'gzip'].find((x) => wanted.includes(x)) ?? 'identity';
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply.send(bodies[encoding]);
    },
  };
};
