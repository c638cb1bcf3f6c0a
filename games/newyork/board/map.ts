/** Where things stand on the poster: the map's own units, 1010 by 1000. */

import { decor, locations } from '../data/printed.ts';
import { table } from '../data/tables.ts';
import { PLACES, type PlaceId, type Species } from '../names.ts';
import type { Borough, Water } from '../text/making.ts';

export const BOX = { x: -5, y: 0, w: 1010, h: 1000 } as const;
export const VIEW_BOX = `${BOX.x} ${BOX.y} ${BOX.w} ${BOX.h}`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const SPOT: Readonly<Record<PlaceId, Point>> = table(PLACES, (at) => {
  const found = locations.find((l) => l.id === at);
  return { x: found?.x ?? 0, y: found?.y ?? 0 };
});

/** A plaque from its spot: the picture, the sign under it, and the middle of the corner of each species: Humans top left, Rats top right, and so on. */
export const PLAQUE = { left: -88, top: -62, width: 176, picture: 124, bottom: 94 } as const;
export const CORNER: Readonly<Record<Species, { readonly x: -1 | 1; readonly y: -1 | 1 }>> = {
  humans: { x: -1, y: -1 },
  rats: { x: 1, y: -1 },
  pigeons: { x: -1, y: 1 },
  cockroaches: { x: 1, y: 1 },
};
export const TAG = { w: 74, h: 32 } as const;
/** The top left point of a tag; a lower one rises with its height, so that its card edges stay in the picture. */
export const tagAt = (who: Species, pests: number): Point => {
  const edges = Math.min(2, Math.max(0, pests - 1));
  return { x: CORNER[who].x < 0 ? -80 : 6, y: CORNER[who].y < 0 ? -54 : 21 - 3 * edges };
};

/** A box of the map as percentages of the whole, for the buttons that lie over the drawing. */
export const percentBox = (x: number, y: number, w: number, h: number) => ({
  left: `${((x - BOX.x) / BOX.w) * 100}%`,
  top: `${((y - BOX.y) / BOX.h) * 100}%`,
  width: `${(w / BOX.w) * 100}%`,
  height: `${(h / BOX.h) * 100}%`,
});

/** Where the names of boroughs and waters stand. */
export const BOROUGH_SPOTS: readonly { readonly id: Borough; readonly x: number; readonly y: number; readonly turn: number; readonly size: number }[] = [
  { id: 'bronx', x: 914, y: 112, turn: 90, size: 22 },
  { id: 'manhattan', x: 350, y: 556, turn: -90, size: 25 },
  { id: 'queens', x: 905, y: 476, turn: 0, size: 22 },
  { id: 'brooklyn', x: 738, y: 716, turn: 0, size: 24 },
  { id: 'staten-island', x: 103, y: 771, turn: 0, size: 18 },
];
export const WATER_SPOTS: readonly { readonly id: Water; readonly x: number; readonly y: number; readonly turn: number }[] = [
  { id: 'hudson-river', x: 232, y: 392, turn: -62 },
  { id: 'east-river', x: 634, y: 420, turn: -90 },
  { id: 'atlantic-ocean', x: 880, y: 955, turn: 0 },
];

/** Borough outlines and lines for the map in small. The lines are drawn faintly wherever the city is: pests move anywhere, and no line is a way. */
export const LANDS: readonly string[] = decor.boroughs.map((b) => `M${b.polygon.map((p) => p.join(' ')).join('L')}Z`);
export const LINES: readonly { readonly color: string; readonly path: string }[] = decor.subwayLines.map((l) => ({
  color: l.color,
  path: `M${l.points.map((p) => p.join(' ')).join('L')}`,
}));
export const FERRY = `M${decor.ferry.points.map((p) => p.join(' ')).join('L')}`;
