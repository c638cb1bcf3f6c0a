/** The page for whoever hears it, reads it by keys, or has the system's colours: what is said and where the focus goes, at every table. */
import { GAME_IDS } from '../../games/index.ts';
import { faults } from './faults.ts';
import { CLAUSE, listen } from './hearing.ts';
import { openLaid, played } from './laid.ts';
import { player } from './player.ts';
import { again, byKeys, choices, choose, list, openList, playNow, prompt, sentence, sitDown, sitDownAt } from './table.ts';
import { expect, LONG, shortFor, test } from './test.ts';

for (const game of GAME_IDS)
  test(
    `at a table of ${game} what happens and what is asked is said once and without clauses, whatever panel is open`,
    shortFor(game, 'newyork'),
    async ({ page }) => {
      await sitDown(page, game);
      await openList(page);
      await expect(choices(page).first()).toBeVisible();
      const heard = await listen(page);
      for (const panel of ['Log', 'Choices', 'Text', 'Chat']) {
        await page.getByRole('tab', { name: panel }).click();
        const before = heard.length;
        await openList(page);
        expect(await choose(page, player(game, 5))).not.toBeNull();
        await expect(choices(page).first().or(again(page))).toBeVisible();
        await expect.poll(() => heard.length, { message: `something is said while ${panel} is open` }).toBeGreaterThan(before);
        if (await again(page).isVisible()) break;
        const asked = (await sentence(page).locator('p').first().innerText()).trim();
        await expect.poll(() => heard.slice(before).some((x) => x.startsWith(asked)), { message: `“${asked}” is said` }).toBe(true);
        expect(heard.slice(before).filter((x) => x.startsWith(asked)).length, `“${asked}” is said once`).toBeLessThanOrEqual(2);
      }
      expect(heard.filter((x) => CLAUSE.test(x))).toEqual([]);
      expect(heard.filter((x) => x.includes('**'))).toEqual([]);
    },
  );

test('whoever comes by keys sees the way past the navigation, and is led to the heading of every room', async ({ page }) => {
  await page.goto('/');
  await expect(playNow(page, 'newyork')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the main part' });
  await expect(skip).toBeFocused();
  const box = await skip.boundingBox();
  expect(box?.width).toBeGreaterThan(100);
  expect(box?.height).toBeGreaterThan(24);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  for (const name of ['Learn', 'Your tables', 'People', 'Lab', 'Settings']) {
    await page.getByRole('navigation', { name: 'House' }).first().getByRole('link', { name }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('a question begins at its first answer, and a dialog gives the focus back', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('pesthouse.known'));
  await page.reload();
  await playNow(page, 'retribution').click();
  const asks = page.getByRole('dialog', { name: /^New to/ });
  await expect(asks.getByRole('button', { name: 'Close' })).toBeVisible();
  await expect(asks.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asks).toBeHidden();
  await expect(playNow(page, 'retribution')).toBeFocused();
});

test('Back closes what lies over the table, and then leaves it', async ({ page }) => {
  await page.goto('/door/newyork');
  await sitDown(page, 'newyork');
  const table = page.url();
  const gear = page.getByRole('button', { name: 'Settings', exact: true });
  await gear.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(gear).toBeFocused();
  expect(page.url()).toBe(table);
  // What was closed by hand leaves no step that would have to be taken.
  await gear.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('log', { name: 'Chat' })).toBeHidden();
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/door\/newyork$/);
});

test('a reload leaves the panels as they were, and a table has one address', async ({ page }) => {
  await sitDown(page, 'newyork');
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  const { pathname } = new URL(page.url());
  if (pathname.includes('/local/')) {
    await page.goto(pathname.replace('/table', ''));
    await expect(page).toHaveURL(new RegExp(`${pathname}$`));
  }
});

test('light and dark follow the system until somebody chooses', async ({ page }) => {
  for (const [colorScheme, theme] of [
    ['light', 'light'],
    ['dark', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
  await page.goto('/settings');
  await page.getByRole('radiogroup', { name: 'Light' }).getByText('Day', { exact: true }).click();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('with the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });
  const ground = (x: Element): string => getComputedStyle(x).backgroundColor;

  test('switches, segments, phases and tabs keep their state', async ({ page }) => {
    await page.goto('/settings');
    const toggle = page.getByRole('switch').first();
    const off = await toggle.evaluate(ground);
    await toggle.click();
    const lit = await toggle.evaluate(ground);
    expect(lit).not.toBe(off);
    const light = page.getByRole('radiogroup', { name: 'Light' }).locator('label');
    const grounds = await light.evaluateAll((all) =>
      all.map((x) => [x.querySelector<HTMLInputElement>('input')?.checked, getComputedStyle(x).backgroundColor]),
    );
    const [on] = grounds.filter(([checked]) => checked === true);
    expect(grounds.filter(([, colour]) => colour === on?.[1])).toHaveLength(1);
    // One colour of the system for all that is chosen.
    expect(lit).toBe(on?.[1]);
    await sitDown(page, 'newyork');
    const [chosen, other] = [page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }).first()];
    expect(await chosen.evaluate(ground)).not.toBe(await other.evaluate(ground));
    const [now, later] = [page.locator('[data-about^="phase"][aria-current]').first(), page.locator('[data-about^="phase"]:not([aria-current])').first()];
    expect(await now.evaluate(ground)).not.toBe(await later.evaluate(ground));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says so, in words', async ({ page }) => {
    await page.goto('/');
    const said = page.locator('.noscript');
    await expect(said).toBeInViewport();
    await expect(said).toContainText('JavaScript, which is turned off');
    await page.goto('/?lang=de');
    await expect(said).toContainText('JavaScript gespielt, und das ist in diesem Browser ausgeschaltet');
  });
});

/** Rooms that are there, and some that are not. */
const ROOMS = ['/learn', '/tables', '/people', '/lab', '/settings', '/rules', '/puzzles', '/credits', '/privacy', '/messages', '/signin'];
const NOWHERE = [
  '/nothing',
  '/door/chess',
  '/rules/chess',
  '/learn/chess/1',
  '/learn/newyork/none',
  '/puzzles/chess/1',
  '/person/nobody',
  '/circle/nobody',
  '/table/nobody',
  '/replay/nobody',
  '/howto/chess',
  '/lab/chess',
];
test('every room has a title, a heading and the same way to the others, also where nothing is', async ({ page }) => {
  for (const path of [...ROOMS, ...NOWHERE]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.poll(() => page.title(), { message: path }).toMatch(/\S · Pesthouse$/);
    const ways = page.getByRole('navigation', { name: 'House' }).first().getByRole('link');
    await expect
      .poll(() => ways.evaluateAll((all) => all.map((x) => x.getAttribute('href'))), { message: path })
      .toEqual(expect.arrayContaining(['/learn', '/tables', '/people', '/lab', '/settings']));
  }
  await page.goto('/learn/newyork/none');
  await expect(page.getByText('rewritten')).toHaveCount(0);
});

test('a rulebook prints as one, without what is there to be pressed', LONG, async ({ page }) => {
  await page.goto('/rules/pest');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const paper = (await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })).toString('latin1');
  const pages = [...paper.matchAll(/\/Type\s*\/Page\b/g)].length;
  expect(pages).toBeGreaterThan(4);
  expect(pages).toBeLessThan(24);
});

for (const game of GAME_IDS) {
  test(`a position of ${game} is told under headings, in lists and tables`, shortFor(game, 'pest', 'retribution'), async ({ page }) => {
    const whole = await played(game, { level: 'random' });
    await openLaid(page, whole, whole.choices[Math.floor(whole.choices.length / 2)] ?? 0);
    await page.getByRole('tab', { name: 'Text' }).click();
    await page.getByRole('button', { name: 'In place of the board' }).click();
    const told = page.getByRole('region', { name: 'The position in words' });
    await expect(told).toBeVisible();
    // Beside it stand what can be chosen and what happened, both at once.
    await expect(list(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'What happened' })).toBeVisible();
    expect(await told.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
    expect(await told.getByRole('columnheader').count()).toBeGreaterThan(3);
    expect(await told.getByRole('rowheader').count()).toBeGreaterThan(3);
    expect(await faults(page)).toEqual([]);
    // Narrow, its rows are blocks, and it is a table all the same.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(told).toBeVisible();
    expect(await told.getByRole('columnheader').count()).toBeGreaterThan(3);
    expect(await told.getByRole('rowheader').count()).toBeGreaterThan(3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test(`a whole game of ${game} is played in words alone`, shortFor(game, 'retribution'), async ({ page }) => {
    await sitDownAt(page, game, { seats: 2 });
    await page.getByRole('tab', { name: 'Text' }).click();
    await page.getByRole('button', { name: 'In place of the board' }).click();
    // Nothing drawn is left: board, seats and the bar with its buttons are out of sight.
    await page.addStyleTag({ content: '[data-prompt], [data-seats], main + div { visibility: hidden !important }' });
    const heard = await listen(page);
    const read = async (): Promise<string> => page.getByRole('region', { name: 'The position in words' }).innerText();
    const first = await read();
    let decisions = 0;
    for (;;) {
      const before = heard.length;
      if ((await choose(page, player(game, 21), byKeys)) === null) break;
      decisions++;
      await expect.poll(() => heard.length, { message: 'what came of it is said' }).toBeGreaterThan(before);
      if (decisions === 3) expect(await read()).not.toBe(first);
    }
    expect(decisions).toBeGreaterThan(5);
    await expect(again(page)).toBeVisible();
    // The verdict is said, and nothing with its clause.
    const verdict = await page.getByRole('heading', { level: 2 }).first().innerText();
    await expect.poll(() => heard.some((x) => x.includes(verdict)), { message: `“${verdict}” is said` }).toBe(true);
    expect(heard.filter((x) => CLAUSE.test(x))).toEqual([]);
  });
}
