/** Building on the grid against the rules of fitting: why a tile does not go somewhere, and how what never fits is forced in (2.4). */

import { asks, edgeLength, frontier, grid, type House, hasDoor, lay, roomAt, step } from './grid.ts';
import { nth } from './look.ts';
import { slot } from './scratch.ts';

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
  const n = edgeLength();
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
