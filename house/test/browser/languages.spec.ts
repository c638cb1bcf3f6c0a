/** The house in other languages: nothing that a person reads is hard-wired, as the pseudo-language shows; and it is played in German. */

import { LANGUAGES } from '@pesthouse/kernel';
import type { Page } from '@playwright/test';
import { GAME_IDS, GAMES, type GameId } from '../../games/index.ts';
import { expect, LONG, test } from './test.ts';

const PHONE = { width: 390, height: 844 } as const;
const WIDE = { width: 1440, height: 900 } as const;

/** The page speaks this language from the next load on. */
const speak = async (page: Page, language: string): Promise<void> => {
  await page.addInitScript((wanted) => {
    if (sessionStorage.getItem('spoken') !== null) return;
    sessionStorage.setItem('spoken', wanted);
    const kept = JSON.parse(localStorage.getItem('pesthouse.settings') ?? '{}');
    localStorage.setItem('pesthouse.settings', JSON.stringify({ ...kept, state: { ...kept.state, language: wanted }, version: 2 }));
  }, language);
};

/** Names that are the same in every language: people, bots, games and who made them, the house, a key. */
const NAMES = [
  ...GAME_IDS.flatMap((id) => `${GAMES[id].meta.title} ${GAMES[id].meta.credit}`.split(/[^\p{L}]+/u)),
  ...['Ada', 'Bot', 'Delancey', 'Mulberry', 'Bleecker', 'Orchard', 'Pell', 'Bowery', 'Hester', 'Rivington', 'Pesthouse', 'pesthouse', 'Enter'],
];

/** Every word on the page that has a plain vowel: the pseudo-language accents them all. Figures, clauses and code are no words. */
const hardWired = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const found = new Set<string>();
    const look = (text: string, where: Element): void => {
      for (const [word] of text.matchAll(/[\p{L}]{2,}/gu))
        if (/[aeiou]/.test(word) && !names.includes(word)) found.add(`${word} (in “${text.trim().slice(0, 60)}”, ${where.tagName.toLowerCase()})`);
    };
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const home = node.parentElement;
      if (home === null || home.closest('script, style, code, noscript, svg[hidden], time') !== null || !home.checkVisibility()) continue;
      look(node.textContent ?? '', home);
    }
    for (const x of document.querySelectorAll('[aria-label], [title], [alt], [placeholder], [aria-valuetext], [aria-roledescription]'))
      if (x.checkVisibility() || x.closest('svg') !== null)
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-roledescription']) look(x.getAttribute(name) ?? '', x);
    look(document.title, document.documentElement);
    return [...found];
  }, NAMES);

const nothingHardWired = async (page: Page, where: string): Promise<void> => {
  await expect(async () => expect(await hardWired(page), where).toEqual([])).toPass({ timeout: 4000 });
};

const ROOMS = ['/', '/learn', '/rules', '/tables', '/settings', '/messages', '/credits', '/lab', '/no/such/room'];
const roomsOf = (game: GameId): string[] => [`/door/${game}`, `/rules/${game}`, `/house-rules/${game}`, `/lab/${game}`];

const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeAttached();
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await nothingHardWired(page, `${path} at ${size.width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} is too wide at ${size.width}`).toBeLessThanOrEqual(1);
  }
};

/** Takes the first choice of the open list. */
const choose = async (page: Page): Promise<void> => {
  await page.locator('[data-prompt="yours"]').waitFor();
  const before = await page.locator('[data-prompt]').textContent();
  await page.locator('[data-choice]').first().click();
  await expect(async () => expect(await page.locator('[data-prompt]').textContent()).not.toBe(before)).toPass({ timeout: 20_000 });
};

/** Sits down and answers by the plain list, whatever it is called. */
const play = async (page: Page, game: GameId, moves: number): Promise<void> => {
  await page.setViewportSize(WIDE);
  await page.goto(`/door/${game}`);
  await page.locator('main button:has(kbd)').first().click();
  await page.locator('[data-prompt]').waitFor();
  await page.locator('[data-prompt="yours"]').waitFor();
  await page.keyboard.press('l');
  for (let n = 0; n < moves; n++) await choose(page);
};

const tableIsSpoken = async (page: Page, game: GameId, moves: number): Promise<void> => {
  await play(page, game, moves);
  await page.locator('[data-prompt="yours"]').waitFor();
  await nothingHardWired(page, `the table of ${game}`);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await nothingHardWired(page, `a panel of ${game}`);
  }
  await page.keyboard.press('?');
  await nothingHardWired(page, 'the keys');
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await nothingHardWired(page, `the table of ${game} on a phone`);
};

test('no word of the first rooms is hard-wired', async ({ page }) => {
  await speak(page, 'xx');
  for (const path of ROOMS) await visit(page, path);
});

test('no word of a table is hard-wired', async ({ page }) => {
  await speak(page, 'xx');
  await tableIsSpoken(page, 'newyork', 2);
});

for (const game of GAME_IDS)
  test(`no word of ${game} is hard-wired, in its rooms and at its table`, LONG, async ({ page }) => {
    await speak(page, 'xx');
    for (const path of roomsOf(game)) await visit(page, path);
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
  // Choices of one kind stand under its name.
  const verbs = (await GAMES.newyork.text('de')).lab?.verbs;
  const kinds = mine.getByRole('group', { name: 'Alles, was du jetzt wählen kannst' }).getByRole('heading');
  while ((await kinds.count()) === 0) await choose(mine);
  for (const kind of await kinds.allInnerTexts()) expect(Object.values(verbs ?? {})).toContain(kind);
  await mine.goto('/rules/newyork');
  await mine.getByRole('searchbox', { name: 'Regeln durchsuchen' }).fill('wurfel');
  await expect(mine.getByText(/Würfel/).first()).toBeVisible();
  await german.close();
});
