/** Friends at one table, from one link to the end of a game: one leaves, a bot plays on, they come back on another device; the host sees no hand but its own. */

import * as api from '@pesthouse/api';
import { verifyRecord } from '@pesthouse/table';
import { expect } from 'vitest';
import { findGame } from '../../games/index.ts';
import { ask, type Ear, info, send, watchSocket } from './guest.ts';
import { does, framesOf, type Host, joins, layRoom, logOf, newKey, seatOf, watches } from './people.ts';

export interface Evening {
  /** Each friend speaks to one of these. */
  readonly houses: readonly string[];
  readonly game: string;
  readonly seats: number;
  readonly options?: object;
}

type Friends = Awaited<ReturnType<typeof gather>>;

/** From the host's link to the start, each at their own house. */
export const gather = async ({ houses, game, seats, options = {} }: Evening, room: object) => {
  const at = (i: number): string => houses[i % houses.length] ?? '';
  const ada = await layRoom(at(0), game, seats, { room, options });
  // Whoever lays a table is there from then on: a host who is not hands their part on.
  const hers = await watches(at(0), ada.table, ada.key);
  const guests = [];
  for (let i = 1; i < seats; i++) guests.push(await joins(at(i), ada.table, ['Ben', 'Cy', 'Di'][i - 1] ?? ''));
  const ears = [hers, ...(await Promise.all(guests.map((x, i) => watches(at(i + 1), ada.table, x.key))))];
  for (const [i, x] of guests.entries()) await does(at(i + 1), ada.table, x.key, { act: 'ready', ready: true });
  await hers.until(() => framesOf(hers, 'table').at(-1)?.info.room?.missing.length === 0);
  await hers.until(
    () =>
      framesOf(hers, 'table')
        .at(-1)
        ?.info.seats.every((x) => x.present) === true,
  );
  await does(at(0), ada.table, ada.key, { act: 'start' });
  await Promise.all(ears.map((x) => x.until((f) => f.some((y) => y.type === 'item'))));
  return { at, ada, guests, ears };
};

/** By no key that the host ever had is a guest's seat opened. */
export const hostSeesNoHand = async ({ at, ada, guests }: Pick<Friends, 'at' | 'ada' | 'guests'>, had: readonly string[]): Promise<void> => {
  for (const key of [ada.key, ada.secret, ...had]) {
    for (const path of ['/moves', '/story?views=1']) {
      const said = await send(at(0), `/api/tables/${ada.table}${path}`, undefined, key);
      if (said.status === 200) expect(said.body).toMatchObject({ seat: expect.toBeOneOf([0, -1]) });
      else expect([401, 403]).toContain(said.status);
    }
    const ear = await watchSocket(at(0), ada.table, key);
    const first = ear.frames[0];
    if (first?.type === 'here') expect([0, -1]).toContain(first.seat);
    else expect(first?.type).toBe('wrong');
    await ear.close();
  }
  expect(guests.length).toBeGreaterThan(0);
};

/** Ben's page is closed; a bot plays on, and tells it to everybody at every house. */
export const benLeaves = async ({ at, ada, ears }: Friends): Promise<void> => {
  await ears[1]?.close();
  const others = ears.filter((_, i) => i !== 1);
  await Promise.all(others.map((x) => x.until(() => framesOf(x, 'table').some((f) => f.info.seats[1]?.standIn?.why === 'away'))));
  expect(await seatOf(at(0), ada.table, 1)).toMatchObject({ kind: 'bot', name: 'Ben' });
};

/** He comes back on his phone, by a code from his other browser. */
export const benReturns = async ({ at, ada, guests }: Friends, house: string): Promise<{ readonly phone: string; readonly ear: Ear }> => {
  const { code } = await ask(api.carried, at(1), '/api/carry', {}, guests[0]?.key);
  const phone = newKey();
  await ask(api.arrived, house, '/api/arrive', { code }, phone);
  const ear = await watches(house, ada.table, phone);
  expect(ear.frames[0]).toMatchObject({ type: 'here', seat: 1 });
  const { meanwhile } = await does(house, ada.table, phone, { act: 'back' });
  expect(meanwhile).toMatchObject({ seat: 1 });
  await expect.poll(async () => (await seatOf(at(0), ada.table, 1)).kind, { timeout: 60_000 }).toBe('person');
  return { phone, ear };
};

/** The game is over: its record is true, and the log beside it says who played Ben's seat when. */
export const ends = async ({ at, ada }: Pick<Friends, 'at'> & { readonly ada: Host }, trueGame: boolean): Promise<void> => {
  expect(await info(at(0), ada.table)).toMatchObject({ status: 'over', ended: null });
  const out = await ask(api.exported, at(0), `/api/tables/${ada.table}/record`);
  if (trueGame) expect(await verifyRecord(findGame, out.record, out.promise, out.table)).toHaveProperty('hash');
  const seating = await logOf(at(0), ada.table);
  expect(out.seating).toEqual(seating);
  const ben = seating.filter((x) => x.seat === 1 && ['sat', 'away', 'back'].includes(x.why));
  expect(ben.map((x) => [x.why, x.holder?.kind])).toEqual([
    ['sat', 'person'],
    ['away', 'bot'],
    ['back', 'person'],
  ]);
  const entries = out.record.entries;
  expect(Array.isArray(entries) && entries.length >= (ben[2]?.after ?? Infinity)).toBe(true);
  expect(ben[1]?.after).toBeLessThanOrEqual(ben[2]?.after ?? 0);
  // Kept elsewhere, the log goes along.
  if (!trueGame) return;
  const kept = await ask(api.kept, at(0), '/api/tables/import', { record: out.record, seating: out.seating, names: out.names });
  expect((await logOf(at(0), kept.table)).map((x) => x.why)).toEqual(seating.map((x) => x.why));
};
