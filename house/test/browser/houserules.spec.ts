/** House rules: somebody turns numbers and a ruling in the page, plays by them with a friend to the end, and what others send is read with care. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { GAMES } from '../../games/index.ts';
import { packRules } from '../../page/houserules/link.ts';
import { faults } from './faults.ts';
import { player } from './player.ts';
import { again, meet, playOut, prompt } from './table.ts';
import { expect, LONG, test } from './test.ts';

const steps = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** Turns a number with the keys: `by` steps of five down. */
const lower = async (page: Page, name: string, by: number): Promise<void> => {
  await steps(page, name).getByRole('button').first().focus();
  for (let i = 0; i < by; i++) await page.keyboard.press('Shift+ArrowDown');
};

const rules = {
  game: 'newyork',
  edition: GAMES.newyork.meta.rules,
  numbers: { 'rats-rat-king.cost': 2, diceCap: 8 },
  switches: { lastCall: true },
  name: 'Lean Winter',
  note: 'Less in the bins.',
  author: 'Grace <b>Hopper</b>',
};

test('a person makes house rules in the page, and finishes a game of them with a friend and a bot', async ({ page, friend }) => {
  await page.goto('/door/newyork');
  await page.getByRole('link', { name: /^House rules/ }).click();
  await expect(page.getByText('Nothing changed yet. Tap any number.')).toBeVisible();

  // A small deck makes a short game.
  await lower(page, 'Food that Humans bring', 4);
  await lower(page, 'Poison that Humans bring', 3);
  for (const who of ['Rats', 'Pigeons', 'Cockroaches']) {
    await lower(page, `Food that ${who} bring`, 2);
    await lower(page, `Poison that ${who} bring`, 1);
  }
  await steps(page, 'Rat King, food to breed').getByRole('button', { name: 'One less: Rat King, food to breed' }).click();
  await page.getByRole('switch', { name: 'Last call' }).click();
  await expect(page.getByRole('heading', { name: 'Ten changes' })).toBeVisible();
  await page.getByRole('button', { name: /^My house rules/ }).click();
  await page.getByLabel('Name', { exact: true }).fill('Lean Winter');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Lean Winter/);
  expect(await faults(page)).toEqual([]);

  // One of them is put back, and again put back.
  await page.getByRole('button', { name: 'Put back: Rat King, food to breed' }).click();
  await expect(page.getByRole('heading', { name: 'Nine changes' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('heading', { name: 'Ten changes' })).toBeVisible();

  await page.getByRole('button', { name: 'Invite friends' }).click();
  // The laws run first; then the waiting room opens.
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(start).toBeVisible({ timeout: 120_000 });
  await page.getByRole('radiogroup', { name: 'Seats' }).getByText('2', { exact: true }).click();
  await meet(page, [friend]);
  for (const who of [page, friend]) {
    await expect(prompt(who)).toBeVisible();
    await who.getByRole('button', { name: 'House rules: Lean Winter' }).click();
    const said = who.getByRole('dialog', { name: 'House rules: Lean Winter' });
    await expect(said.getByText('Ten things differ from the game as it stands here.')).toBeVisible();
    await expect(said.getByText('Rat King, food to breed')).toBeVisible();
    await said.getByRole('button', { name: 'Close' }).click();
  }
  // The rulebook says what it was, that it is ours, and what is played.
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const clause = page.locator('[data-clause="NYC-CARD-06"]');
  await expect(clause).toContainText(/Rat King, food to breed:\s*ours 3\s*2/);

  const [mine, theirs] = await Promise.all([playOut(page, player('newyork', 3)), playOut(friend, player('newyork', 4))]);
  expect(Math.min(mine, theirs)).toBeGreaterThan(1);
  for (const who of [page, friend]) {
    await expect(again(who)).toBeVisible();
    await expect(who.getByText('Played by house rules: Lean Winter')).toBeVisible();
  }
  // The replay says the same, by name and in its rulebook.
  await friend.goto(friend.url().replace('/table/', '/replay/'));
  await friend.getByRole('button', { name: 'House rules: Lean Winter' }).click();
  await expect(friend.getByRole('dialog', { name: 'House rules: Lean Winter' }).getByText('Ten things differ from the game as it stands here.')).toBeVisible();
  // At the door the result stands under the name of its rules, not among those of the game as it stands here.
  await page.goto('/door/newyork');
  const apart = page.locator('section', { has: page.getByRole('heading', { name: 'By house rules: Lean Winter' }) });
  await expect(apart.getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('section', { has: page.getByRole('heading', { name: 'Your games', exact: true }) }).getByRole('listitem')).toHaveCount(0);
});

test('a link opens house rules to read, to make one’s own, to save and to weigh', async ({ page }) => {
  await page.goto(`/house-rules/newyork#${await packRules(rules)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lean Winter');
  await expect(page.getByText('House rules by Grace <b>Hopper</b>.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Three changes' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^One less/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Make it mine' }).click();
  await expect(page).toHaveURL(/\?mine=/);
  await steps(page, 'Rat King, food to breed')
    .getByRole('button', { name: /^One more/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Two changes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Two changes' })).toBeVisible();

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  expect(file.suggestedFilename()).toBe('newyork-lean-winter.json');
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ game: 'newyork', numbers: { diceCap: 8 }, switches: { lastCall: true } });
  await page.locator('input[type=file]').setInputFiles(await file.path());
  await expect(page.getByRole('region', { name: 'Your house rules' }).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Weigh it in the lab' }).click();
  await expect(page).toHaveURL(/\/lab\/newyork#/);
  await expect(page.locator('[data-var] b')).toHaveText('Lean Winter');
});

test('house rules that cannot be opened say why, and nothing breaks', LONG, async ({ page }) => {
  const open = async (v: object, path = 'newyork'): Promise<void> => {
    await page.goto('/credits');
    await page.goto(`/house-rules/${path}#${await packRules({ ...rules, ...v })}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('These house rules are not here');
  };
  await open({ numbers: { 'rats-rat-king.cost': 999 } });
  await expect(page.getByText(/Rat King, food to breed must be a whole number from 0 to/)).toBeVisible();
  await open({ edition: '77' });
  await expect(page.getByText(/made for rules 77, which this house does not know/)).toBeVisible();
  await open({ game: 'chess' });
  await expect(page.getByText('They are for a game that this house does not have.')).toBeVisible();
  await open({}, 'pest');
  await expect(page.getByText('These are house rules for Pests: Fight for New York City.')).toBeVisible();
  await page.getByRole('link', { name: 'Open them there' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lean Winter');
  await page.goto('/credits');
  await page.goto('/house-rules/newyork#cut-short');
  await expect(page.getByText('The link may be cut short. Ask for the whole link, or for the file.')).toBeVisible();
  await page.getByRole('link', { name: 'Make your own' }).click();
  await expect(page.getByText('Nothing changed yet. Tap any number.')).toBeVisible();
});
