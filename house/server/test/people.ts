/** People under test: each has a browser with a key of its own, sits, acts and looks through the public interface. */
import { randomBytes } from 'node:crypto';
import * as api from '@pesthouse/api';
import { expect } from 'vitest';
import type * as z from 'zod';
import { type Answer, ask, choices, type Ear, info, move, send, watchSocket } from './guest.ts';

export const newKey = (): string => `me_${randomBytes(32).toString('base64url')}`;

export interface Friend {
  readonly key: string;
  readonly me: api.Person;
}

/** Somebody says who they are. */
export const friend = async (house: string, name: string, avatar = 'rat'): Promise<Friend> => {
  const key = newKey();
  return { key, me: await ask(api.person, house, '/api/me', { name, avatar }, key) };
};

export const act = (house: string, table: string, key: string | undefined, wish: api.RoomAct): Promise<Answer> =>
  send(house, `/api/tables/${table}/act`, wish, key);
/** The same where it must succeed. */
export const does = (house: string, table: string, key: string, wish: api.RoomAct): Promise<z.output<typeof api.acted>> =>
  ask(api.acted, house, `/api/tables/${table}/act`, wish, key);
/** Why it is refused. */
export const refusal = async (said: Promise<Answer>): Promise<string> => {
  const { status, body } = await said;
  const no = api.failure.strict().parse(body);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(no.message).toMatch(/^[A-Z].{8,}\.$/s);
  return no.error;
};

export interface Host extends Friend {
  readonly table: string;
  readonly secret: string;
}
/** A table with a waiting room. */
export const layRoom = async (
  house: string,
  game: string,
  seats: number,
  more: { readonly room?: object; readonly options?: object; readonly listed?: boolean } = {},
): Promise<Host> => {
  const host = await friend(house, 'Ada');
  const { room = {}, ...rest } = more;
  const made = await ask(
    api.tableMade,
    house,
    '/api/tables',
    { game, seats: Array.from({ length: seats }, () => ({ kind: 'open' })), room, ...rest },
    host.key,
  );
  const [first, ...others] = made.seats;
  expect(others.every((x) => x.secret === null)).toBe(true);
  return { ...host, table: made.table, secret: first?.secret ?? '' };
};

export const seatOf = async (house: string, table: string, seat: number): Promise<api.SeatInfo> => {
  const found = (await info(house, table)).seats[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
};
export const roomOf = async (house: string, table: string): Promise<api.RoomInfo> => {
  const { room } = await info(house, table);
  if (room === undefined) throw new Error('there is no room');
  return room;
};
export const logOf = async (house: string, table: string): Promise<api.SeatingEntry[]> =>
  (await ask(api.seatingList, house, `/api/tables/${table}/seating`)).seating;
export const whys = async (house: string, table: string): Promise<string[]> =>
  (await logOf(house, table)).map((x) => (x.seat === null ? x.why : `${x.why} ${x.seat}`));

/** Somebody opens the table and sits down. */
export const joins = async (
  house: string,
  table: string,
  name: string,
  seat?: number,
): Promise<Friend & { readonly seat: number; readonly secret: string }> => {
  const x = await friend(house, name);
  const sat = await does(house, table, x.key, seat === undefined ? { act: 'sit' } : { act: 'sit', seat });
  return { ...x, seat: sat.seat, secret: sat.secret ?? '' };
};

/** A move of whoever of these is asked; false where nobody is. */
export const anyMove = async (houses: readonly string[], table: string, keys: readonly string[], n: number): Promise<boolean> => {
  for (const [i, key] of keys.entries()) {
    const house = houses[i % houses.length] ?? '';
    const c = await choices(house, table, key);
    const chosen = c.moves[(n * 7 + i) % Math.max(1, c.moves.length)];
    if (chosen === undefined) continue;
    const said = await move(house, table, key, c.at, chosen);
    if (said.status === 200) return true;
    // A bot or another seat was faster.
    expect(said.body).toMatchObject({ error: expect.stringMatching(/^(stale|not-yours|over|bot-plays)$/) });
  }
  return false;
};

const WAIT_MS = 10;
/** Ten minutes and more: that long nobody is asked on no machine, however busy. */
const MOST_WAITS = 60_000;
/** Makes moves until there are so many or the game is over. Where nobody is asked for a moment, such as while a sealed question closes or a bot thinks, the next one is waited for. */
export const movesBy = async (turn: (n: number) => Promise<boolean>, house: string, table: string, moves = Infinity): Promise<void> => {
  for (let n = 0, made = 0, waited = 0; made < moves; n++) {
    if (await turn(n)) {
      made++;
      waited = 0;
    } else if ((await info(house, table)).status === 'over') return;
    else if (waited++ > MOST_WAITS) throw new Error('the game is not over, and nobody is asked any more');
    else await new Promise((r) => setTimeout(r, WAIT_MS));
  }
};
export const playOn = (houses: readonly string[], table: string, keys: readonly string[], moves?: number): Promise<void> =>
  movesBy((n) => anyMove(houses, table, keys, n), houses[0] ?? '', table, moves);

export const watches = (house: string, table: string, key?: string): Promise<Ear> => watchSocket(house, table, key);
/** Until the house has taken in all that was said on this line so far. */
export const heard = async (ear: Ear): Promise<void> => {
  const pongs = (): number => framesOf(ear, 'pong').length;
  const before = pongs();
  ear.send({ type: 'ping' });
  await ear.until(() => pongs() > before);
};
export const framesOf = <T extends Ear['frames'][number]['type']>(ear: Ear, type: T): Extract<Ear['frames'][number], { type: T }>[] =>
  ear.frames.flatMap((x) => (isType(x, type) ? [x] : []));
const isType = <T extends Ear['frames'][number]['type']>(x: Ear['frames'][number], type: T): x is Extract<Ear['frames'][number], { type: T }> =>
  x.type === type;
