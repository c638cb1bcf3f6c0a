/** The house in other languages: nothing that a person reads is hard-wired, as the pseudo-language shows; and it is played in German. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { circleInfo, tableMade } from '../../src/api/index.ts';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { LANGUAGES } from '../../src/kernel/index.ts';
import { authenticator, signUp } from './account.ts';
import { type Look, speak, spoken, spokenWhole } from './spoken.ts';
import { expect, LONG, test } from './test.ts';
import { call, circleOf, friendOf, newKey, playOn, tableOf } from './weeks.ts';

const PHONE = { width: 390, height: 844 } as const;
const WIDE = { width: 1440, height: 900 } as const;

/** Every way of the house, as the page knows them. */
const WAYS = [...readFileSync(new URL('../../src/client/app.tsx', import.meta.url), 'utf8').matchAll(/<Route path="([^"]+)"/g)].map(([, way = '']) => way);
/** The workshop's page of parts, and ways that only lead on to others. */
const NO_ROOMS = ['/kit', '/index.html', '/t/:id', '/local/:id', '/learn/:game', '/puzzles/:game'];

const ROOMS = ['/', '/learn', '/rules', '/tables', '/settings', '/messages', '/credits', '/lab', '/no/such/room'];
/** What stands there without anybody being known, or anything being kept. */
const MORE_ROOMS = ['/people', '/puzzles', '/signin', '/privacy', '/arrive', '/invited', '/owner', '/stop/nothing', '/join/nothing', '/circle/nothing'];
const roomsOf = (game: GameId): string[] => [`/door/${game}`, `/howto/${game}`, `/rules/${game}`, `/house-rules/${game}`, `/lab/${game}`];

const atBothSizes = async (page: Page, where: string, look: Look = spokenWhole): Promise<void> => {
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await look(page, `${where} at ${size.width}`);
  }
};
const visit = async (page: Page, path: string, look: Look = spokenWhole): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeAttached();
  await atBothSizes(page, path, look);
};

/** Addresses on this page that begin so, each once. */
const ways = async (page: Page, from: string, begin: string): Promise<string[]> => {
  await page.goto(from);
  const links = page.locator(`a[href^="${begin}"]`);
  await expect(links.first()).toBeAttached();
  return [...new Set(await links.evaluateAll((all) => all.map((x) => x.getAttribute('href') ?? '')))];
};

/** Sits down and answers by the plain list, whatever it is called. */
const play = async (page: Page, game: GameId, moves: number): Promise<void> => {
  await page.setViewportSize(WIDE);
  await page.goto(`/door/${game}`);
  await page.locator('main button:has(kbd)').first().click();
  await page.locator('[data-prompt]').waitFor();
  for (let n = 0; n < moves; n++) {
    await page.locator('[data-prompt="yours"]').waitFor();
    if (n === 0) await page.keyboard.press('l');
    const before = await page.locator('[data-prompt]').textContent();
    await page.locator('[data-choice]').first().click();
    await expect(async () => expect(await page.locator('[data-prompt]').textContent()).not.toBe(before)).toPass({ timeout: 20_000 });
  }
};

const tableIsSpoken = async (page: Page, game: GameId, moves: number, look: Look = spokenWhole): Promise<void> => {
  await play(page, game, moves);
  await page.locator('[data-prompt="yours"]').waitFor();
  await look(page, `the table of ${game}`);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await look(page, `a panel of ${game}`);
  }
  await page.keyboard.press('?');
  await look(page, 'the keys');
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await look(page, `the table of ${game} on a phone`);
};

/** The first steps of a lesson, each played by the key that shows it. */
const LESSON_STEPS = 3;
const lessonIsSpoken = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('[data-lesson]')).toBeVisible();
  await atBothSizes(page, path);
  for (let n = 0; n < LESSON_STEPS; n++) {
    await page.keyboard.press('ArrowRight');
    await spokenWhole(page, `${path} after ${n + 1} steps`);
  }
};
const puzzleIsSpoken = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('[data-puzzle]')).toBeVisible();
  await atBothSizes(page, path);
};

test('no word of the first rooms is hard-wired', async ({ page }) => {
  await speak(page, 'xx');
  for (const path of ROOMS) await visit(page, path, spoken);
});

test('no word of a table is hard-wired', async ({ page }) => {
  await speak(page, 'xx');
  await tableIsSpoken(page, 'newyork', 2, spoken);
});

test('no word of any other room is hard-wired or cut: people, circle, tables, lobby, replay, review, owner', LONG, async ({ page, friend, house }) => {
  test.setTimeout(900_000);
  const key = newKey();
  const ada = await friendOf(house, 'Ada', 'cat', key);
  const ben = await friendOf(house, 'Ben', 'owl');
  const both = [ada, ben];
  const circle = await circleOf(house, 'Ada', both);
  const { token } = await call(circleInfo, house, `/api/circles/${circle}`, key);
  const done = await tableOf(house, 'newyork', 'Ada', both, { kind: 'none' });
  await playOn(house, done, both, () => false);
  const running = await tableOf(house, 'newyork', 'Ben', both, { kind: 'turns', per: 24, reserve: 12 });
  await playOn(house, running, both, (asked, made) => made >= 12 && asked.includes(0));
  const open = { game: 'pest', name: 'Ada', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'good' }], room: {} };
  const { table: lobby } = await call(tableMade, house, '/api/tables', key, open);

  await speak(page, 'xx');
  await page.addInitScript((me) => localStorage.setItem('pesthouse.me', me), key);
  const game = 'newyork';
  const paths = [...ROOMS, ...MORE_ROOMS, ...roomsOf(game), `/person/${ada.person}`, `/person/${ben.person}`, `/circle/${circle}`, `/join/${token}`];
  for (const path of paths) await visit(page, path);

  // The waiting room, by whoever laid the table and by whoever comes.
  await speak(friend, 'xx');
  for (const [who, at] of [
    [page, 'the lobby of the host'],
    [friend, 'the lobby of a guest'],
  ] as const) {
    await who.goto(`/table/${lobby}`);
    await expect(who.locator('h1').first()).toBeAttached();
    await atBothSizes(who, at);
  }

  await page.goto(`/table/${running}`);
  await page.locator('[data-while-away], [data-prompt]').first().waitFor();
  await atBothSizes(page, 'a table after a while');
  await page.goto(`/table/${done}`);
  await page.getByRole('table').first().waitFor();
  await atBothSizes(page, 'the end of a game');

  await page.goto(`/replay/${done}`);
  await page.getByRole('slider').first().waitFor();
  await atBothSizes(page, 'a replay');
  await page.getByRole('tab').last().click();
  await page.locator('aside [role="slider"], aside input[type="range"]').first().waitFor({ timeout: 120_000 });
  await spokenWhole(page, 'a review');

  await page.goto(house.ownerPath);
  await expect(page.getByRole('region').first()).toBeAttached();
  await atBothSizes(page, 'the room of the owner');

  const [lesson = ''] = await ways(page, '/learn', `/learn/${game}/`);
  await lessonIsSpoken(page, lesson);
  const [puzzle = ''] = await ways(page, '/puzzles', `/puzzles/${game}/`);
  await puzzleIsSpoken(page, puzzle);
  await tableIsSpoken(page, game, 1);

  // No room is forgotten: whoever opens a new way adds it here.
  const been = [...paths, lesson, puzzle, `/table/${lobby}`, `/replay/${done}`, '/table/local/x', '/replay/local/x'];
  const reached = (way: string): boolean => been.some((x) => new RegExp(`^${way.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(x));
  expect(WAYS.filter((way) => !NO_ROOMS.includes(way) && !reached(way))).toEqual([]);
});

test('no word of an account is hard-wired or cut', LONG, async ({ page, house }) => {
  const home = house.address.replace('127.0.0.1', 'localhost');
  await authenticator(page);
  await signUp(page, 'Ada', home);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('pesthouse.settings') ?? '{}');
    localStorage.setItem('pesthouse.settings', JSON.stringify({ ...kept, state: { ...kept.state, language: 'xx' }, version: 2 }));
  });
  for (const path of ['/settings', '/signin', '/messages', '/people']) await visit(page, home + path);
});

for (const game of GAME_IDS)
  test(`no word of ${game} is hard-wired or cut, in its rooms, lessons and puzzles and at its table`, LONG, async ({ page }) => {
    test.setTimeout(900_000);
    await speak(page, 'xx');
    for (const path of roomsOf(game)) await visit(page, path);
    for (const path of await ways(page, '/learn', `/learn/${game}/`)) await lessonIsSpoken(page, path);
    for (const path of (await ways(page, '/puzzles', `/puzzles/${game}/`)).slice(0, 2)) await puzzleIsSpoken(page, path);
    await tableIsSpoken(page, game, 8);
  });

test('who has a browser in German reads and plays in German, and may choose another language', async ({ page, browser, house, complaints }) => {
  await page.goto('/settings');
  const choice = page.getByRole('radiogroup', { name: 'Language' });
  await expect(choice.getByRole('radio')).toHaveCount(LANGUAGES.length + 1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await choice.getByText('Deutsch', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('radiogroup', { name: 'Sprache' }).getByText('English', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();

  const german = await browser.newContext({ baseURL: house.address, locale: 'de-DE' });
  german.on('weberror', (e) => complaints.push(String(e.error())));
  const mine = await german.newPage();
  await mine.goto('/');
  await expect(mine.getByText('Fünf Türen. Hinter jeder breitet sich etwas aus.')).toBeVisible();
  await expect(mine.getByRole('button', { name: /sofort spielen$/ })).toHaveCount(GAME_IDS.length);
  await play(mine, 'newyork', 3);
  await expect(mine.getByRole('region', { name: 'Was jetzt zu tun ist' })).toBeVisible();
  await expect(mine.getByRole('tab', { name: 'Verlauf' })).toBeVisible();
  await mine.goto('/rules/newyork');
  await mine.getByRole('searchbox', { name: 'Regeln durchsuchen' }).fill('wurfel');
  await expect(mine.getByText(/Würfel/).first()).toBeVisible();
  await german.close();
});
