/** Friends and each other: a word after the game, somebody who is muted, and an invitation that is found among one's tables. */
import * as z from 'zod';
import { expect, LONG, test } from './test.ts';
import { call, friendOf, newKey, playOn, tableOf } from './weeks.ts';

test('after the game people talk on the score sheet; who is muted is folded; who is invited finds it among their tables', LONG, async ({ page, house }) => {
  const key = newKey();
  const ada = await friendOf(house, 'Ada', 'cat', key);
  const ben = await friendOf(house, 'Ben', 'owl');
  const done = await tableOf(house, 'newyork', 'Kitchen lights', [ada, ben], { kind: 'none' });
  await playOn(house, done, [ada, ben], () => false);
  await page.addInitScript((me) => localStorage.setItem('pesthouse.me', me), key);
  await page.goto(`/table/${done}`);
  const talk = page.getByRole('region', { name: 'After the game' });
  await expect(talk).toBeVisible();
  // Whoever has said nothing has a card as well.
  await expect(talk.getByText('Quiet so far:')).toContainText('Ben');
  await talk.getByRole('textbox').fill('Good game!');
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(talk.getByRole('log')).toContainText('Good game!');
  await call(z.unknown(), house, `/api/tables/${done}/talk`, ben.key, { text: 'You were lucky.' });
  await expect(talk.getByRole('log')).toContainText('You were lucky.');
  await talk.getByRole('button', { name: 'Ben' }).click();
  await page.getByRole('switch', { name: 'Mute' }).click();
  await page.keyboard.press('Escape');
  await expect(talk.getByRole('log')).toContainText('1 line of Ben hidden.');
  await expect(talk.getByRole('log')).not.toContainText('You were lucky.');
  await talk.getByRole('button', { name: 'Show' }).click();
  await expect(talk.getByRole('log')).toContainText('You were lucky.');

  await page.goto('/people');
  const shunned = page.getByRole('region', { name: 'Muted and blocked' });
  await shunned.getByRole('button', { name: 'Take back: Ben' }).click();
  await expect(shunned).toHaveCount(0);

  await page.goto(`/person/${ben.person}`);
  await page.getByRole('button', { name: 'Invite to a table' }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'New York' }).first().click();
  await expect(page.getByText('No message reaches Ben')).toBeVisible();
  const invites = await call(z.object({ invites: z.array(z.object({ table: z.string() })) }), house, '/api/me/invites', ben.key);
  expect(invites.invites).toHaveLength(1);
});
