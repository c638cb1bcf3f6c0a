/** Ways through the finished house and round the outside of it (2.8, 2.9): where doors lead, where exits come back in, how a queen who ignores walls goes. */

import { outside } from '@pesthouse/kernel';
import { CHARACTER } from './data/tables.ts';
import { asked, CELLS, doorsOf, grid, type House, hasDoor, lay, roomAt, sidesOf, step, WIDE } from './grid.ts';
import { nth, row } from './look.ts';
import { ENTRY, TILES } from './names.ts';
import { slot } from './scratch.ts';

/** What a direction leads to besides rooms. */
export const WALL = -1;
export const OUT = -2;

/** How many steps away a cell of the ring is: UNSEEN where nobody was, and whoever walks leaves it so behind. NO_RING is every other cell. */
const UNSEEN = -1;
const NO_RING = -2;
const far = new Int16Array(CELLS);
const from = new Int16Array(CELLS);
const line = new Int16Array(CELLS);

/** EXT-QEX-03: empty cells that touch a room cell orthogonally or diagonally. */
const markRing = (h: House): void => {
  far.fill(NO_RING);
  for (let r = 0; r < h.cells.length; r++) {
    const cells = h.rooms[r] === ENTRY ? 2 : 1;
    for (let i = 0; i < cells; i++) {
      const cell = nth(h.cells, r) + i;
      for (let y = -WIDE; y <= WIDE; y += WIDE) for (let x = -1; x <= 1; x++) if (grid[cell + y + x] === 0) far[cell + y + x] = UNSEEN;
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
    const ask = asked(c);
    const ins = walls ? sidesOf(ask) : doorsOf(ask);
    for (let s = 0; ins >> s !== 0; s++) {
      if (((ins >> s) & 1) === 0 || roomAt(c + step(s)) === room) continue;
      best = d;
      ways[tied++] = c * 4 + s;
    }
    // Whoever has found a way in goes no farther.
    for (let s = 0; s < 4 && best < 0; s++) {
      const n = c + step(s);
      if (far[n] !== UNSEEN) continue;
      far[n] = d + 1;
      from[n] = c;
      line[tail++] = n;
    }
  }
  for (let i = 0; i < tail; i++) far[slot(line, i)] = UNSEEN;
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
/** Lists that are to be filled: a copy of full length is quicker than one that grows. */
const BLANK: readonly number[] = Array.from({ length: TILES.length * 4 }, () => WALL);

/** The rooms around a cell, as bits. */
const touching = (cell: number): number => {
  let rooms = 0;
  for (let d = 0; d < 4; d++) {
    const r = roomAt(cell + step(d));
    if (r >= 0) rooms |= 1 << r;
  }
  return rooms;
};

/** `ghosts`: some queen ignores walls. */
export const waysOf = (h: House, ghosts: boolean): Ways => {
  lay(h);
  markRing(h);
  const sides = h.cells.length * 4;
  const made: Ways = {
    way: BLANK.slice(0, sides),
    exit: BLANK.slice(0, sides),
    ghost: ghosts ? BLANK.slice(0, sides) : [],
    beside: BLANK.slice(0, h.cells.length),
  };
  for (let r = 0; r < h.cells.length; r++) {
    const west = nth(h.cells, r);
    made.beside[r] = (h.rooms[r] === ENTRY ? touching(west) | touching(west + 1) : touching(west)) & ~(1 << r);
    for (let d = 0; d < 4; d++) {
      const cell = doorCell(h, r, d);
      if (hasDoor(cell, d)) {
        const beyond = roomAt(cell + step(d));
        made.way[r * 4 + d] = beyond >= 0 ? beyond : OUT;
        if (beyond < 0) made.exit[r * 4 + d] = nearest(r, cell + step(d), d, false).to;
      }
      if (ghosts) made.ghost[r * 4 + d] = ghostWay(h, r, d);
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
export const haveGhosts = (players: readonly { readonly color: number }[]): boolean => players.some((p) => row(CHARACTER, p.color).queenThroughWalls);
