/** Where the pieces of a district stand: few at places set by hand, more in rows that fit the district, smaller where they must be; and where they stand fanned out, each with its name. */
import { num } from '../data/tables.ts';
import { UNKNOWN } from '../names.ts';
import { isOngoing, RESOLVED, type State } from '../state.ts';
import type { Words } from '../text/en.ts';
import { HEIGHT, inside, PLACES, type Point, polygonOf, slotsOf, WIDTH } from './map.ts';

/** The feet of a piece, its size, and whether there is room for its name. */
export interface Stand extends Point {
  readonly scale: number;
  readonly named: boolean;
}
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}
/** All that stand in one district. Where they stand too close for names, they can be fanned out. */
export interface Company {
  readonly stands: readonly Stand[];
  readonly crowded: boolean;
}

interface Size {
  readonly scale: number;
  readonly named: boolean;
}
/** From the best to the least that can still be told apart. */
const SIZES: readonly Size[] = [
  { scale: 1, named: true },
  { scale: 0.86, named: true },
  { scale: 0.86, named: false },
  { scale: 0.72, named: false },
  { scale: 0.6, named: false },
];
/** Above its feet a standee is this high, with its name it reaches this far below them; names are as wide as the widest of them. */
const HEAD = 54;
const BASE = 14;
const NAME = 31;
const BODY = 50;
export const NAME_WIDE = 66;

const cellOf = ({ scale, named }: Size): { readonly w: number; readonly up: number; readonly down: number } => ({
  w: named ? Math.max(NAME_WIDE, BODY * scale) : BODY * scale,
  up: HEAD * scale,
  down: named ? NAME : BASE * scale,
});

const meets = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
const round = ({ x, y }: Point, w: number, h: number): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

const STEP = 4;

/** The feet of as many as fit in rows of this pitch, the rows beginning at `top`. */
const rows = (d: number, size: Size, taken: readonly Box[], top: number): readonly Point[] => {
  const shape = polygonOf(d);
  const { w, up, down } = cellOf(size);
  const [left, right, low] = [Math.min(...shape.map(([x]) => x)), Math.max(...shape.map(([x]) => x)), Math.max(...shape.map(([, y]) => y))];
  const feet = BODY * 0.44 * size.scale;
  const found: Point[] = [];
  for (let y = top; y < low; y += up + down) {
    for (let x = left; x < right; ) {
      const stands = inside(shape, x - feet, y) && inside(shape, x + feet, y) && inside(shape, x, y - up / 2) && inside(shape, x, y + down - 8);
      if (stands && !taken.some((b) => meets(b, { x: x - w / 2, y: y - up, w, h: up + down }))) {
        found.push({ x, y });
        x += w;
      } else x += STEP;
    }
  }
  return found;
};

/** The `n` of them that stand closest together round their middle, from the left to the right and from the rear to the front. */
const closest = (points: readonly Point[], n: number): readonly Point[] => {
  const middle = { x: points.reduce((s, p) => s + p.x, 0) / points.length, y: points.reduce((s, p) => s + p.y, 0) / points.length };
  const far = (p: Point): number => Math.hypot(p.x - middle.x, p.y - middle.y);
  return [...points]
    .sort((a, b) => far(a) - far(b))
    .slice(0, n)
    .sort((a, b) => a.y - b.y || a.x - b.x);
};

const packed = (d: number, n: number, size: Size, taken: readonly Box[]): readonly Stand[] => {
  const { up, down } = cellOf(size);
  const top = Math.min(...polygonOf(d).map(([, y]) => y));
  let best: readonly Point[] = [];
  for (let y = top; y < top + up + down; y += STEP) {
    const found = rows(d, size, taken, y);
    if (found.length > best.length) best = found;
  }
  return closest(best, n).map((p) => ({ ...p, ...size }));
};

/** The room that a piece takes with its name: the body, and under it a name as wide as most. */
export const roomOf = ({ x, y }: Point): readonly Box[] => [
  { x: x - 21, y: y - 48, w: 42, h: 60 },
  { x: x - 31, y: y + 16, w: 62, h: 13 },
];
const clear = (a: Point, taken: readonly Box[]): boolean => !roomOf(a).some((box) => taken.some((b) => meets(box, b)));

/** Every district has places for two, set so that they hide as little as they can of what may lie there. */
const PAIR = 2;

/** How people stand where the names on the map are as long as in these words. */
export const standsOf = (words: Pick<Words['label'], 'lines' | 'round'>) => {
  const nameBox = (d: number): Box => {
    const { label } = slotsOf(d);
    const lines = words.lines(d);
    return { x: label.x - 14, y: label.y - 14, w: 34 + Math.max(...lines.map((x) => x.length)) * 7.4, h: lines.length > 1 ? 36 : 26 };
  };
  /** The names of all districts: nobody stands on them, nor on a neighbour's. */
  const LABELS: readonly Box[] = PLACES.map(nameBox);

  /** Where the chip lies that tells when the Plague was last announced; null if it never was. */
  const chipBox = (view: State): Box | null => {
    if (view.lastSeenRound === 0 || view.lastSeen >= UNKNOWN) return null;
    const { label } = slotsOf(view.lastSeen);
    return { x: label.x - 17, y: label.y - 44, w: 47 + words.round(view.lastSeenRound).length * 6.4, h: 34 };
  };

  /** What lies in a district now, or over it. */
  const lyingIn = (view: State, d: number): readonly Box[] => {
    const { label, event, strain } = slotsOf(d);
    const chip = chipBox(view);
    return [
      ...(chip === null ? [] : [chip]),
      ...(isOngoing(view, d) ? [round(event, 44, 60)] : view.event[d] === RESOLVED ? [round(event, 32, 42)] : []),
      ...(num(view.mine, d) >= 0 ? [round(strain, 32, 34)] : []),
      ...(view.blockade === d ? [{ x: label.x - 44, y: label.y + 10, w: 56, h: 44 }] : []),
      ...(view.curfew === d ? [{ x: label.x - 10, y: label.y + 13, w: 78, h: 20 }] : []),
    ];
  };

  /** The places set by hand, as long as those who stand there hide no name, and where there are more than two neither each other nor what lies there. */
  const byHand = (d: number, n: number, cards: readonly Box[], chip: Box | null): Company | null => {
    const chips = chip === null ? [] : [chip];
    const points: Point[] = [];
    for (const p of slotsOf(d).pieces)
      if (points.length < n && clear(p, [...LABELS, ...chips, ...(n > PAIR ? [...cards, ...points.flatMap(roomOf)] : [])])) points.push(p);
    return points.length < n ? null : { stands: points.map((p) => ({ ...p, scale: 1, named: true })), crowded: false };
  };

  const inRows = (d: number, n: number, cards: readonly Box[]): Company => {
    for (const size of SIZES) {
      const stands = packed(d, n, size, [...LABELS, ...cards]);
      if (stands.length === n) return { stands, crowded: !size.named };
    }
    // Nobody stands on the name of a district, but a card can be read in the list of Events too.
    const least = SIZES[SIZES.length - 1] ?? { scale: 0.6, named: false };
    const stands = packed(d, n, least, LABELS);
    const last = stands[stands.length - 1] ?? { ...(slotsOf(d).pieces[0] ?? slotsOf(d).label), ...least };
    return { stands: Array.from({ length: n }, (_, i) => stands[i] ?? last), crowded: true };
  };

  const known = new Map<string, Company>();

  /** How `n` pieces stand in a district of this position. */
  const companyOf = (view: State, d: number, n: number): Company => {
    const cards = lyingIn(view, d);
    const key = `${d} ${n} ${JSON.stringify(cards)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const company = byHand(d, n, cards, chipBox(view)) ?? inRows(d, n, cards);
    known.set(key, company);
    return company;
  };
  return { LABELS, chipBox, companyOf };
};
export type Stands = ReturnType<typeof standsOf>;

/** Where a crowd's number stands: at the upper right of all its pieces. */
export const countAt = ({ stands }: Company): Point => ({
  x: Math.max(...stands.map((s) => s.x + (BODY / 2) * s.scale)),
  y: Math.min(...stands.map((s) => s.y - HEAD * s.scale)),
});

const FAN = 1.3;
const FAN_WIDE = 98;
const FAN_HIGH = 116;
const RIM = 10;

export interface Fan {
  readonly box: Box;
  readonly stands: readonly Stand[];
}

/** A district whose people are to be fanned out, and the part of the map that is in sight. */
export interface Spread {
  readonly at: number;
  readonly sight: Box;
}
export const WHOLE_MAP: Box = { x: 0, y: 0, w: WIDTH, h: HEIGHT };

/** As square as their number allows where little is in sight, else rather wide. */
const columnsFor = (n: number, sight: Box): number => (n > 9 ? 4 : n > 4 ? 3 : sight.w < 4 * FAN_WIDE + 4 * RIM ? Math.min(n, 2) : n);

/** The same pieces fanned out over the map, close to where they stand and in sight. */
export const fanOf = (company: Company, sight: Box): Fan => {
  const { stands } = company;
  const n = stands.length;
  const columns = columnsFor(n, sight);
  const [w, h] = [columns * FAN_WIDE + 2 * RIM, Math.ceil(n / columns) * FAN_HIGH + 2 * RIM];
  const clamp = (v: number, size: number, from: number, room: number): number => Math.max(Math.min(v, from + room - size - RIM), from + RIM);
  const middle = stands.reduce((sum, p) => sum + p.x, 0) / n;
  const box = { x: clamp(middle - w / 2, w, sight.x, sight.w), y: clamp(countAt(company).y, h, sight.y, sight.h), w, h };
  return {
    box,
    stands: stands.map((_, i) => ({
      x: box.x + RIM + ((i % columns) + 0.5) * FAN_WIDE,
      y: box.y + RIM + Math.floor(i / columns) * FAN_HIGH + FAN_HIGH - 34,
      scale: FAN,
      named: true,
    })),
  };
};
