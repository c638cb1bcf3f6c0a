/** Who travels through the house while an event is told, along which points, and when: times in milliseconds at normal speed. */
import { type Color, colorOf, DIRS, type TileId, tileOf } from '../names.ts';
import type { Event, Spot, State } from '../state.ts';
import { trapColor } from './art.ts';
import { boxOf, CELL, cellBox, cellsOf, doorAt, figureAt, gridOf, holeAt, meeting, middle, type Point, slotOf, spotKey, trapAt } from './geometry.ts';

export const STEP_MS = 420;
export const OUTSIDE_MS = 200;
export const APART_MS = 140;

export interface Trip {
  readonly key: string;
  readonly what: 'queen' | 'exterminator' | 'pest' | 'trap';
  readonly color: Color;
  /** How many; shown as a count where it is more than one. */
  readonly n: number;
  readonly path: readonly Point[];
  readonly delay: number;
  readonly ms: number;
  readonly ghostly: boolean;
}

const roomOf = (s: State, tile: TileId): number => s.rooms.indexOf(tileOf(tile));
const stand = (s: State, room: number): Point => figureAt(boxOf(s, room), 0, 1, 0);
const slot = (s: State, room: number, color: Color): Point => slotOf(s, boxOf(s, room), colorOf(color));
const between = (s: State, a: number, b: number): Point[] => {
  const door = meeting(s, a, b);
  return door === null ? [] : [door];
};

const trip = (what: Trip['what'], color: Color, path: readonly Point[], more: Partial<Trip> = {}): Trip => ({
  key: `${what} ${color} ${more.key ?? ''}`,
  what,
  color,
  n: more.n ?? 1,
  path,
  delay: more.delay ?? 0,
  ms: more.ms ?? STEP_MS,
  ghostly: more.ghostly ?? false,
});

/** The side of the cell outside, seen from the room that is left or entered. */
const outside = (s: State, room: number, dir: number, first: Point): Point => {
  const cells = cellsOf(s, room);
  const near = cells.map((c) => doorAt(c, dir)).sort((a, b) => Math.hypot(a.x - first.x, a.y - first.y) - Math.hypot(b.x - first.x, b.y - first.y));
  return near[0] ?? first;
};

/** She keeps close to the walls: from the middle of the cell toward the rooms that it touches. */
const alongWall = (grid: ReadonlyMap<string, number>, c: Spot): Point => {
  const at = middle(cellBox(c.x, c.y));
  const has = (dx: number, dy: number): number => (grid.has(spotKey(c.x + dx, c.y + dy)) ? 1 : 0);
  const straight = { x: has(1, 0) - has(-1, 0), y: has(0, 1) - has(0, -1) };
  const beside = has(1, 0) + has(-1, 0) + has(0, 1) + has(0, -1) > 0;
  const corner = { x: has(1, 1) + has(1, -1) - has(-1, 1) - has(-1, -1), y: has(1, 1) + has(-1, 1) - has(1, -1) - has(-1, -1) };
  const to = beside ? straight : corner;
  return { x: at.x + Math.sign(to.x) * 0.27 * CELL, y: at.y + Math.sign(to.y) * 0.27 * CELL };
};

const leaves = (s: State, e: Extract<Event, { type: 'queen-left' }>): Trip => {
  const from = roomOf(s, e.from);
  const to = roomOf(s, e.to);
  const grid = gridOf(s);
  const way = e.path.map((c) => alongWall(grid, c));
  const first = way[0] ?? stand(s, from);
  const last = e.path[e.path.length - 1];
  const enter = last === undefined || e.back ? [] : [doorAt(last, DIRS.indexOf(e.in))];
  const home = e.back ? [...way].reverse() : [];
  const path = [stand(s, from), outside(s, from, DIRS.indexOf(e.dir), first), ...way, ...home, ...enter, stand(s, to)];
  return trip('queen', e.color, path, { ms: 500 + OUTSIDE_MS * (way.length + home.length), ghostly: e.through === 'wall' });
};

const trapSpot = (s: State, room: number): Point => trapAt(boxOf(s, room), 0, 1);

export const tripsOf = (s: State, e: Event | null): readonly Trip[] => {
  switch (e?.type) {
    case 'queen-moved': {
      const a = roomOf(s, e.from);
      const b = roomOf(s, e.to);
      return [trip('queen', e.color, [stand(s, a), ...between(s, a, b), stand(s, b)], { ghostly: e.through === 'wall' })];
    }
    case 'queen-nested':
      return [trip('queen', e.color, [stand(s, roomOf(s, e.from)), stand(s, roomOf(s, e.to))], { ms: 600 })];
    case 'queen-left':
      return [leaves(s, e)];
    case 'moved': {
      const a = roomOf(s, e.from);
      const b = roomOf(s, e.to);
      return [trip('exterminator', e.color, [stand(s, a), ...between(s, a, b), stand(s, b)], { ms: 360, ghostly: e.through === 'wall' })];
    }
    case 'trap-dragged': {
      const a = roomOf(s, e.from);
      const b = roomOf(s, e.to);
      const color = trapColor(e.trap);
      return [
        trip('exterminator', e.by, [stand(s, a), ...between(s, a, b), stand(s, b)], { ms: 520 }),
        trip('trap', color, [trapSpot(s, a), ...between(s, a, b), trapSpot(s, b)], { ms: 520 }),
      ];
    }
    case 'summoned':
      return e.flows.map((f) => {
        const a = roomOf(s, f.from);
        const b = roomOf(s, f.to);
        return trip('pest', e.color, [slot(s, a, e.color), ...between(s, a, b), slot(s, b, e.color)], { key: `${f.from} ${f.to}`, n: f.n, ms: 560 });
      });
    case 'spread':
      return e.into.map((to, i) => {
        const a = roomOf(s, e.around);
        const b = roomOf(s, to);
        return trip('pest', e.color, [stand(s, a), ...between(s, a, b), slot(s, b, e.color)], { key: String(i), delay: APART_MS * i });
      });
    case 'dropped': {
      const room = roomOf(s, e.room);
      return Array.from({ length: e.n }, (_, i) => trip('pest', e.color, [stand(s, room), slot(s, room, e.color)], { key: String(i), delay: 90 * i, ms: 300 }));
    }
    case 'emerged': {
      const room = roomOf(s, e.room);
      return Array.from({ length: e.n }, (_, i) =>
        trip('pest', e.color, [holeAt(s, room), slot(s, room, e.color)], { key: String(i), delay: 90 * i, ms: 300 }),
      );
    }
    case 'captured': {
      const room = roomOf(s, e.room);
      const to = trapSpot(s, room);
      return e.queen
        ? [trip('queen', e.color, [stand(s, room), to], { ms: 260 })]
        : [trip('pest', e.color, [slot(s, room, e.color), to], { n: e.pests, ms: 300 })];
    }
    case 'infested': {
      const nest = roomOf(s, e.nest);
      return [
        trip('pest', e.color, [holeAt(s, nest), slot(s, nest, e.color)], { key: 'nest', n: e.inNest, ms: 260 }),
        ...e.around.map((to, i) => {
          const b = roomOf(s, to);
          return trip('pest', e.color, [slot(s, nest, e.color), ...between(s, nest, b), slot(s, b, e.color)], { key: String(i), delay: 140 + 70 * i, ms: 320 });
        }),
      ];
    }
    default:
      return [];
  }
};
