/** The cookie of the page: how it is called, set and read, and what a device says of itself. */

import { PAGE_HEADER, personKey } from '@pesthouse/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from './key.ts';

/** As long as browsers keep a cookie at most. */
const LIVES_S = 400 * 24 * 3_600;

/** Cookies know no ports: two houses on one machine must not take each other's. */
const nameOf = (request: FastifyRequest): string => {
  const port = /:(\d+)$/.exec(request.host)?.[1];
  return port === undefined ? 'pesthouse' : `pesthouse_${port}`;
};

/** A session is opened by a key like that of a browser; only where it is kept differs. */
export const newSession = (): string => `me_${newSecret()}`;

/** The key in the cookie, whether or not it opens anything. */
export const cookieOf = (request: FastifyRequest): string | undefined => {
  const kept = personKey.safeParse(request.cookies[nameOf(request)]);
  return kept.success ? kept.data : undefined;
};
export const fromPage = (request: FastifyRequest): boolean => request.headers[PAGE_HEADER] !== undefined;

/** Where the house stands: the address that its owner set, and the path below which it lives. */
export interface Standing {
  readonly publicUrl: string | null;
  readonly basePath: string;
}

/** Below a path, what else stands under that name is not told who somebody is here. */
const how = (secure: boolean, basePath: string) => ({ path: basePath === '' ? '/' : basePath, httpOnly: true, sameSite: 'lax', secure }) as const;

/** Whether the line to the page is encrypted: by what the proxy says, or by the address that the owner set. */
const overTls = (request: FastifyRequest, publicUrl: string | null): boolean =>
  request.protocol === 'https' || (publicUrl?.startsWith('https:') === true && new URL(publicUrl).host === request.host);

export const setCookie = (request: FastifyRequest, reply: FastifyReply, key: string, { publicUrl, basePath }: Standing): void => {
  void reply.setCookie(nameOf(request), key, { ...how(overTls(request, publicUrl), basePath), maxAge: LIVES_S });
};
export const clearCookie = (request: FastifyRequest, reply: FastifyReply, { publicUrl, basePath }: Standing): void => {
  void reply.clearCookie(nameOf(request), how(overTls(request, publicUrl), basePath));
};

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system in two words, or nothing where it is neither. */
export const deviceOf = (request: FastifyRequest): string => {
  const said = request.headers['user-agent'] ?? '';
  const first = (of: readonly (readonly [RegExp, string])[]): string[] =>
    of
      .filter(([x]) => x.test(said))
      .flatMap(([, name]) => [name])
      .slice(0, 1);
  return [...first(BROWSERS), ...first(SYSTEMS)].join(' · ');
};
