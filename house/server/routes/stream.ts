/** The streams: a WebSocket for any number of tables, and plain lines for one. Both tell the same frames in the same order. */
import type { Writable } from 'node:stream';
import { COOKIE, clientFrame, plainMove, serverFrame, watching } from '@pesthouse/api';
import { WATCHER } from '@pesthouse/kernel';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { WebSocket } from 'ws';
import type * as z from 'zod';
import type { Crowd } from '../crowd.ts';
import { failureOf, noKey, Refusal, toldOf } from '../failure.ts';
import { framedOnce } from '../framing.ts';
import type { Limits } from '../limits.ts';
import { meter } from '../meter.ts';
import { makeMove } from '../moving.ts';
import { type Budgets, costOf } from '../owner/budgets.ts';
import { visitorOf } from '../owner/visitor.ts';
import { act } from '../room/acts.ts';
import type { Room } from '../room/room.ts';
import { cookieOf } from '../session.ts';
import { readFrame } from '../strangers.ts';
import { type Watching, watch } from '../watching.ts';
import { again } from '../who.ts';
import { keyOf, tableParams } from './ask.ts';

/** A reader that is this far behind is let go; it comes back and says what it saw last. */
const MOST_UNREAD = 1_000_000;
const BEAT_MS = 20_000;
const WINDOW_MS = 10_000;
const PONG = JSON.stringify({ type: 'pong' });

const wrong = (table: string | null, e: unknown): string => {
  const x = toldOf(e);
  return JSON.stringify({ type: 'wrong', table, error: x.code, message: x.message, ...(x.data === undefined ? {} : { data: x.data }) });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'unreadable', 'This cannot be read: it is not JSON.');
  }
};

const frameOf = (said: unknown): z.output<typeof clientFrame> => {
  const plain = plainMove(said);
  if (plain !== null) return plain;
  return readFrame(clientFrame, said);
};

const frameOnce = framedOnce();

/** `wire` is what the socket writes to. What it says goes there at once, for it packs nothing, so whole frames of ours may stand between its own. */
const serve = (
  room: Room,
  socket: WebSocket,
  wire: Writable,
  cookie: string | undefined,
  limits: Limits,
  budgets: Budgets,
  ip: string,
  report: (e: unknown) => void,
): void => {
  const { tables } = room;
  /** Where each table that this socket watches stands; a watch that is on its way counts. */
  const watched = new Map<string, Promise<Watching>>();
  const allowed = meter(limits.frames, WINDOW_MS);
  let alive = true;
  const send = (frame: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    // Who does not read does not read a farewell either.
    if (wire.writableLength > MOST_UNREAD) socket.terminate();
    else wire.write(frameOnce(frame));
  };
  const leave = (table: string): void => {
    watched.get(table)?.then(
      (w) => w.stop(),
      () => {},
    );
    watched.delete(table);
  };
  const begin = (frame: Extract<z.output<typeof clientFrame>, { type: 'watch' }>): void => {
    leave(frame.table);
    if (watched.size >= limits.watched) {
      send(wrong(frame.table, new Refusal(429, 'too-many', 'This connection is watching too many tables.')));
      return;
    }
    // Whoever says so is known by the cookie with which the connection was made; the guard has seen that it comes from our page.
    const asked = frame.secret === COOKIE ? { ...frame, secret: cookie } : frame;
    const on = watch(tables, { ...asked, ip }, send, () => socket.close(1001, 'the house closes'), false);
    watched.set(frame.table, on);
    on.catch((e: unknown) => {
      if (!(e instanceof Refusal)) report(e);
      watched.delete(frame.table);
      send(wrong(frame.table, e));
    });
  };
  const move = async (frame: Extract<z.output<typeof clientFrame>, { type: 'move' }>): Promise<void> => {
    const { table, re } = frame;
    try {
      const on = watched.get(table);
      if (on === undefined) throw new Refusal(409, 'not-here', 'Watch the table before you make a move at it.');
      const { live, seat } = await on;
      if (seat() === WATCHER) throw noKey();
      await makeMove(tables, live, seat(), frame.at, frame.move);
    } catch (e) {
      if (!(e instanceof Refusal)) report(e);
      send(JSON.stringify({ type: 'refused', table, re, ...failureOf(toldOf(e)) }));
    }
  };
  const perform = async (frame: Extract<z.output<typeof clientFrame>, { type: 'act' }>): Promise<void> => {
    const { table, re } = frame;
    try {
      const on = watched.get(table);
      if (on === undefined) throw new Refusal(409, 'not-here', 'Watch the table before you do something at it.');
      const { live, who } = await on;
      const cost = costOf(frame.act);
      if (cost !== null) budgets.spend(ip, ...cost);
      send(JSON.stringify({ type: 'done', table, re, done: await act({ ...room, live, who: await again(tables, who()) }, frame.act) }));
    } catch (e) {
      if (!(e instanceof Refusal)) report(e);
      send(JSON.stringify({ type: 'refused', table, re, ...failureOf(toldOf(e)) }));
    }
  };
  const hear = (text: string): void => {
    if (!allowed()) {
      send(wrong(null, new Refusal(429, 'too-fast', 'Too many frames. Slow down.')));
      socket.close(1008, 'too many frames');
      return;
    }
    const frame = frameOf(parsed(text));
    if (frame.type === 'ping') send(PONG);
    else if (frame.type === 'leave') leave(frame.table);
    else if (frame.type === 'eyes')
      watched.get(frame.table)?.then(
        (w) => w.eyes(frame.open),
        () => {},
      );
    else if (frame.type === 'move') void move(frame);
    else if (frame.type === 'act') void perform(frame);
    else begin(frame);
  };

  const beat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, BEAT_MS);
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', (data, binary) => {
    alive = true;
    try {
      if (binary) throw new Refusal(400, 'unreadable', 'This cannot be read: frames are text.');
      hear(data.toString());
    } catch (e) {
      if (!(e instanceof Refusal)) report(e);
      send(wrong(null, e));
    }
  });
  socket.on('close', () => {
    clearInterval(beat);
    for (const table of [...watched.keys()]) leave(table);
  });
};

export const streamRoutes =
  (room: Room, limits: Limits, crowd: Crowd, budgets: Budgets): FastifyPluginAsyncZod =>
  async (app) => {
    const { tables } = room;
    app.get('/api/stream', { websocket: true, schema: { tags: ['streams'], summary: 'WebSocket: frames of any number of tables' } }, (socket, request) => {
      try {
        socket.on('close', crowd.enter(visitorOf(request.ip)));
      } catch (e) {
        socket.send(wrong(null, e));
        socket.close(1013, 'no room');
        return;
      }
      serve(room, socket, request.raw.socket, cookieOf(request), limits, budgets, request.ip, (e) => request.log.error({ err: e }, 'a stream broke'));
    });

    app.get(
      '/api/tables/:id/stream',
      {
        schema: {
          tags: ['streams'],
          summary: 'The frames of one table, one JSON object a line',
          params: tableParams,
          querystring: watching,
          response: { 200: serverFrame },
        },
      },
      async (request, reply) => {
        const raw = reply.raw;
        const { id } = request.params;
        const early: string[] = [];
        const line = (frame: string): void => {
          if (!raw.headersSent) early.push(frame);
          else if (raw.writableLength > MOST_UNREAD) raw.destroy();
          else raw.write(`${frame}\n`);
        };
        const out = crowd.enter(visitorOf(request.ip));
        raw.on('close', out);
        const asked = {
          table: id,
          secret: keyOf(request),
          after: request.query.after,
          talk: request.query.talk,
          between: request.query.between === '1',
          ip: request.ip,
        };
        const { stop } = await watch(tables, asked, line, () => raw.end(), true);
        if (request.raw.destroyed || raw.destroyed) return stop();
        reply.hijack();
        for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
        raw.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
        for (const frame of early) raw.write(`${frame}\n`);
        const beat = setInterval(() => line(PONG), BEAT_MS);
        raw.on('close', () => {
          clearInterval(beat);
          stop();
        });
      },
    );
  };
