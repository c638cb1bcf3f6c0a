/** The windows in which a table is looked at, from a page at 400 % to the largest screens, and what is asked of each. */
import { windowOf } from './inpage.ts';
import type { WindowWish } from './page/window.ts';
import { steady, type Visitor } from './visit.ts';

export const WINDOWS = [
  // A desk's page at 400 %, at 250 %, and a laptop's at 200 %.
  { width: 320, height: 256 },
  { width: 640, height: 512 },
  { width: 720, height: 450 },
  // A phone upright and on its side.
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
] as const;
export type Window = (typeof WINDOWS)[number];
/** Of each kind one, for every day. */
export const FEW: readonly Window[] = [WINDOWS[0], WINDOWS[3], WINDOWS[4], WINDOWS[5], WINDOWS[8]];

/** Above this everything one reads grows, by width and height alike. */
const LARGE = { width: 1920, height: 1080 } as const;
const grown = ({ width, height }: Window): number => Math.max(1, Math.min(width / LARGE.width, height / LARGE.height));
/** Windows of a desk: all that can be chosen fits them. */
const isDesk = ({ width, height }: Window): boolean => width >= 1280 && height >= 720;

const wishOf = (at: Window): WindowWish => ({
  share: 0.5,
  type: 12 * grown(at),
  // What is printed on a thing stands in larger words where the thing is asked.
  printed: 9 * grown(at),
  target: 24,
  spare: isDesk(at) ? 64 * grown(at) : 44,
  all: isDesk(at),
});

/** Looks at the table that stands in the page through these windows. */
export const throughWindows = async (v: Visitor, where: string, windows: readonly Window[]): Promise<void> => {
  for (const at of windows) {
    await v.turnTo(at);
    await steady(v, `${where} (${v.language}, ${at.width}x${at.height})`, () => windowOf(v.page, wishOf(at)));
  }
};
