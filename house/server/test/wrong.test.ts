/** Wrong, stale, oversized and malformed input: a clear sentence, and nothing changes. */

import * as api from '@pesthouse/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, choices, info, type Laid, lay, PERSON, send, socket, step } from './guest.ts';
import { openHouse } from './houses.ts';

let house: string;
let close: () => Promise<void>;
let laid: Laid;
beforeAll(async () => {
  ({ address: house, close } = await openHouse());
  laid = await lay(house, 'toy', [PERSON, PERSON]);
});
afterAll(() => close());

const rest = { at: '0.0', move: { verb: 'rest' } };
const two = [PERSON, PERSON];
/** `@` stands for the table, `key` for who asks: seat 0, seat 1, nobody, a stranger. */
type Case = readonly [what: string, path: string, body: unknown, key: 0 | 1 | 'none' | 'strange', status: number, error: string];
const cases: readonly Case[] = [
  ['no JSON', '@/moves', '{"at":', 0, 400, 'unreadable'],
  ['an empty body', '@/moves', '', 0, 400, 'unreadable'],
  ['a list', '@/moves', [], 0, 400, 'unreadable'],
  ['null', '@/moves', null, 0, 400, 'unreadable'],
  ['a number', '@/moves', 7, 0, 400, 'unreadable'],
  ['no decision named', '@/moves', { move: { verb: 'rest' } }, 0, 400, 'unreadable'],
  ['a decision that is no name', '@/moves', { ...rest, at: 'now' }, 0, 400, 'unreadable'],
  ['no verb', '@/moves', { at: '0.0', move: {} }, 0, 400, 'unreadable'],
  ['a nested move', '@/moves', { at: '0.0', move: { verb: 'rest', deep: { er: 1 } } }, 0, 400, 'unreadable'],
  ['a poisoned prototype', '@/moves', '{"at":"0.0","move":{"verb":"rest","__proto__":{"x":1}}}', 0, 400, 'unreadable'],
  ['a field too many beside', '@/moves', { ...rest, seat: 1 }, 0, 400, 'unreadable'],
  ['a verb of no game', '@/moves', { at: '0.0', move: { verb: 'constructor' } }, 0, 400, 'malformed'],
  ['a field too many in the move', '@/moves', { at: '0.0', move: { verb: 'rest', well: true } }, 0, 400, 'malformed'],
  ['a word out of range', '@/moves', { at: '0.0', move: { verb: 'lamp', to: 99 } }, 0, 400, 'malformed'],
  ['a verb of another decision', '@/moves', { at: '0.0', move: { verb: 'vote', yes: true } }, 0, 409, 'not-now'],
  ['a move that a clause forbids', '@/moves', { at: '0.0', move: { verb: 'lamp', to: 0 } }, 0, 422, 'forbidden'],
  ['another seat than the one asked', '@/moves', rest, 1, 409, 'not-yours'],
  ['an answer to another decision', '@/moves', { ...rest, at: '5.0' }, 0, 409, 'stale'],
  ['an answer from before an undo', '@/moves', { ...rest, at: '0.1' }, 0, 409, 'stale'],
  ['nobody', '@/moves', rest, 'none', 401, 'no-key'],
  ['a stranger', '@/moves', rest, 'strange', 403, 'wrong-key'],
  ['too much', '@/moves', { at: '0.0', move: { verb: 'x'.repeat(100_000) } }, 0, 413, 'too-large'],
  ['too long a verb', '@/moves', { at: '0.0', move: { verb: 'x'.repeat(41) } }, 0, 400, 'unreadable'],
  ['no such table', '/api/tables/aaaaaaaaaaaa/moves', rest, 0, 404, 'no-table'],
  ['a name that is none', '/api/tables/..%2f..%2fetc/moves', rest, 0, 404, 'no-table'],
  ['no such place', '/api/nowhere', rest, 0, 404, 'not-found'],
  ['nothing to take back', '@/undo', { at: '0.0', to: 0 }, 0, 409, 'nothing'],
  ['a negative decision', '@/undo', { at: '0.0', to: -1 }, 0, 400, 'unreadable'],
  ['a stale undo', '@/undo', { at: '3.0', to: 0 }, 0, 409, 'stale'],
  ['an answer to no request', '@/answer', { proposal: 1, yes: true }, 1, 404, 'no-proposal'],
  ['talk without words', '@/talk', { text: '   ' }, 0, 400, 'unreadable'],
  ['talk with control characters', '@/talk', { text: 'a\u0000b' }, 0, 400, 'unreadable'],
  ['talk that turns letters round', '@/talk', { text: 'a\u202eb' }, 0, 400, 'unreadable'],
  ['a zone whose length cannot be a number', '/api/circles', { name: 'The Circle', zone: { length: { toString: 1 } } }, 'none', 400, 'unreadable'],
  ['too many words', '@/talk', { text: 'x'.repeat(401) }, 0, 400, 'unreadable'],
  ['a full table', '@/sit', { name: 'Eve' }, 'none', 409, 'full'],
  ['a seat that is taken', '@/sit', { name: 'Eve', seat: 0 }, 'none', 409, 'taken'],
  ['a seat that is not there', '@/sit', { name: 'Eve', seat: 6 }, 'none', 409, 'full'],
  ['a bot of no level', '@/seats/1/bot', { level: 'divine' }, 0, 400, 'unreadable'],
  ['a seat that is no number', '@/seats/x/bot', { level: 'random' }, 0, 400, 'unreadable'],
  ['a game that is not here', '/api/tables', { game: 'chess', seats: two }, 'none', 404, 'no-game'],
  ['a game called like a method', '/api/tables', { game: 'toString', seats: two }, 'none', 404, 'no-game'],
  ['too many seats for it', '/api/tables', { game: 'toy', seats: [...two, ...two] }, 'none', 400, 'options'],
  ['too many seats for any', '/api/tables', { game: 'toy', seats: Array.from({ length: 9 }, () => PERSON) }, 'none', 400, 'unreadable'],
  ['a wrong option', '/api/tables', { game: 'toy', seats: two, options: { rounds: 99 } }, 'none', 400, 'options'],
  ['an unknown option', '/api/tables', { game: 'toy', seats: two, options: { cheat: true } }, 'none', 400, 'options'],
  ['a seat of no kind', '/api/tables', { game: 'toy', seats: [{ kind: 'ghost' }, PERSON] }, 'none', 400, 'unreadable'],
  ['a wish too many', '/api/tables', { game: 'toy', seats: two, seed: '00' }, 'none', 400, 'unreadable'],
  ['a record that is none', '/api/tables/import', { record: 'x' }, 'none', 400, 'unreadable'],
  ['keys that are none', '/api/mine', { seats: [{ table: 'aaaaaaaaaaaa', secret: '../../etc' }] }, 'none', 400, 'unreadable'],
];

describe('a request with', () => {
  test.each(cases)('%s', async (_what, path, body, key, status, error) => {
    const keys = { 0: laid.secrets[0], 1: laid.secrets[1], none: undefined, strange: 'A'.repeat(43) };
    const story = () => ask(api.story, house, `/api/tables/${laid.table}/story?views=1`, undefined, laid.secrets[0]);
    const before = [await story(), await info(house, laid.table)];
    const said = await send(house, path.replace('@', `/api/tables/${laid.table}`), body, keys[key]);
    expect([said.status, said.body]).toEqual([status, expect.objectContaining({ error })]);
    const no = api.failure.strict().parse(said.body);
    expect(no.message).toMatch(/^[A-Z].{8,}\.$/s);
    expect(said.text).not.toMatch(/\bat \w+ \(|node_modules|\.ts:|\.js:/);
    expect([await story(), await info(house, laid.table)]).toEqual(before);
  });

  test('a body that is not JSON by its own word', async () => {
    const said = await fetch(`${house}/api/tables`, { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' });
    expect([said.status, await said.json()]).toEqual([415, expect.objectContaining({ error: 'not-json' })]);
  });

  test('the clause that forbids it', async () => {
    const said = await send(house, `/api/tables/${laid.table}/moves`, { at: '0.0', move: { verb: 'lamp', to: 0 } }, laid.secrets[0]);
    expect(said.body).toMatchObject({ clause: 'TOY-LAMP' });
  });
});

test('a move that is sent twice counts once', async () => {
  const { table, secrets } = await lay(house, 'toy', two);
  const c = await choices(house, table, secrets[0] ?? '');
  const body = { at: c.at, move: { verb: 'rest' } };
  const tries = await Promise.all(Array.from({ length: 8 }, () => send(house, `/api/tables/${table}/moves`, body, secrets[0])));
  expect(tries.map((x) => x.status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
});

describe('on the socket', () => {
  test.each([
    ['no JSON', 'hello', 'unreadable'],
    ['a frame of no kind', { type: 'shout' }, 'unreadable'],
    ['a watch without a table', { type: 'watch' }, 'unreadable'],
    ['bytes', new Uint8Array([1, 2, 3]), 'unreadable'],
    ['no such table', { type: 'watch', table: 'aaaaaaaaaaaa' }, 'no-table'],
    ['a key of nobody', { type: 'watch', table: '@', secret: 'A'.repeat(43) }, 'wrong-key'],
    ['a number before the first', { type: 'watch', table: '@', after: -1 }, 'unreadable'],
  ])('%s is answered in words, and the socket lives on', async (_what, frame, error) => {
    const ear = await socket(house);
    const named = typeof frame === 'object' && 'table' in frame && frame.table === '@' ? { ...frame, table: laid.table } : frame;
    ear.send(named);
    await ear.until((x) => x.some((f) => f.type === 'wrong'));
    expect(ear.frames[0]).toMatchObject({ type: 'wrong', error });
    ear.send({ type: 'ping' });
    await ear.until((x) => x.some((f) => f.type === 'pong'));
    await ear.close();
  });
});

test('whoever asks too much is told to wait', async () => {
  const small = await openHouse({ limits: { requests: 5 } });
  const all = await Promise.all(Array.from({ length: 8 }, () => send(small.address, '/api/tables')));
  const no = all.filter((x) => x.status === 429);
  expect(no).toHaveLength(3);
  expect(api.failure.parse(no[0]?.body)).toMatchObject({ error: 'too-fast', message: expect.stringContaining('Try again') });
  await small.close();
});

test('after all this the game goes on', async () => {
  expect(await step(house, laid.table, laid.secrets[0] ?? '')).toMatchObject({ over: false });
});
