/** The interface describes itself: every call and every frame that the house takes or gives stands in its description, and nothing else does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as api from '@pesthouse/api';
import { framesDescription } from '@pesthouse/api';
import { defaults } from '@pesthouse/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { GAME_IDS, GAMES } from '../../games/index.ts';
import { ask, lay, PERSON, send, socket } from './guest.ts';
import { openHouse } from './houses.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const openapi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))) });

/** What is there for the page, for browsers and search engines, for machines that watch over the house, or is a description itself. */
const UNDESCRIBED = [
  ...['GET /metrics', 'GET /manifest.webmanifest', 'GET /preview/{name}', 'GET /robots.txt'],
  ...['GET /api', 'GET /api/openapi.json', 'GET /api/asyncapi.json'],
];
const ROUTES = join(import.meta.dirname, '../routes');
const registered = (): string[] =>
  readdirSync(ROUTES).flatMap((file) =>
    [...readFileSync(join(ROUTES, file), 'utf8').matchAll(/\bapp\.(get|post|put|delete|patch)\(\s*'([^']+)'/g)].map(
      ([, method = '', path = '']) => `${method.toUpperCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    ),
  );

describe('calls', () => {
  test('every route of the house is described, and what is described is there', async () => {
    const { paths } = await ask(openapi, house.address, '/api/openapi.json');
    const described = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    // A call of its own kind: what is said there are the frames.
    const stream = `GET ${framesDescription.channels.stream.address}`;
    expect([...described, stream, ...UNDESCRIBED].sort()).toEqual(registered().sort());
    for (const [path, methods] of Object.entries(paths))
      for (const [method, about] of Object.entries(methods)) {
        expect(about.summary, path).toEqual(expect.any(String));
        const said = await send(house.address, path.replaceAll(/\{\w+\}/g, '0'), method === 'post' ? {} : undefined);
        expect(said.body, path).not.toMatchObject({ error: 'not-found' });
      }
  });

  test('what people read names every call and every frame', async () => {
    const { text } = await send(house.address, '/api');
    const { paths } = await ask(openapi, house.address, '/api/openapi.json');
    for (const path of Object.keys(paths)) expect(text).toContain(path);
    for (const { name, summary } of Object.values(framesDescription.channels.stream.messages)) {
      expect(text).toContain(`<code>${name}</code>`);
      expect(summary).not.toBe('');
    }
  });
});

describe('games', () => {
  test('are listed in the order of their doors, with all that is needed to lay a table', async () => {
    const { games } = await ask(api.gameList, house.address, '/api/games');
    expect(games.map((x) => x.game)).toEqual(GAME_IDS);
    for (const x of games) {
      const { meta, editions } = GAMES[GAME_IDS.find((id) => id === x.game) ?? GAME_IDS[0] ?? 'newyork'];
      expect(x).toMatchObject({ title: meta.title, seats: meta.seats, usual: meta.usual, newest: meta.rules, editions: await editions() });
      const options = Object.fromEntries(
        Object.entries(x.options).map(([id, o]) => [id, o.kind === 'seats' ? Array.from({ length: x.usual }, () => o.default) : o.default]),
      );
      expect(options).toEqual(defaults(meta, x.usual));
      const laid = await lay(
        house.address,
        x.game,
        Array.from({ length: x.usual }, () => PERSON),
        options,
      );
      const { moves } = await ask(api.rulesInfo, house.address, `/api/games/${x.game}`);
      // What may be done now is made of the words that the description gives.
      for (const secret of laid.secrets)
        for (const { verb, ...fields } of (await ask(api.choices, house.address, `/api/tables/${laid.table}/moves`, undefined, secret)).moves)
          expect(Object.keys(moves[verb] ?? { missing: verb }).sort()).toEqual(Object.keys(fields).sort());
    }
  });

  test('tell the words and numbers of each edition', async () => {
    for (const id of GAME_IDS)
      for (const edition of await GAMES[id].editions()) {
        const engine = await GAMES[id].engine(edition);
        const told = await ask(api.rulesInfo, house.address, `/api/games/${id}?edition=${edition}`);
        expect(told.edition).toBe(edition);
        expect(told.moves).toEqual(engine.game.vocabulary);
        const origins = await GAMES[id].origins();
        expect(told.numbers.map((x) => [x.name, x.printed, x.origin])).toEqual(engine.game.tunables.map((t) => [t.name, t.get(), origins[t.name]]));
      }
  });

  test.each(['/api/games/chess', `/api/games/${GAME_IDS[0]}?edition=99`])('%s is not there, and the house says so', async (path) => {
    expect(await send(house.address, path)).toMatchObject({ status: 404, body: { error: expect.any(String), message: expect.any(String), clause: null } });
  });
});

describe('frames', () => {
  const { messages } = framesDescription.channels.stream;
  const typesOf = (prefix: string) =>
    Object.keys(messages)
      .flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
      .sort();
  const typesIn = (union: typeof api.clientFrame | typeof api.serverFrame) => union.options.map((x) => [...x.shape.type.values][0]).sort();

  test('the description that machines read is the one of the shapes, in both directions', async () => {
    expect(await ask(z.unknown(), house.address, '/api/asyncapi.json')).toEqual(JSON.parse(JSON.stringify(framesDescription)));
    expect(typesOf('to-house-')).toEqual(typesIn(api.clientFrame));
    expect(typesOf('from-house-')).toEqual(typesIn(api.serverFrame));
    for (const { payload } of Object.values(messages)) expect(payload).toMatchObject({ type: 'object', properties: { type: { const: expect.any(String) } } });
  });

  test('every frame that is described is taken, and no other', async () => {
    const laid = await lay(house.address, 'toy', [PERSON, PERSON]);
    const { table } = laid;
    const frames: { readonly [type: string]: object } = {
      watch: { table, secret: laid.secrets[0] },
      act: { table, re: 2, act: { act: 'ready', ready: true } },
      move: { table, re: 1, at: '0.0', move: { verb: 'rest' } },
      leave: { table },
      eyes: { table, open: false },
      ping: {},
    };
    expect(Object.keys(frames).sort()).toEqual(typesOf('to-house-'));
    for (const [type, rest] of Object.entries(frames)) {
      const ear = await socket(house.address);
      ear.send({ type, ...rest });
      ear.send({ type: 'ping' });
      await ear.until((x) => x.some((f) => f.type === 'pong'));
      expect(ear.frames.filter((f) => f.type === 'wrong')).toEqual([]);
      await ear.close();
    }
    const ear = await socket(house.address);
    ear.send({ type: 'dance', table });
    await ear.until((x) => x.some((f) => f.type === 'wrong'));
    await ear.close();
  });
});
