/** The house as a grid: where tiles fit, where doors lead, and the way round the outside (2.4, 2.9). Reads three lists and keeps nothing. */

import { outside } from '../../kernel/index.ts';
import { CHARACTER, FIT, turned } from './data/tables.ts';
import { add, nth, row } from './look.ts';
import { ENTRY } from './names.ts';
import { slot } from './scratch.ts';

/** Tile, west cell and doors of each room. Doors are bits in DLUR order; the Entry's second cell has its own, four bits higher. */
export interface House {
  readonly rooms: readonly number[];
  readonly cells: readonly number[];
  readonly doors: readonly number[];
}

/** The farthest a tile can be from the Entry, and its ring. */
const REACH = 26;
const WIDE = 2 * REACH + 2;
const CELLS = WIDE * WIDE;
export const STEP = [WIDE, -1, -WIDE, 1] as const;
export const cellAt = (x: number, y: number): number => (y + REACH) * WIDE + x + REACH;
const X = Int8Array.from({ length: CELLS }, (_, cell) => (cell % WIDE) - REACH);
const Y = Int8Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / WIDE) - REACH);
export const xOf = (cell: number): number => slot(X, cell);
export const yOf = (cell: number): number => slot(Y, cell);
/** The farthest coordinates of a tile. */
export const FAR = 25;

/** What a direction leads to besides rooms. */
export const WALL = -1;
export const OUT = -2;

// A scratch grid: 0 or room + 1, and the doors of each cell. Every reader lays the house out first.
const grid = new Int8Array(CELLS);
const bits = new Uint8Array(CELLS);

// Building and walking ask millions of times what is where: these look-ups stand where they are used.
const step = (d: number): number => STEP[d & 3] ?? outside(d, STEP.length);

const lay = (h: House): void => {
  grid.fill(0);
  for (let r = 0; r < h.cells.length; r++) {
    const cell = nth(h.cells, r);
    const doors = nth(h.doors, r);
    grid[cell] = r + 1;
    bits[cell] = doors & 15;
    if (h.rooms[r] === ENTRY) {
      grid[cell + 1] = r + 1;
      bits[cell + 1] = doors >> 4;
    }
  }
};
const roomAt = (cell: number): number => (grid[cell] ?? outside(cell, CELLS)) - 1;
const hasDoor = (cell: number, d: number): boolean => (((bits[cell] ?? outside(cell, CELLS)) >> d) & 1) === 1;

/** The sides of an empty cell that touch a room, and those of them that have a door there: `need << 4 | care`. */
const asks = (cell: number): number => {
  let care = 0;
  let need = 0;
  for (let d = 0; d < 4; d++) {
    const n = cell + step(d);
    if (grid[n] === 0) continue;
    care |= 1 << d;
    if (hasDoor(n, d ^ 2)) need |= 1 << d;
  }
  return (need << 4) | care;
};

/** Empty cells next to the house, by the order of rooms: the frontier. */
const frontier = new Int16Array(128);
const wanted = new Uint8Array(128);
const seen = new Int8Array(CELLS);
/** Fills `frontier` and what each of its cells asks of a tile. */
const edge = (h: House): number => {
  let n = 0;
  for (let r = 0; r < h.cells.length; r++) {
    const west = nth(h.cells, r);
    const cells = h.rooms[r] === ENTRY ? 2 : 1;
    for (let i = 0; i < cells; i++)
      for (let d = 0; d < 4; d++) {
        const cell = west + i + step(d);
        if (grid[cell] !== 0 || seen[cell] !== 0) continue;
        seen[cell] = 1;
        frontier[n] = cell;
        wanted[n] = asks(cell);
        n++;
      }
  }
  for (let i = 0; i < n; i++) seen[slot(frontier, i)] = 0;
  return n;
};

/** Whether a shape goes where this is asked: at least one door must meet a door (EXT-BLD-13, EXT-BLD-14). */
const fits = (shape: number, ask: number): number => (ask < 16 ? 0 : (FIT[shape]?.[ask] ?? outside(shape, FIT.length)));

/** Which shapes of `left` (copies by shape) go into a cell. */
const anyFits = (left: readonly number[], ask: number): boolean => {
  for (let shape = 0; shape < left.length; shape++) if ((left[shape] ?? outside(shape, left.length)) > 0 && fits(shape, ask) !== 0) return true;
  return false;
};

/** EXT-BLD-19: with a tile of these doors put there, some tile that is left still has a spot. The house must be laid out and its edge known. */
const keepsOpen = (n: number, cell: number, doors: number, left: readonly number[]): boolean => {
  for (let i = 0; i < n; i++) {
    const other = slot(frontier, i);
    const gap = other - cell;
    if (gap === 0 || gap === 1 || gap === -1 || gap === WIDE || gap === -WIDE) continue;
    if (anyFits(left, slot(wanted, i))) return true;
  }
  grid[cell] = 127;
  bits[cell] = doors;
  let open = false;
  for (let d = 0; d < 4 && !open; d++) {
    const next = cell + step(d);
    if (grid[next] === 0) open = anyFits(left, asks(next));
  }
  grid[cell] = 0;
  return open;
};

/** A tile changes its own cell and the four around it: with more open ones than that, the house stays open wherever it goes. */
const TOUCHED = 5;
const openCells = (n: number, left: readonly number[]): number => {
  let open = 0;
  for (let i = 0; i < n && open <= TOUCHED; i++) if (anyFits(left, wanted[i] ?? outside(i, n))) open++;
  return open;
};

/** One way to place a tile, as the listing gives it. */
export type Placement = (tile: number, cell: number, rot: number) => void;

/** Every legal placement of these tiles (EXT-BLD-13 to 19); `left` counts all unplaced tiles by shape, these among them. Gives back their number. */
export const placements = (
  h: House,
  tiles: readonly number[],
  left: number[],
  shapeOf: readonly number[],
  doorsOf: readonly number[],
  give: Placement,
): number => {
  lay(h);
  const n = edge(h);
  let total = 0;
  for (let i = 0; i < left.length; i++) total += nth(left, i);
  let given = 0;
  // First those that keep the house open; only if there is none, all that fit.
  for (let strict = total > 1; ; strict = false) {
    for (let t = 0; t < tiles.length; t++) {
      const tile = nth(tiles, t);
      const shape = nth(shapeOf, tile);
      const fit = row(FIT, shape);
      add(left, shape, -1);
      const careful = strict && openCells(n, left) <= TOUCHED;
      for (let i = 0; i < n; i++) {
        const ask = wanted[i] ?? outside(i, n);
        if (ask < 16) continue;
        let rots = fit[ask] ?? outside(ask, fit.length);
        const cell = frontier[i] ?? outside(i, n);
        for (let rot = 0; rots !== 0; rot++, rots >>= 1) {
          if ((rots & 1) === 0 || (careful && !keepsOpen(n, cell, turned(nth(doorsOf, tile), rot), left))) continue;
          given++;
          give(tile, cell, rot);
        }
      }
      add(left, shape, 1);
    }
    if (given > 0 || !strict) return given;
  }
};

/** Whether any of these tiles goes anywhere: what passing asks (EXT-BLD-20). The newest room comes first, for most open doors are there, and the first fit is enough. */
export const anyPlacement = (h: House, tiles: readonly number[], shapeOf: readonly number[]): boolean => {
  lay(h);
  for (let r = h.cells.length - 1; r >= 0; r--) {
    const west = nth(h.cells, r);
    const cells = h.rooms[r] === ENTRY ? 2 : 1;
    for (let i = 0; i < cells; i++)
      for (let d = 0; d < 4; d++) {
        const cell = west + i + step(d);
        if (grid[cell] !== 0) continue;
        const ask = asks(cell);
        for (let t = 0; t < tiles.length; t++) if (fits(nth(shapeOf, nth(tiles, t)), ask) !== 0) return true;
      }
  }
  return false;
};

/** Why a tile with these doors does not go there; null if the sides allow it. */
export const misfit = (h: House, cell: number, doors: number): 'taken' | 'apart' | 'clash' | null => {
  lay(h);
  if (grid[cell] !== 0) return 'taken';
  const ask = asks(cell);
  if ((doors & (ask & 15)) !== ask >> 4) return 'clash';
  return ask >> 4 === 0 ? 'apart' : null;
};

/** Emergency placement (EXT-BLD-22): every cell, rotation and side that the owner may pick. */
export const squeezes = (h: House, give: (cell: number, rot: number, side: number) => void): void => {
  lay(h);
  const n = edge(h);
  for (let i = 0; i < n; i++) {
    const cell = slot(frontier, i);
    for (let side = 0; side < 4; side++) {
      const beyond = cell + step(side);
      const room = roomAt(beyond);
      if (room < 0 || (room === 0 && !entryAllows(h, beyond, side ^ 2))) continue;
      for (let rot = 0; rot < 4; rot++) give(cell, rot, side);
    }
  }
};
/** The Entry keeps one door per direction: the side picked is its door, or it has none on that side any more. */
const entryAllows = (h: House, cell: number, d: number): boolean => {
  const doors = nth(h.doors, 0);
  return hasDoor(cell, d) || (((doors | (doors >> 4)) >> d) & 1) === 0;
};

/** Carries out an emergency placement on the doors of the house; gives back the doors of the new room. */
export const squeeze = (h: House & { readonly doors: number[] }, cell: number, doors: number, side: number): number => {
  lay(h);
  let own = doors | (1 << side);
  for (let d = 0; d < 4; d++) {
    const beyond = cell + step(d);
    const room = roomAt(beyond);
    if (room < 0) continue;
    const bit = 1 << ((d ^ 2) + (room === 0 && beyond !== h.cells[0] ? 4 : 0));
    if (d === side) h.doors[room] = nth(h.doors, room) | bit;
    else if ((own >> d) & 1 ? !hasDoor(beyond, d ^ 2) : hasDoor(beyond, d ^ 2)) {
      own &= ~(1 << d);
      h.doors[room] = nth(h.doors, room) & ~bit;
    }
  }
  return own;
};

// Round the outside (2.9).

const ring = new Uint8Array(CELLS);
const far = new Int16Array(CELLS);
const from = new Int16Array(CELLS);
const line = new Int16Array(CELLS);

/** EXT-QEX-03: empty cells that touch a room cell orthogonally or diagonally. */
const markRing = (h: House): void => {
  ring.fill(0);
  for (let r = 0; r < h.cells.length; r++) {
    const cells = h.rooms[r] === ENTRY ? 2 : 1;
    for (let i = 0; i < cells; i++) {
      const cell = nth(h.cells, r) + i;
      for (let y = -WIDE; y <= WIDE; y += WIDE) for (let x = -1; x <= 1; x++) if (grid[cell + y + x] === 0) ring[cell + y + x] = 1;
    }
  }
};

export interface Exit {
  /** -1 if there is no way back in (EXT-QEX-07). */
  to: number;
  steps: number;
  /** How many ways in are equally near. */
  tied: number;
  /** The last cell before the way in, and on which side of it that is. */
  cell: number;
  side: number;
}

/** The ways in that are equally near, as cell * 4 + side: no more than the cells of the ring have sides. */
const ways = new Int16Array(4 * CELLS);
/** EXT-QEX-04 to 06: the nearest way into another room. The house must be laid out and its ring marked. */
const nearest = (room: number, e0: number, dir: number, walls: boolean): Exit => {
  far.fill(-1);
  let tied = 0;
  let head = 0;
  let tail = 0;
  let best = -1;
  line[tail++] = e0;
  far[e0] = 0;
  from[e0] = e0;
  while (head < tail) {
    const c = line[head++] ?? outside(head, CELLS);
    const d = far[c] ?? outside(c, CELLS);
    if (best >= 0 && d > best) break;
    for (let s = 0; s < 4; s++) {
      const n = c + step(s);
      const r = roomAt(n);
      if (r >= 0) {
        if (r === room || !(walls || hasDoor(n, s ^ 2))) continue;
        best = d;
        ways[tied++] = c * 4 + s;
      } else if (ring[n] === 1 && far[n] === -1) {
        far[n] = d + 1;
        from[n] = c;
        line[tail++] = n;
      }
    }
  }
  const chosen = tied > 1 ? clockwise(e0, dir ^ 2, tied) : tied === 1 ? slot(ways, 0) : -1;
  if (chosen < 0) return { to: -1, steps: 0, tied: 0, cell: e0, side: dir ^ 2 };
  const cell = chosen >> 2;
  return { to: roomAt(cell + step(chosen & 3)), steps: best, tied, cell, side: chosen & 3 };
};

/** EXT-QEX-06: along the wall with the house on the right hand; the tied way in met first wins. */
const clockwise = (e0: number, wall: number, tied: number): number => {
  let c = e0;
  let w = wall;
  for (let i = 0; i < CELLS * 4; i++) {
    const h = (w + 3) & 3;
    const a = c + step(h);
    if (grid[a] !== 0) w = h;
    else if (grid[a + step(w)] !== 0) c = a;
    else {
      c = a + step(w);
      w = h ^ 2;
    }
    for (let j = 0; j < tied; j++) if (ways[j] === c * 4 + w) return c * 4 + w;
  }
  return slot(ways, 0);
};

/** The cell of a room on whose side a direction's door is: the Entry has Left and Up in the west, Right and Down in the east (EXT-BLD-03). */
const doorCell = (h: House, room: number, d: number): number => {
  const cell = nth(h.cells, room);
  if (h.rooms[room] !== ENTRY) return cell;
  if (hasDoor(cell, d)) return cell;
  return hasDoor(cell + 1, d) || d === 0 || d === 3 ? cell + 1 : cell;
};

/** How a queen who ignores walls goes: `to`, and whether through a door, a wall or outside (EXT-CHAR-10). */
const ghostCode = (to: number, kind: number): number => to * 4 + kind;

const ghostWay = (h: House, room: number, d: number): number => {
  const cell = doorCell(h, room, d);
  const beyond = roomAt(cell + step(d));
  if (beyond >= 0 && hasDoor(cell, d)) return ghostCode(beyond, 0);
  if (h.rooms[room] === ENTRY && d % 2 === 0) {
    const west = nth(h.cells, room);
    const other = roomAt((cell === west ? west + 1 : west) + step(d));
    if (other >= 0) return ghostCode(other, 1);
  }
  if (beyond >= 0) return ghostCode(beyond, 1);
  return ghostCode(nearest(room, cell + step(d), d, true).to, 2);
};

/** Everything that play needs of the finished house, by room * 4 + direction. */
export interface Ways {
  way: number[];
  exit: number[];
  ghost: number[];
  beside: number[];
}
/** `ghosts`: some queen ignores walls. */
export const waysOf = (h: House, ghosts: boolean): Ways => {
  lay(h);
  markRing(h);
  const made: Ways = { way: [], exit: [], ghost: [], beside: [] };
  for (let r = 0; r < h.cells.length; r++) {
    let touch = 0;
    const cells = h.rooms[r] === ENTRY ? 2 : 1;
    for (let i = 0; i < cells; i++)
      for (let d = 0; d < 4; d++) {
        const n = roomAt(nth(h.cells, r) + i + step(d));
        if (n >= 0 && n !== r) touch |= 1 << n;
      }
    made.beside.push(touch);
    for (let d = 0; d < 4; d++) {
      const cell = doorCell(h, r, d);
      const open = hasDoor(cell, d);
      const beyond = open ? roomAt(cell + step(d)) : -1;
      made.way.push(!open ? WALL : beyond >= 0 ? beyond : OUT);
      made.exit.push(open && beyond < 0 ? nearest(r, cell + step(d), d, false).to : -1);
      if (ghosts) made.ghost.push(ghostWay(h, r, d));
    }
  }
  return made;
};

/** One exit in full, for whoever wants to see it walked: every cell from outside the door to the way in. */
export const walk = (h: House, room: number, d: number, walls: boolean): Exit & { readonly path: readonly number[] } => {
  lay(h);
  markRing(h);
  const e0 = doorCell(h, room, d) + step(d);
  const exit = nearest(room, e0, d, walls);
  const path: number[] = [];
  for (let c = exit.cell; c !== e0; c = slot(from, c)) path.push(c);
  path.push(e0);
  return { ...exit, path: path.reverse() };
};

/** Whether any color in play has a queen who ignores walls. */
export const haveGhosts = (colors: readonly number[]): boolean => colors.some((c) => row(CHARACTER, c).queenThroughWalls);
