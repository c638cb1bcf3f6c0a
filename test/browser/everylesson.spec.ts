/** Every lesson of every game in a real browser: done from the plain list by keys alone, and on a phone step by step with nothing of what it speaks of covered. */
import type { Page } from '@playwright/test';
import { GAME_IDS, GAMES, lessonsOf } from '../../src/games/index.ts';
import { moveOf } from '../../src/lessons/table.ts';
import { walk } from '../../src/lessons/walk.ts';
import { choices } from './table.ts';
import { expect, LONG, test } from './test.ts';

const LESSONS = await lessonsOf('en');
const ALL = GAME_IDS.flatMap((game) => (LESSONS[game] ?? []).map((lesson) => ({ game, lesson })));

const plate = (page: Page) => page.locator('[data-lesson]');
const task = (page: Page) => plate(page).getByRole('heading').first();

/** The move that does each step, as the list marks its choices; null where a press goes on. */
const wanted = async ({ game, lesson }: (typeof ALL)[number]): Promise<readonly (string | null)[]> => {
  const engine = await GAMES[game].engine(lesson.opening.rules ?? GAMES[game].meta.rules);
  const { you } = lesson.opening;
  const found: (string | null)[] = [];
  walk(engine, lesson, ({ run, play }) => {
    const step = lesson.steps[run.step];
    const move = step === undefined ? null : moveOf(play, you, step);
    found.push(move === null ? null : JSON.stringify(move));
  });
  return found;
};

/** Where the plate lies by what it speaks of. A step that speaks of nothing on the board covers nothing. */
const lies = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const say = document.querySelector('[data-lesson] section')?.getBoundingClientRect();
    if (say === undefined) return 'there is no plate';
    const rings = [...document.querySelectorAll('[data-ring]')].map((x) => x.getBoundingClientRect());
    if (rings.some((r) => r.left < say.right - 1 && say.left < r.right - 1 && r.top < say.bottom - 1 && say.top < r.bottom - 1)) return 'covered';
    return say.left >= 0 && say.right <= innerWidth && say.top >= 0 && say.bottom <= innerHeight ? 'free' : 'off the screen';
  });

for (const one of ALL) {
  const { game, lesson } = one;
  const address = `/learn/${game}/${lesson.id}`;

  test(`${game}, ${lesson.id}: done to its end from the plain list by keys`, LONG, async ({ page }) => {
    await page.goto(address);
    for (const [i, key] of (await wanted(one)).entries()) {
      await expect(task(page)).toHaveText(lesson.steps[i]?.task ?? '');
      if (key === null) {
        await expect(task(page)).toBeFocused();
        await page.keyboard.press('Enter');
        continue;
      }
      // The key brings the focus to the first choice; from there it is moved on to the one that is wanted.
      const focused = choices(page).and(page.locator(':focus'));
      await expect(async () => {
        if ((await focused.count()) === 0) await page.keyboard.press('l');
        await expect(focused).toHaveCount(1, { timeout: 1_000 });
      }).toPass();
      await choices(page)
        .and(page.locator(`[data-choice=${JSON.stringify(key)}]`))
        .press('Enter');
    }
    await expect(plate(page)).toContainText(lesson.end.known[0]?.name ?? 'nothing');
  });

  test.describe(`${game}, ${lesson.id}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('on a phone nothing that it speaks of is covered, to its end', LONG, async ({ page }) => {
      await page.goto(address);
      for (const step of lesson.steps) {
        await expect(task(page)).toHaveText(step.task);
        await expect.poll(() => lies(page), { message: step.task }).toBe('free');
        await plate(page)
          .getByRole('button', { name: /^(?:Skip|Next)$/ })
          .first()
          .click();
      }
      await expect(plate(page)).toContainText(lesson.end.known[0]?.name ?? 'nothing');
    });
  });
}
