/** Where tiles fit while the house is built (EXT-BLD-13 to 20): sought once a shape, for where one tile goes, every tile of its shape goes. */

import { type Out, outside } from '@pesthouse/kernel';
import { FIT, FITTING, SHAPE, SHAPES, turned } from './data/tables.ts';
import { asks, bits, CELLS, edgeLength, frontier, grid, type House, lay, step, WIDE, wanted, xOf, yOf } from './grid.ts';
import { nth, row } from './look.ts';
import { NEST, TILES, tileName } from './names.ts';
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

/** The unplaced tiles of all, by shape: the shapes, as bits, of which there is a tile left, and in the upper half those of which there are several. */
const SEVERAL = 16;
const leftOf = (players: readonly { readonly tiles: readonly number[] }[]): number => {
  let some = 0;
  let several = 0;
  for (let q = 0; q < players.length; q++) {
    const { tiles } = row(players, q);
    for (let i = 0; i < tiles.length; i++) {
      const shape = 1 << nth(SHAPE, nth(tiles, i));
      several |= some & shape;
      some |= shape;
    }
  }
  return (several << SEVERAL) | some;
};

// What is kept by shape lies in one list, shape after shape: where a single list lies the machine knows beforehand.
const ASKS = 256;
const fits = Uint8Array.from(FIT.flatMap((rots) => [...rots]));
/** Where the tiles of a shape go: cell and rotation as one number, in the order of the frontier. */
const MOST = 4 * open.length;
const spots = new Int16Array(SHAPES.length * MOST + 1);
const spotCount = new Int16Array(SHAPES.length);
export const cellOf = (spot: number): number => spot >> 2;
export const rotOf = (spot: number): number => spot & 3;
const SPOTS = CELLS * 4;

/** Fills the spots of a shape; `careful`: only those that keep the house open for what is left. */
const seek = (shape: number, n: number, careful: boolean, left: number): void => {
  const first = shape * MOST;
  let found = first;
  for (let i = 0; i < n; i++) {
    const cell = slot(open, i);
    const rots = slot(fits, shape * ASKS + slot(asked, i));
    // Every rotation is written down, and stays if it counts: whether one fits can hardly be foreseen, and a wrong guess costs the machine more than the writing.
    for (let rot = 0; rot < 4; rot++) {
      const more = (rots >> rot) & 1;
      spots[found] = cell * 4 + rot;
      if (careful && more === 1 && !keepsOpen(n, cell, turned(nth(SHAPES, shape), rot), left)) continue;
      found += more;
    }
  }
  spotCount[shape] = found - first;
};

/** A house in the making, with all tiles that are not in it yet. */
export interface Site extends House {
  readonly players: readonly { readonly tiles: readonly number[] }[];
}

/** Whether a tile may be placed now: nests only from a certain round on (EXT-BLD-11). */
const placeable = (tile: number, nests: boolean): boolean => tile < NEST || nests;

/** Finds every legal placement of these tiles (EXT-BLD-13 to 19), and says how many there are. */
export const countPlacements = (h: Site, tiles: readonly number[], nests: boolean): number => {
  lay(h);
  const n = openings();
  const left = leftOf(h.players);
  const shapes = left & ((1 << SEVERAL) - 1);
  const roomy = staysOpen(n, shapes);
  // First those that keep the house open for another tile; only if there is none, all that fit.
  for (let strict = left !== (shapes & -shapes); ; strict = false) {
    let total = 0;
    let sought = 0;
    for (let t = 0; t < tiles.length; t++) {
      const tile = nth(tiles, t);
      if (!placeable(tile, nests)) continue;
      const shape = nth(SHAPE, tile);
      if (((sought >> shape) & 1) === 0) {
        sought |= 1 << shape;
        const last = ((left >> (SEVERAL + shape)) & 1) === 0;
        const others = last ? shapes & ~(1 << shape) : shapes;
        seek(shape, n, strict && !(last ? staysOpen(n, others) : roomy), others);
      }
      total += slot(spotCount, shape);
    }
    if (total > 0 || !strict) return total;
  }
};

// A move is never changed, so the same object serves every listing. There are very many places and few are ever used: each is made when it is first listed.
const PLACE: readonly (Moves['build'] | undefined)[][] = TILES.map(() => []);
const placesOf = (tile: number): (Moves['build'] | undefined)[] => {
  const places = row(PLACE, tile);
  if (places.length === 0) places.length = SPOTS;
  return places;
};
const firstPlace = (tile: number, spot: number): Moves['build'] => {
  const made: Moves['build'] = { verb: 'place', tile: tileName(tile), x: xOf(cellOf(spot)), y: yOf(cellOf(spot)), rot: rotOf(spot) };
  row(PLACE, tile)[spot] = made;
  return made;
};

/** Fills every legal placement of these tiles. */
export const placements = (h: Site, tiles: readonly number[], nests: boolean, out: Out<Moves['build']>): void => {
  out.n = 0;
  if (countPlacements(h, tiles, nests) === 0) return;
  // There are dozens at once, so they are put down one after another instead of being pushed each.
  const { list } = out;
  let at = 0;
  for (let t = 0; t < tiles.length; t++) {
    const tile = nth(tiles, t);
    if (!placeable(tile, nests)) continue;
    const places = placesOf(tile);
    const shape = nth(SHAPE, tile);
    const end = shape * MOST + slot(spotCount, shape);
    for (let i = shape * MOST; i < end; i++) {
      const spot = slot(spots, i);
      list[at++] = places[spot] ?? firstPlace(tile, spot);
    }
  }
  out.n = at;
};

/** One of the placements that were just counted, in the order in which they are listed: the tile and its spot as one number. */
export const placementAt = (tiles: readonly number[], nests: boolean, at: number): number => {
  let i = at;
  for (let t = 0; t < tiles.length; t++) {
    const tile = nth(tiles, t);
    if (!placeable(tile, nests)) continue;
    const shape = nth(SHAPE, tile);
    const n = slot(spotCount, shape);
    if (i < n) return tile * SPOTS + slot(spots, shape * MOST + i);
    i -= n;
  }
  return outside(at, at - i);
};
export const placedTile = (placement: number): number => Math.floor(placement / SPOTS);
export const placedSpot = (placement: number): number => placement % SPOTS;

/** Whether a tile of any of these shapes, as bits, goes anywhere: what passing asks (EXT-BLD-20). The newest cells come first, for most open doors are there, and the first fit is enough. */
export const anyPlacement = (h: House, tiles: readonly number[], nests: boolean): boolean => {
  let shapes = 0;
  for (let t = 0; t < tiles.length; t++) if (placeable(nth(tiles, t), nests)) shapes |= 1 << nth(SHAPE, nth(tiles, t));
  lay(h);
  for (let i = edgeLength() - 1; i >= 0; i--) if (anyFits(shapes, slot(wanted, slot(frontier, i)))) return true;
  return false;
};
