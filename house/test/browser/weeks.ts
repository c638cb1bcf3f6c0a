/** Weeks of a circle for the browser tests, made through the public interface: friends, tables by turns, finished games and a standing evening. */

import { choices, circleFounded, circleInfo, type RoomAct, tableInfo, tableMade } from '@pesthouse/api';
import * as z from 'zod';
import type { TestHouse } from './house.ts';

export const newKey = (): string => `me_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')}`;

export interface Friend {
  readonly name: string;
  readonly key: string;
  readonly person: string;
}

export const call = async <T extends z.ZodType>(shape: T, house: TestHouse, path: string, key: string, body?: object): Promise<z.output<T>> => {
  const answer = await fetch(house.address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), authorization: `Bearer ${key}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return shape.parse(await answer.json());
};
const person = z.object({ person: z.string() });

export const friendOf = async (house: TestHouse, name: string, avatar: string, key = newKey()): Promise<Friend> => ({
  name,
  key,
  ...(await call(person, house, '/api/me', key, { name, avatar })),
});

/** They sit at a running table. */
export const tableOf = async (house: TestHouse, game: string, name: string, people: readonly Friend[], clock: object): Promise<string> => {
  const [host, ...others] = people;
  const { table } = await call(tableMade, house, '/api/tables', host?.key ?? '', { game, name, seats: people.map(() => ({ kind: 'open' })), room: { clock } });
  const act = (who: Friend, wish: RoomAct) => call(z.unknown(), house, `/api/tables/${table}/act`, who.key, wish);
  for (const x of others) {
    await act(x, { act: 'sit' });
    await act(x, { act: 'ready', ready: true });
  }
  if (host !== undefined) await act(host, { act: 'start' });
  return table;
};

/** Plays for whoever is asked until the wish is fulfilled or the game is over; moves differ each time but not by chance. */
export const playOn = async (
  house: TestHouse,
  table: string,
  people: readonly Friend[],
  until: (asked: readonly number[], made: number) => boolean,
): Promise<void> => {
  for (let made = 0, n = 0; n < 5_000; n++) {
    const { status, deciding } = await call(tableInfo, house, `/api/tables/${table}`, people[0]?.key ?? '');
    if (status === 'over' || until(deciding, made)) return;
    for (const seat of deciding) {
      const who = people[seat];
      if (who === undefined) continue;
      const { at, moves, held } = await call(choices, house, `/api/tables/${table}/moves`, who.key);
      const move = moves[(made * 7 + seat) % Math.max(1, moves.length)];
      if (held !== null || move === undefined) continue;
      await call(z.unknown(), house, `/api/tables/${table}/moves`, who.key, { at, move });
      made++;
      break;
    }
  }
};

/** A circle of them with an evening on Thursdays at eight; gives its address. */
export const circleOf = async (house: TestHouse, name: string, people: readonly Friend[]): Promise<string> => {
  const [founder, ...others] = people;
  const key = founder?.key ?? '';
  const zone = 'Europe/Berlin';
  const { circle } = await call(circleFounded, house, '/api/circles', key, { name, zone });
  const { token } = await call(circleInfo, house, `/api/circles/${circle}`, key);
  for (const x of others) await call(z.unknown(), house, `/api/join/${token}`, x.key, {});
  const evening = { day: 4, hour: 20, minute: 0, game: 'newyork' };
  await call(z.unknown(), house, `/api/circles/${circle}/act`, key, { act: 'evening', evening, zone });
  return circle;
};
