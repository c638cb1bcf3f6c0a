/** Laws of text: none lies on another, none is cut without a way to read it. Run in the page. */
import { type Fault, nameOf, short, unclipped, type Written, wayTo, withEverythingHit, written } from './seen.ts';

const SLIVER = 4;
/** Where words may be read in full all the same: by a title, by asking about the thing, or by a press that unfolds it. */
const READ_ELSEWHERE = '[title], [data-about], [data-opens], [data-tip], [aria-expanded="false"], [aria-hidden="true"]';

/** Whether it lies before the beginning of what scrolls, where no scrolling leads: a row that is centred and too long begins there. */
const beforeBeginning = (x: Element, edge: DOMRect, box: DOMRect): boolean =>
  box.left - edge.left - x.clientLeft + x.scrollLeft < -SLIVER || box.top - edge.top - x.clientTop + x.scrollTop < -SLIVER;

/** Who cuts the box off; null where it can be scrolled or panned to. */
export const cutBy = (home: Element, box: DOMRect): Element | null => {
  for (let x: Element | null = home; x !== null && x !== document.body; x = x.parentElement) {
    const style = getComputedStyle(x);
    if (style.display === 'inline' || style.display === 'contents') continue;
    const edge = x.getBoundingClientRect();
    const wide = box.left < edge.left - SLIVER || box.right > edge.right + SLIVER;
    const tall = box.top < edge.top - SLIVER || box.bottom > edge.bottom + SLIVER;
    if (style.touchAction === 'none') return null;
    if ((wide && /auto|scroll/.test(style.overflowX)) || (tall && /auto|scroll/.test(style.overflowY))) return beforeBeginning(x, edge, box) ? x : null;
    if ((wide && /hidden|clip/.test(style.overflowX)) || (tall && /hidden|clip/.test(style.overflowY))) return x;
    if (style.position === 'fixed') {
      const off = box.left < -SLIVER || box.top < -SLIVER || box.right > innerWidth + SLIVER || box.bottom > innerHeight + SLIVER;
      return off ? document.documentElement : null;
    }
  }
  return box.left + scrollX < -SLIVER || box.top + scrollY < -SLIVER ? document.documentElement : null;
};

export const cut = (all: readonly Written[] = written()): Fault[] => {
  const faults = all.flatMap(({ home, text, boxes }) => {
    if (home.closest(READ_ELSEWHERE) !== null) return [];
    for (const box of boxes) {
      const edge = cutBy(home, box);
      if (edge !== null)
        return [{ law: 'cut', what: `“${short(text)}” in ${wayTo(home)}, cut by ${edge === document.documentElement ? 'the screen' : nameOf(edge)}` }];
    }
    return [];
  });
  const wider = document.documentElement.scrollWidth - innerWidth;
  return wider > 1 ? [...faults, { law: 'cut', what: 'the page is wider than the screen' }] : faults;
};

/** Of a line only the letters count, not the air above and below them. */
const inked = (b: DOMRect): DOMRect => new DOMRect(b.x + 1, b.y + b.height * 0.24, Math.max(0, b.width - 2), b.height * 0.54);
const LEAST_OVERLAP = 2;

const seenThrough = (colour: string): boolean => {
  const parts = colour.match(/[\d.]+%?/g) ?? [];
  return colour === 'transparent' || (/rgba|\//.test(colour) && Number.parseFloat(parts[3] ?? '1') < 0.6);
};
/** Whether what lies under it cannot be seen. */
export const covers = (x: Element): boolean => {
  const style = getComputedStyle(x);
  if (Number(style.opacity) < 0.6) return false;
  if (x instanceof HTMLImageElement || x instanceof HTMLCanvasElement || x instanceof SVGImageElement || x instanceof SVGUseElement) return true;
  if (x instanceof SVGGeometryElement) return style.fill !== 'none' && !seenThrough(style.fill) && Number(style.fillOpacity) >= 0.6;
  if (x instanceof SVGElement && !(x instanceof SVGSVGElement)) return false;
  return style.backgroundImage !== 'none' || !seenThrough(style.backgroundColor);
};

/** Whether at this point both can be seen: nothing that covers lies between them. */
const bothSeen = (a: Element, b: Element, x: number, y: number): boolean => {
  const stack = document.elementsFromPoint(x, y);
  const [i, j] = [stack.indexOf(a), stack.indexOf(b)];
  if (i < 0 || j < 0) return false;
  const under = i < j ? b : a;
  return !stack.slice(0, Math.max(i, j)).some((z) => !z.contains(under) && covers(z));
};

export const overlapping = (all: readonly Written[] = written()): Fault[] => {
  const lines = all
    .filter(({ turned }) => !turned)
    .flatMap(({ home, text, boxes }) =>
      boxes.flatMap((box) => {
        const left = unclipped(home, inked(box));
        return left === null || left.right < 0 || left.bottom < 0 || left.left > innerWidth || left.top > innerHeight ? [] : [{ home, text, box: left }];
      }),
    )
    .sort((a, b) => a.box.top - b.box.top);
  const found = new Map<string, Fault>();
  withEverythingHit(() => {
    lines.forEach((a, i) => {
      for (let j = i + 1; j < lines.length; j++) {
        const b = lines[j];
        if (b === undefined || b.box.top > a.box.bottom) break;
        const left = Math.max(a.box.left, b.box.left);
        const w = Math.min(a.box.right, b.box.right) - left;
        const top = Math.max(a.box.top, b.box.top);
        const h = Math.min(a.box.bottom, b.box.bottom) - top;
        // The same words twice in one place are an outline of themselves.
        if (w < LEAST_OVERLAP || h < LEAST_OVERLAP || a.text === b.text) continue;
        if (!bothSeen(a.home, b.home, left + w / 2, top + h / 2)) continue;
        const what = `“${short(a.text)}” in ${wayTo(a.home)} and “${short(b.text)}” in ${wayTo(b.home)}`;
        found.set(what, { law: 'overlap', what });
      }
    });
  });
  return [...found.values()];
};
