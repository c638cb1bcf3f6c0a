/** Stages of whoever learns: lessons, puzzles, and the coach with what he explains and what he asks before a mistake. */
import { type Flat, holds } from '@pesthouse/kernel';
import { apply, openPlay } from '@pesthouse/table';
import { type AnyGame, GAMES } from '../../../../games/index.ts';
import { openLaid, type Played } from '../../laid.ts';
import type { Stage, Theatre } from './stage.ts';

const keepCoach = ({ page }: Theatre, kept: object): Promise<void> =>
  page.evaluate((x) => localStorage.setItem('pesthouse.coach', x), JSON.stringify({ wanted: true, met: [], tables: {}, ...kept }));
const noCoach = ({ page }: Theatre): Promise<void> => page.evaluate(() => localStorage.removeItem('pesthouse.coach'));

interface Warned {
  readonly n: number;
  readonly seat: number;
  readonly move: Flat;
}
const warnings = new WeakMap<Played, Promise<Warned | null>>();
/** The last position of a game at which a rule of it warns of a move: by then most is on the board. */
const findWarned = async (whole: Played): Promise<Warned | null> => {
  const { meta, rules, words }: AnyGame = GAMES[whole.game];
  const [{ rules: engine }, text] = await Promise.all([rules(), words(meta.rules)]);
  const table = openPlay(engine, { game: whole.game, rules: meta.rules, options: whole.options, seats: whole.seats, entries: [] }, whole.seed, () => undefined);
  let last: Warned | null = null;
  for (const [n, entry] of whole.entries.entries()) {
    for (let seat = 0; seat < whole.seats; seat++) {
      if (!holds(engine.deciders(table.state), seat)) continue;
      const view = engine.view(table.state, seat);
      const move = engine.moves(table.state, seat).find((x) => (text.warn?.(view, seat, x) ?? null) !== null);
      if (move !== undefined) last = { n, seat, move };
    }
    apply(table, entry);
  }
  return last;
};
const warnedIn = (whole: Played): Promise<Warned | null> => {
  const found = warnings.get(whole) ?? findWarned(whole);
  warnings.set(whole, found);
  return found;
};

const firstLink = async ({ page }: Theatre, from: string, begin: string): Promise<string> => {
  await page.goto(from);
  const link = page.locator(`a[href^="${begin}"]`).first();
  await link.waitFor({ state: 'attached' });
  return (await link.getAttribute('href')) ?? '';
};
const LESSON = '[data-lesson] section';

export const TAUGHT: readonly Stage[] = [
  {
    name: 'the coach explains',
    shows: ['house/page/coach/Plate.tsx', 'house/page/coach/Coach.tsx'],
    sight: { within: '[data-coach] section' },
    // The plate had once left its paper behind, and its letters lay on the board, in no ink that suits all of it.
    sick: { css: '[data-coach] section { background: none !important } [data-coach] section * { color: #a39a8c !important }' },
    set: async (t) => {
      await keepCoach(t, { explains: true, asks: false });
      await openLaid(t.page, t.whole, t.busiest);
      await t.page.locator('[data-coach="explains"] section').waitFor();
      await t.page.locator('[data-coach] footer button').first().click();
      await noCoach(t);
    },
  },
  {
    name: 'the coach asks before a mistake',
    shows: ['house/page/coach/Plate.tsx'],
    sight: { within: '[data-coach] section' },
    set: async (t) => {
      const found = await warnedIn(t.whole);
      if (found === null) return false;
      await keepCoach(t, { explains: false, asks: true });
      await openLaid(t.page, t.whole, found.n, found.seat);
      await t.page.locator('[data-prompt="yours"]').waitFor();
      await t.page.keyboard.press('l');
      await t.page.locator('[data-choice]').first().waitFor();
      await t.page.locator(`[data-choice=${JSON.stringify(JSON.stringify(found.move))}]`).click();
      await t.page.locator('[data-coach="asks"] section').waitFor();
      await noCoach(t);
    },
  },
  {
    name: 'the plate of a lesson',
    shows: ['house/page/lesson/Plate.tsx', 'house/page/lesson/page.tsx'],
    sight: { within: LESSON },
    // German words once ran out of it.
    sick: {
      css: '[data-lesson] footer { display: flex; flex-wrap: nowrap !important; width: 160px !important; overflow: hidden } [data-lesson] footer * { flex: none !important; white-space: nowrap }',
    },
    set: async (t) => {
      await t.page.goto(await firstLink(t, '/learn', `/learn/${t.game}/`));
      await t.page.locator(LESSON).waitFor();
      // The second step wants something and rings it.
      await t.page.keyboard.press('ArrowRight');
      await t.page.locator('[data-ring]').first().waitFor();
      const why = t.page.locator('[data-lesson] footer button[aria-expanded="false"]');
      if (await why.isVisible()) await why.click();
    },
  },
  {
    name: 'leaving a lesson',
    shows: ['house/page/lesson/Leave.tsx'],
    sight: { within: 'dialog[open]' },
    set: async (t) => {
      await t.page.goto(await firstLink(t, '/learn', `/learn/${t.game}/`));
      await t.page.locator(LESSON).waitFor();
      await t.page.keyboard.press('Escape');
    },
  },
  {
    name: 'a lesson is done',
    shows: ['house/page/lesson/Finish.tsx'],
    sight: { within: LESSON },
    set: async (t) => {
      await t.page.goto(await firstLink(t, '/learn', `/learn/${t.game}/`));
      const done = t.page.locator('[data-lesson] [role="dialog"]');
      for (let n = 0; n < 60 && !(await done.isVisible()); n++) {
        await t.page.keyboard.press('ArrowRight');
        await t.page.waitForTimeout(150);
      }
      await done.waitFor();
    },
  },
  {
    name: 'the plate of a puzzle',
    shows: ['house/page/puzzle/Plate.tsx'],
    sight: { within: '[data-puzzle]' },
    set: async (t) => {
      await t.page.goto(await firstLink(t, '/puzzles', `/puzzles/${t.game}/`));
      await t.page.locator('[data-puzzle]').waitFor();
      await t.page.locator('[data-prompt="yours"]').waitFor();
    },
  },
  {
    name: 'a puzzle is shown',
    shows: ['house/page/puzzle/Plate.tsx'],
    sight: { within: '[data-puzzle]' },
    set: async (t) => {
      await t.page.goto(await firstLink(t, '/puzzles', `/puzzles/${t.game}/`));
      await t.page.locator('[data-puzzle]').waitFor();
      const unfold = t.page.locator('[data-puzzle] header button[aria-expanded="false"]');
      if (await unfold.isVisible()) await unfold.click();
      await t.page.locator('[data-puzzle] > footer button').first().click();
      await t.page.locator('[data-puzzle] [data-why]').waitFor({ timeout: 90_000 });
    },
  },
];
