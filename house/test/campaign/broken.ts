/** Broken input: bodies, addresses and frames that are nearly right, made from the shapes of the interface, against a live house in a process of its own. Everything is answered in words, nothing breaks, nothing of the inside is told. */
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import * as api from '@pesthouse/api';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { GAMES } from '../../games/index.ts';
import { type Call, callsIn, requestsFor, type Sent, textOf } from '../../server/test/calls.ts';
import { bundle, folder, hatchHouse } from '../../server/test/houses.ts';
import { isShape, strange } from '../../server/test/strange.ts';
import type { Page } from './book.ts';
import { call } from './crowd.ts';
import { type Part, teller, type Wish } from './wish.ts';

/** So many of one call, or frames on one line, are made and sent together. */
const AT_ONCE = 40;
const FRAMES = 400;
/** A house is replaced by a fresh one after so many, for what is right in them fills it. */
const OF_ONE_HOUSE = 100_000;
const INSIDE = /\bat \w+ \(|node_modules|\.ts:\d|\.js:\d/;
const PERSON = { kind: 'person' };

interface Answer {
  readonly status: number;
  readonly text: string;
}

const sender = (address: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = (method: string, { path, body, key }: Sent): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      };
      const asked = request(address + path, { agent, method, headers }, (answer) => {
        const status = answer.statusCode ?? 0;
        // Of a stream only how it begins.
        if (answer.headers['content-type']?.includes('ndjson') === true) {
          answer.destroy();
          resolve({ status, text: '' });
          return;
        }
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        answer.on('end', () => resolve({ status, text }));
        answer.on('error', reject);
      });
      asked.on('error', reject);
      asked.end(body);
    });
  return { send, close: () => agent.destroy() };
};

/** Tables of all kinds: open, being played, over, with a room. Their names and keys are what strange input is made of. */
const furnish = async (address: string): Promise<{ readonly known: string[]; readonly record: unknown; readonly playing: string }> => {
  const lay = async (game: string, seats: readonly object[]) => call(api.tableMade, address, '/api/tables', { game, seats });
  const open = await lay('newyork', [PERSON, { kind: 'open' }]);
  const playing = await lay('pest', [PERSON, PERSON, PERSON]);
  const over = await lay('newyork', [PERSON, PERSON]);
  const { rules } = await GAMES.newyork.rules();
  for (let n = 0, done = false; !done; n++)
    for (const { seat, secret } of over.seats) {
      const c = await call(api.choices, address, `/api/tables/${over.table}/moves`, undefined, secret ?? '');
      const move = c.moves[(n * 7 + seat) % Math.max(1, c.moves.length)];
      if (done || move === undefined) continue;
      done = (await call(api.moved, address, `/api/tables/${over.table}/moves`, { at: c.at, move }, secret ?? '')).over;
    }
  const record = await call(api.exported, address, `/api/tables/${over.table}/record`);
  const tables = [open, playing, over];
  const names = [...tables.map((x) => x.table), ...tables.flatMap((x) => x.seats.flatMap((y) => y.secret ?? []))];
  const verbs = Object.keys(rules.game.vocabulary);
  return { known: [...names, 'newyork', 'pest', '0.0', '1.0', 'verb', ...verbs], record, playing: playing.table };
};

const judge = (call: Call, sent: Sent, { status, text }: Answer, page: Page): void => {
  const where = `${call.method} ${sent.path.slice(0, 120)} with ${sent.body?.slice(0, 300)}`;
  if (status >= 500) page.fault(`${where}: ${status} ${text.slice(0, 200)}`);
  else if (status >= 400 && !isFailure(text)) page.fault(`${where}: ${status} without a sentence: ${text.slice(0, 200)}`);
  if (INSIDE.test(text)) page.fault(`${where}: tells of the inside: ${text.slice(0, 300)}`);
  page.add(status < 400 ? 'bodies taken' : 'bodies refused');
};
const isFailure = (text: string): boolean => {
  try {
    return api.failure.strict().safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** A table that is nowhere: asked for last, its answer says that the house has read everything before it. */
const NOWHERE = 'nowherenowhere';

/** Many frames on one line; the house still answers afterwards, and never says that something broke. */
const talkNonsense = (address: string, frames: readonly unknown[], page: Page): Promise<void> =>
  new Promise((resolve, reject) => {
    const ws = new WebSocket(`${address.replace('http', 'ws')}/api/stream`);
    let [answers, done] = [0, false];
    ws.once('open', () => {
      for (const x of frames) ws.send(textOf(x));
      ws.send(JSON.stringify({ type: 'watch', table: NOWHERE }));
    });
    ws.on('message', (data) => {
      const text = data.toString();
      const frame = api.serverFrame.safeParse(JSON.parse(text));
      answers++;
      if (!frame.success) page.fault(`a frame that is none: ${text.slice(0, 300)}`);
      else if ('error' in frame.data && frame.data.error === 'broken') page.fault(`a frame broke: ${text.slice(0, 300)}`);
      if (done || !frame.success || frame.data.type !== 'wrong' || frame.data.table !== NOWHERE) return;
      done = true;
      ws.terminate();
      page.add('frames', frames.length);
      page.add('frames answered', answers);
      resolve();
    });
    ws.once('error', reject);
    ws.once('close', () => reject(new Error('the house cut the line')));
  });

const oneHouse = async (address: string, wish: Wish, page: Page): Promise<void> => {
  const { known, record, playing } = await furnish(address);
  const calls = callsIn(await call(z.unknown(), address, '/api/openapi.json'));
  const shape: unknown = z.toJSONSchema(api.clientFrame, { io: 'input' });
  if (!isShape(shape)) throw new Error('frames have a shape');
  const frame = strange(known)(shape);
  const made = new Map<Call, fc.Arbitrary<Sent>>();
  const requestsOf = (x: Call): fc.Arbitrary<Sent> => {
    const requests = made.get(x) ?? requestsFor(x, known, record);
    made.set(x, requests);
    return requests;
  };
  const { send, close } = sender(address);
  const tell = teller(wish.say);
  const all = (): number => page.get('bodies') + page.get('frames');
  const begun = all();
  for (let n = page.get('rounds'); all() < Math.min(wish.goal, begun + OF_ONE_HOUSE) && wish.more(); n++) {
    const next = calls[n % calls.length];
    if (next === undefined) break;
    const bodies = fc.sample(requestsOf(next), { seed: wish.seed + n, numRuns: AT_ONCE });
    const answers = await Promise.all(bodies.map((x) => send(next.method, x)));
    for (const [i, x] of answers.entries()) {
      const sent = bodies[i];
      if (sent !== undefined) judge(next, sent, x, page);
    }
    page.add('bodies', bodies.length);
    await talkNonsense(address, fc.sample(frame, { seed: wish.seed + n, numRuns: FRAMES }), page);
    page.add('rounds');
    tell(() => {
      page.save();
      return `${page.get('bodies').toLocaleString('en')} bodies, ${page.get('frames').toLocaleString('en')} frames, ${page.get('faults')} faults`;
    });
  }
  page.put('calls of the interface', calls.length);
  close();
  await call(z.unknown(), address, '/healthz');
  await call(z.unknown(), address, '/readyz');
  const { status } = await call(api.tableInfo, address, `/api/tables/${playing}`);
  if (status !== 'playing') page.fault(`the table that was being played is ${status}`);
};

export const broken: Part = async (wish, page) => {
  const built = await bundle();
  try {
    while (page.get('bodies') + page.get('frames') < wish.goal && wish.more()) {
      const dataDir = folder();
      const limits = {
        requests: 1e9,
        tables: 1e9,
        imports: 1e9,
        bots: 1e9,
        botTables: 1e9,
        hints: 1e9,
        talk: 1e9,
        stories: 1e9,
        mails: 1e9,
        mailsOfAll: 1e9,
        signIns: 1e9,
        frames: 1e9,
        socketsOfOne: 1e6,
      };
      const hatching = hatchHouse(built.serve, { dataDir, limits }, (text) => page.fault(`the house wrote: ${text.slice(0, 600)}`));
      try {
        await oneHouse((await hatching.opened).address, wish, page);
      } finally {
        await hatching.kill();
        rmSync(dataDir, { recursive: true, force: true });
      }
    }
  } finally {
    built.remove();
  }
};
