/** The film of a table at the house: its record once it is over, and while it goes on what this seat has seen and no more. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget } from '../keyring.ts';
import { HouseError } from '../link/house.ts';
import { keyFor, TABLE, toyHouse } from '../link/test/toyhouse.ts';
import { loadFilm } from './load.ts';

await vi.hoisted(async () => (await import('../table/test/stubs.ts')).stubBrowser());

let house: ReturnType<typeof toyHouse>;
beforeEach(() => {
  forget(TABLE);
  house = toyHouse();
});
afterEach(() => forget(TABLE));
const failed = (x: Promise<unknown>): Promise<unknown> =>
  x.then(
    () => null,
    (e: unknown) => e,
  );

test('a table that nobody knows is refused as the house says it, and no story is asked for', async () => {
  house.reply('/record', { no: 'no-table' });
  const e = await failed(loadFilm(TABLE, false));
  expect(e).toBeInstanceOf(HouseError);
  expect(e).toMatchObject({ code: 'no-table' });
  expect(house.asked.map((x) => x.path)).toEqual([`/api/tables/${TABLE}/record`]);
});

test('while the game goes on the story is asked for through the eyes of the own seat', async () => {
  house.holds('ben', 1);
  house.reply('/record', { no: 'not-over' });
  // The toy is no game of the house: as far as its rules the film is not loaded here.
  await failed(loadFilm(TABLE, false));
  expect(house.asked.map((x) => [x.path.replace(`/api/tables/${TABLE}`, ''), x.key])).toEqual([
    ['/record', keyFor('ben')],
    ['', null],
    ['/story?views=1&between=1', keyFor('ben')],
  ]);
});

test('who holds no seat asks without a key', async () => {
  house.reply('/record', { no: 'not-over' });
  await failed(loadFilm(TABLE, false));
  expect(house.asked.map((x) => x.key)).toEqual([null, null, null]);
});

test('where nobody answers it is said so, and not taken for a game that goes on', async () => {
  house.reply('/record', 'nobody');
  expect(await failed(loadFilm(TABLE, false))).toMatchObject({ code: 'unreachable' });
  expect(house.asked).toHaveLength(1);
});
