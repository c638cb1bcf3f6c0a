/** Before a mistake the coach offers to show what is better: it is drawn on the board, one may go back from it as if nothing had been asked, or play it from there. */
import { judge } from '@pesthouse/bots/judgement';
import { type Flat, seats as seatsIn } from '@pesthouse/kernel';
import { apply, openPlay } from '@pesthouse/table';
import type { Page } from '@playwright/test';
import { GAME_IDS, GAMES } from '../../games/index.ts';
import { nameOf } from '../../page/shown/calling.ts';
import { wordIn } from '../../page/think/thinking.ts';
import { openLaid, type Played, played } from './laid.ts';
import { choices, openList, prompt, sentence } from './table.ts';
import { expect, LONG, shortFor, test } from './test.ts';

/** Of so few moves the coach weighs each ahead, and answers as soon as one is pressed. */
const FEW = 4;

interface Blunder {
  /** After how many entries, and whose. */
  readonly n: number;
  readonly seat: number;
  readonly move: Flat;
  readonly better: Flat;
  readonly name: string;
}

/** The first decision of a game at which somebody may make a mistake that the coach asks about. */
const firstBlunder = async (whole: Played): Promise<Blunder> => {
  const { meta, rules, taught, words } = GAMES[whole.game];
  const [{ rules: engine }, e, text] = await Promise.all([rules(), taught(meta.rules), words(meta.rules)]);
  const table = openPlay(engine, { game: whole.game, rules: meta.rules, options: whole.options, seats: whole.seats, entries: [] }, whole.seed, () => undefined);
  for (const [n, entry] of whole.entries.entries()) {
    const seat = Array.from({ length: whole.seats }, (_, i) => i).find((i) => engine.deciders(table.state) === seatsIn(i)) ?? -1;
    const view = engine.view(table.state, Math.max(0, seat));
    const legal = seat < 0 ? [] : engine.moves(view, seat);
    if (legal.length > 1 && legal.length <= FEW) {
      const p = { e, view, seat, seats: whole.seats };
      const judged = judge(p);
      for (const move of legal) {
        const word = wordIn(p, text, judged, move);
        if (word.kind === 'mistake' && word.serious && text.warn?.(view, seat, move) == null)
          return { n, seat, move, better: word.best, name: nameOf({ engine, text }, view, seat, word.best).replaceAll('**', '') };
      }
    }
    apply(table, entry);
  }
  throw new Error(`nobody may blunder in this game of ${whole.game}`);
};

/** What the board and what belongs to it show, as it is written on the page; the bar has words of its own. */
const drawn = (page: Page): Promise<string> =>
  page.evaluate(() => [...document.querySelectorAll('[data-explains]:not([data-area="prompt"])')].map((x) => x.outerHTML).join('\n'));

/** The moves of a table of this browser, as they are kept. */
const kept = (page: Page, id: string): Promise<readonly unknown[]> =>
  page.evaluate(
    (id) =>
      new Promise((done, fail) => {
        const opening = indexedDB.open('pesthouse', 1);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('tables').objectStore('tables').get(id);
          asked.onsuccess = () => {
            opening.result.close();
            done(asked.result.entries.map((x: { readonly move?: unknown }) => x.move));
          };
          asked.onerror = () => fail(asked.error);
        };
      }),
    id,
  );

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Before you do that' });
const choice = (page: Page, m: Flat) => choices(page).and(page.locator(`[data-choice=${JSON.stringify(JSON.stringify(m))}]`));

/** Presses the mistake in the plain list, is asked, and has it shown what is better. */
const shownBetter = async (page: Page, whole: Played, { n, seat, move, name }: Blunder): Promise<void> => {
  const kept = { wanted: true, explains: false, asks: true, met: [], tables: {} };
  await page.addInitScript((x) => localStorage.setItem('pesthouse.coach', x), JSON.stringify(kept));
  await openLaid(page, whole, n, seat);
  await expect(page.locator('button[data-judged]')).toHaveAccessibleName('The coach', { timeout: 60_000 });
  await openList(page);
  await choice(page, move).click();
  await expect(question(page)).toContainText(`Better: ${name}`);
  await question(page).getByRole('button', { name: 'Show me' }).click();
  await expect(question(page)).toHaveCount(0);
  await expect(sentence(page)).toContainText(`Our advice: ${name}`);
};
const goBack = async (page: Page): Promise<void> => {
  await prompt(page).getByRole('button', { name: 'Not yet' }).click();
  await expect(sentence(page)).not.toContainText('Our advice');
};

for (const game of GAME_IDS)
  test(`${game}: what the coach would rather play is shown on the board; one goes back from it, or plays it`, shortFor(game, 'newyork'), async ({ page }) => {
    const whole = await played(game, { seats: 2 });
    const blunder = await firstBlunder(whole);
    const { n, better } = blunder;
    const looks = async (): Promise<boolean> => (await drawn(page)) === shown;

    await shownBetter(page, whole, blunder);
    await page.mouse.move(1, 1);
    const shown = await drawn(page);
    await goBack(page);
    await page.mouse.move(1, 1);
    await expect.poll(looks, { message: 'nothing is pointed at any more' }).toBe(false);
    // What was drawn is the better move: whoever points at that in the list sees the same.
    await choice(page, better).hover();
    await expect.poll(looks, { message: 'it was the better move that was shown' }).toBe(true);
    expect(await kept(page, `${game}${n}`)).toHaveLength(n);

    await shownBetter(page, whole, blunder);
    await prompt(page).getByRole('button', { name: 'Do it' }).click();
    await expect(sentence(page)).not.toContainText('Our advice');
    await expect.poll(async () => (await kept(page, `${game}${n}`))[n]).toEqual(better);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  test('whoever is shown what is better is shown the board, whatever they looked at', LONG, async ({ page }) => {
    const whole = await played('newyork', { seats: 2 });
    await shownBetter(page, whole, await firstBlunder(whole));
    await expect(page.locator('[data-tab="board"]')).toHaveAttribute('aria-current', 'page');
    const shown = await drawn(page);
    await goBack(page);
    await expect.poll(async () => (await drawn(page)) === shown, { message: 'nothing is pointed at any more' }).toBe(false);
  });
});
