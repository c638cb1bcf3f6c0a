/** The tile in the builder's hand: which one, where it goes, which ways it can lie. Read from the legal placements; tiles that look the same turned are one way. */

import { asking } from '@pesthouse/board';
import { DOORS, turned } from '../data/tables.ts';
import { doorCount } from '../doors.ts';
import { NEST, TILES, type TileId, tileName, tileOf } from '../names.ts';
import { playerAt } from '../state.ts';
import type { MoveOf, Props } from './choice.ts';
import { cellsOf, gridOf, spotKey } from './geometry.ts';

export type Placing = MoveOf<'place'> | MoveOf<'force'>;

export interface Ghost {
  readonly tile: TileId;
  readonly move: Placing;
  readonly way: number;
  readonly ways: number;
}
export interface Building {
  /** The tiles in hand, with the number of cells that take each. */
  readonly tiles: readonly { readonly tile: TileId; readonly cells: number }[];
  readonly tile: TileId | null;
  readonly cells: ReadonlyMap<string, readonly Placing[]>;
  readonly ghost: Ghost | null;
  readonly forced: boolean;
}

const isPlacing = (m: Props['legal'][number]): m is Placing => m.verb === 'place' || m.verb === 'force';
const shown = (tile: TileId, m: Placing): string => `${turned(DOORS[tileOf(tile)] ?? 0, m.rot)} ${m.verb === 'force' ? m.side : ''}`;

const cellsFor = (all: readonly Placing[], tile: TileId): ReadonlyMap<string, readonly Placing[]> => {
  const cells = new Map<string, Placing[]>();
  for (const m of all) {
    if (m.verb === 'place' && m.tile !== tile) continue;
    const key = spotKey(m.x, m.y);
    const ways = cells.get(key) ?? [];
    if (!ways.some((x) => shown(tile, x) === shown(tile, m))) ways.push(m);
    cells.set(key, ways);
  }
  return cells;
};

/** Null while nobody builds here. */
export const buildingOf = ({ view, seat, legal, draft, pointed }: Pick<Props, 'view' | 'seat' | 'legal' | 'draft' | 'pointed'>): Building | null => {
  const all = legal.filter(isPlacing);
  if (all.length === 0 || seat < 0) return null;
  const forced = asking(view)?.step === 'emergency';
  const hand = playerAt(view, seat).tiles.map(tileName);
  const counts = hand.map((tile) => ({ tile, cells: new Set(all.flatMap((m) => (m.verb === 'force' || m.tile === tile ? [spotKey(m.x, m.y)] : []))).size }));
  const meant = pointed !== null && isPlacing(pointed) ? pointed : null;
  const picked = TILES.find((t) => t === (meant?.verb === 'place' ? meant.tile : draft.tile) && counts.some((c) => c.tile === t));
  const tile = picked ?? counts.find((c) => c.cells > 0)?.tile ?? null;
  if (tile === null) return { tiles: counts, tile, cells: new Map(), ghost: null, forced };
  const cells = cellsFor(all, tile);
  const at = meant === null ? `${draft.x} ${draft.y}` : spotKey(meant.x, meant.y);
  const ways = cells.get(at);
  const meantWay = meant === null || ways === undefined ? -1 : ways.findIndex((m) => shown(tile, m) === shown(tile, meant));
  const way = ways === undefined ? 0 : meantWay >= 0 ? meantWay : (Number(draft.way ?? 0) + 4 * ways.length) % ways.length;
  const move = ways?.[way];
  return { tiles: counts, tile, cells, ghost: move === undefined || ways === undefined ? null : { tile, move, way, ways: ways.length }, forced };
};

/** Empty cells beside the house, whether the tile goes there or not. */
export const besideHouse = (view: Props['view']): readonly { readonly x: number; readonly y: number }[] => {
  const grid = gridOf(view);
  const found = new Map<string, { x: number; y: number }>();
  for (const [room] of view.rooms.entries())
    for (const { x, y } of cellsOf(view, room))
      for (const [dx, dy] of [
        [0, 1],
        [-1, 0],
        [0, -1],
        [1, 0],
      ] as const)
        if (!grid.has(spotKey(x + dx, y + dy))) found.set(spotKey(x + dx, y + dy), { x: x + dx, y: y + dy });
  return [...found.values()];
};

export const nextTile = (b: Building): TileId | null => {
  const able = b.tiles.filter((t) => t.cells > 0).map((t) => t.tile);
  const i = b.tile === null ? -1 : able.indexOf(b.tile);
  return able[(i + 1) % Math.max(1, able.length)] ?? null;
};
export const isNest = (tile: TileId): boolean => tileOf(tile) >= NEST;
export const doorsOf = (tile: TileId): number => doorCount(DOORS[tileOf(tile)] ?? 0);
