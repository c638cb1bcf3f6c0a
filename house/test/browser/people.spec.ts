/** What happens between people at a running table: somebody goes away, a bot plays on, and the seat is taken back on another device; and a line that breaks and holds again. */

import { acted, type RoomAct, story, tableMade } from '@pesthouse/api';
import type { Page } from '@playwright/test';
import { type TestHouse, testHouse } from './house.ts';
import { choices, openList, prompt, toDoor } from './table.ts';
import { test as base, expect, LONG } from './test.ts';

/** Nobody waits a whole minute here for somebody who is away. */
const MINUTE_MS = '1000';
const test = base.extend<object, { readonly house: TestHouse }>({
  house: [
    async ({ browserName: _ }, use) => {
      const house = await testHouse('--minute', MINUTE_MS);
      await use(house);
      await house.end();
    },
    { scope: 'worker' },
  ],
});

/** A turn is many choices, and a machine may be busy. */
const PATIENT = { timeout: 180_000 };

const newKey = (): string => `me_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')}`;

interface Sitting {
  readonly key: string;
  readonly secret: string;
}

/** Ada and Ben, or Ada alone, at a table with a bot, laid and begun by the interface of the house. Unless a test says otherwise nobody is decided about, however long a page takes to open. */
const laid = async (house: TestHouse, room: object, alone = false): Promise<{ readonly table: string; readonly ada: Sitting; readonly ben: Sitting }> => {
  const post = async (path: string, body: object, key: string): Promise<unknown> => {
    const answer = await fetch(house.address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return answer.json();
  };
  const [ada, ben] = [newKey(), newKey()];
  await post('/api/me', { name: 'Ada' }, ada);
  await post('/api/me', { name: 'Ben' }, ben);
  const bot = { kind: 'bot', level: 'random' };
  const seats = [{ kind: 'open' }, ...(alone ? [] : [{ kind: 'open' }]), bot];
  const made = tableMade.parse(await post('/api/tables', { game: 'newyork', seats, room: { away: { rule: 'wait' }, ...room } }, ada));
  const act = async (key: string, wish: RoomAct) => acted.parse(await post(`/api/tables/${made.table}/act`, wish, key));
  const secret = alone ? '' : ((await act(ben, { act: 'sit' })).secret ?? '');
  if (!alone) await act(ben, { act: 'ready', ready: true });
  await act(ada, { act: 'start' });
  return { table: made.table, ada: { key: ada, secret: made.seats[0]?.secret ?? '' }, ben: { key: ben, secret } };
};
const open = async (page: Page, table: string, who: Sitting): Promise<void> => {
  await page.goto(`/table/${table}#${who.secret}`);
  await expect(page.locator('[data-prompt]')).toBeVisible();
};
const card = (page: Page, name: string) => page.locator(`[data-between="${name}"]`);

test('somebody goes away, the other lets a bot play on, and the seat is taken back on another device', async ({ page, guest, house }) => {
  const { table, ada, ben } = await laid(house, { away: { rule: 'decide', minutes: 1, level: 'random' } });
  const first = await guest('Ben');
  await open(page, table, ada);
  await open(first, table, ben);
  // Ben makes the link for the phone, and is gone before it is used.
  await first.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await first.getByRole('button', { name: 'Copy link' }).getAttribute('data-link');
  await first.context().close();

  // Ada plays until it is Ben's turn, and is asked what to do.
  const vote = card(page, 'vote');
  await expect(prompt(page).or(vote)).toBeVisible();
  // It may be Ben's turn from the first, and the list opened once stays open.
  if (!(await vote.isVisible())) await page.keyboard.press('l');
  while (!(await vote.isVisible()))
    await choices(page)
      .first()
      .click({ timeout: 500 })
      .catch(() => undefined);
  await expect(vote).toContainText(/Ben (?:is|has been) away/);
  await vote.getByRole('button', { name: /^Let a bot play on/ }).click();
  await expect(vote).toBeHidden();
  await expect(page.getByText('a bot plays for now').first()).toBeVisible();

  // Ben comes back on the phone: one press, and the seat is there; a second, and it is played by hand again.
  const phone = await guest('Ben');
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(link?.replace(/^https?:\/\/[^/]+/, '') ?? '');
  await phone.getByRole('button', { name: 'Play on here' }).click();
  const back = card(phone, 'back');
  await expect(back).toContainText('the others let a bot play on');
  await back.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(back).toBeHidden();
  await expect(page.getByText('a bot plays for now')).toHaveCount(0);
  await page.getByRole('tab', { name: /^Chat/ }).click();
  const chat = page.getByRole('log', { name: 'Chat' });
  await expect(chat).toContainText('Ben is away. The others let a bot play on.');
  await expect(chat).toContainText('Ben is back.');

  // The link worked once.
  const again = await guest('Eve');
  await again.goto(link?.replace(/^https?:\/\/[^/]+/, '') ?? '');
  await again.getByRole('button', { name: 'Play on here' }).click();
  await expect(again.getByRole('heading', { name: 'This did not work' })).toBeVisible();
});

test('a line that breaks is told of, and the move that was made meanwhile arrives once', async ({ page, house }) => {
  const { table, ada } = await laid(house, {}, true);
  await open(page, table, ada);
  await openList(page);
  await expect(choices(page).first()).toBeVisible();
  const moves = async (): Promise<number> => {
    const answer = await fetch(`${house.address}/api/tables/${table}/story`, { headers: { authorization: `Bearer ${ada.secret}` } });
    return story.parse(await answer.json()).items.filter((x) => x.kind === 'move' && x.by === 0).length;
  };
  expect(await moves()).toBe(0);
  await house.stop();
  // The move that is made just now waits for the house, and is named.
  await choices(page).first().click();
  await expect(card(page, 'held')).toContainText('Waiting to send your move');
  await expect(page.locator('[data-line="down"]')).toContainText('The house does not answer');
  await expect(page.locator('[data-table][data-frozen]')).toBeVisible();
  await house.open();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.locator('[data-line="back"]')).toBeVisible();
  await expect.poll(moves).toBe(1);
  await expect(page.locator('[data-line="back"]')).toContainText('Connected again.');
});

test('a request to take a move back names it, shows where its pieces would go, waits for the others, and can be withdrawn', LONG, async ({ page, friend }) => {
  test.setTimeout(600_000);
  // A house whose minutes are real: the others have time to answer.
  const slow = await testHouse();
  try {
    const { table, ada, ben } = await laid(slow, {});
    await page.goto(`${slow.address}/table/${table}#${ada.secret}`);
    await friend.goto(`${slow.address}/table/${table}#${ben.secret}`);
    await openList(page);
    await openList(friend);
    // Whoever is not asked first plays until the other is asked again.
    const [asker, answerer] = [page, friend];
    const play = (who: Page): Promise<unknown> =>
      choices(who)
        .last()
        .click({ timeout: 500 })
        .catch(() => undefined);
    await expect
      .poll(async () => {
        await play(answerer);
        return choices(asker).count();
      }, PATIENT)
      .toBeGreaterThan(0);
    await expect
      .poll(async () => {
        await play(asker);
        return choices(answerer).count();
      }, PATIENT)
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: /^Take back/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ask the others' }).click();
    await expect(card(page, 'undo')).toContainText('Waiting for Ben');
    const asked = card(friend, 'undo');
    await expect(asked).toContainText(/Ada wants to take (?:a move|\d+ moves) back/);
    await expect(asked).toContainText(/was revealed since/);
    await friend.screenshot({ path: `${test.info().outputDir}/undo.png` });
    await card(page, 'undo').getByRole('button', { name: 'Withdraw' }).click();
    await expect(asked).toBeHidden();
    await page.getByRole('button', { name: /^Take back/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ask the others' }).click();
    await expect(asked).toBeVisible();
    await friend.keyboard.press('y');
    await expect(asked).toBeHidden();
    await expect(choices(page).first()).toBeVisible();
  } finally {
    await slow.end();
  }
});

test.describe('with a page that is kept for later', () => {
  test.use({ serviceWorkers: 'allow' });

  test('when the house stays silent the table can be played on alone, as far as this seat knows it', LONG, async ({ page, house }) => {
    const { table, ada } = await laid(house, {}, true);
    await open(page, table, ada);
    await openList(page);
    await expect(choices(page).first()).toBeVisible();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await house.stop();
    const gone = card(page, 'gone');
    await expect(gone).toBeVisible({ timeout: 120_000 });
    await page.screenshot({ path: `${test.info().outputDir}/gone.png` });
    await gone.getByRole('button', { name: 'Play on alone' }).click();
    await expect(page).toHaveURL(/\/local\//);
    await openList(page);
    await choices(page).first().click();
    await house.open();
  });
});

test(
  'leaving says what comes of it: a seat is handed to a bot, taken back, and given up for good after a second yes',
  LONG,
  async ({ page, friend, house }) => {
    const { table, ada, ben } = await laid(house, {});
    await open(page, table, ada);
    await open(friend, table, ben);
    await friend.getByRole('button', { name: 'Leave' }).click();
    await friend.getByRole('button', { name: /^Hand my seat to a bot/ }).click();
    await expect(friend).toHaveURL(/\/$/);
    await friend.goto(`/table/${table}`);
    await card(friend, 'back').getByRole('button', { name: 'Take my seat back' }).click();
    await expect(card(friend, 'back')).toBeHidden();
    await friend.getByRole('button', { name: 'Leave' }).click();
    await friend.getByRole('button', { name: /^Resign/ }).click();
    // Escape stays, also at the second question.
    await expect(friend.getByRole('dialog', { name: 'Really resign?' })).toBeVisible();
    await friend.keyboard.press('Escape');
    await expect(friend.getByRole('dialog')).toHaveCount(0);
    await friend.getByRole('button', { name: 'Leave' }).click();
    await friend.getByRole('button', { name: /^Resign/ }).click();
    await friend.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(friend).toHaveURL(/\/$/);
    await expect(page.getByText('resigned, a bot plays').first()).toBeVisible();
  },
);

test('the game ends early when everybody agrees, and the page says so', LONG, async ({ page, friend, house }) => {
  const { table, ada, ben } = await laid(house, {});
  await open(page, table, ada);
  await open(friend, table, ben);
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: /^End the game here/ }).click();
  // Whose turn it is plays on meanwhile.
  await expect(page.getByText('The others have been asked.').first()).toBeVisible();
  await expect(card(friend, 'ending')).toContainText('Ada says yes.');
  await card(friend, 'ending').getByRole('button', { name: 'End here' }).click();
  for (const x of [page, friend]) await expect(card(x, 'ended')).toContainText('The game was ended early');
});

test('of two screens of one seat the newest has it, and the other can take it back', LONG, async ({ page, friend, house }) => {
  const { table, ada } = await laid(house, {});
  await open(page, table, ada);
  // The same person by the key of their browser: another place.
  await friend.goto('/');
  await friend.evaluate((key) => localStorage.setItem('pesthouse.me', key), ada.key);
  await friend.goto(`/table/${table}`);
  await expect(card(page, 'elsewhere')).toBeVisible();
  // Where it is Ben's turn, who never came, a card says so.
  await expect(friend.locator('[data-prompt]')).toBeVisible();
  await card(page, 'elsewhere').getByRole('button', { name: 'Take it back here' }).click();
  await expect(card(page, 'elsewhere')).toBeHidden();
  await expect(card(friend, 'elsewhere')).toBeVisible();
});

test('a seat gets a new key on the page: the old link opens nothing any more, and the player plays on', LONG, async ({ page, friend, house }) => {
  const { table, ada } = await laid(house, {});
  await open(page, table, ada);
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  await page.getByRole('button', { name: 'New key for my seat' }).click();
  await expect(page.getByText('Your seat has a new key.')).toBeVisible();
  await expect(prompt(page)).toBeVisible();
  await friend.goto(`/table/${table}#${ada.secret}`);
  await expect(friend.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  // Whoever has only that may look on.
  await friend.getByRole('button', { name: 'Go to the table' }).click();
  await friend.getByRole('button', { name: 'Just watch' }).click();
  await expect(prompt(friend)).toBeVisible();
  await expect(friend.getByRole('region', { name: /, You$/ })).toHaveCount(0);
});

test('a hot seat asks how many play and who they are, and shows nobody’s hand before they say that they are there', LONG, async ({ page }) => {
  await toDoor(page, 'retribution');
  await page.getByRole('button', { name: /Hot seat/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radiogroup', { name: 'Seats' }).getByText('2 seats').click();
  await expect(dialog.getByRole('textbox')).toHaveCount(2);
  await dialog.getByRole('textbox', { name: 'Seat 2' }).fill('Ben');
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  const hand = page.getByRole('region', { name: /Your hand/i }).or(page.getByText('Your Chronics'));
  const passing = page.getByText(/^Pass the screen to (?:Ada|Ben)$/).first();
  const cover = page.getByRole('button', { name: 'Cover the board' });
  const next = (): Promise<unknown> =>
    prompt(page)
      .getByRole('button')
      .last()
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  for (let turn = 0; turn < 2; turn++) {
    await expect(passing).toBeVisible();
    if (turn === 0) await expect(hand).toHaveCount(0);
    // Whoever ends the turn may have pressed once more than needed.
    else if (await cover.isVisible()) await cover.click();
    await page.getByRole('button', { name: /^I’m (?:Ada|Ben)$/ }).click();
    await expect(hand.first()).toBeVisible();
    // The turn is over as soon as nothing is played and nothing is paid for.
    while (!(await passing.isVisible())) await next();
  }
});
