/** Where the Doctor’s plate stands: beside what it speaks of, never over it; and where his cane points. Plain arithmetic. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Size {
  readonly w: number;
  readonly h: number;
}

const GAPS = [100, 28, 4] as const;

const shared = (a: Box, b: Box): number => {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
};

const union = (all: readonly Box[]): Box => {
  const x = Math.min(...all.map((b) => b.x));
  const y = Math.min(...all.map((b) => b.y));
  return { x, y, w: Math.max(...all.map((b) => b.x + b.w)) - x, h: Math.max(...all.map((b) => b.y + b.h)) - y };
};

const within = (at: number, length: number, from: number, space: number): number => Math.max(from, Math.min(at, from + space - length));

/** Right, left, below, above. */
const beside = (u: Box, { w, h }: Size, gap: number): Box[] => [
  { x: u.x + u.w + gap, y: u.y + u.h / 2 - h / 2, w, h },
  { x: u.x - gap - w, y: u.y + u.h / 2 - h / 2, w, h },
  { x: u.x + u.w / 2 - w / 2, y: u.y + u.h + gap, w, h },
  { x: u.x + u.w / 2 - w / 2, y: u.y - gap - h, w, h },
];

const coveredBy = (b: Box, targets: readonly Box[]): number => targets.reduce((sum, t) => sum + shared(b, t), 0);

/** The first place that touches no target and lies in the room, or else anywhere on the whole screen; where there is none, the one that covers least of them. */
export const placePlate = (plate: Size, targets: readonly Box[], room: Box, whole: Box = room): Box => {
  const here = placeIn(plate, targets, room);
  if (coveredBy(here, targets) === 0) return here;
  const there = placeIn(plate, targets, whole);
  return coveredBy(there, targets) < coveredBy(here, targets) ? there : here;
};

/** What the plate can stand beside without lying on it, and where: where there is no room beside all of it, what is only spoken of is left out, the last first; what is pressed never is. */
export const placeBeside = <T extends { readonly box: Box; readonly vital: boolean }>(
  plate: Size,
  targets: readonly T[],
  room: Box,
  whole: Box = room,
): { readonly at: Box; readonly targets: readonly T[]; readonly free: boolean } => {
  for (let left = targets; ; ) {
    const boxes = left.map((x) => x.box);
    const at = placePlate(plate, boxes, room, whole);
    const free = coveredBy(at, boxes) === 0;
    const drop = free ? -1 : left.findLastIndex((x) => !x.vital);
    if (drop < 0) return { at, targets: left, free };
    left = left.filter((_, i) => i !== drop);
  }
};

const placeIn = (plate: Size, targets: readonly Box[], room: Box): Box => {
  const inside = (b: Box): Box => ({ ...b, x: within(b.x, b.w, room.x, room.w), y: within(b.y, b.h, room.y, room.h) });
  const [first] = targets;
  const { w, h } = plate;
  const narrow = room.w < w + 120;
  const corners: Box[] = [
    { x: room.x + (room.w - w) / 2, y: room.y, w, h },
    { x: room.x + (room.w - w) / 2, y: room.y + room.h - h, w, h },
    { x: room.x, y: room.y, w, h },
    { x: room.x + room.w - w, y: room.y, w, h },
    { x: room.x, y: room.y + room.h - h, w, h },
    { x: room.x + room.w - w, y: room.y + room.h - h, w, h },
  ];
  if (first === undefined) return inside({ x: room.x + (room.w - w) / 2, y: room.y + (room.h - h) / 3, w, h });
  const around = GAPS.flatMap((gap) => [...beside(first, plate, gap), ...beside(union(targets), plate, gap)]).map(inside);
  const all = (narrow ? [...corners, ...around] : [...around, ...corners]).map(inside);
  return all.reduce((best, b) => (coveredBy(b, targets) < coveredBy(best, targets) ? b : best));
};

/** The cane: from the plate’s edge to the edge of the target, or null where they stand too close. */
export const caneOf = (plate: Box, target: Box): { readonly from: readonly [number, number]; readonly to: readonly [number, number] } | null => {
  const near = (b: Box, [px, py]: readonly [number, number], inset: number): readonly [number, number] => [
    within(px, 0, b.x + Math.min(inset, b.w / 2), Math.max(0, b.w - 2 * inset)),
    within(py, 0, b.y + Math.min(inset, b.h / 2), Math.max(0, b.h - 2 * inset)),
  ];
  const middle: readonly [number, number] = [target.x + target.w / 2, target.y + target.h / 2];
  const from = near(plate, middle, 24);
  const edge = near(target, from, 0);
  const length = Math.hypot(edge[0] - from[0], edge[1] - from[1]);
  if (length < 60) return null;
  // It begins at the paper’s edge and stops just before the thing.
  const [ux, uy] = [(edge[0] - from[0]) / length, (edge[1] - from[1]) / length];
  return { from, to: [edge[0] - ux * 14, edge[1] - uy * 14] };
};
