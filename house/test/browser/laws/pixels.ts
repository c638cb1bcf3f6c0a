/** The law of what is drawn: photographs a part of a page with its letters and without them, and measures every word of it against what is really behind it; whether it is cut or lies under something; and whether what it asks for can be pressed. */
import type { CDPSession, Page } from '@playwright/test';
import { hex, wantedOf } from '../../pixels/colours.ts';
import { readInk } from '../../pixels/ink.ts';
import { type Photo, readPng } from '../../pixels/png.ts';
import { bring } from './inpage.ts';
import type { Word } from './page/glyphs.ts';
import type { Fault } from './page/seen.ts';

/** So many pixels of a photograph are one of the page: the stem of a letter is wider than one then, and has the colour of the ink. */
export const FINE = 2;

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
const lines = new WeakMap<Page, Promise<CDPSession>>();
const photo = async (page: Page, { x, y, w, h }: Clip): Promise<Photo> => {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  const clip = { x, y, width: w, height: h, scale: FINE };
  const { data } = await (await line).send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true, clip });
  return readPng(Buffer.from(data, 'base64'));
};

/** The part of the screen on which all of them are, with a little around. */
const AROUND = 4;
const clipOf = (all: readonly Word[]): Clip | null => {
  const boxes = all.flatMap(({ box, buried }) => (box === null || buried ? [] : [box]));
  if (boxes.length === 0) return null;
  const x = Math.max(0, Math.floor(Math.min(...boxes.map((b) => b.x)) - AROUND));
  const y = Math.max(0, Math.floor(Math.min(...boxes.map((b) => b.y)) - AROUND));
  return { x, y, w: Math.ceil(Math.max(...boxes.map((b) => b.x + b.w)) + AROUND) - x, h: Math.ceil(Math.max(...boxes.map((b) => b.y + b.h)) + AROUND) - y };
};

/** Nobody reads less than this: another law sees to it that the thing on which it is printed says it in larger words. */
const READ_PX = 11;
/** A hair below is a rounding of colours to whole numbers. */
const ROUNDED = 0.05;

const inkFault = (word: Word, full: Photo, bare: Photo, clip: Clip): Fault[] => {
  const { box, px, buried, text, home, off, printed } = word;
  if (box === null || buried || (printed && px < READ_PX)) return [];
  const placed = { x: (box.x - clip.x) * FINE, y: (box.y - clip.y) * FINE, w: box.w * FINE, h: box.h * FINE };
  const read = readInk(full, bare, placed, px * FINE);
  const wanted = wantedOf(word);
  const what = `“${text}” in ${home}${off ? ' (off)' : ''}`;
  if (read === null) return [{ law: 'ink', what: `${what} cannot be seen at all` }];
  if (read.ratio >= wanted - ROUNDED) return [];
  return [{ law: 'ink', what: `${what}: ${read.ratio.toFixed(1)} of ${wanted}, ${hex(read.ink)} on ${hex(read.ground)}, ${px.toFixed(1)} px` }];
};

/** What of a page is looked at. */
export interface Sight {
  /** The part that is to be read; all that is drawn, without it. */
  readonly within?: string;
  /** Words of it may lie under something on purpose: it is what other things lie on. */
  readonly under?: boolean;
}

export const readable = async (page: Page, { within = 'body', under = false }: Sight = {}): Promise<Fault[]> => {
  await bring(page);
  await page.evaluate(() => window.pageLaws?.pose('full'));
  try {
    const all = await page.evaluate((x) => window.pageLaws?.words(x) ?? [], within);
    const clip = clipOf(all);
    if (clip === null) return [{ law: 'ink', what: `${within} shows no word` }];
    const full = await photo(page, clip);
    await page.evaluate(() => window.pageLaws?.pose('bare'));
    const bare = await photo(page, clip);
    const inks = all.flatMap((word) => inkFault(word, full, bare, clip));
    const cuts = all.flatMap(({ text, home, cut, printed, px }) =>
      cut === null || (printed && px < READ_PX) ? [] : [{ law: 'cut', what: `“${text}” in ${home}, cut by ${cut}` }],
    );
    const outs = all.flatMap(({ text, home, out, printed }) =>
      out === null || printed ? [] : [{ law: 'frame', what: `“${text}” in ${home} runs out of ${out}` }],
    );
    const covered = under
      ? []
      : all.flatMap(({ text, home, under: by, printed }) =>
          by === null || printed ? [] : [{ law: 'covered', what: `“${text}” in ${home} lies under ${by}` }],
        );
    return [...inks, ...cuts, ...outs, ...covered];
  } finally {
    await page.evaluate(() => window.pageLaws?.pose('free'));
  }
};

export const pressable = async (page: Page, within: string): Promise<Fault[]> => {
  await bring(page);
  return page.evaluate((x) => [...(window.pageLaws?.askedFor(x) ?? []), ...(window.pageLaws?.rung() ?? [])], within);
};
