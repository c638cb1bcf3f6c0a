/** By turns with two houses on one database: whoever lives at either finds their tables, their account and their messages at both, and time is up once. */

import { seatingList, tableInfo } from '@pesthouse/api';
import type { Page } from '@playwright/test';
import { startPostgres } from '../../server/test/real-postgres.ts';
import { openReceiver } from '../../server/test/receivers.ts';
import { type TestHouse, testHouse } from './house.ts';
import { expect, LONG, test } from './test.ts';
import { friendOf, newKey, playOn, tableOf } from './weeks.ts';

const TURNS = { kind: 'turns', per: 24, reserve: 12 };

/** Two houses on one database; all that was opened is closed again. */
const withTwo = async (use: (one: TestHouse, two: TestHouse) => Promise<void>): Promise<void> => {
  const database = await startPostgres();
  const url = await database.database();
  const more = ['--database', url, '--private-hooks', '--grace', '50'];
  const [one, two] = [await testHouse(...more), await testHouse(...more)];
  try {
    await use(one, two);
  } finally {
    await one.end();
    await two.end();
    await database.stop();
  }
};
/** This browser is that person, at whichever house. */
const be = async (page: Page, key: string): Promise<void> => {
  await page.addInitScript((me) => localStorage.setItem('pesthouse.me', me), key);
};
const turnOf = (page: Page, table: string) => page.getByRole('listitem').filter({ hasText: table }).getByRole('link', { name: 'Take your turn' });

test('two houses: a turn taken at one is called for once from either, and waits in the list of the other', LONG, async ({ page, guest }) => {
  test.setTimeout(900_000);
  await withTwo(async (one, two) => {
    const receiver = await openReceiver();
    const [adas, bens] = [newKey(), newKey()];
    const ada = await friendOf(one, 'Ada', 'cat', adas);
    const ben = await friendOf(two, 'Ben', 'owl', bens);
    const both = [ada, ben];
    const friend = await guest('Ben');
    await be(page, adas);
    await be(friend, bens);
    const rush = await tableOf(one, 'newyork', 'Rush hour', both, TURNS);
    await playOn(one, rush, both, (asked) => asked.includes(0) && !asked.includes(1));
    // Ben says at his house how he is told.
    await friend.goto(`${two.address}/tables`);
    const tell = friend.getByRole('region', { name: 'Tell me when I’m wanted' });
    await tell.getByRole('switch', { name: 'Quiet hours' }).click();
    await expect(tell).toContainText('Messages come at any hour.');
    await tell.getByRole('button', { name: 'Add' }).click();
    await friend.getByRole('textbox', { name: 'Address of the webhook' }).fill(`${receiver.address}/hooks/ben`);
    await friend.getByRole('button', { name: 'Add and test' }).click();
    await expect(tell).toContainText('Last one just now, it arrived.');
    const calls = (): string[] => receiver.taken.map((x) => x.body.toString()).filter((x) => x.includes('Your turn at Rush hour'));
    await playOn(one, rush, both, (asked) => asked.includes(1) && !asked.includes(0));
    // Neither house keeps it to itself: the list at his house has it, with its time.
    await friend.goto(`${two.address}/tables`);
    await expect(turnOf(friend, 'Rush hour')).toBeVisible();
    await expect(friend.getByRole('listitem').filter({ hasText: 'Rush hour' })).toContainText('left');
    await expect.poll(calls).toHaveLength(1);
    // He takes his turn at his house; at hers the table is hers again, and he is not called for what has passed.
    await turnOf(friend, 'Rush hour').click();
    await expect(friend.locator('[data-prompt]')).toBeVisible();
    await playOn(two, rush, both, (asked) => asked.includes(0) && !asked.includes(1));
    await page.goto(`${one.address}/tables`);
    await expect(turnOf(page, 'Rush hour')).toBeVisible();
    await page.goto(`${two.address}/tables`);
    await expect(turnOf(page, 'Rush hour')).toBeVisible();
    expect(calls()).toHaveLength(1);
    // He has the table in front of him, and then no more: only then is he called for his next turn, once.
    await friend.goto(`${two.address}/rules`);
    await playOn(one, rush, both, (asked) => asked.includes(1) && !asked.includes(0));
    await expect.poll(calls).toHaveLength(2);
    await one.stop();
    await one.open();
    await expect(turnOf(page, 'Rush hour')).toHaveCount(0);
    expect(calls()).toHaveLength(2);
    await receiver.close();
  });
});

test('two houses: time is up once, also where the house that asked has gone, and both tell the same', LONG, async ({ page, guest }) => {
  test.setTimeout(900_000);
  await withTwo(async (one, two) => {
    const [adas, bens] = [newKey(), newKey()];
    const both = [await friendOf(one, 'Ada', 'cat', adas), await friendOf(two, 'Ben', 'owl', bens)];
    const friend = await guest('Ben');
    await be(page, adas);
    await be(friend, bens);
    const table = await tableOf(one, 'retribution', 'Rush hour', both, { kind: 'live', bank: 20 });
    const runs = async (): Promise<boolean> => {
      const answer = await fetch(`${one.address}/api/tables/${table}`);
      return tableInfo.parse(await answer.json()).clocks?.seats.some((x) => x.runs) === true;
    };
    await expect.poll(runs).toBe(true);
    // The house that put the question is gone, as a rule before its time is up.
    await one.kill();
    const whys = async (house: TestHouse): Promise<string[]> => {
      const answer = await fetch(`${house.address}/api/tables/${table}/seating`);
      return seatingList.parse(await answer.json()).seating.flatMap((x) => (x.why === 'time' ? [`${x.seat}`] : []));
    };
    await expect.poll(() => whys(two), { timeout: 120_000 }).not.toHaveLength(0);
    await one.open();
    // Whoever sits there comes back at their own house, and takes the seat again.
    const [late, home] = (await whys(two))[0] === '0' ? [page, one] : [friend, two];
    await late.goto(`${home.address}/table/${table}`);
    const card = late.locator('[data-between="back"]');
    await expect(card).toContainText('Your time was up.', { timeout: 120_000 });
    const said = await whys(one);
    expect(said).toEqual([...new Set(said)]);
    expect(await whys(two)).toEqual(expect.arrayContaining(said));
    await card.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(card).toHaveCount(0);
  });
});

test('two houses: a recovery code of one opens the account at the other, with its tables and devices', LONG, async ({ page, guest }) => {
  test.setTimeout(900_000);
  await withTwo(async (one, two) => {
    // Passkeys are made for a name: a number has none.
    const at = (house: TestHouse, path: string): string => house.address.replace('127.0.0.1', 'localhost') + path;
    const line = await page.context().newCDPSession(page);
    await line.send('WebAuthn.enable');
    await line.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await page.goto(at(one, '/signin'));
    await page.getByRole('button', { name: 'First time here? Make a passkey' }).click();
    await page.getByRole('textbox', { name: 'Your name' }).fill('Cleo');
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    const code = (await page.locator('output').textContent()) ?? '';
    await page.getByRole('button', { name: 'I have put it in a safe place' }).click();
    await page.goto(at(one, '/door/newyork'));
    await page.getByRole('button', { name: /Play with friends/ }).click();
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();

    const other = await guest('');
    await other.goto(at(two, '/signin'));
    await other.getByRole('button', { name: 'I have a recovery code' }).click();
    await other.getByRole('textbox', { name: 'Recovery code' }).fill(code);
    await other.getByRole('button', { name: 'Open my account' }).click();
    await other.getByRole('button', { name: 'I have put it in a safe place' }).click();
    await expect(other.getByRole('heading', { name: 'Hello, Cleo' })).toBeVisible();
    await other.goto(at(two, '/tables'));
    await expect(other.getByRole('main')).toContainText('Waiting for guests');
    // Each house knows both devices, and what one signs out is out at the other.
    await other.goto(at(two, '/settings'));
    const devices = other.getByRole('region', { name: 'Devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await page.goto(at(one, '/settings'));
    await expect(page.getByRole('link', { name: 'Keep my seat anywhere' })).toBeVisible();
  });
});
