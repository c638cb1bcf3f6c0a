/** Friends at one table: the host lays it and sends one link, the others sit down, everybody is ready, and all land at their own seats. */
import type { Page } from '@playwright/test';
import { GAME_IDS, GAMES, type GameId } from '../../games/index.ts';
import { player } from './player.ts';
import { again, choose, openList, prompt, withFriends } from './table.ts';
import { expect, LONG, shortFor, test } from './test.ts';

const link = (page: Page) => page.getByRole('textbox', { name: 'Link to this table' });
/** By what stands in a seat's own lines: others offer to change places with it. */
const seat = (page: Page, name: string | RegExp) =>
  page
    .getByRole('list', { name: 'Seats' })
    .getByRole('listitem')
    .filter({ has: page.locator('b, small', { hasText: name }) });
const start = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });
const ready = (page: Page) => page.getByRole('button', { name: 'I’m ready' });
const sitAs = (page: Page, name: string) => page.getByRole('button', { name: `Sit down as ${name}` });

/** From the front page to the waiting room, and the link that is sent. */
const lay = async (page: Page, game: GameId): Promise<string> => {
  await page.goto('/');
  await withFriends(page, game).click();
  await expect(start(page)).toBeVisible();
  await expect(seat(page, 'Ada')).toContainText('you, host');
  return `http://${await link(page).inputValue()}`;
};
const setSeats = async (page: Page, n: number): Promise<void> => {
  await page.getByRole('radiogroup', { name: 'Seats' }).getByText(String(n), { exact: true }).click();
  await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(n);
};

/** They play until each of them has made a choice. */
const allPlay = async (pages: readonly Page[], game: GameId): Promise<void> => {
  const hands = pages.map((at, i) => ({ at, player: player(game, i + 3) }));
  for (const { at } of hands) await openList(at);
  const played = new Set<Page>();
  const round = async (): Promise<number> => {
    for (const { at, player: who } of hands)
      if ((await at.locator('[data-choice]').count()) > 0) {
        await choose(at, who);
        played.add(at);
      }
    return played.size;
  };
  await expect.poll(round, { timeout: 120_000, intervals: [50] }).toBe(pages.length);
};

/** A browser on a phone whose owner nobody knows yet. */
const phoneOf = async (guest: (name: string) => Promise<Page>): Promise<Page> => {
  const phone = await guest('');
  await phone.setViewportSize({ width: 390, height: 844 });
  return phone;
};

test('one link brings a friend on a phone to the table, a bot fills the third seat, and both play from their own seats', async ({ page, guest }) => {
  const address = await lay(page, 'newyork');
  // The house of the tests can be reached from this machine only, and the ticket says so before the link is sent.
  await expect(page.getByRole('note')).toContainText('works on this computer only');
  await setSeats(page, 3);
  const phone = await phoneOf(guest);
  await phone.goto(address);
  await expect(phone.getByRole('heading', { name: 'Ada invites you' })).toBeVisible();
  await expect(phone.getByRole('button', { name: 'A name first' })).toBeVisible();
  await expect(seat(page, 'Somebody is choosing a name')).toBeVisible();
  await phone.getByRole('textbox', { name: 'What should they call you?' }).fill('Ada');
  await expect(phone.getByText('The name Ada is taken here.')).toBeVisible();
  await phone.getByRole('textbox', { name: 'What should they call you?' }).fill('Ben');
  await phone.getByRole('button', { name: 'Sit down', exact: true }).or(sitAs(phone, 'Ben')).click();
  await expect(seat(phone, 'Ben')).toContainText('you');
  await expect(seat(page, 'Ben')).toContainText('Not yet');

  // Each chooses for itself; what another has is named.
  await phone.getByRole('radio', { name: 'Rats' }).click({ force: true });
  await expect(seat(page, 'Ben')).toContainText('Rats');
  await expect(page.getByRole('radio', { name: 'Rats: Ben has it' })).toBeAttached();

  // The start says what it waits for.
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('Two things are missing.')).toBeVisible();
  await page.getByRole('button', { name: 'Fill with a bot' }).click();
  await expect(page.getByText('One thing is missing.')).toBeVisible();
  await ready(phone).click();
  await expect(page.getByText('Everyone is ready')).toBeVisible();

  // What the host changes is seen by all, and everybody is asked anew.
  await page.getByRole('switch', { name: 'Hints' }).click();
  await expect(phone.getByText('just now')).toBeVisible();
  await ready(phone).click();
  await start(page).click();
  await expect(phone.getByRole('button', { name: 'Hold on' })).toBeVisible();
  await Promise.all([page, phone].map((x) => expect(prompt(x)).toBeVisible()));
  await expect(page).toHaveURL(/\/table\/[a-z0-9]+$/);

  // Both are asked from their own seats.
  await Promise.all([page, phone].map((x) => x.evaluate(() => document.body.focus())));
  await allPlay([page, phone], 'newyork');
});

test('a full table can be watched, a freed seat is told, and a table that was cleared away says so', LONG, async ({ page, friend, guest }) => {
  const address = await lay(page, 'pest');
  await setSeats(page, 2);
  await friend.goto(address);
  await sitAs(friend, 'Ben').click();
  await expect(seat(page, 'Ben')).toBeVisible();
  const third = await guest('Cy');
  await third.goto(address);
  await expect(third.getByText('All seats are taken.')).toBeVisible();
  await expect(third.getByText('Ada can make room for you.')).toBeVisible();
  await third.getByRole('button', { name: 'Just watch' }).click();
  await expect(third.getByText('You are watching.')).toBeVisible();

  await page.getByRole('button', { name: 'Free Ben’s seat' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Free the seat' }).click();
  await expect(friend.getByText('The host freed your seat.')).toBeVisible();
  await expect(friend.getByText('One seat left.')).toBeVisible();

  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Clear the table away' }).click();
  await expect(friend.getByRole('heading', { name: 'This table has been cleared away' })).toBeVisible();
  await third.goto(address);
  await expect(third.getByRole('heading', { name: 'This table has been cleared away' })).toBeVisible();
  await expect(third.getByRole('link', { name: 'Open your own' })).toBeVisible();
  await third.goto(address.replace(/\w+$/, 'abcdefghijkl'));
  await expect(third.getByRole('heading', { name: 'There is no such table here' })).toBeVisible();
});

test(
  'a locked table is asked at, somebody slow is called, Enter starts, and who sat longest has the table when the host leaves',
  LONG,
  async ({ page, friend, guest }) => {
    const address = await lay(page, 'newyork');
    await setSeats(page, 3);
    await friend.goto(address);
    await sitAs(friend, 'Ben').click();
    await page.getByRole('button', { name: 'Call Ben' }).click();
    await expect(friend.getByText('Ada is waiting for you.')).toBeVisible();
    await page.getByRole('button', { name: 'Lock the table' }).click();
    const third = await guest('Cy');
    await third.goto(address);
    await expect(third.getByText('This table is locked.')).toBeVisible();
    await third.getByRole('button', { name: 'Ask to join as Cy' }).click();
    await expect(third.getByText('You have asked.')).toBeVisible();
    await page.getByRole('button', { name: 'Let Cy in', exact: true }).click();
    await expect(seat(third, 'Cy')).toContainText('you');

    // The host goes: whoever has sat longest has the table now.
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('button', { name: 'Give up my seat' }).click();
    await expect(seat(friend, 'Ben')).toContainText('you, host');
    await friend.getByRole('button', { name: 'Fill with a bot' }).click();
    // A press on a start that waits leads to what is missing.
    await start(friend).click({ force: true });
    await expect(seat(friend, 'Cy').locator(':focus')).toHaveCount(1);
    await ready(third).click();
    await expect(friend.getByText('Everyone is ready')).toBeVisible();
    await friend.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await friend.keyboard.press('Enter');
    await third.getByRole('button', { name: 'Hold on' }).click();
    await expect(start(friend)).toBeVisible();
    await friend.keyboard.press('Enter');
    await Promise.all([friend, third].map((x) => expect(prompt(x)).toBeVisible()));
  },
);

for (const game of ['pathologic', 'pest'] as const)
  test(`${game}: a friend comes by the link, and both have had a say in the first round`, async ({ page, friend }) => {
    const address = await lay(page, game);
    await setSeats(page, 2);
    await friend.goto(address);
    await sitAs(friend, 'Ben').click();
    await ready(friend).click();
    await start(page).click();
    await Promise.all([page, friend].map((x) => expect(prompt(x)).toBeVisible()));
    await allPlay([page, friend], game);
  });

// One of them in `npm test`, the shortest.
for (const game of GAME_IDS)
  test(`${game}: four browsers from one link to the end of the game, one of them on a phone`, shortFor(game, 'exterminators'), async ({ page, guest }) => {
    test.setTimeout(1_800_000);
    const seats = Math.min(4, Math.max(...GAMES[game].meta.seats));
    const address = await lay(page, game);
    await setSeats(page, seats);
    const names = ['Ben', 'Cy', 'Di'].slice(0, seats - 1);
    const guests: Page[] = [];
    for (const [i, name] of names.entries()) {
      const own = i === 0 ? await phoneOf(guest) : await guest(name);
      guests.push(own);
      await own.goto(address);
      if (i === 0) await own.getByRole('textbox', { name: 'What should they call you?' }).fill(name);
      await own.getByRole('button', { name: /^Sit down/ }).click();
      await ready(own).click();
      await expect(seat(page, name)).toContainText('Ready');
    }
    await start(page).click();
    const all = [page, ...guests];
    await Promise.all(all.map((x) => expect(prompt(x)).toBeVisible()));
    for (const x of all) await openList(x);
    const hands = all.map((at, i) => ({ at, player: player(game, i + 3) }));
    while (!(await again(page).isVisible())) {
      const asked = await Promise.all(hands.map(({ at }) => at.locator('[data-choice]').count()));
      const next = hands[asked.findIndex((n) => n > 0)];
      if (next === undefined) await page.waitForTimeout(50);
      else await choose(next.at, next.player);
    }
    await Promise.all(all.map((x) => expect(again(x)).toBeVisible()));
  });
