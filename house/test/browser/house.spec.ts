/** The house itself: its front, its links, its lists, and what it loads. */
import { GAME_IDS } from '../../games/index.ts';
import { lay, played, tableOf } from './laid.ts';
import { playNow, prompt, sitDown, toDoor } from './table.ts';
import { expect, test } from './test.ts';

test('a poster shows a second line only where its picture has room for it; the door is called by its whole name all the same', async ({ page }) => {
  await page.goto('/');
  await expect(playNow(page, 'pest')).toBeVisible();
  const lines = page.locator('[data-poster] > span > span');
  await expect(lines).toHaveCount(10);
  expect(await lines.evaluateAll((all) => all.filter((x) => x.getClientRects().length > 0).map((x) => x.textContent))).toEqual([
    'Pests',
    'Fight for New York City',
    'Plague',
    'Divine Retribution',
    'Pests!',
    'Pathologic',
    'Pest',
  ]);
});

test('on a phone the ways in through a door leave no hole in their rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const game of GAME_IDS) {
    await toDoor(page, game);
    const rules = page.getByRole('main').getByRole('link', { name: /^Rules/ });
    await expect(rules).toBeVisible();
    const holes = () =>
      rules.evaluate((link) => {
        const room = link.parentElement;
        const end = room?.getBoundingClientRect().right ?? 0;
        const boxes = [...(room?.querySelectorAll('a, button') ?? [])]
          .map((x) => ({ said: x.textContent, at: x.getBoundingClientRect() }))
          .filter((x) => x.at.height > 48);
        return boxes.filter((x) => !boxes.some((y) => Math.abs(y.at.top - x.at.top) < 4 && Math.abs(y.at.right - end) < 4)).map((x) => x.said);
      });
    // A door comes in with a short move; a line of words may be as short as it likes.
    await expect.poll(holes, { message: game }).toEqual([]);
  }
});

test('every face that is asked for early is one that the page can use', async ({ page }) => {
  await page.goto('/');
  const early = await page.locator('link[rel="preload"][as="font"]').evaluateAll((all) => all.map((x) => x.getAttribute('href') ?? ''));
  expect(early.length).toBeGreaterThan(1);
  for (const face of early) expect(face).toMatch(/\.woff2$/);
});

test('nothing on the page tries what its policy forbids', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (e) =>
      document.documentElement.setAttribute('data-forbidden', `${e.violatedDirective} ${e.blockedURI}`),
    );
  });
  for (const path of ['/', '/tables', '/lab/newyork', '/settings']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).not.toHaveAttribute('data-forbidden', /./);
  }
  await sitDown(page, 'newyork');
  await expect(page.locator('html')).not.toHaveAttribute('data-forbidden', /./);
});

test('a link that lost its end says what is missing, and leads to the table', async ({ page, friend }) => {
  await sitDown(page, 'newyork');
  const { pathname } = new URL(page.url());
  const cut = friend.getByRole('heading', { name: 'The end of this link is missing' });
  for (const link of [pathname.replace('/table/', '/t/'), `${pathname}#abc`]) {
    await friend.goto(link);
    await expect(cut).toBeVisible();
  }
  await friend.getByRole('button', { name: 'Go to the table' }).click();
  await expect(prompt(friend)).toBeVisible();
  await friend.goto(`${pathname}#${'x'.repeat(43)}`);
  await expect(friend.getByRole('heading', { name: 'This link opens no seat' })).toBeVisible();
});

test('a past game tells its place and score', async ({ page }) => {
  const whole = await played('newyork');
  // As it was kept before ends were: opening it once is enough to know its end.
  const { scores: _, ...old } = tableOf(whole, 'whole', whole.entries.length);
  await page.goto('/robots.txt');
  await lay(page, [old]);
  await page.goto('/table/local/whole');
  await expect(page.getByRole('region', { name: 'Again?' })).toBeVisible();
  await page.goto('/tables');
  const finished = page.getByRole('region', { name: 'Finished' });
  await expect(finished.getByText(/^of 4$/)).toBeVisible();
  await expect(finished.getByText(/^\d+ to \d+$/)).toBeVisible();
});

test('who has no table is told so at once', async ({ page }) => {
  await page.goto('/tables');
  await expect(page.getByText('No tables yet.')).toBeVisible();
});

test('nothing on a door lies over its neighbour, wide, on a small desk and on a phone', async ({ page }) => {
  for (const game of GAME_IDS) {
    await page.goto(`/door/${game}`);
    const parts = page.locator('main > aside, main > section');
    await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = () => parts.evaluateAll((all) => Math.max(...all.map((x) => x.scrollWidth - x.clientWidth)));
      await expect.poll(wide, `${game} at ${width} by ${height}`).toBeLessThanOrEqual(1);
    }
  }
});
