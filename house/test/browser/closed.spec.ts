/** Of two browsers one is closed: the other wins nothing by it, neither the seat nor the time nor a move, and the host's part does not go with it. */

import { acted, type RoomAct, tableInfo, tableMade } from '@pesthouse/api';
import { as, card, closed, MINUTE, pair, test } from './absent.ts';
import type { TestHouse } from './house.ts';
import { prompt } from './table.ts';
import { expect, LONG } from './test.ts';
import { call, type Friend, playOn } from './weeks.ts';

const act = (house: TestHouse, table: string, who: Friend, wish: RoomAct) => call(acted, house, `/api/tables/${table}/act`, who.key, wish);
const awayFor = async (house: TestHouse, table: string, seat: number, who: Friend): Promise<number> => {
  const since = (await call(tableInfo, house, `/api/tables/${table}`, who.key)).seats[seat]?.away;
  return since == null ? 0 : Date.now() - since;
};
/** Ada and Ben at a table of New York whose game has begun, or which waits for Ada to begin it. */
const laid = async (house: TestHouse, both: readonly [Friend, Friend], room: object, begins = true): Promise<string> => {
  const [ada, ben] = both;
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { table } = await call(tableMade, house, '/api/tables', ada.key, { game: 'newyork', name: 'One lamp', seats, room });
  await act(house, table, ben, { act: 'sit' });
  await act(house, table, ben, { act: 'ready', ready: true });
  if (begins) await act(house, table, ada, { act: 'start' });
  return table;
};

test('where the game counts a host frees nobody’s seat: a master plays on until they are back', LONG, async ({ page, friend, house }) => {
  const both = await pair(house);
  const table = await laid(house, both, { away: { rule: 'wait' } });
  await as(friend, both[1], `/table/${table}`);
  await expect(prompt(friend)).toBeVisible();
  await playOn(house, table, both, (asked) => asked.includes(1));
  const browser = friend.context();
  await closed(friend);
  await expect.poll(() => awayFor(house, table, 1, both[0]), { timeout: 60_000 }).toBeGreaterThan(5 * MINUTE);
  // The page waits real minutes before it offers this.
  await page.clock.setSystemTime(Date.now() + 6 * 60_000);
  await as(page, both[0], `/table/${table}`);
  const away = card(page, 'away');
  await expect(away.getByRole('button', { name: /^Free the seat/ })).toHaveCount(0);
  await away.getByRole('button', { name: /^Let a master play on/ }).click();
  await expect(page.getByText('a bot plays for now').first()).toBeVisible();
  const again = await browser.newPage();
  await again.goto(`/table/${table}`);
  await card(again, 'back').getByRole('button', { name: 'Take my seat back' }).click();
  await expect(card(again, 'back')).toHaveCount(0);
  await expect(page.getByText('a bot plays for now')).toHaveCount(0);
});

test('a move that revealed something is not taken back while one of two is not there to say yes', LONG, async ({ page, friend, house }) => {
  const both = await pair(house);
  const table = await laid(house, both, { clock: { kind: 'live', bank: 3_000 } });
  await as(friend, both[1], `/table/${table}`);
  await expect(prompt(friend)).toBeVisible();
  await as(page, both[0], `/table/${table}`);
  await closed(friend);
  // Ada has drawn a card, and it is Ben's turn.
  await playOn(house, table, both, (asked, made) => made > 0 && asked.includes(1));
  const moves = async () => (await call(tableInfo, house, `/api/tables/${table}`, both[0].key)).deciding;
  await page.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask the others' }).click();
  await expect(card(page, 'undo')).toContainText('Waiting for Ben');
  await expect(card(page, 'undo')).toHaveCount(0, { timeout: 60_000 });
  expect(await moves()).toEqual([1]);
});

test('the clock of whoever has not come stands still until their browser is opened', LONG, async ({ page, friend, house }) => {
  const both = await pair(house);
  const table = await laid(house, both, { clock: { kind: 'live', bank: 3_000 } }, false);
  await expect.poll(() => awayFor(house, table, 1, both[0]), { timeout: 60_000 }).toBeGreaterThan(MINUTE);
  await as(page, both[0], `/table/${table}`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(prompt(page)).toBeVisible({ timeout: 30_000 });
  await playOn(house, table, both, (asked) => !asked.includes(0));
  await expect(page.locator('[data-clock]').first()).toBeVisible();
  await expect(page.locator('[data-clock][data-runs]')).toHaveCount(0);
  await as(friend, both[1], `/table/${table}`);
  await expect(page.locator('[data-clock][data-runs]')).toHaveCount(1, { timeout: 30_000 });
});

test('whoever waits in the waiting room of a host who has closed theirs becomes the host', LONG, async ({ page, friend, house }) => {
  const both = await pair(house);
  const table = await laid(house, both, {}, false);
  await as(page, both[0], `/table/${table}`);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await as(friend, both[1], `/table/${table}`);
  await expect(friend.getByText('Ada starts the game.')).toBeVisible();
  await closed(page);
  await expect(friend.getByText('you, host')).toBeVisible({ timeout: 60_000 });
});
