/** Stages at a table of this browser: its bars, its drawer, its dialogs and what lies over its board. */
import type { Locator, Page } from '@playwright/test';
import { openAt } from '../tables.ts';
import type { Stage, Theatre } from './stage.ts';

const tool = (page: Page, name: string): Locator => page.locator('[data-tools]').getByRole('button', { name, exact: true });
const fromBar =
  (name: (t: Theatre) => string) =>
  async (t: Theatre): Promise<void> =>
    tool(t.page, name(t)).click();

/** A toast goes after some seconds, and a busy machine may look at it later: from now on what goes by itself stays. */
const stay = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (act: () => void, ms = 0) => wait(act, ms >= 4_000 ? 3_600_000 : ms) });
  });

const DIALOG = { within: 'dialog[open]' };

/** Anything on the board that says what it is. */
const ask = async ({ page }: Theatre): Promise<void> => {
  const at = await page.evaluate(() => {
    for (const x of document.querySelectorAll('main[data-explains] [data-about]')) {
      const { left, top, width, height } = x.getBoundingClientRect();
      const [px, py] = [left + width / 2, top + height / 2];
      if (width > 8 && document.elementFromPoint(px, py)?.closest('[data-about]') === x) return { x: px, y: py };
    }
    return null;
  });
  if (at === null) throw new Error('nothing on the board answers');
  await page.mouse.click(at.x, at.y, { button: 'right' });
};

const panel = (key: 'log' | 'chat' | 'choices' | 'text' | 'rules', shows: readonly string[]): Stage => ({
  name: `the ${key} beside the board`,
  shows,
  on: 'wide',
  table: true,
  sight: { within: '[data-table] aside:has(> [role="tablist"])' },
  set: async ({ page, said }) => {
    await page.getByRole('tab', { name: new RegExp(`^${said.table.tabs[key]}`) }).click();
    // A rulebook comes a moment later.
    if (key === 'rules') await page.locator('[data-rules] li, [data-rules] h3').first().waitFor();
  },
});

/** So many kinds of questions are put in a game, and each is shown where it has the most answers: the bar is fullest then, and what a game lays over its board for it is there. */
const KINDS = 12;
const SHEETS = [
  'games/newyork/board/Over.tsx',
  'games/retribution/board/Persecuted.tsx',
  'games/retribution/board/Targets.tsx',
  'games/retribution/board/Tray.tsx',
];
const questions: readonly Stage[] = Array.from({ length: KINDS }, (_, i) => ({
  name: `question ${i + 1}`,
  shows: ['house/page/table/Prompt.tsx', ...SHEETS],
  sight: { within: '[data-prompt], [data-sheet], main [role="dialog"], main [role="alert"]' },
  set: async ({ page, whole }) => {
    const n = [...whole.fullest.values()][i];
    if (n === undefined) return false;
    await openAt(page, whole, n);
  },
}));

export const AT_TABLE: readonly Stage[] = [
  ...questions,
  {
    name: 'the table',
    shows: ['house/page/table/Shell.tsx'],
    table: true,
    // Pieces lie on the board, on its words too, and what lies there answers when it is asked.
    sight: { within: '[data-table]', under: true },
    set: async () => undefined,
  },
  {
    name: 'the top bar',
    shows: ['house/page/table/TopBar.tsx'],
    table: true,
    sight: { within: '[data-table] > header' },
    // The turn once stood behind the goal.
    sick: { css: '[data-goal] { position: fixed !important; left: 25vw; top: 0; z-index: 999; width: 40vw; height: 48px; background: #888 }', on: 'wide' },
    set: async () => undefined,
  },
  {
    name: 'the bar that asks',
    shows: ['house/page/table/Bar.tsx', 'house/page/table/Prompt.tsx'],
    table: true,
    sight: { within: '[data-prompt]' },
    set: async () => undefined,
  },
  {
    name: 'the bar that asks once more',
    shows: ['house/page/table/Prompt.tsx'],
    table: true,
    sight: { within: '[data-pending]' },
    set: async ({ page }) => {
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('pesthouse.settings') ?? '{}');
        localStorage.setItem('pesthouse.settings', JSON.stringify({ ...kept, state: { ...kept.state, confirmMoves: true } }));
      });
      await page.reload();
      await page.locator('[data-prompt="yours"]').waitFor();
      await page.keyboard.press('l');
      await page.locator('[data-choice]').first().click();
      const back = page.locator('[data-tab="board"]');
      if (await back.isVisible()) await back.click();
      await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem('pesthouse.settings') ?? '{}');
        localStorage.setItem('pesthouse.settings', JSON.stringify({ ...kept, state: { ...kept.state, confirmMoves: false } }));
      });
    },
  },
  {
    name: 'the goal',
    shows: ['house/page/table/Goal.tsx'],
    table: true,
    sight: { within: '[data-goal]' },
    set: ({ page }) => page.locator('[data-goal] > button').click(),
  },
  {
    name: 'what a thing is',
    shows: ['house/page/kit/board/explain/Card.tsx'],
    table: true,
    sight: { within: '[data-explained]' },
    set: ask,
  },
  {
    name: 'a hint',
    shows: ['house/page/table/Hinted.tsx'],
    table: true,
    sight: { within: '[data-prompt]' },
    set: async ({ page, said }) => {
      await page.keyboard.press('h');
      await page.locator('[data-prompt]').getByRole('button', { name: said.table.prompt.confirmNo }).waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'the undo dialog, and the toast after it',
    shows: ['house/page/table/UndoDialog.tsx', 'house/page/table/undo.ts'],
    table: true,
    sight: DIALOG,
    set: async ({ page }) => {
      await page.keyboard.press('u');
      // What is free to take back is taken back at once.
      return (await page.locator('dialog[open]').count()) > 0;
    },
  },
  {
    name: 'a toast over the board',
    shows: [
      'house/page/kit/toast.tsx',
      'house/page/table/Chat.tsx',
      'house/page/table/Opened.tsx',
      'house/page/table/Orders.tsx',
      'house/page/coach/Coach.tsx',
    ],
    table: true,
    sight: { within: '[role="status"]:has(> div > span + span)' },
    set: async ({ page, said }) => {
      await page.evaluate(() => localStorage.setItem('pesthouse.coach', JSON.stringify({ wanted: true, explains: false, asks: false, met: [], tables: {} })));
      await page.reload();
      await page.getByRole('button', { name: said.coach.open, exact: true }).click();
      await stay(page);
      await page.getByRole('button', { name: said.coach.forget }).click();
      await page.keyboard.press('Escape');
      await page.getByText(said.coach.forgotten).waitFor();
      await page.evaluate(() => localStorage.removeItem('pesthouse.coach'));
    },
  },
  {
    name: 'what the coach may do',
    shows: ['house/page/coach/Coach.tsx'],
    table: true,
    sight: DIALOG,
    set: async ({ page, said, phone }) => {
      if (phone) return false;
      await page.getByRole('button', { name: said.coach.open, exact: true }).click();
    },
  },
  {
    name: 'the settings of the table',
    shows: ['house/page/table/Quick.tsx'],
    on: 'wide',
    table: true,
    sight: DIALOG,
    set: fromBar((t) => t.said.table.settings.name),
  },
  {
    name: 'the menu',
    shows: ['house/page/table/Quick.tsx'],
    on: 'phone',
    table: true,
    sight: DIALOG,
    set: fromBar((t) => t.said.table.tabs.menu),
  },
  {
    name: 'the keys',
    shows: ['house/page/table/KeysDialog.tsx'],
    on: 'wide',
    table: true,
    sight: DIALOG,
    set: ({ page }) => page.keyboard.press('?'),
  },
  {
    name: 'sharing a table',
    shows: ['house/page/table/Share.tsx'],
    on: 'wide',
    table: true,
    sight: DIALOG,
    set: fromBar((t) => t.said.table.share.name),
  },
  panel('log', ['house/page/table/Panels.tsx']),
  panel('chat', ['house/page/table/Panels.tsx', 'house/page/table/Chat.tsx']),
  panel('choices', ['house/page/table/Panels.tsx']),
  panel('text', ['house/page/table/Panels.tsx']),
  panel('rules', ['house/page/table/Panels.tsx']),
];
