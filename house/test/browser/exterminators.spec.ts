/** Pests! through the page: a quick-start house is built, a team game of four bots is watched, and the board keeps its sizes on a desk. */
import type { Locator, Page } from '@playwright/test';
import { player } from './player.ts';
import { choose, myTurn, openList, playSome, playUntilItAsks, prompt, sitDownAt, toDoor, watchSome } from './table.ts';
import { expect, LONG, test } from './test.ts';

test('six rooms of a quick-start house are the person’s to place', LONG, async ({ page }) => {
  await sitDownAt(page, 'exterminators', { seats: 3, on: ['Quick start'] });
  await playSome(page, player('exterminators', 5), 6);
});

test('a team game of four bots is watched, and the page follows them', LONG, async ({ page }) => {
  await sitDownAt(page, 'exterminators', { seats: 4, watched: true, on: ['Automatic house'], take: { Teams: 'Two teams of two' } });
  await watchSome(page, 6);
});

test('in a team cards are swapped before the queen’s roll too', LONG, async ({ page }) => {
  const swap = page.getByRole('button', { name: /^Swap cards/ });
  // Teammates may have parted by then: then at another table.
  do {
    await sitDownAt(page, 'exterminators', { seats: 4, on: ['Quick start', 'Automatic house'], take: { Teams: 'Two teams of two' } });
    await openList(page);
    await playUntilItAsks(page, player('exterminators', 3), /is about to act/);
  } while (!(await swap.isVisible()));
  await expect(prompt(page)).toContainText('You may swap cards with a teammate in your room first');
  await swap.click();
  const back = page.getByRole('button', { name: /^Back/ });
  await expect(back).toBeVisible();
  await expect(page.getByRole('button', { name: /^Roll the die/ })).toHaveCount(0);
  await back.click();
  await expect(swap).toBeVisible();
});

test('who watches sees everybody’s plate and nobody’s toolbox as their own', LONG, async ({ page, friend }) => {
  await sitDownAt(page, 'exterminators', { seats: 3, on: ['Quick start', 'Automatic house'] });
  const toolbox = (x: Page): Locator => x.getByRole('region', { name: 'Your toolbox' });
  await expect(toolbox(page)).toBeVisible();
  const own = page.getByRole('region').filter({ has: page.getByRole('heading', { name: / You$/ }) });
  const name = (await own.getAttribute('aria-label')) ?? '';
  await friend.goto(page.url());
  await expect(prompt(friend)).toBeVisible();
  await expect(friend.getByRole('region', { name, exact: true })).toContainText('Ada');
  await expect(toolbox(friend)).toHaveCount(0);
  await expect(friend.getByRole('heading', { name: / You$/ })).toHaveCount(0);
});

/** A table with the Exterminator's Turn at its beginning: a whole Free Move and two action points are left. */
const atWork = async (page: Page): Promise<void> => {
  // Dice and bots may end a game before that: then at another table.
  do {
    await sitDownAt(page, 'exterminators', { seats: 3, on: ['Quick start', 'Automatic house'] });
    await openList(page);
  } while (!(await playUntilItAsks(page, player('exterminators', 3), /^Your turn: (?:1 Free Move|2 Free Moves) and 2 AP left/)));
};
const house = (page: Page): Locator => page.getByRole('region', { name: 'The house' });

test('a far room is walked to by one press, step by step and only as far as the moves last', async ({ page }) => {
  await atWork(page);
  const far = house(page).locator('[data-far]').first();
  const name = (await far.getAttribute('aria-label')) ?? '';
  const [, room, moves, cost] = /^Walk to the (.+?): (\d) moves, (free|\d AP)\./.exec(name) ?? [];
  expect(room, name).toBeDefined();
  await far.click();
  await expect(house(page).getByRole('button', { name: new RegExp(`^${room}: .*You are here`) })).toBeVisible();
  const left = 2 - (cost === 'free' ? 0 : Number.parseInt(cost ?? '', 10));
  await expect(prompt(page)).toContainText(left > 0 ? `${left} AP left` : 'Nothing left to spend');
  // The log tells every step as a move of its own.
  await page.getByRole('tab', { name: 'Log' }).click();
  const steps = page.getByRole('complementary').getByText(/ goes (?:through the wall )?to the /);
  await expect(steps.last()).toContainText(`to the ${room}`);
  expect(await steps.count()).toBeGreaterThanOrEqual(Number(moves));
});

test('names of rooms and counts are at least 11 px high on a desk of 1280 x 720, and the house has 500 px of its height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await atWork(page);
  const sizes = await house(page).evaluate((x) =>
    [...x.querySelectorAll('text')].map((t) => {
      const grown = t.getScreenCTM()?.a ?? 1;
      return { said: t.textContent ?? '', px: Number.parseFloat(getComputedStyle(t).fontSize) * grown };
    }),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ px }) => px < 10.9)).toEqual([]);
  expect((await house(page).boundingBox())?.height).toBeGreaterThan(500);
});

test('the bar keeps its height from the roll to the end of the turn, so that the house stays where it is', LONG, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await atWork(page);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size);
    const heights = new Set<number>();
    for (let i = 0; i < 6 && (await myTurn(page)) === 'mine'; i++) {
      heights.add(Math.round((await prompt(page).boundingBox())?.height ?? 0));
      await choose(page, player('exterminators', i));
    }
    expect([...heights]).toHaveLength(1);
  }
});

test('a player whose house is full is warned over the own things and on the button, before the turn is ended', LONG, async ({ page }) => {
  await sitDownAt(page, 'exterminators', { seats: 2, on: ['Quick start', 'Automatic house'] });
  await openList(page);
  const end = prompt(page).getByRole('button', { name: /End turn: you will be out/ });
  // Whoever does nothing against the pests is overrun: the warning comes first.
  const idle = (offers: readonly string[]): number =>
    Math.max(
      0,
      offers.findIndex((x) => /^(?:End your turn|Roll)/.test(x)),
    );
  while (!(await end.isVisible())) {
    if ((await myTurn(page)) === 'over') throw new Error('the game ended without a warning');
    if (await end.isVisible()) break;
    await choose(page, idle);
  }
  await expect(page.getByText('House full! End your turn like this and you are out.')).toBeVisible();
  await expect(prompt(page).locator('[data-say]')).toContainText(/House full|house is full/);
});

test('the door takes only round limits that the game takes, and says what they mean', async ({ page }) => {
  await toDoor(page, 'exterminators');
  const limit = page.getByRole('textbox', { name: 'Round limit' });
  await expect(limit).toHaveValue('40');
  await limit.fill('9');
  await expect(limit).toHaveAttribute('aria-invalid', 'true');
  await limit.blur();
  await expect(limit).toHaveValue('40');
  await limit.fill('0');
  await expect(page.getByText('No limit.')).toBeVisible();
  await limit.blur();
  await expect(limit).toHaveValue('0');
  await expect(limit).not.toHaveAttribute('aria-invalid', 'true');
});
