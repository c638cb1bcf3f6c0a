/** By turns, and again next week: the tables of somebody who plays over days, what they missed, the next table that waits, their own page and that of their circle. */
import { prompt } from './table.ts';
import { expect, LONG, test } from './test.ts';
import { circleOf, friendOf, newKey, playOn, tableOf } from './weeks.ts';

const TURNS = { kind: 'turns', per: 24, reserve: 12 };

test(
  'my turn comes first with what happened since; at the table it is told, played back or skipped, and the next table that waits follows',
  LONG,
  async ({ page, house }) => {
    const key = newKey();
    const ada = await friendOf(house, 'Ada', 'cat', key);
    const ben = await friendOf(house, 'Ben', 'owl');
    const both = [ada, ben];
    const rush = await tableOf(house, 'newyork', 'Rush hour', both, TURNS);
    const rites = await tableOf(house, 'newyork', 'Last rites', both, TURNS);
    await page.addInitScript((me) => localStorage.setItem('pesthouse.me', me), key);
    await page.goto(`/table/${rush}`);
    await expect(prompt(page)).toBeVisible();
    await page.goto('/rules');
    // Ada is away while Ben, and somebody at her own seat, go on.
    await playOn(house, rush, both, (asked, made) => made >= 12 && asked.includes(0));
    await playOn(house, rites, both, (asked) => asked.includes(0));
    await page.goto('/tables');
    const turn = page.getByRole('listitem').filter({ hasText: 'Rush hour' });
    await expect(turn.getByRole('link', { name: 'Take your turn' })).toBeVisible();
    await expect(turn).toContainText('left');
    await turn.getByRole('link', { name: 'Take your turn' }).click();
    const card = page.locator('[data-while-away]');
    await expect(card.getByRole('heading', { name: 'While you were away' })).toBeVisible();
    await expect(card.getByRole('listitem')).not.toHaveCount(0);
    await card.getByRole('button', { name: /Play it back/ }).click();
    await expect(card).toHaveCount(0);
    await expect(prompt(page)).toBeVisible();
    // Her turn is over: the table that waits for her is the next.
    await playOn(house, rush, both, (asked) => !asked.includes(0));
    const next = page.locator('[data-next-table]').first();
    await expect(next).toContainText('Last rites');
    await next.click();
    await expect(page).toHaveURL(new RegExp(`/table/${rites}`));
  },
);

test('a person’s page and a circle’s are made of what was played; whoever keeps their results to themselves is in no list', LONG, async ({ page, house }) => {
  const key = newKey();
  const ada = await friendOf(house, 'Ada', 'cat', key);
  const ben = await friendOf(house, 'Ben', 'owl');
  const circle = await circleOf(house, 'The Thursday Plague', [ada, ben]);
  const done = await tableOf(house, 'newyork', 'Kitchen lights', [ada, ben], { kind: 'none' });
  await playOn(house, done, [ada, ben], () => false);
  await page.addInitScript((me) => localStorage.setItem('pesthouse.me', me), key);
  await page.goto(`/circle/${circle}`);
  await expect(page.getByRole('heading', { name: 'The Thursday Plague' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Kitchen lights');
  const standing = page.getByRole('region', { name: /Standing/ });
  await expect(standing).toContainText('Ada');
  await page.goto(`/person/${ada.person}`);
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Against friends' })).toContainText('Ben');
  await page.getByRole('switch', { name: 'Keep my results to myself' }).click();
  await expect(page.getByRole('switch', { name: 'Keep my results to myself' })).toBeChecked();
  await page.goto(`/circle/${circle}`);
  await expect(standing).toContainText('Ben');
  await expect(standing).not.toContainText('Ada');
});
