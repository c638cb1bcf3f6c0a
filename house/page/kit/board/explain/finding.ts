/** Finds what was meant: the smallest marked thing under a point, also where something transparent lies over the drawing; and everything that can be asked about, in the order in which it is read. */
const THING = '[data-about]';
/** The parts of a page on which boards are drawn. */
const ROOM = '[data-explains]';
/** What lies over a part of a board and hides it: whoever presses there means nothing below. */
const SHEET = '[data-sheet]';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Framed {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The smallest frame that holds the point; of two alike the later, which is drawn over the other. -1: none does. */
export const smallestAt = (frames: readonly Framed[], { x, y }: Point): number => {
  let found = -1;
  let least = Infinity;
  frames.forEach((f, i) => {
    const size = (f.right - f.left) * (f.bottom - f.top);
    if (size <= 0 || x < f.left || x > f.right || y < f.top || y > f.bottom || size > least) return;
    least = size;
    found = i;
  });
  return found;
};

const seen = (x: Element): boolean => x.checkVisibility({ visibilityProperty: true });

/** The thing under a point that was pressed: only in the part of the page, or on the sheet, that the press went to. */
export const thingAt = (target: EventTarget | null, at: Point): Element | null => {
  const room = target instanceof Element ? target.closest(`${ROOM}, ${ROOM} ${SHEET}`) : null;
  if (room === null) return null;
  const all = [room, ...room.querySelectorAll(THING)].filter((x) => x.matches(THING) && seen(x));
  return (
    all[
      smallestAt(
        all.map((x) => x.getBoundingClientRect()),
        at,
      )
    ] ?? null
  );
};

/** The thing that has the focus, or holds what has it. */
export const thingOf = (x: Element | null): Element | null => (x?.closest(ROOM) == null ? null : x.closest(THING));

export const markOf = (thing: Element): string => thing.getAttribute('data-about') ?? '';

/** Everything that can be seen and asked about, once each. */
export const allThings = (): Element[] => {
  const known = new Set<string>();
  return [...document.querySelectorAll(`${ROOM} ${THING}, ${ROOM}${THING}`)].filter((x) => {
    const { width, height } = x.getBoundingClientRect();
    if (width === 0 || height === 0 || !seen(x) || known.has(markOf(x))) return false;
    known.add(markOf(x));
    return true;
  });
};

/** Whether a press on this does something of its own that is no move: it opens a list, it is a link. */
export const ownPress = (target: EventTarget | null): boolean => {
  const control = target instanceof Element ? target.closest('a, button, input, select, textarea, summary, label, [role="tab"], [data-opens]') : null;
  return control !== null && (control.hasAttribute('data-opens') || !(control.matches(THING) || control.querySelector(THING) !== null));
};
