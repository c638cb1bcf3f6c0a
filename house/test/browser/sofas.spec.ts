/** An evening of three people on three sofas, in every game: the house is killed and comes back, one of them goes on on another device while a bot keeps the seat, nobody can look into another's hand; and two houses that share one database. */

import { story } from '@pesthouse/api';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { GAME_IDS, GAMES } from '../../games/index.ts';
import { startPostgres } from '../../server/test/real-postgres.ts';
import { type TestHouse, testHouse } from './house.ts';
import { player } from './player.ts';
import { choose, meet, openList, prompt, type Seated, toDoor } from './table.ts';
import { expect, LONG, test } from './test.ts';

/** At the name of a seat, alone or after what the board says of it. */
const AWAY = /(?:^|[·,] )away(?: \d|$)/;
const card = (page: Page, name: string) => page.locator(`[data-between="${name}"]`);

/** So many choices are made, by whoever is asked. */
const playOn = async (seats: readonly Seated[], choices: number): Promise<void> => {
  for (let n = 0; n < choices; )
    for (const { page, player: who } of seats) {
      if ((await page.locator('[data-choice]').count()) === 0) continue;
      await choose(page, who);
      n++;
    }
};

/** The table of whoever is in it, by its address. */
const tableOf = (page: Page): string => /\/table\/(\w+)/.exec(page.url())?.[1] ?? '';
/** All keys that a browser has ever had of this table, and its own. */
const keysOf = async (page: Page): Promise<string[]> => {
  const kept = await page.evaluate(() => [localStorage.getItem('pesthouse.keys') ?? '[]', localStorage.getItem('pesthouse.me') ?? '']);
  const keys = z.array(z.object({ secret: z.string() })).parse(JSON.parse(kept[0] ?? '[]'));
  // Where the browser is known by its cookie there is no key to read.
  return [...keys.map((x) => x.secret), ...(kept[1]?.startsWith('me_') === true ? [kept[1]] : [])];
};
/** What the house tells by a key, and of which seat. */
const toldBy = async (house: TestHouse, table: string, key: string | null) => {
  const answer = await fetch(`${house.address}/api/tables/${table}/story?views=1`, { headers: key === null ? {} : { authorization: `Bearer ${key}` } });
  expect(answer.ok).toBe(true);
  return story.parse(await answer.json());
};

for (const game of GAME_IDS)
  test(
    `${game}: the house is killed, a seat goes to another device by way of a bot, and no key of the host opens another's hand`,
    LONG,
    async ({ page, guest, house }) => {
      test.setTimeout(900_000);
      const seats = GAMES[game].meta.seats.includes(3) ? 3 : 2;
      await toDoor(page, game);
      await page.getByRole('button', { name: /Play with friends/ }).click();
      await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
      await page.getByRole('radiogroup', { name: 'Seats' }).getByText(String(seats), { exact: true }).click();
      await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(seats);
      // Every key that the host had before others came is tried later too.
      const early = await keysOf(page);
      const [ben, cy] = [await guest('Ben'), await guest('Cy')];
      await ben.setViewportSize({ width: 390, height: 844 });
      const friends = [ben, cy].slice(0, seats - 1);
      await meet(page, friends);
      const all = [page, ...friends].map((at, i) => ({ page: at, player: player(game, 61 + i) }));
      for (const x of all) await openList(x.page);
      await playOn(all, 8);

      // A power cut in the middle of the game.
      await house.kill();
      await house.open();
      await playOn(all, 8);

      // Ben asks for a link to another device, hands the seat to a bot, and goes on elsewhere.
      await ben.getByRole('button', { name: 'More', exact: true }).click();
      await ben.getByRole('button', { name: 'Continue on another device' }).click();
      const link = (await ben.getByRole('button', { name: 'Copy link' }).getAttribute('data-link')) ?? '';
      expect(link).toContain('as=me');
      await ben.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      const table = tableOf(page);
      const [bens = ''] = await keysOf(ben);
      await ben.getByRole('button', { name: 'More', exact: true }).click();
      await ben.getByRole('button', { name: 'Leave' }).click();
      await ben.getByRole('button', { name: /^Hand my seat to a bot/ }).click();
      await expect(ben).toHaveURL(/\/$/);
      await expect(page.getByText('a bot plays for now').first()).toBeVisible();
      await ben.context().close();
      const laptop = await guest('');
      await laptop.goto(link.replace(/^https?:\/\/[^/]+/, ''));
      await laptop.getByRole('button', { name: 'Play on here' }).click();
      await card(laptop, 'back').getByRole('button', { name: 'Take my seat back' }).click();
      await expect(card(laptop, 'back')).toBeHidden();
      await openList(laptop);
      const now = [all[0], ...(all[2] === undefined ? [] : [all[2]]), { page: laptop, player: player(game, 71) }].flatMap((x) => x ?? []);
      await playOn(now, 8);

      // No key that the host has, or ever had, opens another seat, and the table's own address opens none.
      const theirs = await toldBy(house, table, bens);
      expect(theirs.seat).toBe(1);
      for (const key of [...new Set([...early, ...(await keysOf(page))])]) expect((await toldBy(house, table, key)).seat).toBe(0);
      // Nor does the cookie by which the host's browser is known.
      const mine: unknown = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/tables/${table}/story?views=1`);
      expect(story.parse(mine).seat).not.toBe(theirs.seat);
      const open = await toldBy(house, table, null);
      expect(open.seat).toBe(-1);
      // Here hands are hidden from the first turn on.
      if (game === 'retribution' || game === 'pathologic') expect(JSON.stringify(open.items)).not.toBe(JSON.stringify(theirs.items));
      await expect(prompt(page)).toBeVisible();
    },
  );

for (const game of GAME_IDS)
  test(`${game}: two houses on one database, with people at both`, LONG, async ({ page, guest }) => {
    test.setTimeout(900_000);
    const database = await startPostgres();
    const url = await database.database();
    const [one, two] = [await testHouse('--database', url), await testHouse('--database', url)];
    try {
      const friend = await guest('');
      await page.goto(`${one.address}/door/${game}`);
      await page.getByRole('button', { name: /Play with friends/ }).click();
      // Nobody is known at this address yet.
      await page.getByRole('dialog').getByRole('textbox').fill('Ada');
      await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
      await page.getByRole('radiogroup', { name: 'Seats' }).getByText('2', { exact: true }).click();
      await friend.goto(`${two.address}/table/${tableOf(page)}`);
      await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Somebody is choosing a name');
      await friend.getByRole('textbox', { name: 'What should they call you?' }).fill('Ben');
      await friend.getByRole('button', { name: /^Sit down/ }).click();
      await friend.getByRole('button', { name: 'I’m ready' }).click();
      await page.getByRole('button', { name: 'Start', exact: true }).click();
      const both = [page, friend].map((at, i) => ({ page: at, player: player(game, 81 + i) }));
      for (const x of both) await openList(x.page);
      await playOn(both, 12);
      // One house goes: whoever was there is away for those at the other one.
      await two.kill();
      await expect(page.getByText(AWAY).first()).toBeVisible({ timeout: 120_000 });
      await two.open();
      await expect(page.getByText(AWAY)).toHaveCount(0, { timeout: 120_000 });
      await playOn(both, 8);
    } finally {
      await one.end();
      await two.end();
      await database.stop();
    }
  });
