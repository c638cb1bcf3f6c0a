/** Every word that is drawn, with its box, what cuts it off and what lies on it, and the still picture of a page with or without its letters. Runs in the page. */
import { canBeSeen, nameOf, onlyHeard, short, unclipped, wayTo, withEverythingHit, written } from './seen.ts';
import { covers, cutBy } from './text.ts';

export interface Word {
  readonly text: string;
  /** Whose words these are, two steps up. */
  readonly home: string;
  /** What of it can be seen, on the screen; null where all of it is cut off. */
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number } | null;
  /** As it is drawn. */
  readonly px: number;
  readonly weight: number;
  /** It is printed on a thing of the board, which says in larger words what it is as soon as it is asked. */
  readonly printed: boolean;
  /** It stands on something that cannot be pressed now. */
  readonly off: boolean;
  /** Letters have a box for each word, which is not upright when they are turned. */
  readonly turned: boolean;
  /** What cuts a part of it off, if anything does. */
  readonly cut: string | null;
  /** The frame that it runs out of, if it does. */
  readonly out: string | null;
  /** What lies on a part of it, and on all of it. */
  readonly under: string | null;
  readonly buried: boolean;
}

const OFF = ':disabled, [aria-disabled="true"], [data-notnow]';
const PRINTED = '[data-explains] [data-about]';
const FIELD = 'input:not([type="radio"], [type="checkbox"], [type="range"], [type="hidden"], [type="file"]), textarea, select';

/** In sixths of a word, from end to end; of what is printed only its middle, for pieces lie on it. */
const POINTS = [0.3, 3, 5.7];
const MIDDLE = [3];
interface Lying {
  readonly under: string | null;
  readonly buried: boolean;
}
/** What lies on it, at some points or at all of them. Between two letters of a drawing nothing is hit. */
const lyingOn = (home: Element, box: DOMRect, points: readonly number[]): Lying => {
  let [hit, hidden] = [0, 0];
  let under: Element | null = null;
  for (const at of points) {
    const stack = document.elementsFromPoint(box.x + (box.width * at) / 6, box.y + box.height * 0.55);
    const mine = stack.findIndex((x) => x === home || home.contains(x) || x.contains(home));
    if (mine < 0) continue;
    hit++;
    const over = stack.slice(0, mine).find((x) => covers(x));
    if (over === undefined) continue;
    hidden++;
    under = over;
  }
  return { under: under === null ? null : nameOf(under), buried: hit > 0 && hidden === hit };
};

/** A rounding of the browser, and the air beside a letter. */
const SLIVER_PX = 2;
/** Of the height of a line its upper and its lower fifth are air. */
const AIR = 0.2;
const cutOf = (home: Element, box: DOMRect, printed: boolean): string | null => {
  const edge = cutBy(home, new DOMRect(box.x, box.y + box.height * AIR, box.width, box.height * (1 - 2 * AIR)));
  // What is printed on a thing may end in dots: then one sees that there is more, and the thing says it.
  if (edge === null || (printed && getComputedStyle(edge).textOverflow === 'ellipsis')) return null;
  return edge === document.documentElement ? 'the screen' : nameOf(edge);
};

const hasEdge = (x: Element): boolean => {
  const { borderLeftWidth, borderRightWidth, borderLeftStyle } = getComputedStyle(x);
  return borderLeftStyle !== 'none' && Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(borderRightWidth) > 0;
};
/** The frame that it runs out of: the nearest thing around it that has a ground or an edge of its own. What hangs over on purpose has its own. */
const outOf = (home: Element, box: DOMRect): string | null => {
  if (home instanceof SVGElement) return null;
  for (let x: Element | null = home; x !== null && x !== document.body; x = x.parentElement) {
    const style = getComputedStyle(x);
    // Where it can be scrolled it runs out of nothing.
    if (x instanceof SVGElement || /auto|scroll/.test(style.overflow)) return null;
    if (style.display === 'inline' || style.display === 'contents' || !(hasEdge(x) || covers(x))) continue;
    const edge = x.getBoundingClientRect();
    const air = box.height * AIR;
    const out = box.left < edge.left - 1 || box.right > edge.right + 1 || box.top + air < edge.top - 1 || box.bottom - air > edge.bottom + 1;
    return out ? nameOf(x) : null;
  }
  return null;
};

/** Folded away on purpose: what has no height or no width, and lets nothing hang over, shows nothing of what is in it. */
const folded = (home: Element): boolean => {
  for (let x: Element | null = home; x !== null; x = x.parentElement) {
    const { width, height } = x.getBoundingClientRect();
    if ((width < 1 || height < 1) && getComputedStyle(x).overflow !== 'visible') return true;
  }
  return false;
};

const onScreen = (box: DOMRect): DOMRect | null => {
  const [x, y] = [Math.max(0, box.x), Math.max(0, box.y)];
  const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
  return right - x > SLIVER_PX && bottom - y > SLIVER_PX ? new DOMRect(x, y, right - x, bottom - y) : null;
};

const weightOf = (x: Element): number => Number(getComputedStyle(x).fontWeight);
const sizeOf = (x: Element): number => Number.parseFloat(getComputedStyle(x).fontSize);

interface Found {
  readonly text: string;
  readonly home: Element;
  readonly box: DOMRect;
  readonly scale: number;
  readonly turned: boolean;
}
const wordsOf = (within: Element): Found[] =>
  written(within).flatMap(({ node, home, text, scale, turned }) =>
    [...text.matchAll(/\S+/gu)].flatMap((found) => {
      if (!/[\p{L}\p{N}]/u.test(found[0])) return [];
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      return [...range.getClientRects()].filter((b) => b.width > 1 && b.height > 1).map((box) => ({ text: found[0], home, box, scale, turned }));
    }),
  );
/** What stands in a field is no text of the page. */
const fieldsOf = (within: Element): Found[] =>
  [...within.querySelectorAll(FIELD)].flatMap((home) => {
    if (!(home instanceof HTMLInputElement || home instanceof HTMLTextAreaElement || home instanceof HTMLSelectElement)) return [];
    const text =
      home.value === '' && 'placeholder' in home ? home.placeholder : home instanceof HTMLSelectElement ? (home.selectedOptions[0]?.text ?? '') : home.value;
    if (!/[\p{L}\p{N}]/u.test(text) || !canBeSeen(home) || onlyHeard(home)) return [];
    const { x, y, width, height } = home.getBoundingClientRect();
    const style = getComputedStyle(home);
    const [l, r] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
    const line = Math.min(height, Number.parseFloat(style.fontSize) * 1.3);
    // A text of several lines begins at the top.
    const top = home instanceof HTMLTextAreaElement ? y + Number.parseFloat(style.paddingTop) : y + (height - line) / 2;
    return [{ text, home, box: new DOMRect(x + l, top, Math.max(4, width - l - r), line), scale: 1, turned: false }];
  });

/** All words within what is found there, as far as they are on the screen; a word in two lines is two. */
export const words = (within: string): Word[] =>
  withEverythingHit(() =>
    [...document.querySelectorAll(within)].flatMap((root) =>
      [...wordsOf(root), ...fieldsOf(root)].flatMap(({ text, home, box, scale, turned }) => {
        const left = unclipped(home, box);
        const seen = left === null ? null : onScreen(left);
        const printed = home.closest(PRINTED) !== null && home.closest('[data-prompt], header') === null;
        const cut = cutOf(home, box, printed);
        // What is scrolled or panned away is looked at where somebody brings it.
        if (seen === null && (cut === null || folded(home))) return [];
        const { under, buried } = seen === null ? { under: null, buried: false } : lyingOn(home, seen, printed ? MIDDLE : POINTS);
        return [
          {
            text: short(text),
            home: wayTo(home),
            box: seen === null ? null : { x: seen.x, y: seen.y, w: seen.width, h: seen.height },
            px: sizeOf(home) * scale,
            weight: weightOf(home),
            printed,
            off: home.closest(OFF) !== null,
            turned,
            cut,
            out: turned ? null : outOf(home, box),
            under,
            buried,
          },
        ];
      }),
    ),
  );

/** For a photograph nothing moves, and lines under words and the mark in a field are left out: they are no letters. Shadows and outlines stay, with the letters and without: they are what letters stand on. */
const STILL = `*, *::before, *::after { transition: none !important; text-decoration-color: transparent !important; caret-color: transparent !important }`;
const BARE = `*, *::before, *::after, *::placeholder { -webkit-text-fill-color: transparent !important; text-emphasis-color: transparent !important }
svg text, svg tspan, svg textPath { fill: transparent !important }`;
const sheet = (id: string, rules: string | null): void => {
  document.getElementById(id)?.remove();
  if (rules === null) return;
  const style = document.createElement('style');
  style.id = id;
  style.textContent = rules;
  document.head.append(style);
};
const drawn = (): Promise<void> => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())));

/** How the page stands for a photograph: with its letters, without them, or as ever. */
export const pose = async (as: 'full' | 'bare' | 'free'): Promise<void> => {
  sheet('law-still', as === 'free' ? null : STILL);
  sheet('law-bare', as === 'bare' ? BARE : null);
  for (const a of document.getAnimations()) {
    if (as === 'free') {
      if (a.playState === 'paused') a.play();
    } else if (a.playState === 'running') {
      if (a.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) a.pause();
      else a.finish();
    }
  }
  await drawn();
};
