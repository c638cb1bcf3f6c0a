/** Where things lie on the chart: places and roads in the pixels of the room that it is given. */
import { map as data } from '../data/printed.ts';
import { GROUND, ROAD } from '../data/tables.ts';
import { KINDS, PLACES, ROADS, SPACES } from '../names.ts';
import { BEND, SHORE_ROOM } from './chart.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
}
export type Point = readonly [x: number, y: number];

const NODE: ReadonlyMap<string, Point> = new Map(data.nodes.map((n) => [n.id, [n.x, n.y] as const]));
/** The chart is stretched to its room; pieces are not. */
export const onto = (room: Room, [x, y]: Point): Point => [
  (room.width * (36 + (x - 65) * 0.716)) / SHORE_ROOM.width,
  (room.height * (32 + (y - 75) * 0.492)) / SHORE_ROOM.height,
];
export const placeAt = (room: Room, id: string): Point => onto(room, NODE.get(id) ?? [500, 500]);
/** Half the size of a place by its kind. */
export const HALF = { village: [13.5, 12.5], town: [18, 16], city: [23, 19], capital: [36, 31] } as const;
export const kindOf = (at: number): keyof typeof HALF => (at >= PLACES.length ? 'capital' : (KINDS[GROUND[at]?.kind ?? 0] ?? 'village'));

/** The curve of a road and its middle. */
export const curve = (room: Room, i: number): { readonly d: string; readonly mid: Point } => {
  const id = ROADS[i] ?? ROADS[0];
  const r = ROAD[i];
  const a = placeAt(room, SPACES[r?.a ?? 0] ?? 'capital');
  const b = placeAt(room, SPACES[r?.b ?? 0] ?? 'capital');
  const c = onto(room, BEND[id]);
  const f = (n: number): string => n.toFixed(1);
  return { d: `M${f(a[0])} ${f(a[1])}Q${f(c[0])} ${f(c[1])} ${f(b[0])} ${f(b[1])}`, mid: [(a[0] + 2 * c[0] + b[0]) / 4, (a[1] + 2 * c[1] + b[1]) / 4] };
};
