/** Where things stand in the drawing of the house: cells of 126 units, slots for pests, places for figures and traps. */

import { DOORS, turned } from '../data/tables.ts';
import { isOpen, SIDES as SIDES_OF_CELL, sideOf } from '../doors.ts';
import { xOf, yOf } from '../grid.ts';
import { DIRS, DX, DY, ENTRY } from '../names.ts';
import type { Spot, State } from '../state.ts';

export const CELL = 126;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Bounds extends Point {
  readonly w: number;
  readonly h: number;
}
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

export const cellsOf = (s: State, room: number): readonly Spot[] => {
  const cell = s.cells[room] ?? 0;
  const west = { x: xOf(cell), y: yOf(cell) };
  return s.rooms[room] === ENTRY ? [west, { x: west.x + 1, y: west.y }] : [west];
};
export const spotKey = (x: number, y: number): string => `${x} ${y}`;

/** Which room covers each cell. */
export const gridOf = (s: State): ReadonlyMap<string, number> =>
  new Map(s.rooms.flatMap((_, room) => cellsOf(s, room).map((c) => [spotKey(c.x, c.y), room] as const)));

/** The part of the lawn that matters, in cells. */
export const boundsOf = (s: State, margin: number): Bounds => {
  const all = s.rooms.flatMap((_, room) => cellsOf(s, room));
  const xs = all.map((c) => c.x);
  const ys = all.map((c) => c.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  return { x, y, w: Math.max(...xs) + 1 + margin - x, h: Math.max(...ys) + 1 + margin - y };
};

/** A room's box in cells of the drawing; the origin is the upper left corner of cell (0,0). */
export const boxOf = (s: State, room: number): Box => {
  const [west] = cellsOf(s, room);
  return { x: (west?.x ?? 0) * CELL, y: (west?.y ?? 0) * CELL, w: s.rooms[room] === ENTRY ? 2 * CELL : CELL, h: CELL };
};
export const cellBox = (x: number, y: number): Box => ({ x: x * CELL, y: y * CELL, w: CELL, h: CELL });
export const middle = (b: Box): Point => ({ x: b.x + b.w / 2, y: b.y + b.h / 2 });

/** How a tile lies, read from its doors; a forced nest lies as it fits best. */
export const rotOf = (tile: number, doors: number): number => {
  if (tile === ENTRY) return 0;
  const off = (rot: number): number => {
    let x = turned(DOORS[tile] ?? 0, rot) ^ doors;
    let n = 0;
    for (; x > 0; x >>= 1) n += x & 1;
    return n;
  };
  return SIDES_OF_CELL.reduce((best, rot) => (off(rot) < off(best) ? rot : best), 0);
};

const CORNERS = [
  { x: 0.215, y: 0.37 },
  { x: 0.785, y: 0.37 },
  { x: 0.215, y: 0.7 },
  { x: 0.785, y: 0.7 },
] as const;
const SIDES = [
  { x: 0.17, y: 0.32 },
  { x: 0.83, y: 0.32 },
  { x: 0.17, y: 0.56 },
  { x: 0.83, y: 0.56 },
  { x: 0.17, y: 0.8 },
  { x: 0.83, y: 0.8 },
] as const;

/** The place of a color's pests in a room: the same in every room, in the order of the colors that play. */
export const slotOf = (s: State, box: Box, color: number): Point & { readonly size: number; readonly left: boolean } => {
  const playing = s.seatOf.flatMap((seat, c) => (seat < 0 ? [] : [c]));
  const i = Math.max(0, playing.indexOf(color));
  const many = playing.length > 4;
  const slot = (many ? SIDES[i] : CORNERS[i]) ?? CORNERS[0];
  const left = slot.x < 0.5;
  return { x: left ? box.x + slot.x * CELL : box.x + box.w - (1 - slot.x) * CELL, y: box.y + slot.y * CELL, size: CELL * (many ? 0.27 : 0.3), left };
};

/** The i-th of n figures of a room, side by side in its middle; higher where a trap lies at the lower edge. */
export const figureAt = (box: Box, i: number, n: number, traps: number): Point => {
  const step = n < 2 ? 0 : Math.min(0.3 * CELL, (box.w - 0.5 * CELL) / (n - 1));
  return { x: box.x + box.w / 2 + (i - (n - 1) / 2) * step, y: box.y + (0.54 - (traps > 0 ? 0.07 : 0)) * CELL };
};
export const trapAt = (box: Box, i: number, n: number): Point => ({ x: box.x + box.w / 2 + (i - (n - 1) / 2) * 0.4 * CELL, y: box.y + 0.79 * CELL });

/** The middle of a side of a cell: where its door is. Directions in DLUR order. */
export const doorAt = (cell: Spot, d: number): Point => ({ x: (cell.x + 0.5 + (DX[d] ?? 0) / 2) * CELL, y: (cell.y + 0.5 + (DY[d] ?? 0) / 2) * CELL });

/** The cell and side of a room where it meets another: through a door if there is one, else through the wall between them. */
export const meeting = (s: State, from: number, to: number): Point | null => {
  let wall: Point | null = null;
  const grid = gridOf(s);
  for (const [i, c] of cellsOf(s, from).entries())
    for (const d of SIDES_OF_CELL) {
      if (grid.get(spotKey(c.x + (DX[d] ?? 0), c.y + (DY[d] ?? 0))) !== to) continue;
      if (isOpen(s.doors[from] ?? 0, sideOf(d, i))) return doorAt(c, d);
      wall = doorAt(c, d);
    }
  return wall;
};

const UP = DIRS.indexOf('U');
/** The hole of a nest: in the upper middle of the tile as printed, turned with it. */
export const holeAt = (s: State, room: number): Point => {
  const box = boxOf(s, room);
  const rot = rotOf(s.rooms[room] ?? 0, s.doors[room] ?? 0);
  const d = (UP + rot) % SIDES_OF_CELL.length;
  return { x: box.x + (0.5 + 0.38 * (DX[d] ?? 0)) * CELL, y: box.y + (0.5 + 0.38 * (DY[d] ?? 0)) * CELL };
};
