/** The grid that the house lies on: which room and which doors are where, and the empty cells along its walls (2.4). */

import { outside } from '@pesthouse/kernel';
import { isOpen } from './doors.ts';
import { nth } from './look.ts';
import { ENTRY, TILES } from './names.ts';
import { slot } from './scratch.ts';

/** Tile, west cell and doors of each room. Doors are bits in DLUR order; the Entry's second cell has its own, four bits higher. */
export interface House {
  readonly rooms: readonly number[];
  readonly cells: readonly number[];
  readonly doors: readonly number[];
}

/** The farthest a tile can be from the Entry, and its ring. */
const REACH = 26;
export const WIDE = 2 * REACH + 2;
export const CELLS = WIDE * WIDE;
export const STEP = [WIDE, -1, -WIDE, 1] as const;
export const cellAt = (x: number, y: number): number => (y + REACH) * WIDE + x + REACH;
const X = Int8Array.from({ length: CELLS }, (_, cell) => (cell % WIDE) - REACH);
const Y = Int8Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / WIDE) - REACH);
export const xOf = (cell: number): number => slot(X, cell);
export const yOf = (cell: number): number => slot(Y, cell);
/** The farthest coordinates of a tile. */
export const FAR = 25;

// Building and walking ask millions of times what is where: these look-ups stand where they are used.
export const step = (d: number): number => STEP[d & 3] ?? outside(d, STEP.length);

/** 0 or room + 1, and the doors of each cell. */
export const grid = new Int8Array(CELLS);
export const bits = new Uint8Array(CELLS);
/** Empty cells next to the house, in the order of the rooms that came to them first, and what each asks of a tile. */
export const frontier = new Int16Array(128);
export const wanted = new Uint8Array(CELLS);
const along = new Uint8Array(CELLS);
let edge = 0;
/** How many cells the frontier has. */
export const edgeLength = (): number => edge;

export const roomAt = (cell: number): number => (grid[cell] ?? outside(cell, CELLS)) - 1;
export const hasDoor = (cell: number, d: number): boolean => (((bits[cell] ?? outside(cell, CELLS)) >> d) & 1) === 1;

/** What a room on one side asks of an empty cell. */
const asksOn = (side: number, door: boolean): number => (door ? 17 : 1) << side;
/** The sides of an empty cell that touch a room, and those of them that have a door there: `need << 4 | care`. */
export const asks = (cell: number): number => {
  let ask = 0;
  for (let d = 0; d < 4; d++) {
    const n = cell + step(d);
    if (grid[n] !== 0) ask |= asksOn(d, hasDoor(n, d ^ 2));
  }
  return ask;
};

export const sidesOf = (ask: number): number => ask & 15;
export const doorsOf = (ask: number): number => ask >> 4;

/** The same as far as the house is laid out: nothing where no room is next to the cell. */
export const asked = (cell: number): number => (along[cell] === 1 ? slot(wanted, cell) : 0);

const leaveEdge = (cell: number): void => {
  along[cell] = 0;
  let at = 0;
  while (frontier[at] !== cell) at++;
  edge--;
  for (; at < edge; at++) frontier[at] = slot(frontier, at + 1);
};

/** A cell is a room's from now on; only the cells around it ask for something more than before. */
const cover = (cell: number, room: number, doors: number): void => {
  if (along[cell] === 1) leaveEdge(cell);
  grid[cell] = room + 1;
  bits[cell] = doors;
  for (let d = 0; d < 4; d++) {
    const next = cell + step(d);
    if (grid[next] !== 0) continue;
    wanted[next] = asked(next) | asksOn(d ^ 2, isOpen(doors, d));
    if (along[next] === 1) continue;
    along[next] = 1;
    frontier[edge++] = next;
  }
};

// The house that lies on the grid: while one is built it is asked about again and again and only grows, so the rooms that already lie there are left lying.
const laidCells = new Int16Array(TILES.length);
const laidDoors = new Uint8Array(TILES.length);
let laid = 0;

/** Cells and doors tell: the Entry is the first room of every house, and which other tile lies somewhere makes no difference. */
const isLaid = (h: House): boolean => {
  if (laid > h.cells.length) return false;
  for (let r = 0; r < laid; r++) if (laidCells[r] !== h.cells[r] || laidDoors[r] !== h.doors[r]) return false;
  return true;
};

const clear = (): void => {
  grid.fill(0);
  along.fill(0);
  edge = 0;
  laid = 0;
};

/** Every reader of the grid lays out its house first. */
export const lay = (h: House): void => {
  if (!isLaid(h)) clear();
  for (; laid < h.cells.length; laid++) {
    const tile = nth(h.rooms, laid);
    const cell = nth(h.cells, laid);
    const doors = nth(h.doors, laid);
    laidCells[laid] = cell;
    laidDoors[laid] = doors;
    cover(cell, laid, doors & 15);
    if (tile === ENTRY) cover(cell + 1, laid, doors >> 4);
  }
};
