/** What of a page can be seen: its text, line by line, where each line lies, and what of it is clipped away. Runs in the page. */
export interface Fault {
  readonly law: string;
  /** What is wrong, in words that stay the same as long as the fault does. */
  readonly what: string;
}

/** One run of text between two tags. */
export interface Written {
  readonly node: Text;
  readonly home: Element;
  readonly text: string;
  /** One box a line. */
  readonly boxes: readonly DOMRect[];
  /** How many pixels of the screen one pixel of its own is. */
  readonly scale: number;
  readonly turned: boolean;
}

export const nameOf = (x: Element): string => {
  const classes = [...x.classList].map((c) => c.replace(/^_([A-Za-z]+\w*?)_\w+_\d+$/, '$1')).join('.');
  const about = x.getAttribute('data-about') ?? x.getAttribute('data-spot') ?? '';
  return `${x.tagName.toLowerCase()}${classes === '' ? '' : `.${classes}`}${about === '' ? '' : `[${about}]`}`;
};
/** Where it stands, two steps up. */
export const wayTo = (x: Element): string => [x.parentElement?.parentElement, x.parentElement, x].flatMap((y) => (y ? [nameOf(y)] : [])).join(' > ');
export const short = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);

export const canBeSeen = (x: Element): boolean => x.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Said to screen readers alone: kept in a box of a pixel. */
export const onlyHeard = (home: Element): boolean => {
  for (let x: Element | null = home; x !== null && x !== document.body; x = x.parentElement) {
    const { width, height } = x.getBoundingClientRect();
    if ((width <= 2 || height <= 2) && getComputedStyle(x).overflow !== 'visible') return true;
  }
  return false;
};

interface Placed {
  readonly scale: number;
  readonly turned: boolean;
}
/** A thing that is turned by more than this is not measured by upright boxes. */
const TURNED = 0.05;

/** What a zoom in a style sheet makes of it; an older browser does not say. */
const zoomOf = (x: Element): number => ('currentCSSZoom' in x && typeof x.currentCSSZoom === 'number' ? x.currentCSSZoom : 1);

const placed = (home: Element): Placed => {
  if (home instanceof SVGGraphicsElement) {
    const m = home.getScreenCTM();
    const scale = m === null ? 1 : Math.hypot(m.a, m.b);
    return { scale, turned: home.closest('textPath') !== null || (m !== null && Math.abs(m.b) > TURNED * scale) };
  }
  let m = new DOMMatrix();
  for (let x: Element | null = home; x !== null; x = x.parentElement) {
    const { transform, rotate, scale } = getComputedStyle(x);
    if (transform !== 'none') m = new DOMMatrix(transform).multiply(m);
    if (rotate !== 'none' && rotate !== '') m = new DOMMatrix(`rotate(${rotate})`).multiply(m);
    if (scale !== 'none' && scale !== '') m = new DOMMatrix().scale(Number.parseFloat(scale)).multiply(m);
    if (x instanceof SVGForeignObjectElement) {
      const outer = x.getScreenCTM();
      if (outer !== null) m = new DOMMatrix([outer.a, outer.b, outer.c, outer.d, 0, 0]).multiply(m);
      break;
    }
  }
  const scale = Math.hypot(m.a, m.b) * zoomOf(home);
  return { scale, turned: Math.abs(m.b) > TURNED * Math.hypot(m.a, m.b) };
};

const NO_TEXT = 'script, style, noscript, option, template, title, desc, defs, textarea';

/** Every text that somebody with eyes can see, on the screen or by scrolling. */
export const written = (within: Element = document.body): Written[] => {
  const found: Written[] = [];
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
    const home = node.parentElement;
    const text = node.textContent ?? '';
    if (!(node instanceof Text) || home === null || !/[\p{L}\p{N}]/u.test(text) || home.closest(NO_TEXT) !== null || !canBeSeen(home)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((b) => b.width > 0.5 && b.height > 0.5);
    if (boxes.length === 0 || onlyHeard(home)) continue;
    found.push({ node, home, text, boxes, ...placed(home) });
  }
  return found;
};

/** What is left of a box inside of everything that clips it. */
export const unclipped = (home: Element, box: DOMRect): DOMRect | null => {
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  for (let x: Element | null = home; x !== null && x !== document.documentElement; x = x.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(x);
    const edge = x.getBoundingClientRect();
    if (overflowX !== 'visible' && x !== document.body) [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    if (overflowY !== 'visible' && x !== document.body) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    if (position === 'fixed') break;
  }
  return right - left > 0 && bottom - top > 0 ? new DOMRect(left, top, right - left, bottom - top) : null;
};

/** While this is done every thing can be hit, also what lets presses through. */
export const withEverythingHit = <T>(act: () => T): T => {
  const style = document.createElement('style');
  style.textContent = '* { pointer-events: auto !important }';
  document.head.append(style);
  try {
    return act();
  } finally {
    style.remove();
  }
};
