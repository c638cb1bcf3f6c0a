/** The front of the house: one Fastify with its guards, its routes and the page. */
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import type { Pace } from '@pesthouse/bots';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { hasZodFastifySchemaValidationErrors, jsonSchemaTransform } from 'fastify-type-provider-zod';
import pino from 'pino';
import type { Addresses } from './addresses.ts';
import type { Circles } from './circles/acts.ts';
import type { Inviting } from './circles/inviting.ts';
import { openCrowd } from './crowd.ts';
import { failureOf, Refusal, toldOf, unreadable } from './failure.ts';
import { guard } from './guard.ts';
import { belowBase, type IndexPage, openIndexPage } from './index-page.ts';
import type { Limits } from './limits.ts';
import type { Mail } from './mail.ts';
import type { Hosting } from './owner/hosting.ts';
import { visitorOf } from './owner/visitor.ts';
import type { Painter } from './preview/painter.ts';
import { openPictures } from './preview/pictures.ts';
import type { Room } from './room/room.ts';
import { accountRoutes } from './routes/account.ts';
import { circleRoutes } from './routes/circles.ts';
import { houseRoutes } from './routes/house.ts';
import { manifestRoutes } from './routes/manifest.ts';
import { messageRoutes, type Posting } from './routes/messages.ts';
import { ownerRoutes } from './routes/owner.ts';
import { peopleRoutes } from './routes/people.ts';
import { playRoutes } from './routes/play.ts';
import { previewRoutes } from './routes/preview.ts';
import { resultRoutes } from './routes/results.ts';
import { robotsRoutes } from './routes/robots.ts';
import { signInRoutes } from './routes/signin.ts';
import { streamRoutes } from './routes/stream.ts';
import { tableRoutes } from './routes/tables.ts';
import { timeRoutes } from './routes/time.ts';
import { togetherRoutes } from './routes/together.ts';
import { readBody } from './strangers.ts';
import type { Tables } from './tables.ts';
import type { Thinkers } from './thinkers.ts';
import { watchUse } from './using.ts';

export interface Front {
  readonly tables: Tables;
  readonly thinkers: Thinkers;
  readonly painter: Painter;
  readonly limits: Limits;
  readonly clientDir: string | null;
  /** Every request is logged; errors always are. */
  readonly log: boolean;
  /** Where the log goes: to the error output if not said. */
  readonly logTo?: { write(line: string): void } | undefined;
  readonly trustProxy: boolean | string;
  /** The path below which the house lives; empty: none. */
  readonly basePath: string;
  readonly hosting: Hosting;
  readonly pace: Pace;
  readonly room: Room;
  readonly circles: Circles;
  readonly inviting: Inviting;
  /** The address that its owner set; null: it is reached by whatever it is called. */
  readonly publicUrl: string | null;
  readonly mail: Mail | null;
  readonly posting: Posting;
  /** Under which addresses the house is reached; known once it listens. */
  addresses(): Addresses;
}

/** Not every browser counts the sockets of a page's own address as its own. */
const ownSockets = ({ headers: { host = '' } }: { readonly headers: { readonly host?: string | undefined } }): string =>
  /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
const CSP = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  workerSrc: ["'self'", 'blob:'],
  // The line to the house is one of its own addresses; browsers count it as such.
  connectSrc: ["'self'", ownSockets],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  formAction: ["'self'"],
};

/** Where people come by https, their browsers never try without. Below a path of another site it is up to that one. */
const onlyTls = ({ publicUrl, basePath }: Pick<Front, 'publicUrl' | 'basePath'>) =>
  publicUrl?.startsWith('https:') === true && basePath === '' && { maxAge: 180 * 24 * 3_600, includeSubDomains: false };

/** What the log says of a request: its route as it is described, never its address. Links into a circle and those that stop messages have their key in the path, others may put one behind the question mark. */
const logged = ({ method, ip, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? '(no route)', remoteAddress: ip });

/** What takes as long as it takes: lines that stay open, records and house rules that are played through. How quickly the house answers is not seen by them. */
const LASTING = ['GET /api/stream', 'GET /api/tables/:id/stream', 'POST /api/tables', 'POST /api/tables/import'];

const ABOUT = `Tables, seats, moves and streams of a Pesthouse. A seat is opened by its key: Authorization: Bearer <key>.
A person is known by a key that they make (me_ and 43 letters), said once to POST /api/me; it opens the seats that the person holds. The page of the house keeps its key in a cookie, which counts only together with the header x-pesthouse.
A table with a waiting room is laid by POST /api/tables with room; everything that is done there goes to POST /api/tables/{id}/act, or as the frame act over the stream.
/api/games lists the games with their seats, options and editions; /api/games/{game} says what the moves of an edition are made of.
The frames of the WebSocket /api/stream, in both directions, are described at /api/asyncapi.json.`;

/** Where the house lives, for links that leave it: the address that its owner set, else the one by which it was asked, which is one of its own. */
const homeOf =
  ({ publicUrl, basePath }: Pick<Front, 'publicUrl' | 'basePath'>) =>
  ({ protocol, headers }: FastifyRequest): string =>
    publicUrl?.replace(/\/+$/, '') ?? `${protocol}://${/^[\w.:[\]-]+$/.exec(headers.host ?? '')?.[0] ?? 'localhost'}${basePath}`;

/** Errors of Fastify itself, in words. Whatever is not known here is the house's own fault and tells nothing of its inside. */
const WORDS: { readonly [code: string]: readonly [status: number, code: string, message: string] | undefined } = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too-large', 'That is more than the house can read at once.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'not-json', 'The house reads JSON only.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'unreadable', 'This cannot be read: the body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'unreadable', 'This cannot be read: it is not JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'unreadable', 'This cannot be read: its length is not what it claims to be.'],
  FST_ERR_BAD_URL: [400, 'unreadable', 'This address cannot be read.'],
  FST_ERR_MAX_PARAM_LENGTH: [404, 'not-found', 'There is nothing here.'],
  FST_ERR_ASYNC_CONSTRAINT: [400, 'unreadable', 'This address cannot be read.'],
};

/** The first lines of a request have to arrive within this time; whoever dawdles is let go. */
const HEADERS_MS = 20_000;
/** A connection on which nothing moves: its other end is gone, or does not read. */
const IDLE_MS = 120_000;
const CHECK_MS = 5_000;

const SLOW: { readonly [code: string]: readonly [status: string, error: string, message: string] | undefined } = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too-slow', 'This request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large', 'That is more than the house can read at once.'],
};

/** What is not even a request is answered in the same shape, as far as somebody still listens. */
const badRequest = (e: Error & { readonly code?: string }, socket: Duplex): void => {
  if (e.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, error, message] = SLOW[e.code ?? ''] ?? ['400 Bad Request', 'unreadable', 'The house cannot read this request.'];
  const body = JSON.stringify({ error, message, clause: null });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n\r\n${body}`,
  );
};

/** What is not the house's fault. */
const refusalOf = (e: Error): Refusal | null => {
  if (e instanceof Refusal) return e;
  if (hasZodFastifySchemaValidationErrors(e)) {
    const x = e.validation[0];
    const where = x?.instancePath.replace(/^\//, '').replaceAll('/', '.') ?? '';
    return unreadable([{ code: 'custom', path: where === '' ? [] : [where], message: x?.message ?? 'it cannot be read', input: undefined }]);
  }
  const known = 'code' in e && typeof e.code === 'string' ? WORDS[e.code] : undefined;
  if (known !== undefined) return new Refusal(known[0], known[1], known[2]);
  if (e instanceof SyntaxError) return new Refusal(400, 'unreadable', 'This cannot be read: it is not JSON.');
  if ('statusCode' in e && typeof e.statusCode === 'number' && e.statusCode >= 400 && e.statusCode < 500)
    return new Refusal(e.statusCode, 'refused', 'The house cannot read this request.');
  return null;
};

const page = async (app: FastifyInstance, clientDir: string, index: IndexPage): Promise<void> => {
  await app.register(fastifyStatic, {
    root: clientDir,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const named = path.startsWith(join(clientDir, 'assets'));
      reply.header('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const path of ['/', '/index.html'])
    app.get(path, { schema: { hide: true }, config: { rateLimit: false } }, (request, reply) => index.send(request, reply));
};

/** A path that is none of ours is a place of the page, if it looks like one: it is drawn there even where nothing is. */
const elsewhere = (index: IndexPage | null) => async (request: FastifyRequest, reply: FastifyReply) => {
  const path = request.url.split('?')[0] ?? '';
  const place = request.method === 'GET' && !path.startsWith('/api/') && !/\.[a-z0-9]+$/i.test(path);
  if (index !== null && place) return index.send(request, reply);
  return reply.code(404).send(failureOf(new Refusal(404, 'not-found', 'There is nothing here.')));
};

export const openApp = async (x: Front): Promise<FastifyInstance> => {
  const app = fastify({
    logger: { level: x.log ? 'info' : 'error', stream: x.logTo ?? pino.destination(2), serializers: { req: logged } },
    logController: new LogController({ disableRequestLogging: !x.log }),
    bodyLimit: x.limits.body,
    trustProxy: x.trustProxy,
    // A proxy may pass the path on or take it off: the house understands both.
    rewriteUrl: ({ url = '/' }) => belowBase(x.basePath, url),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 64 },
    requestTimeout: x.limits.requestMs,
    connectionTimeout: IDLE_MS,
    http: { headersTimeout: Math.min(HEADERS_MS, x.limits.requestMs), connectionsCheckingInterval: Math.min(CHECK_MS, x.limits.requestMs) },
    clientErrorHandler: badRequest,
    frameworkErrors: (e, _request, reply) => {
      const no = refusalOf(e) ?? toldOf(e);
      const said: { code(status: number): FastifyReply } = reply;
      void said
        .code(no.status)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(failureOf(no)));
    },
  });
  app.setValidatorCompiler(readBody);
  // The shapes of answers describe them; checking each again would cost more than making it.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler((e: FastifyError, request, reply) => {
    const no = refusalOf(e);
    if (no === null) request.log.error({ err: e }, 'something broke');
    const said = no ?? toldOf(e);
    x.tables.metrics.refusals.inc({ error: said.code });
    return reply
      .code(said.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(failureOf(said)));
  });
  const home = homeOf(x);
  const index =
    x.clientDir === null
      ? null
      : openIndexPage({
          clientDir: x.clientDir,
          base: x.basePath,
          store: x.tables.store,
          nameOf: () => x.hosting.own.now().own.name,
          now: x.circles.now,
          home,
        });
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api')) x.hosting.door.admit(request.ip, null);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.url.startsWith('/api') && !LASTING.includes(`${request.method} ${request.routeOptions.url}`)) x.hosting.pulse.answered(reply.elapsedTime);
  });

  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: 16_384 },
    // Whoever sends what is no frame is let go. That is their fault and not worth a stack.
    errorHandler: (e, socket, request) => {
      request.log.info({ why: e.message }, 'a socket was dropped');
      socket.terminate();
    },
  });
  app.addHook('onRequest', async (request) => guard(request, x.publicUrl));
  watchUse(app, x.tables.store);
  await app.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives: CSP }, strictTransportSecurity: onlyTls(x) });
  await app.register(rateLimit, {
    max: x.limits.requests,
    timeWindow: '1 minute',
    keyGenerator: (request) => visitorOf(request.ip),
    errorResponseBuilder: (_request, c) => new Refusal(429, 'too-fast', `You are asking too often. Try again in ${c.after}.`),
  });
  // Where a table is looked up, whoever asks too often waits like everywhere else.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, elsewhere(index));
  await app.register(swagger, {
    openapi: { info: { title: 'Pesthouse', description: ABOUT, version: '1' } },
    transform: jsonSchemaTransform,
  });
  const { budgets } = x.hosting;
  const crowd = openCrowd(x.limits.sockets, x.limits.socketsOfOne);
  await app.register(tableRoutes(x.room, x.thinkers, x.limits, x.hosting));
  await app.register(playRoutes(x.room, x.hosting));
  await app.register(streamRoutes(x.room, x.limits, crowd, budgets));
  await app.register(peopleRoutes(x.room, x.limits, budgets, () => x.hosting.own.now().own.name));
  await app.register(resultRoutes(x.tables));
  await app.register(circleRoutes(x.circles, x.limits));
  await app.register(togetherRoutes(x.tables, x.inviting, x.limits, x.circles.now));
  await app.register(accountRoutes(x.room, x.limits, x));
  await app.register(signInRoutes(x.room, x.limits, budgets, x));
  await app.register(timeRoutes(x.room));
  await app.register(messageRoutes(x.tables, x.limits, x.posting));
  await app.register(houseRoutes(x.tables, x.pace, x.addresses, x.hosting));
  await app.register(ownerRoutes(x.tables, x.hosting, x.addresses));
  await app.register(robotsRoutes(x.basePath));
  await app.register(manifestRoutes(x.basePath, () => x.hosting.own.now().own.name));
  await app.register(
    previewRoutes(
      openPictures(x.tables, x.painter, () => x.hosting.own.now().own.name),
      budgets,
    ),
  );
  if (x.clientDir !== null && index !== null) await page(app, x.clientDir, index);
  return app;
};
