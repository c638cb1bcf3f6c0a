/** Whoever has little data to spend fetches what they look at and nothing else; everybody else keeps for later what they play, and of other games nothing. */
import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../games/index.ts';
import { settled } from './kept.ts';
import { sitDown } from './table.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

const PLAYED = 'newyork';
/** A built file bears the game and the language that it belongs to in its name; what doors show is the front's. */
const tagsOf = (path: string): readonly string[] =>
  path
    .replace(/-[\w-]{8}\.\w+$/, '')
    .split(/[./]/)
    .slice(1);
const foreign = (paths: readonly string[]): readonly string[] =>
  paths.filter((x) => !/\/(?:door|poster)\./.test(x) && tagsOf(x).some((tag) => tag === 'de' || (tag !== PLAYED && GAME_IDS.some((id) => id === tag))));

/** What the page itself asked for from now on, and nobody for it. */
const askedBy = (page: Page): ReadonlySet<string> => {
  const asked = new Set<string>();
  page.on('request', (x) => asked.add(new URL(x.url()).pathname));
  return asked;
};
const play = async (page: Page): Promise<readonly string[]> => {
  await page.goto('/');
  await settled(page, 1);
  await sitDown(page, PLAYED);
  return settled(page, 1);
};
/** The page itself, and the note of what is played, are no files that anybody asked for. */
const beyond = (files: readonly string[], asked: ReadonlySet<string>): readonly string[] =>
  files.filter((x) => !asked.has(x) && x !== '/index.html' && x !== '/kept-here');

test('with little data to spend nothing is fetched but what is looked at', async ({ page, context }) => {
  const asked = askedBy(page);
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('/');
  expect(await page.evaluate(() => Reflect.get(Reflect.get(navigator, 'connection'), 'saveData'))).toBe(true);
  await expect(page.getByRole('link', { name: /: go in$/ }).first()).toBeVisible();
  await settled(page, 1);
  // The front needs no words of other rooms.
  expect([...asked].filter((x) => x.includes('/rooms.'))).toEqual([]);
  const files = await play(page);
  expect(beyond(files, asked)).toEqual([]);
  expect(foreign([...asked])).toEqual([]);
});

test('without such a wish what is played is kept, and nothing of other games and languages', async ({ page }) => {
  const asked = askedBy(page);
  const files = await play(page);
  expect(files.filter((x) => tagsOf(x).includes(PLAYED)).length).toBeGreaterThan(5);
  expect(beyond(files, asked).length).toBeGreaterThan(5);
  expect(foreign(files)).toEqual([]);
});
