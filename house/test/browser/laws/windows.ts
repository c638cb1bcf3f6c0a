/** The windows in which a table is looked at, from a page at 400 % to the largest screens, and what is asked of each. */

import type { Page } from '@playwright/test';
import { bring } from './inpage.ts';
import type { Fault } from './page/seen.ts';
import type { WindowWish } from './page/window.ts';

export const WINDOWS = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
] as const;
export type Window = (typeof WINDOWS)[number];

/** Above this everything one reads grows, by width and height alike. */
const LARGE = { width: 1920, height: 1080 } as const;
const grown = ({ width, height }: Window): number => Math.max(1, Math.min(width / LARGE.width, height / LARGE.height));
/** Windows of a desk: all that can be chosen fits them. */
const isDesk = ({ width, height }: Window): boolean => width >= 1280 && height >= 720;

const wishOf = (at: Window): WindowWish => ({
  share: 0.5,
  type: 12 * grown(at),
  printed: isDesk(at) ? 12 * grown(at) : 9,
  target: 24,
  spare: isDesk(at) ? 64 * grown(at) : 44,
  all: isDesk(at),
});

export const windowOf = async (page: Page, at: Window): Promise<Fault[]> => {
  await bring(page);
  return page.evaluate((wish) => window.pageLaws?.windowed(wish) ?? [], wishOf(at));
};
export const figuresOf = async (page: Page) => {
  await bring(page);
  return page.evaluate(() => window.pageLaws?.figures());
};
