/** The guard at the door: calls and sockets from pages of others, hosts that are not ours, and cookies that somebody else's page sends along. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './failure.ts';
import { cookieOf, fromPage } from './session.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];
/** Whoever looks after the house may ask by any name. */
const OPEN_PATHS = ['/healthz', '/readyz', '/metrics'];

const originOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
const nameIn = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();

/** A name by which only this machine or its own network is meant: no stranger can point it here. */
const isNear = (host: string): boolean => {
  const name = nameIn(host);
  return isIP(name) !== 0 || !name.includes('.') || name.endsWith('.local') || name.endsWith('.localhost');
};

/** Whether a page of this origin is the house's own. */
export const isOwn = (origin: string, request: Pick<FastifyRequest, 'host'>, publicUrl: string | null): boolean => {
  const from = originOf(origin);
  if (from === null) return false;
  return from.host === request.host.toLowerCase() || (publicUrl !== null && from.origin === new URL(publicUrl).origin);
};

const foreignHost = (host: string, publicUrl: string): Refusal =>
  new Refusal(403, 'foreign-host', `This house is not called ${host}. Open it at ${publicUrl}.`, null, publicUrl);
const foreignOrigin = (origin: string): Refusal =>
  new Refusal(
    403,
    'foreign-origin',
    `This comes from a page of ${origin}, which is not this house. If it is, whoever runs the house has to set PUBLIC_URL to that address.`,
    null,
    origin,
  );
const noHeader = (): Refusal => new Refusal(403, 'no-header', 'The house cannot tell that this comes from its own page. Load the page again.');

/** Throws where a request must not get in. */
export const guard = (request: FastifyRequest, publicUrl: string | null): void => {
  const path = request.url.split('?')[0] ?? '';
  if (publicUrl !== null && !OPEN_PATHS.includes(path) && request.host.toLowerCase() !== new URL(publicUrl).host && !isNear(request.host))
    throw foreignHost(request.host, publicUrl);
  const changes = !READS.includes(request.method);
  const { origin } = request.headers;
  if ((changes || request.ws) && origin !== undefined && !isOwn(origin, request, publicUrl)) throw foreignOrigin(origin);
  if (changes && request.headers.authorization === undefined && cookieOf(request) !== undefined && !fromPage(request)) throw noHeader();
};
