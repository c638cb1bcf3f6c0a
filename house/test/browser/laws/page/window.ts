/** The law of windows: how much of what is seen is the game, whether what can be chosen is in view, how high the bar is beside its words, how small type and targets are, and whether bars lie on each other. Runs in the page. */
import { canBeSeen, type Fault, nameOf, onlyHeard, short, unclipped, wayTo, withEverythingHit, written } from './seen.ts';
import { covers } from './text.ts';

/** The parts of a table, as its shell names them. */
const AREAS = ['top', 'board', 'seats', 'goal', 'prompt', 'tabs', 'log'] as const;
type Area = (typeof AREAS)[number];
const areaOf = (name: Area): Element | null => document.querySelector(`[data-area="${name}"]`);

/** So many points of the screen are looked at, across and down. */
const ACROSS = 64;
const DOWN = 48;
/** A box that is as large as its room is the table under the game, not the game. */
const GROUND = 0.94;

const painted = (x: Element): boolean => {
  const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor } = getComputedStyle(x);
  const clear = (colour: string): boolean => colour === 'transparent' || /^rgba\(.*, ?0\)$|\/ ?0\)$/.test(colour);
  return backgroundImage !== 'none' || !clear(backgroundColor) || (Number.parseFloat(borderTopWidth) > 0 && !clear(borderTopColor));
};
/** Whether this is something drawn of the game, and not the ground it lies on. */
const drawnIn = (room: Element, x: Element): boolean => {
  if (x === room || !room.contains(x) || x.closest('[data-ground], [data-works]') !== null) return false;
  if (x instanceof HTMLImageElement || x instanceof HTMLCanvasElement) return true;
  if (x instanceof SVGElement) return !(x instanceof SVGSVGElement);
  const [box, all] = [x.getBoundingClientRect(), room.getBoundingClientRect()];
  return (box.width < all.width * GROUND || box.height < all.height * GROUND) && painted(x);
};

/** A gap between two things of the game belongs to it, up to so many points; what lies round them does not. */
const GAP = 8;
const between = (drawn: (i: number, j: number) => boolean, i: number, j: number): boolean => {
  const near = (dx: number, dy: number): boolean => {
    for (let n = 1; n <= GAP; n++) if (drawn(i + n * dx, j + n * dy)) return true;
    return false;
  };
  return (near(-1, 0) && near(1, 0)) || (near(0, -1) && near(0, 1));
};
/** How much of the screen is drawn of the game: point by point, where nothing lies over it. */
const share = (): number => {
  const [board, seats] = [areaOf('board'), areaOf('seats')];
  const points: ('drawn' | 'ground' | 'none')[] = [];
  withEverythingHit(() => {
    for (let j = 0; j < DOWN; j++)
      for (let i = 0; i < ACROSS; i++) {
        const stack = document.elementsFromPoint(((i + 0.5) * innerWidth) / ACROSS, ((j + 0.5) * innerHeight) / DOWN);
        const at = (room: Element | null): 'none' | 'ground' | 'drawn' => {
          const first = room === null ? -1 : stack.findIndex((x) => room.contains(x));
          if (room === null || first < 0 || stack.slice(0, first).some((x) => !x.contains(room) && covers(x))) return 'none';
          return stack.some((x) => drawnIn(room, x)) ? 'drawn' : 'ground';
        };
        const both = [at(board), at(seats)];
        points.push(both.includes('drawn') ? 'drawn' : both.includes('ground') ? 'ground' : 'none');
      }
  });
  const drawn = (i: number, j: number): boolean => i >= 0 && i < ACROSS && points[j * ACROSS + i] === 'drawn';
  let on = 0;
  points.forEach((what, at) => {
    if (what === 'drawn' || (what === 'ground' && between(drawn, at % ACROSS, Math.floor(at / ACROSS)))) on++;
  });
  return on / points.length;
};

/** What of the board is part of a move now. */
const choices = (): Element[] =>
  [...(areaOf('board')?.querySelectorAll('[data-live]') ?? [])].filter((x) => {
    const { width, height } = x.getBoundingClientRect();
    return width > 0 && height > 0 && canBeSeen(x);
  });
/** So much of a thing must be seen. */
const IN_VIEW = 0.5;
const inView = (x: Element): boolean => {
  const box = x.getBoundingClientRect();
  const left = unclipped(x, box);
  if (left === null) return false;
  const wide = Math.min(left.right, innerWidth) - Math.max(left.left, 0);
  const high = Math.min(left.bottom, innerHeight) - Math.max(left.top, 0);
  return wide > 0 && high > 0 && (wide * high) / (box.width * box.height) >= IN_VIEW;
};

const boxOf = (all: readonly DOMRect[]): DOMRect => {
  const [left, top] = [Math.min(...all.map((b) => b.left)), Math.min(...all.map((b) => b.top))];
  return new DOMRect(left, top, Math.max(...all.map((b) => b.right)) - left, Math.max(...all.map((b) => b.bottom)) - top);
};
/** What stands in the bar, from the first line to the last button, and how high the bar is. */
const barOf = (): { readonly high: number; readonly words: number } | null => {
  const bar = document.querySelector('[data-prompt]');
  if (bar === null) return null;
  const inside = [
    ...written(bar).flatMap((x) => x.boxes),
    ...[...bar.querySelectorAll('button, img, svg')].filter((x) => canBeSeen(x)).map((x) => x.getBoundingClientRect()),
  ].filter((b) => b.height > 0);
  return inside.length === 0 ? null : { high: bar.getBoundingClientRect().height, words: boxOf(inside).height };
};

const TARGETS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"], [role="radio"], [role="switch"]';
/** A link in the middle of a sentence is as high as its line. */
const inSentence = (x: Element): boolean =>
  getComputedStyle(x).display.startsWith('inline') &&
  [...(x.closest('p, li, dd, td, small, span')?.childNodes ?? [])].some((y) => y instanceof Text && /\p{L}/u.test(y.textContent ?? ''));
/** Whether a press that far from its middle is one on it. */
const pressedAt = (x: Element, px: number, py: number): boolean => {
  const hit = document.elementFromPoint(px, py);
  return hit !== null && (x.contains(hit) || hit.closest('label')?.contains(x) === true);
};
const tooSmall = (least: number): Element[] =>
  [...document.querySelectorAll(TARGETS)].filter((x) => {
    if (!canBeSeen(x) || onlyHeard(x) || x.closest('[inert], [aria-hidden="true"]') !== null || inSentence(x)) return false;
    const box = x.getBoundingClientRect();
    if (box.width === 0 || box.height === 0 || (box.width >= least - 0.5 && box.height >= least - 0.5)) return false;
    const [cx, cy] = [box.left + box.width / 2, box.top + box.height / 2];
    // What is scrolled or panned away is measured where it is seen.
    if (!pressedAt(x, cx, cy)) return false;
    const reach = (dx: number, dy: number): number => {
      let n = 0;
      while (n < least && pressedAt(x, cx + dx * (n + 1), cy + dy * (n + 1))) n++;
      return n;
    };
    return Math.max(box.width, reach(-1, 0) + reach(1, 0) + 1) < least - 0.5 || Math.max(box.height, reach(0, -1) + reach(0, 1) + 1) < least - 0.5;
  });

/** Along a line of words: near its ends and in its middle. */
const POINTS = [0.05, 0.5, 0.95];

/** Whether an area, or what fills it, has a ground of its own. */
const grounded = (x: Element): boolean => {
  const all = x.getBoundingClientRect();
  const fills = (y: Element): boolean => {
    const { width, height } = y.getBoundingClientRect();
    return width > all.width * GROUND && height > all.height * GROUND;
  };
  return painted(x) || [...x.children].some((y) => fills(y) && painted(y));
};

/** Bars that lie on each other, and words of a bar that something lies on. */
const overlaps = (): string[] => {
  const parts = AREAS.flatMap((name) => {
    const x = areaOf(name);
    const box = x?.getBoundingClientRect();
    return x !== null && box !== undefined && box.width > 0 && box.height > 0 ? [{ name, x, box }] : [];
  });
  const on = parts.flatMap((a, i) =>
    parts.slice(i + 1).flatMap((b) => {
      // What has no ground of its own lets the other be seen: plates that lie on a lawn.
      if (!grounded(a.x) || !grounded(b.x)) return [];
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return wide > 2 && high > 2 ? [`${a.name} and ${b.name} lie on each other, ${Math.round(wide)} × ${Math.round(high)} px`] : [];
    }),
  );
  const under = withEverythingHit(() =>
    (['top', 'goal', 'prompt', 'tabs'] as const).flatMap((name) => {
      const bar = areaOf(name);
      if (bar === null) return [];
      return written(bar).flatMap(({ home, text, boxes }) =>
        boxes.flatMap((box) => {
          const left = unclipped(home, box);
          if (left === null || left.width < 2) return [];
          return POINTS.flatMap((at) => {
            const hit = document.elementFromPoint(left.x + left.width * at, left.y + left.height / 2);
            const free =
              hit === null || home.contains(hit) || hit.contains(home) || (!covers(hit) && [null, home.closest('button')].includes(hit.closest('button')));
            return free ? [] : [`“${short(text)}” in ${name} lies under ${nameOf(hit)}`];
          });
        }),
      );
    }),
  );
  return [...on, ...new Set(under)];
};

export interface WindowWish {
  /** The least part of the screen that is the game while something on its board is asked. */
  readonly share: number;
  /** Nothing one reads is smaller; what is printed on a thing that tells the same in larger words may be as small as the second. */
  readonly type: number;
  readonly printed: number;
  readonly target: number;
  /** How much higher than its words the bar may be. */
  readonly spare: number;
  /** Whether all that can be chosen is in view; else the page says that there is more. */
  readonly all: boolean;
}

const sizeOf = ({ home, scale }: { readonly home: Element; readonly scale: number }): number => Number.parseFloat(getComputedStyle(home).fontSize) * scale;
/** A rounding of the browser. */
const ROUNDED = 0.06;

const tooSmallType = ({ type, printed }: WindowWish): Fault[] =>
  written().flatMap(({ home, text, boxes, scale }) => {
    const px = sizeOf({ home, scale });
    const least = home.closest('[data-explains] [data-about]') === null ? type : printed;
    if (px >= least - ROUNDED) return [];
    const seen = boxes.some((b) => {
      const left = unclipped(home, b);
      return left !== null && left.height > b.height / 2 && left.right > 0 && left.left < innerWidth && left.bottom > 0 && left.top < innerHeight;
    });
    return seen ? [{ law: 'window', what: `“${short(text)}” is ${px.toFixed(1)} px, less than ${least.toFixed(0)}: ${wayTo(home)}` }] : [];
  });

const percent = (x: number): string => `${(100 * x).toFixed(0)} %`;

/** Everything that a window must keep while somebody at a table is asked. */
export const windowed = async (wish: WindowWish): Promise<Fault[]> => {
  await document.fonts.ready;
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const live = choices();
  const away = live.filter((x) => !inView(x));
  const told = document.querySelector('[data-beyond]') !== null;
  const bar = barOf();
  const game = live.length > 0 ? share() : 1;
  const wider = document.documentElement.scrollWidth - innerWidth;
  const faults = [
    ...(game < wish.share ? [`the game is ${percent(game)} of what is seen`] : []),
    ...(away.length > 0 && (wish.all || !told || away.length === live.length)
      ? [
          `${away.length} of ${live.length} choices on the board are out of view, ${told ? 'which is told' : 'and nothing says so'}: ${nameOf(away[0] ?? document.body)}`,
        ]
      : []),
    ...(bar !== null && bar.high - bar.words > wish.spare ? [`the bar is ${Math.round(bar.high)} px high, its words ${Math.round(bar.words)}`] : []),
    ...tooSmall(wish.target).map((x) => {
      const { width, height } = x.getBoundingClientRect();
      return `“${short(x.getAttribute('aria-label') ?? x.textContent ?? '')}” is ${Math.round(width)} × ${Math.round(height)} px to press: ${wayTo(x)}`;
    }),
    ...(wider > 1 ? [`the page is ${wider} px wider than the screen`] : []),
    ...overlaps(),
  ];
  return [...new Set(faults)].map((what) => ({ law: 'window', what })).concat(tooSmallType(wish));
};
