/** The one page of the house as it goes out: with the path below which the house lives, the name that its owner gave it, and what a link to this place of it shows. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LANGUAGES, type Language } from '@pesthouse/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Heading, headOf, safe, unscripted } from './preview/head.ts';
import { placeOf } from './preview/place.ts';
import { type Asked, previewOf } from './preview/preview.ts';

export interface IndexPage {
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** The address inside of the house, from one that may have its path before it. */
export const belowBase = (base: string, url: string): string => {
  if (base === '' || !url.startsWith(base)) return url;
  const rest = url.slice(base.length);
  return rest === '' ? '/' : rest.startsWith('/') ? rest : rest.startsWith('?') ? `/${rest}` : url;
};

/** The built page names its files from where it lies; it is shown at many addresses, so they are named from the root. */
export const indexText = (built: string, base: string, heading: Heading): string =>
  built
    .replaceAll(/((?:href|src)=")\.?\/(?!\/)/g, (_, start: string) => `${start}${base}/`)
    .replace('manifest.webmanifest"', () => `manifest.webmanifest?lang=${heading.language}"`)
    .replace(/<html lang="\w+"/, `<html lang="${heading.language}"`)
    .replace(/<title>[^<]*<\/title>\s*(?:<meta name="description"[^>]*>)?/, () => headOf(heading))
    .replace(/<noscript>.*?<\/noscript>/s, () => unscripted(heading))
    .replace('</head>', () => (heading.name === '' ? '</head>' : `<meta name="house" content="${safe(heading.name)}" /></head>`));

/** The language that the link names, else the first that the browser asks for and the house speaks. */
export const languageOf = (asked: unknown, header: string | undefined): Language => {
  const wanted = (header ?? '')
    .split(',')
    .map((x) => ({ tag: x.trim().slice(0, 2).toLowerCase(), weight: Number(/;\s*q=([\d.]+)/.exec(x)?.[1] ?? 1) }))
    .sort((a, b) => b.weight - a.weight);
  return [String(asked ?? ''), ...wanted.filter((x) => x.weight > 0).map((x) => x.tag)].flatMap((x) => LANGUAGES.find((y) => y === x) ?? [])[0] ?? 'en';
};

interface Body {
  readonly tag: string;
  readonly plain: Buffer;
  readonly packed: Map<string, Buffer>;
}
/** Pages that are kept ready to go out; the oldest go first. */
const MOST = 100;
const PACK = {
  br: (x: Buffer) => promisify(brotliCompress)(x, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (x: Buffer) => promisify(gzip)(x),
} as const;
const packings = (header: unknown): keyof typeof PACK | null => (['br', 'gzip'] as const).find((x) => String(header ?? '').includes(x)) ?? null;

export interface PageOf {
  readonly clientDir: string;
  /** The path below which the house lives; empty: none. */
  readonly base: string;
  readonly store: Asked;
  nameOf(): string;
  now(): number;
  /** Where the house lives, as whoever asks knows it. */
  home(request: FastifyRequest): string;
}

export const openIndexPage = ({ clientDir, base, store, nameOf, now, home }: PageOf): IndexPage => {
  const file = join(clientDir, 'index.html');
  let built = { since: 0, text: '' };
  const made = new Map<string, Body>();
  const bodyOf = (text: string): Body => {
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    const body = made.get(tag) ?? { tag, plain: Buffer.from(text), packed: new Map() };
    made.delete(tag);
    made.set(tag, body);
    for (const old of made.keys()) {
      if (made.size <= MOST) break;
      made.delete(old);
    }
    return body;
  };
  return {
    async send(request, reply) {
      // The house may have been built anew while it runs.
      const since = statSync(file).mtimeMs;
      if (built.since !== since) built = { since, text: readFileSync(file, 'utf8') };
      const [path = '/', query = ''] = request.url.split('?');
      const language = languageOf(new URLSearchParams(query).get('lang'), request.headers['accept-language']);
      const plainPath = path === '/' ? path : path.replace(/\/+$/, '');
      const preview = await previewOf(placeOf(path), store, language, plainPath, now());
      const body = bodyOf(indexText(built.text, base, { preview, language, home: home(request), name: nameOf() }));
      reply.header('cache-control', 'no-cache').header('etag', body.tag).header('vary', 'accept-encoding, accept-language').type('text/html; charset=utf-8');
      if (!preview.listed) reply.header('x-robots-tag', 'noindex');
      if (preview.status === 200 && request.headers['if-none-match']?.includes(body.tag) === true) return reply.code(304).send();
      reply.code(preview.status);
      const packing = packings(request.headers['accept-encoding']);
      if (packing === null) return reply.send(body.plain);
      const packed = body.packed.get(packing) ?? (await PACK[packing](body.plain));
      body.packed.set(packing, packed);
      return reply.header('content-encoding', packing).send(packed);
    },
  };
};
