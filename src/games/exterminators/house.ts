/** Building on the grid: where tiles fit, and how what never fits is forced in (2.4). */

import { type Out, outside } from '../../kernel/index.ts';
import { DOORS, FIT, FITTING, SHAPE, turned } from './data/tables.ts';
import { asks, bits, CELLS, edgeLength, frontier, grid, type House, hasDoor, lay, roomAt, step, WIDE, wanted, xOf, yOf } from './grid.ts';
import { nth, row } from './look.ts';
import { TILES, tileName } from './names.ts';
import { slot } from './scratch.ts';
import type { Moves } from './state.ts';

/** Whether some of these shapes, as bits, goes where this is asked: at least one door must meet a door (EXT-BLD-13, EXT-BLD-14). */
const anyFits = (shapes: number, ask: number): boolean => ((FITTING[ask] ?? outside(ask, FITTING.length)) & shapes) !== 0;

/** The cells of the frontier that a door leads to, for nothing goes anywhere else, and what each asks of a tile. */
const open = new Int16Array(128);
const asked = new Uint8Array(128);
const openings = (): number => {
  const n = edgeLength();
  let doors = 0;
  for (let i = 0; i < n; i++) {
    const cell = frontier[i] ?? outside(i, n);
    const ask = wanted[cell] ?? outside(cell, CELLS);
    if (ask < 16) continue;
    open[doors] = cell;
    asked[doors++] = ask;
  }
  return doors;
};

/** EXT-BLD-19: with a tile of these doors put there, some tile that is left still has a spot. */
const keepsOpen = (n: number, cell: number, doors: number, left: number): boolean => {
  for (let i = 0; i < n; i++) {
    const gap = slot(open, i) - cell;
    if (gap === 0 || gap === 1 || gap === -1 || gap === WIDE || gap === -WIDE) continue;
    if (anyFits(left, slot(asked, i))) return true;
  }
  grid[cell] = 127;
  bits[cell] = doors;
  let more = false;
  for (let d = 0; d < 4 && !more; d++) {
    const next = cell + step(d);
    if (grid[next] === 0) more = anyFits(left, asks(next));
  }
  grid[cell] = 0;
  return more;
};

/** A tile changes its own cell and the four around it: with more open ones than that, the house stays open wherever it goes. */
const TOUCHED = 5;
const staysOpen = (n: number, left: number): boolean => {
  let spots = 0;
  for (let i = 0; i < n && spots <= TOUCHED; i++) if (anyFits(left, asked[i] ?? outside(i, n))) spots++;
  return spots > TOUCHED;
};

/** The shapes, as bits, of which there are copies left. */
const shapesOf = (left: readonly number[]): number => {
  let shapes = 0;
  for (let shape = 0; shape < left.length; shape++) if (nth(left, shape) > 0) shapes |= 1 << shape;
  return shapes;
};

// A move is never changed, so the same object serves every listing. There are very many places and few are ever used: each is made when it is first listed.
const PLACE: readonly (Moves['build'] | undefined)[][] = TILES.map(() => []);
const placesOf = (tile: number): (Moves['build'] | undefined)[] => {
  const places = row(PLACE, tile);
  if (places.length === 0) places.length = CELLS * 4;
  return places;
};
const firstPlace = (tile: number, at: number): Moves['build'] => {
  const cell = at >> 2;
  const made: Moves['build'] = { verb: 'place', tile: tileName(tile), x: xOf(cell), y: yOf(cell), rot: at & 3 };
  row(PLACE, tile)[at] = made;
  return made;
};

/** Fills every legal placement of these tiles (EXT-BLD-13 to 19); `left` counts all unplaced tiles by shape, these among them. */
export const placements = (h: House, tiles: readonly number[], left: readonly number[], out: Out<Moves['build']>): void => {
  lay(h);
  out.n = 0;
  const n = openings();
  let total = 0;
  for (let i = 0; i < left.length; i++) total += nth(left, i);
  const shapes = shapesOf(left);
  const roomy = staysOpen(n, shapes);
  // First those that keep the house open; only if there is none, all that fit.
  for (let strict = total > 1; ; strict = false) {
    for (let t = 0; t < tiles.length; t++) {
      const tile = nth(tiles, t);
      const shape = nth(SHAPE, tile);
      const fit = row(FIT, shape);
      const places = placesOf(tile);
      const last = nth(left, shape) === 1;
      const others = last ? shapes & ~(1 << shape) : shapes;
      const careful = strict && !(last ? staysOpen(n, others) : roomy);
      for (let i = 0; i < n; i++) {
        const cell = open[i] ?? outside(i, n);
        let rots = fit[asked[i] ?? outside(i, n)] ?? 0;
        for (let rot = 0; rots !== 0; rot++, rots >>= 1) {
          if ((rots & 1) === 0 || (careful && !keepsOpen(n, cell, turned(nth(DOORS, tile), rot), others))) continue;
          out.push(places[cell * 4 + rot] ?? firstPlace(tile, cell * 4 + rot));
        }
      }
    }
    if (out.n > 0 || !strict) return;
  }
};

/** Whether a tile of any of these shapes, as bits, goes anywhere: what passing asks (EXT-BLD-20). The newest cells come first, for most open doors are there, and the first fit is enough. */
export const anyPlacement = (h: House, shapes: number): boolean => {
  lay(h);
  for (let i = edgeLength() - 1; i >= 0; i--) if (anyFits(shapes, slot(wanted, slot(frontier, i)))) return true;
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
