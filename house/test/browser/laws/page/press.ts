/** The law of targets: what is pressed on a phone is at least 40 pixels wide and high. Runs in the page. */
import { canBeSeen, type Fault, onlyHeard, short, wayTo } from './seen.ts';

const LEAST_PX = 40;
/** A rounding of the browser. */
const ROUNDED = 0.6;
const TARGETS =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="switch"], [role="slider"], [role="checkbox"]';

/** A link in the middle of a sentence is as high as its line. */
const inSentence = (x: Element): boolean => {
  if (!x.matches('a, button') || !getComputedStyle(x).display.startsWith('inline')) return false;
  const around = x.closest('p, li, dd, td, th, small, figcaption, blockquote, h1, h2, h3, h4, label, em, span') ?? x.parentElement;
  return [...(around?.childNodes ?? [])].some((y) => y instanceof Text && /\p{L}/u.test(y.textContent ?? ''));
};

/** What else is pressed instead of it. */
const labelsOf = (x: Element): Element[] =>
  'labels' in x && x.labels instanceof NodeList ? [...x.labels].flatMap((y) => (y instanceof Element && canBeSeen(y) && !onlyHeard(y) ? [y] : [])) : [];
/** The box round all of them. */
const around = (all: readonly Element[]): DOMRect => {
  const boxes = all.map((x) => x.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((b) => b.left)), Math.min(...boxes.map((b) => b.top))];
  return new DOMRect(left, top, Math.max(...boxes.map((b) => b.right)) - left, Math.max(...boxes.map((b) => b.bottom)) - top);
};

const middleOf = (box: DOMRect): readonly [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
/** What a press on it opens, by name: things that open the same are one. */
const opens = (x: Element | null): string => x?.closest('[data-opens]')?.getAttribute('data-opens') ?? '';
/** Whether a press there is a press on it. */
const isPressed = (x: Element, px: number, py: number): boolean => {
  const hit = document.elementFromPoint(px, py);
  if (hit === null) return false;
  return x.contains(hit) || hit.closest('label')?.contains(x) === true || (opens(x) !== '' && opens(x) === opens(hit));
};
/** How far one may press away from its middle and still mean it; more than is wanted is not measured. */
const reach = (x: Element, box: DOMRect): { readonly w: number; readonly h: number } => {
  const [cx, cy] = middleOf(box);
  const far = (dx: number, dy: number, most: number): number => {
    let n = 0;
    while (n < most && isPressed(x, cx + dx * (n + 1), cy + dy * (n + 1))) n++;
    return n;
  };
  const along = (dx: number, dy: number, is: number): number => {
    if (is >= LEAST_PX) return is;
    const one = far(-dx, -dy, LEAST_PX);
    return one + far(dx, dy, LEAST_PX - one) + 1;
  };
  return { w: along(1, 0, box.width), h: along(0, 1, box.height) };
};
/** In the middle of the screen nothing that stands at its edges lies over it. What is there already need not be brought: a long page is laid out anew for each. */
const bring = (x: Element): void => {
  const [cx, cy] = middleOf(x.getBoundingClientRect());
  const there = cy > innerHeight / 4 && cy < (innerHeight * 3) / 4 && cx > 0 && cx < innerWidth && isPressed(x, cx, cy);
  if (!there) x.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
};

export const targets = (): Fault[] => {
  const from = [scrollX, scrollY] as const;
  const faults = [...document.querySelectorAll(TARGETS)].flatMap((x): Fault[] => {
    if (!canBeSeen(x) && x.closest('label') === null) return [];
    if (x.matches('[type="hidden"]') || x.closest('[inert], [aria-hidden="true"]') !== null || inSentence(x)) return [];
    // A field that is drawn by its label is pressed there.
    const drawn = x.closest('label') ?? x;
    const box = around([drawn, ...labelsOf(x)]);
    if (box.width === 0 || box.height === 0 || (drawn === x && onlyHeard(x)) || !canBeSeen(drawn)) return [];
    const enough = (w: number, h: number): boolean => w >= LEAST_PX - ROUNDED && h >= LEAST_PX - ROUNDED;
    if (enough(box.width, box.height)) return [];
    bring(drawn);
    const { w, h } = reach(drawn, drawn.getBoundingClientRect());
    // What is covered just now, or scrolled away, is measured by its box alone.
    const [wide, high] = [Math.max(w, box.width), Math.max(h, box.height)];
    if (enough(wide, high)) return [];
    const said = x.getAttribute('aria-label') ?? x.textContent ?? '';
    return [{ law: 'target', what: `“${short(said)}” is ${Math.round(wide)} × ${Math.round(high)} px: ${wayTo(x)}` }];
  });
  scrollTo(...from);
  return faults;
};
