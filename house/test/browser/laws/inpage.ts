/** Brings the laws into a page and asks them there. */
import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Wish } from './page/index.ts';
import type { Fault } from './page/seen.ts';
import type { WindowWish } from './page/window.ts';

const bundled = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page/index.ts', import.meta.url))],
    bundle: true,
    conditions: ['pesthouse-source'],
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
};
let script: Promise<string> | undefined;
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** As often as one likes: a page that has them keeps them. */
export const bring = async (page: Page): Promise<void> => {
  script ??= bundled();
  if (!(await page.evaluate(() => window.pageLaws !== undefined))) await page.evaluate(await script);
};

export const lookAt = async (page: Page, wish: Wish): Promise<Fault[]> => {
  await bring(page);
  return page.evaluate((w) => window.pageLaws?.look(w) ?? [], wish);
};

/** Whether a window shows enough of a table. */
export const windowOf = async (page: Page, wish: WindowWish): Promise<Fault[]> => {
  await bring(page);
  return page.evaluate((w) => window.pageLaws?.windowed(w) ?? [], wish);
};

/** Ink and ground as axe wants them, by the light that is on. */
export const contrastOf = async (page: Page, within = 'body'): Promise<Fault[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe);
  return page.evaluate(async (where) => {
    const found = await window.axe?.run(where, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    return (found?.violations ?? []).flatMap(({ nodes }) =>
      nodes.map(({ target, any, html }) => ({
        law: 'contrast',
        what: `${target.join(' ').replaceAll(/_([A-Za-z]+\w*?)_\w+_\d+/g, '$1')}: ${any[0]?.message.replace(/^Element has insufficient color contrast of /, '') ?? ''}: ${html.slice(0, 80)}`,
      })),
    );
  }, within);
};

/** Every kind of thing that can have the focus, as the keys give it. */
export const focusOf = async (page: Page, most: number): Promise<Fault[]> => {
  await bring(page);
  // From now on the browser takes it that somebody uses keys.
  await page.keyboard.press('Tab');
  return page.evaluate((n) => window.pageLaws?.unseenFocus(n) ?? [], most);
};

/** Whether somebody who uses keys still knows where they are. */
export const heldFocus = async (page: Page): Promise<Fault[]> => {
  await bring(page);
  return page.evaluate(() => window.pageLaws?.lostFocus() ?? []);
};

export const standsOf = async (page: Page): Promise<{ readonly stands: { readonly [part: string]: string }; readonly under: readonly string[] }> => {
  await bring(page);
  return page.evaluate(async () => {
    // A board that a browser has scrolled stands where it stood after a frame.
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    return { stands: window.pageLaws?.stands() ?? {}, under: window.pageLaws?.underBar() ?? [] };
  });
};

const list = async (page: Page): Promise<void> => {
  await page.keyboard.press('l');
  await page.locator('[data-choice]').first().waitFor();
};

/** Moves that are one and the same to whoever looks at the board. */
export const sameOf = async (page: Page): Promise<string[][]> => {
  await bring(page);
  await list(page);
  return page.evaluate(() => window.pageLaws?.sameMoves() ?? []);
};

/** So many presses are spent on the moves of one position, more where it has very many, and so many marked things are asked what they are. */
const PRESSES = 600;
const A_MOVE = 24;
const ASKED = 30;

/** Every legal move can be made on the board, what glows is part of one, everything else answers. The table's settings must ask once more before a move is made. `same` says which moves are one and the same. */
export const boardOf = async (page: Page, same: readonly (readonly string[])[] = []): Promise<Fault[]> => {
  await bring(page);
  const asOne = (move: string): readonly string[] => [move, ...same.filter((all) => all.includes(move)).flat()];
  await list(page);
  // On a phone the list has taken the place of the board.
  const board = page.locator('[data-tab="board"]:not([aria-current])');
  const legal = await page.evaluate(() => window.pageLaws?.listed() ?? []);
  if ((await board.count()) > 0) await board.click();
  const tried = await page.evaluate(([wanted, most]) => window.pageLaws?.reachMoves(wanted, most), [
    legal.map(asOne),
    Math.max(PRESSES, A_MOVE * legal.length),
  ] as const);
  if (process.env.LAWS_LOG !== undefined)
    appendFileSync(
      process.env.LAWS_LOG,
      `(${legal.length} legal moves, ${tried?.reached.length} made with ${tried?.presses} presses, ${new Date().toISOString()})\n`,
    );
  const missed = legal.filter((move) => !asOne(move).some((x) => tried?.reached.includes(x)));
  const stuck = tried === undefined || tried.stuck === null ? [] : [{ law: 'board', what: `what is picked cannot be let go of ${tried.stuck}` }];
  const unmade = missed.map((move) => ({ law: 'board', what: `${move} cannot be made on the board (${legal.length} legal moves, ${tried?.presses} presses)` }));
  const hidden = (tried?.covered ?? []).map((what) => ({ law: 'board', what }));
  return [...stuck, ...unmade, ...hidden, ...(await page.evaluate((n) => window.pageLaws?.boardAnswers(n) ?? [], ASKED))];
};
