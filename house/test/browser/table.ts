/** A house and its tables as a person sees them: by roles and names, never by class or markup. The same for every game. */
import { expect, type Locator, type Page } from '@playwright/test';
import { doorsOf, GAME_IDS, GAMES, type GameId } from '../../games/index.ts';
import type { Player } from './player.ts';

const DOORS = await doorsOf('en');
const titleOf = (game: GameId): string => [DOORS[game]?.title, DOORS[game]?.subtitle].filter((x) => x !== '').join(': ');

/** The door of a game on the front page, the buttons there that begin a game and lay a table for friends, and its key. */
export const door = (page: Page, game: GameId): Locator => page.getByRole('link', { name: `${titleOf(game)}: go in` });
export const playNow = (page: Page, game: GameId): Locator => page.getByRole('button', { name: `Play ${titleOf(game)} now` });
export const withFriends = (page: Page, game: GameId): Locator => page.getByRole('button', { name: `Play ${titleOf(game)} with friends` });
export const doorKey = (game: GameId): string => String(GAME_IDS.indexOf(game) + 1);

export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'What to do now' });
export const sentence = (page: Page): Locator => prompt(page).locator('[data-say]');
export const list = (page: Page): Locator => page.getByRole('group', { name: 'Every choice you have now' });
export const choices = (page: Page): Locator => list(page).getByRole('button');
export const again = (page: Page): Locator => page.getByRole('region', { name: 'Again?' });
/** The menu of a narrow table: exactly this name, for cards speak of more too. */
export const more = (page: Page): Locator => page.getByRole('button', { name: 'More', exact: true });
export const sheet = (page: Page): Locator => page.getByRole('table').first();

export const toDoor = async (page: Page, game: GameId): Promise<void> => {
  await page.goto(`/door/${game}`);
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
};

/** Sits down against the usual number of bots. */
export const sitDown = async (page: Page, game: GameId): Promise<void> => {
  await toDoor(page, game);
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(prompt(page)).toBeVisible();
};

/** How a table is set on a game's door: everybody who is not named is a bot. */
export interface Setting {
  readonly seats: number;
  /** Seats of friends, who come by a link. The reader sits in the first one. */
  readonly friends?: readonly number[];
  /** Nobody sits here but bots, and they play quickly. */
  readonly watched?: boolean;
  /** Switches that are turned on, and lists with what is taken from them, by their words. */
  readonly on?: readonly string[];
  readonly take?: { readonly [list: string]: string };
}

const setTable = async (page: Page, game: GameId, { seats, friends = [], watched = false, on = [], take = {} }: Setting): Promise<void> => {
  await toDoor(page, game);
  const first = GAMES[game].meta.seats[0] === seats;
  await page
    .getByRole('radiogroup', { name: 'Seats' })
    .getByText(first ? new RegExp(`^${seats} seats?$`) : String(seats), { exact: true })
    .click();
  for (const seat of friends)
    await page
      .getByRole('radiogroup', { name: `Who sits in seat ${seat}` })
      .getByText('Person')
      .click();
  if (watched) {
    await page.getByRole('radiogroup', { name: 'Who sits in seat 1' }).getByText('Bot').click();
    for (let seat = 1; seat <= seats; seat++) await page.getByRole('combobox', { name: `Level of the bot in seat ${seat}` }).selectOption('Fair');
  }
  for (const name of on) await page.getByRole('switch', { name }).click();
  for (const [list, value] of Object.entries(take)) {
    const choice = page.getByRole('combobox', { name: list }).or(page.getByRole('radiogroup', { name: list }).getByText(value));
    await ((await choice.evaluate((x) => x.tagName)) === 'SELECT' ? choice.selectOption(value) : choice.click());
  }
  await page.getByRole('button', { name: 'Open this table' }).click();
};

/** Sits down at a table that is set like this, with bots. */
export const sitDownAt = async (page: Page, game: GameId, setting: Setting): Promise<void> => {
  await setTable(page, game, setting);
  await expect(prompt(page)).toBeVisible();
};

/** Sits down at a table for two, with a bot. */
export const sitDownWithBot = (page: Page, game: GameId): Promise<void> => sitDownAt(page, game, { seats: 2 });

/** All sit down at a table, friends by its link in the order of their seats. */
export const sitDownWith = async (page: Page, friends: readonly Page[], game: GameId, setting: Omit<Setting, 'friends' | 'watched'>): Promise<void> => {
  await setTable(page, game, { ...setting, friends: friends.map((_, i) => i + 2) });
  await meet(page, friends);
};

/** From the waiting room to the table: friends come by its link, one after the other, and all begin. */
export const meet = async (page: Page, friends: readonly Page[]): Promise<void> => {
  const link = `http://${await page.getByRole('textbox', { name: 'Link to this table' }).inputValue()}`;
  for (const friend of friends) {
    await friend.goto(link);
    await friend.getByRole('button', { name: /^Sit down/ }).click();
    await friend.getByRole('button', { name: 'I’m ready' }).click();
  }
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([page, ...friends].map((x) => expect(prompt(x)).toBeVisible()));
};

/** Both sit down at a table for two, the friend by its link. */
export const sitDownTogether = (page: Page, friend: Page, game: GameId): Promise<void> => sitDownWith(page, [friend], game, { seats: 2 });

/** Watches until the game is over. */
export const watchOut = async (page: Page): Promise<void> => {
  await again(page).waitFor({ timeout: 0 });
  await expect(sheet(page)).toBeVisible();
};

/** Watches until the page has said so many different things of what others do, or has shown the end: bots at full speed may be faster than whoever looks. */
export const watchSome = async (page: Page, sentences: number): Promise<void> => {
  const said = new Set<string>();
  const look = async (): Promise<number> => {
    if (await again(page).isVisible()) return sentences;
    // Between the last move and the score sheet there is no sentence to read.
    const words = await sentence(page)
      .innerText({ timeout: 1_000 })
      .catch(() => null);
    return words === null ? said.size : said.add(words).size;
  };
  await expect.poll(look, { message: 'the game goes on', timeout: 120_000, intervals: [50] }).toBeGreaterThanOrEqual(sentences);
};

/** Opens the plain list of choices by its key. */
export const openList = async (page: Page): Promise<void> => {
  await prompt(page).waitFor();
  if (!(await list(page).isVisible())) await page.keyboard.press('l');
  await expect(list(page)).toBeVisible();
};

/** Waits until this seat has a choice to make, or the game is over. */
export const myTurn = async (page: Page): Promise<'mine' | 'over'> => {
  const over = again(page);
  await choices(page).first().or(over).waitFor({ timeout: 0 });
  return (await over.isVisible()) ? 'over' : 'mine';
};

/** What is asked now: its sentence, the choices, and both in one to tell it from the next. Read in one go, for the page may go on between two looks. */
interface Asked {
  readonly sentence: string;
  readonly offers: readonly string[];
  readonly all: string;
}
const read = (page: Page): Promise<Asked> =>
  page.evaluate(() => {
    const offers = [...document.querySelectorAll<HTMLElement>('[data-choice]')].map((x) => x.innerText);
    const bar = document.querySelector('[data-prompt]');
    return { sentence: bar?.querySelector<HTMLElement>('[data-say]')?.innerText ?? '', offers, all: `${bar?.textContent ?? 'over'} ${offers.join()}` };
  });

/** Waits until this seat is asked something; null once the game is over. */
export const asked = async (page: Page): Promise<Asked | null> => {
  for (;;) {
    const now = await read(page);
    if (now.offers.length > 0) return now;
    if ((await myTurn(page)) === 'over') return null;
  }
};

/** How a choice is taken from the list. */
export type Hand = (page: Page, at: number) => Promise<void>;
export const byMouse: Hand = (page, at) => choices(page).nth(at).click();
export const byFinger: Hand = (page, at) => choices(page).nth(at).tap();
export const byKeys: Hand = async (page, at) => {
  // After the first choice the list takes the focus back by itself; only a turn that others interrupted needs the key again.
  if (!(await page.evaluate(() => document.activeElement?.hasAttribute('data-choice') ?? false))) await page.keyboard.press('l');
  await expect(page.locator('[data-choice]:focus')).toBeVisible();
  await page.keyboard.press('Home');
  for (let i = at; i > 0; i--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

/** A coach may ask before a mistake: whoever plays here means what they choose. */
const meant = (page: Page): Locator => page.locator('[data-coach] [role=alertdialog] footer button').first();

/** Answers what was asked, waits until the page has taken it, and says what was chosen. */
const answer = async (page: Page, { offers, all }: Asked, player: Player, hand: Hand): Promise<string> => {
  const at = player(offers);
  const button = await page.locator('[data-choice]').nth(at).elementHandle();
  await hand(page, at);
  // The same words may be asked twice in a row: then the button is another one.
  const now = async (): Promise<string> => {
    if (await meant(page).isVisible()) await meant(page).click();
    return (await button?.evaluate((x) => x.isConnected)) === true ? (await read(page)).all : 'taken';
  };
  await expect.poll(now, { timeout: 60_000, intervals: [15, 30, 60, 120] }).not.toBe(all);
  return offers[at] ?? '';
};

/** Makes one choice and says what was chosen; null once the game is over. */
export const choose = async (page: Page, player: Player, hand: Hand = byMouse): Promise<string | null> => {
  const now = await asked(page);
  return now && answer(page, now, player, hand);
};

/** Plays until the page asks this; false where the game ends before. */
export const playUntilItAsks = async (page: Page, player: Player, words: RegExp): Promise<boolean> => {
  for (let now = await asked(page); now !== null; now = await asked(page)) {
    if (words.test(now.sentence)) return true;
    await answer(page, now, player, byMouse);
  }
  return false;
};

/** Plays that many choices and waits for the next turn. */
export const playSome = async (page: Page, player: Player, decisions: number, hand: Hand = byMouse): Promise<void> => {
  await openList(page);
  for (let i = 0; i < decisions; i++) expect(await choose(page, player, hand)).not.toBeNull();
  await myTurn(page);
};

/** Plays to the end and says how many choices it took. */
export const playOut = async (page: Page, player: Player, hand: Hand = byMouse): Promise<number> => {
  let decisions = 0;
  await openList(page);
  while ((await choose(page, player, hand)) !== null) decisions++;
  await expect(again(page)).toBeVisible();
  return decisions;
};

/** Plays until a choice with these words was made that many times. */
export const playUntil = async (page: Page, player: Player, words: RegExp, times: number, hand: Hand = byMouse): Promise<void> => {
  for (let n = 0; n < times; ) {
    const chosen = await choose(page, player, hand);
    expect(chosen, `the game ended before ${words} was chosen ${times} times`).not.toBeNull();
    if (words.test(chosen ?? '')) n++;
  }
};

export interface Seated {
  readonly page: Page;
  readonly player: Player;
}

/** Plays for all of them, whoever is asked, until somebody is asked what `stop` waits for; that one is told. */
export const playUntilAsked = async (seats: readonly Seated[], stop: (words: string, page: Page) => boolean): Promise<Page> => {
  for (;;) {
    const found: { seated?: Seated; asked?: Asked } = {};
    await expect
      .poll(
        async () => {
          const all = await Promise.all(seats.map(({ page }) => read(page)));
          const at = all.findIndex(({ offers }) => offers.length > 0);
          Object.assign(found, { seated: seats[at], asked: all[at] });
          return at;
        },
        { message: 'somebody is asked', intervals: [15, 30, 60, 120] },
      )
      .toBeGreaterThanOrEqual(0);
    if (found.seated === undefined || found.asked === undefined) continue;
    const { page, player } = found.seated;
    if (stop(found.asked.sentence, page)) return page;
    await answer(page, found.asked, player, byMouse);
  }
};
