/** Every lesson of every game in a real browser: done from the plain list by keys alone, and on three screens (in other languages on the smallest) by pressing what is ringed and nothing else, with nothing of what it speaks of covered. */

import { LANGUAGES, type Language } from '@pesthouse/kernel';
import { moveOf, walk } from '@pesthouse/table/lessons';
import { GAME_IDS, GAMES, lessonsOf } from '../../games/index.ts';
import { lesson as german } from '../../page/text/de/lesson.ts';
import { lesson as english } from '../../page/text/en/lesson.ts';
import { lies, obey, plate, task } from './plate.ts';
import { choices } from './table.ts';
import { expect, LONG, test } from './test.ts';

const inLanguage = async (language: Language) => {
  const lessons = await lessonsOf(language);
  return GAME_IDS.flatMap((game) => (lessons[game] ?? []).map((lesson) => ({ game, lesson })));
};
const ALL = await inLanguage('en');
const NEXT: { readonly [language in Language]: string } = { en: english.next, de: german.next };
const SCREENS = [
  { name: 'wide', viewport: { width: 1440, height: 900 } },
  { name: 'low', viewport: { width: 1280, height: 720 } },
  { name: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;

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
}

for (const language of LANGUAGES)
  for (const { game, lesson } of await inLanguage(language))
    for (const { name, ...screen } of SCREENS) {
      // Elsewhere words are longer: where there is least room for them shows it.
      if (language !== 'en' && name !== 'phone') continue;
      test.describe(`${game}, ${lesson.id}, ${name}, ${language}`, () => {
        test.use({ ...screen, locale: language });
        test('nothing that it speaks of is covered, and pressing what is ringed leads to its end', LONG, async ({ page }) => {
          await page.goto(`/learn/${game}/${lesson.id}`);
          for (const step of lesson.steps) {
            await expect(task(page)).toHaveText(step.task);
            await expect.poll(() => lies(page), { message: step.task }).toBe((step.show ?? []).length > 0 ? 'free' : 'nothing is pointed at');
            if (step.must === undefined) await plate(page).getByRole('button', { name: NEXT[language] }).click();
            else await obey(page, step, 'hasTouch' in screen ? 'finger' : 'mouse');
          }
          await expect(plate(page)).toContainText(lesson.end.known[0]?.name ?? 'nothing');
        });
      });
    }
