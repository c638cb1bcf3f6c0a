/** Stages of the end of a game, of its replay with the review, and of one screen for several persons. */
import { lay, openLaid, tableOf } from '../../laid.ts';
import type { Stage, Theatre } from './stage.ts';

const openEnd = async ({ page, whole }: Theatre): Promise<void> => {
  await openLaid(page, whole, whole.entries.length);
  await page.locator('main table').first().waitFor();
};
const openReplay = async ({ page, whole, busiest }: Theatre, hash = ''): Promise<void> => {
  await page.goto('/robots.txt');
  const table = tableOf(whole, `${whole.game}whole`, whole.entries.length);
  await lay(page, [table]);
  await page.goto(`/replay/local/${table.id}?at=${busiest}${hash}`);
  await page.locator('[data-replay] input[type="range"]').waitFor();
};

export const AFTERWARDS: readonly Stage[] = [
  {
    name: 'the end of a game',
    shows: ['house/page/table/End.tsx'],
    sight: { within: 'main, section:has(+ dialog), [data-table] > section' },
    set: openEnd,
  },
  {
    name: 'whether anything was rigged',
    shows: ['house/page/table/End.tsx'],
    sight: { within: 'dialog[open]' },
    set: async (t) => {
      await openEnd(t);
      const check = t.page.getByRole('button', { name: t.said.table.end.check, exact: true });
      if (!(await check.isVisible())) return false;
      await check.click();
    },
  },
  {
    name: 'the controls of a replay',
    shows: ['house/page/replay/page.tsx', 'house/page/replay/Controls.tsx'],
    sight: { within: '[data-replay] > header, [data-replay] > section' },
    set: (t) => openReplay(t),
  },
  {
    name: 'playing on from a position',
    shows: ['house/page/replay/PlayOn.tsx'],
    sight: { within: 'dialog[open]' },
    set: async (t) => {
      await openReplay(t);
      await t.page.getByRole('button', { name: t.said.replay.playOn }).first().click();
    },
  },
  {
    name: 'the review',
    shows: ['house/page/review/Review.tsx', 'house/page/review/Shares.tsx', 'house/page/replay/page.tsx'],
    sight: { within: '[data-review]' },
    set: async (t) => {
      await openReplay(t, '#review');
      await t.page.locator('[data-review="done"]').waitFor({ timeout: 300_000 });
    },
  },
  {
    name: 'one screen for two: the bar before the curtain, and the curtain',
    shows: ['house/page/table/Curtain.tsx'],
    sight: { within: '[role="dialog"][aria-modal], [data-prompt]' },
    set: async ({ page, whole, busiest, said }) => {
      const laid = tableOf(whole, `${whole.game}hot`, busiest);
      const seats = laid.seats.map((x, i) => (i < 2 ? { kind: 'person', name: ['Ada', 'Benedikta'][i] ?? '', level: null } : x));
      await page.goto('/robots.txt');
      await lay(page, [{ ...laid, seats }]);
      await page.goto(`/table/local/${laid.id}`);
      await page.locator('[data-prompt]').waitFor();
      const cover = page.getByRole('button', { name: said.table.prompt.cover });
      if (await cover.isVisible()) await cover.click();
    },
  },
];
