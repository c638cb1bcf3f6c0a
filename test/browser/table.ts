/** A table as a person at it sees it: by roles and names, never by class or markup. */
import { expect, type Locator, type Page } from '@playwright/test';

/** A player who mostly takes the first choice and sometimes any: games stay short, and yet differ. The same seed plays the same way. */
export const briskly = (seed: number): ((n: number) => number) => {
  let x = seed;
  const below = (n: number): number => {
    x = (Math.imul(x, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (x >> 8) % n;
  };
  return (n) => (below(3) === 0 ? below(n) : 0);
};

/** The door of New York on the front page, and the button that begins a game there. */
export const door = (page: Page): Locator => page.getByRole('link', { name: 'Pests: Fight for New York City: go in' });
export const playNow = (page: Page): Locator => page.getByRole('button', { name: 'Play Pests: Fight for New York City now' });

export const prompt = (page: Page): Locator => page.getByRole('region', { name: 'What to do now' });
export const list = (page: Page): Locator => page.getByRole('group', { name: 'Every choice you have now' });
export const choices = (page: Page): Locator => list(page).getByRole('button');
export const again = (page: Page): Locator => page.getByRole('region', { name: 'Again?' });
export const sheet = (page: Page): Locator => page.getByRole('table').first();

export const toDoor = async (page: Page): Promise<void> => {
  await page.goto('/door/newyork');
  await expect(page.getByRole('button', { name: /Play now/ })).toBeVisible();
};

/** Opens the plain list of choices by its key. */
export const openList = async (page: Page): Promise<void> => {
  await prompt(page).waitFor();
  if (!(await list(page).isVisible())) await page.keyboard.press('l');
  await expect(list(page)).toBeVisible();
};

export type Standing = 'mine' | 'over';

/** Waits until it is this seat's turn with choices to be made, or the game is over. */
export const myTurn = async (page: Page): Promise<Standing> => {
  const over = again(page);
  await choices(page).first().or(over).waitFor({ timeout: 0 });
  return (await over.isVisible()) ? 'over' : 'mine';
};

/** Makes one choice from the list, by mouse; false once the game is over. */
export const chooseOne = async (page: Page, pick: (n: number) => number): Promise<boolean> => {
  if ((await myTurn(page)) === 'over') return false;
  const before = await said(page);
  const all = choices(page);
  const n = await all.count();
  if (n === 0) return true;
  await all.nth(pick(n)).click();
  await moved(page, before);
  return true;
};

/** The sentence and the choices now: together they change with every decision. */
export const said = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector('[data-prompt]')?.textContent ?? 'over'} ${[...document.querySelectorAll('[data-choice]')].map((x) => x.textContent).join()}`,
  );

/** Waits until the page shows something else than before. */
export const moved = async (page: Page, before: string): Promise<void> => {
  await expect.poll(() => said(page), { timeout: 60_000, intervals: [15, 30, 60, 120] }).not.toBe(before);
};

/** Plays that many choices and waits for the next turn. */
export const playSome = async (page: Page, pick: (n: number) => number, decisions: number): Promise<void> => {
  await openList(page);
  for (let i = 0; i < decisions; i++) expect(await chooseOne(page, pick)).toBe(true);
  await myTurn(page);
};

/** Plays to the end and says how many choices it took. */
export const playOut = async (page: Page, pick: (n: number) => number): Promise<number> => {
  let decisions = 0;
  await openList(page);
  while (await chooseOne(page, pick)) decisions++;
  await expect(again(page)).toBeVisible();
  return decisions;
};
