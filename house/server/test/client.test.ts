/** The typed client against a real house: refusals are values, and a line that breaks comes back where it was. */

import * as api from '@pesthouse/api';
import { ask, call, follow, HouseRefused, openLine, UNREACHABLE, UNREADABLE } from '@pesthouse/api/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { lay, PERSON, step } from './guest.ts';
import { openHouse } from './houses.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('an answer is checked, and every refusal is a value with a code, a sentence and a clause', async () => {
  const laid = await lay(house.address, 'toy', [PERSON, PERSON]);
  const path = `/api/tables/${laid.table}`;
  expect(await ask(api.tableInfo, house.address, path)).toMatchObject({ ok: true, value: { id: laid.table } });
  expect(await call(house.address, `${path}/moves`)).toMatchObject({ ok: false, status: 401, error: expect.any(String), clause: null });
  const [secret] = laid.secrets;
  const { value } = z.object({ value: api.choices }).parse(await ask(api.choices, house.address, `${path}/moves`, { secret }));
  // A rule said no: its clause is told.
  const no = await call(house.address, `${path}/moves`, { body: { at: value.at, move: { verb: 'lamp', to: 0 } }, secret });
  expect(no).toMatchObject({ ok: false, status: 422, clause: 'TOY-LAMP' });
  expect(await ask(z.object({ wings: z.number() }), house.address, path)).toMatchObject({ ok: false, error: UNREADABLE });
  expect(await call('http://127.0.0.1:9', '/api/house')).toMatchObject({ ok: false, status: 0, error: UNREACHABLE });
});

test('a line that is cut comes back by itself, and every item is heard once and in order', async () => {
  const laid = await lay(house.address, 'toy', [PERSON, PERSON], { rounds: 2 });
  const [secret = ''] = laid.secrets;
  const sockets: WebSocket[] = [];
  const heard: number[] = [];
  const ups: boolean[] = [];
  const line = openLine({
    connect: () => {
      const ws = new WebSocket(`${house.address.replace('http', 'ws')}/api/stream`);
      sockets.push(ws);
      return ws;
    },
    hello: () => ({ type: 'watch', table: laid.table, secret, after: heard.at(-1) ?? 0 }),
    hear: (frame) => {
      if ((frame.type === 'here' || frame.type === 'item') && frame.item !== null) heard.push(frame.item.seq);
    },
    up: (up) => ups.push(up),
    chance: () => 0,
  });
  await expect.poll(() => heard.length, { timeout: 60_000 }).toBe(1);
  for (let cut = 1; cut <= 2; cut++) {
    sockets.at(-1)?.terminate();
    // Somebody moves while nobody listens.
    for (const [seat, key] of laid.secrets.entries()) await step(house.address, laid.table, key, seat);
    await expect.poll(() => sockets.length, { timeout: 60_000 }).toBe(cut + 1);
    const seen = heard.length;
    await expect.poll(() => heard.length, { timeout: 60_000 }).toBeGreaterThan(seen === 1 ? 1 : seen - 1);
  }
  expect(heard).toEqual(heard.map((_, i) => (heard[0] ?? 0) + i));
  expect(ups.filter((x) => !x)).toHaveLength(2);
  line.close();
  expect(line.send({ type: 'ping' })).toBe(false);
});

test('lines are followed from cut to cut, and a house that refuses ends it with its own words', async () => {
  const { table } = await lay(house.address, 'toy', [PERSON, PERSON]);
  const stranger = follow({ house: house.address, table, secret: 'x'.repeat(30) });
  await expect(stranger.next()).rejects.toThrow(HouseRefused);
  await expect(follow({ house: house.address, table: 'nosuchtable0' }).next()).rejects.toMatchObject({ refused: { error: 'no-table' } });
});
