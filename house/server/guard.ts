/** The guard at the door: calls and sockets from pages of others, hosts that are not ours, and cookies that somebody else's page sends along. */
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { FastifyRequest } from 'fastify';
import { Refusal } from './failure.ts';
import { cookieOf, fromPage } from './session.ts';

const READS = ['GET', 'HEAD', 'OPTIONS'];
/** Whoever looks after the house may ask by any name. */
const OPEN_PATHS = ['/healthz', '/readyz'];
/** What it counts is told to them by any name too, but only by a key: a page of somebody else's has none. */
const isOpen = (path: string, authorization: string | undefined): boolean => OPEN_PATHS.includes(path) || (path === '/metrics' && authorization !== undefined);

const originOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
const nameIn = (host: string): string =>
  host
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();

/** Endings that nobody can buy: names with them are given by the network at home. */
const NEAR = ['.local', '.localhost', '.lan', '.internal', '.home.arpa'];
/** A name by which only this machine or its own network is meant: no stranger can point it here. */
const isNear = (host: string): boolean => {
  const name = nameIn(host);
  return isIP(name) !== 0 || !name.includes('.') || NEAR.some((x) => name.endsWith(x)) || name === hostname().toLowerCase();
};

/** Whether a page of this origin is the house's own. */
export const isOwn = (origin: string, request: Pick<FastifyRequest, 'host'>, publicUrl: string | null): boolean => {
  const from = originOf(origin);
  if (from === null) return false;
  return from.host === request.host.toLowerCase() || (publicUrl !== null && from.origin === new URL(publicUrl).origin);
};

const foreignHost = (host: string, publicUrl: string): Refusal =>
  new Refusal(403, 'foreign-host', `This house is not called ${host}. Open it at ${publicUrl}.`, null, publicUrl);
/** A stranger can let any name of theirs lead to this machine: what their page then asks would look like our own. */
const unknownHost = (host: string): Refusal =>
  new Refusal(
    403,
    'unknown-host',
    `This house does not know that it is called ${host}. If it is, whoever runs it has to set PUBLIC_URL to the address that people use.`,
    null,
    host,
  );
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
  if (!isOpen(path, request.headers.authorization) && !isNear(request.host)) {
    if (publicUrl === null) throw unknownHost(request.host);
    if (request.host.toLowerCase() !== new URL(publicUrl).host) throw foreignHost(request.host, publicUrl);
  }
  const changes = !READS.includes(request.method);
  const { origin } = request.headers;
  if ((changes || request.ws) && origin !== undefined && !isOwn(origin, request, publicUrl)) throw foreignOrigin(origin);
  if (changes && request.headers.authorization === undefined && cookieOf(request) !== undefined && !fromPage(request)) throw noHeader();
};
