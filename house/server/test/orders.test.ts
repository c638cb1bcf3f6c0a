/** Standing orders for reactions: private, answered like any answer, and only where a game has such questions (PATH-RP-07). */

import * as api from '@pesthouse/api';
import { reactionTo } from '@pesthouse/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GAMES } from '../../games/index.ts';
import { handClock } from './clocks.ts';
import { afterAWord, ask, choices, info, lay, move, PERSON, send } from './guest.ts';
import { openHouse } from './houses.ts';
import { does, joins, layRoom, refusal, watches } from './people.ts';

const clock = handClock();
let house: string;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ address: house, close } = await openHouse({ wall: clock }));
});
afterAll(() => close());

/** Four people at Pathologic, up to the first window in which somebody may react. */
const toWindow = async (room: object) => {
  const ada = await layRoom(house, 'pathologic', 4, { room });
  const others = [];
  for (const name of ['Ben', 'Cy', 'Dee']) others.push(await joins(house, ada.table, name));
  for (const x of others) await does(house, ada.table, x.key, { act: 'ready', ready: true });
  await does(house, ada.table, ada.key, { act: 'start' });
  const keys = [ada.key, ...others.map((x) => x.key)];
  return { table: ada.table, keys, asked: await onTo(ada.table, keys, 'window') };
};
/** Plays the first move of whoever is asked until a question of this kind is put; gives who is asked then. */
const onTo = async (table: string, keys: readonly string[], kind: string): Promise<number[]> => {
  for (let n = 0; n < 400; n++) {
    for (const [seat, key] of keys.entries()) {
      const c = await choices(house, table, key);
      if (c.prompt?.key === kind) return (await info(house, table)).deciding;
      const chosen = c.moves[(n * 5 + seat) % Math.max(1, c.moves.length)];
      if (chosen !== undefined) expect((await move(house, table, key, c.at, chosen)).status).toBe(200);
    }
  }
  throw new Error(`no ${kind} was put`);
};
const orders = (table: string, key: string, wanted?: object) =>
  ask(api.orders, house, `/api/tables/${table}/orders`, wanted === undefined ? undefined : { orders: wanted }, key);

test('PATH-RP-07 a seat may leave an order to pass: nobody else is told, the answer stands like any other and may be changed', async () => {
  const { table, keys, asked } = await toWindow({});
  const [seat = 0] = asked;
  const key = keys[seat] ?? '';
  expect((await orders(table, key)).kinds).toContainEqual({ kind: 'window', own: true, order: 'ask' });
  const ear = await watches(house, table);
  // Whoever watches hears of themselves too, after what stands there already.
  await ear.until(() => ear.raw.some((x) => x.startsWith('{"type":"table"') && x.includes('"watchers":1')));
  const heard = ear.raw.length;
  const before = JSON.stringify((await info(house, table)).deciding);
  expect((await orders(table, key, { window: 'pass' })).kinds).toContainEqual({ kind: 'window', own: true, order: 'pass' });
  await expect.poll(async () => (await choices(house, table, key)).held?.move).toEqual({ verb: 'pass' });
  expect([ear.raw.slice(heard), JSON.stringify((await info(house, table)).deciding)]).toEqual([[], before]);
  // It is private: the others see their own orders alone.
  const other = keys.find((x) => x !== key) ?? '';
  expect((await orders(table, other)).kinds.every((x) => x.order === 'ask')).toBe(true);
  expect((await send(house, `/api/tables/${table}/orders`)).status).toBe(401);
  // Taken back, the order does not answer the same question again.
  const c = await choices(house, table, key);
  const to = Number.parseInt(c.at, 10);
  await send(house, `/api/tables/${table}/undo`, { at: c.at, to }, key);
  await afterAWord(house, table, key, [ear]);
  expect((await choices(house, table, key)).held).toBeNull();
  await ear.close();
});

test('PATH-RP-07 at the end of its time whoever has not answered a window has passed, and the game goes on with the same people', async () => {
  const { table, keys, asked } = await toWindow({ clock: { kind: 'live', bank: 600 } });
  const before = (await choices(house, table, keys[0] ?? '')).at;
  await expect.poll(async () => (await info(house, table)).clocks?.seats.flatMap((x, i) => (x.runs ? [i] : []))).toEqual(asked);
  clock.to(clock.now() + 60_000);
  await expect.poll(async () => (await choices(house, table, keys[0] ?? '')).at).not.toBe(before);
  expect((await info(house, table)).seats.map((x) => x.kind)).toEqual(['person', 'person', 'person', 'person']);
  const { time } = await ask(api.timeLog, house, `/api/tables/${table}/time`);
  // Who was late is nobody's business: a pass is a pass.
  expect(time.filter((x) => x.why === 'out')).toMatchObject([{ seat: null, what: 'pass' }]);
});

test('an order needs a kind of reaction that the game has', async () => {
  const { table, secrets } = await lay(house, 'toy', [PERSON, PERSON]);
  expect(await orders(table, secrets[0] ?? '')).toEqual({ kinds: [] });
  expect(await refusal(send(house, `/api/tables/${table}/orders`, { orders: { vote: 'pass' } }, secrets[0]))).toBe('no-reaction');
});

test('“unless it is about me”: a Ward of one’s own, or one’s own turn', async () => {
  const { reactions } = (await GAMES.pathologic.rules()).rules.game;
  const view = (about: number, active: number, kind: string) => ({ asked: 1, roles: [2, 0, 1], active, stack: [{ step: 'window', kind, about }] });
  const own = (about: number, active: number, kind = 'W-DIE') => {
    const state = view(about, active, kind);
    return reactionTo(reactions, state)?.reaction.own?.(state, 1);
  };
  expect([own(2, 1), own(3, 1), own(3, 0), own(0, 1, 'W-RX')]).toEqual([true, false, true, false]);
});
