/** Lessons in a real browser: the first of New York from its first step to its end, by mouse, by finger and by keys; answers to other tries; left and taken up again. */
import type { Page } from '@playwright/test';
import { lies, plate, task } from './plate.ts';
import { prompt } from './table.ts';
import { expect, LONG, test } from './test.ts';

const FIRST = '/learn/newyork/1-draw';
const spot = (page: Page, name: string) => page.locator(`[data-spot="${name}"]`).filter({ visible: true }).first();
const press = (page: Page, name: string): Promise<void> => spot(page, name).click();

/** Nothing that the plate speaks of lies under it. */
const uncovered = (page: Page): Promise<void> => expect.poll(() => lies(page)).toBe('free');

/** A press while something is still shown only hurries it on: then everything is pressed once more. */
const pressFor = (page: Page, names: readonly string[], next: string): Promise<void> =>
  expect(async () => {
    for (const name of names) await press(page, name);
    await expect(task(page)).toHaveText(next, { timeout: 3_000 });
  }).toPass();

const breeding = (at: string): readonly string[] => ['kind:rats-alley-rat', `place:${at}`, `place:${at}`];

const wholeFirst = async (page: Page): Promise<void> => {
  await page.goto(FIRST);
  await expect(task(page)).toHaveText('You are the Rats.');
  await uncovered(page);
  await plate(page).getByRole('button', { name: 'Next' }).click();
  await expect(task(page)).toHaveText('Draw a card.');
  await uncovered(page);
  await pressFor(page, ['pile'], 'Food! Draw once more.');
  // Something else is answered, changes nothing, and the second time it is shown.
  // A press while the card still turns only hurries it on: then it is pressed once more.
  await expect(async () => {
    await press(page, 'do:stop');
    await expect(plate(page)).toContainText('One food is a thin dinner', { timeout: 2_000 });
  }).toPass();
  await expect(async () => {
    await press(page, 'do:stop');
    await plate(page).getByRole('button', { name: 'Show me' }).click({ timeout: 3_000 });
  }).toPass();
  await expect(task(page)).toHaveText('Poison. Give up an Alley Rat.');
  await uncovered(page);
  await pressFor(page, ['kind:rats-alley-rat', 'place:times-square'], 'Stop while you can.');
  await pressFor(page, ['do:stop'], 'Breed an Alley Rat there.');
  await uncovered(page);
  await pressFor(page, breeding('times-square'), 'Breed another, where you like.');
  await uncovered(page);
  await pressFor(page, breeding('chinatown'), 'Two rats. Stay where you are.');
  await pressFor(page, ['do:done-moving'], 'You stopped in time.');
  await expect(plate(page).getByRole('listitem').filter({ hasText: 'Poison takes a pest' })).toBeVisible();
};

test('New York’s first lesson is played to its end by mouse, answers other tries, and is remembered as done', async ({ page }) => {
  await wholeFirst(page);
  await page.goto('/learn');
  await expect(page.getByRole('listitem', { name: /Draw or stop.*done/ })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a bar whose buttons only just fit makes up its mind: the lessons that begin with one open', async ({ page }) => {
    for (const lesson of ['exterminators/2-queen', 'retribution/2-persecute']) {
      await page.goto(`/learn/${lesson}`);
      await expect(task(page)).toBeVisible();
      await expect(prompt(page)).toBeVisible();
    }
  });
  test('New York’s first lesson is played to its end by finger, and nothing it speaks of is covered', LONG, async ({ page }) => {
    await wholeFirst(page);
  });
});

test('New York’s first lesson is played to its end by keys, left in the middle and taken up again', LONG, async ({ page }) => {
  await page.goto(FIRST);
  await expect(task(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(task(page)).toHaveText('Draw a card.');
  await page.keyboard.press('?');
  await expect(plate(page)).toContainText('Every turn begins with Gathering');
  await page.keyboard.press(' ');
  await expect(task(page)).toHaveText('Food! Draw once more.');
  await page.keyboard.press('ArrowLeft');
  await expect(task(page)).toHaveText('Draw a card.');
  await expect(async () => {
    await page.keyboard.press(' ');
    await expect(task(page)).toHaveText('Food! Draw once more.', { timeout: 3_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/learn$/);
  await page
    .getByRole('link', { name: /Continue: Draw or stop/ })
    .first()
    .click();
  await expect(task(page)).toHaveText('Food! Draw once more.');
  for (const next of [
    'Poison. Give up an Alley Rat.',
    'Stop while you can.',
    'Breed an Alley Rat there.',
    'Breed another, where you like.',
    'Two rats. Stay where you are.',
    'You stopped in time.',
  ]) {
    await page.keyboard.press('ArrowRight');
    await expect(task(page)).toHaveText(next);
  }
});
