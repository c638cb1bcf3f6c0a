/** Building the house (2.4): tiles are dealt and placed one by one; who cannot place passes; what never fits is forced in. */

import { ALL, type Ctx, drawFrom, type Out, type Seat } from '@pesthouse/kernel';
import { DOORS, NUMBER, PLAYERS, turned } from '../data/tables.ts';
import { cellAt, xOf, yOf } from '../grid.ts';
import { misfit, squeeze, squeezes } from '../house.ts';
import { nth, row } from '../look.ts';
import { DIRS, type Dir, dirName, NEST, STANDARD, tileName, tileOf } from '../names.ts';
import { anyPlacement, cellOf, countPlacements, placedSpot, placedTile, placementAt, placements, rotOf } from '../spots.ts';
import { type A, type D, type Event, type Moves, playerAt, type State } from '../state.ts';

/** Nothing fits any more: standard tiles are gone, nests go in anyhow (EXT-BLD-21). */
const STUCK_HOUSE = -1;

export const buildRound = (s: State): number => Math.floor(s.buildTurn / s.players.length) + 1;

const STANDARD_TILES: readonly number[] = Array.from({ length: STANDARD }, (_, i) => i + 1);

/** A tile goes to its place among others, which lie in the order of the tile list. */
const sortIn = (list: number[], tile: number): void => {
  list.push(tile);
  for (let i = list.length - 1; i > 0 && nth(list, i - 1) > tile; i--) {
    list[i] = nth(list, i - 1);
    list[i - 1] = tile;
  }
};

export const tiles: A<'tiles'> = {
  run(s, _, k) {
    const n = s.players.length;
    s.phase = 'house';
    k.tell?.({ type: 'draw-pile', n: s.drawSize, clause: 'EXT-TBX-03' }, ALL);
    const pile = STANDARD_TILES.slice();
    const draw = (): number => drawFrom(pile, k.chance);
    for (let i = row(PLAYERS, n).removedTiles; i > 0; i--) sortIn(s.tilesOut, draw());
    for (let i = 0; pile.length > 0; i++) sortIn(playerAt(s, (s.start + i) % n).tiles, draw()); // EXT-BLD-06
    for (let i = 0; i < n; i++) {
      const seat = (s.start + i) % n;
      const p = playerAt(s, seat);
      p.tiles.push(NEST + p.color); // EXT-BLD-04
      k.tell?.({ type: 'dealt-tiles', seat, tiles: p.tiles.map(tileName), starts: i === 0, clause: 'EXT-BLD-06' }, ALL);
    }
    s.stack.push({ step: 'lay' });
  },
};

/** EXT-BLD-11: whether a seat may place a nest already. */
const nestsAllowed = (s: State): boolean => s.passes === STUCK_HOUSE || buildRound(s) >= NUMBER.nestFromRound;

/** Fills every placement that the seat may choose. */
export const listPlacements = (s: State, seat: Seat, out: Out<Moves['build']>): void => placements(s, playerAt(s, seat).tiles, nestsAllowed(s), out);

const canPlace = (s: State, seat: Seat): boolean => anyPlacement(s, playerAt(s, seat).tiles, nestsAllowed(s));

/** As `splice` does, which makes a list of what it takes away. */
const takeAway = (list: number[], x: number): void => {
  for (let i = list.indexOf(x) + 1; i < list.length; i++) list[i - 1] = nth(list, i);
  list.pop();
};

const addRoom = (s: State, seat: Seat, tile: number, cell: number, doors: number, rot: number, forced: Dir | 'none', k: Ctx<Event>): void => {
  const p = playerAt(s, seat);
  takeAway(p.tiles, tile);
  if (tile >= NEST) p.nest = s.rooms.length;
  s.rooms.push(tile);
  s.cells.push(cell);
  s.doors.push(doors);
  k.tell?.(
    {
      type: 'placed',
      seat,
      tile: tileName(tile),
      at: { x: xOf(cell), y: yOf(cell) },
      rot,
      round: buildRound(s),
      forced,
      clause: forced === 'none' ? 'EXT-BLD-13' : 'EXT-BLD-22',
    },
    ALL,
  );
  if (s.passes !== STUCK_HOUSE) s.passes = 0;
  s.buildTurn++;
};
const place = (s: State, seat: Seat, tile: number, cell: number, rot: number, k: Ctx<Event>): void =>
  addRoom(s, seat, tile, cell, turned(nth(DOORS, tile), rot), rot, 'none', k);
const force = (s: State, seat: Seat, cell: number, rot: number, side: number, k: Ctx<Event>): void => {
  const tile = NEST + playerAt(s, seat).color;
  addRoom(s, seat, tile, cell, squeeze(s, cell, turned(nth(DOORS, tile), rot), side), rot, dirName(side), k);
};

/** EXT-BLD-21: the standard tiles that are left leave the game. */
const clearTiles = (s: State, k: Ctx<Event>): void => {
  const gone: number[] = [];
  for (const p of s.players) {
    gone.push(...p.tiles.filter((t) => t < NEST));
    p.tiles = p.tiles.filter((t) => t >= NEST);
  }
  s.tilesOut.push(...gone);
  s.tilesOut.sort((a, b) => a - b);
  s.passes = STUCK_HOUSE;
  k.tell?.({ type: 'tiles-out', tiles: gone.sort((a, b) => a - b).map(tileName), clause: 'EXT-BLD-21' }, ALL);
};

/** Whoever is next to place; -1 if nobody has a tile. */
const nextPlacer = (s: State): Seat => {
  const n = s.players.length;
  for (let i = 0; i < n; i++) {
    const seat = s.passes === STUCK_HOUSE ? (s.start + i) % n : (s.start + s.buildTurn) % n;
    if (playerAt(s, seat).tiles.length > 0) return seat;
    if (s.passes !== STUCK_HOUSE) s.buildTurn++; // EXT-BLD-09
  }
  return -1;
};

/** EXT-BLD-23: one of so many, each equally likely. Whether there was any. */
const placeAtRandom = (s: State, seat: Seat, k: Ctx<Event>): boolean => {
  const { tiles } = playerAt(s, seat);
  const nests = nestsAllowed(s);
  const n = countPlacements(s, tiles, nests);
  if (n === 0) return false;
  const placement = placementAt(tiles, nests, k.chance.below(n));
  const spot = placedSpot(placement);
  place(s, seat, placedTile(placement), cellOf(spot), rotOf(spot), k);
  return true;
};
const forceAtRandom = (s: State, seat: Seat, k: Ctx<Event>): void => {
  const all: (readonly [number, number, number])[] = [];
  squeezes(s, (...x) => all.push(x));
  const [cell, rot, side] = row(all, k.chance.below(all.length));
  force(s, seat, cell, rot, side, k);
};

export const lay: A<'lay'> = {
  run(s, _, k) {
    for (;;) {
      const seat = nextPlacer(s);
      if (seat < 0) {
        s.stack.push({ step: 'infest' });
        return;
      }
      if (s.autoBuild) {
        if (placeAtRandom(s, seat, k)) continue;
      } else if (canPlace(s, seat)) {
        s.stack.push({ step: 'build', who: seat });
        return;
      }
      if (s.passes === STUCK_HOUSE) {
        if (s.autoBuild) {
          forceAtRandom(s, seat, k);
          continue;
        }
        s.stack.push({ step: 'emergency', who: seat });
        return;
      }
      k.tell?.({ type: 'passed', seat, round: buildRound(s), clause: 'EXT-BLD-20' }, ALL);
      s.passes++;
      s.buildTurn++;
      let holders = 0;
      for (const p of s.players) if (p.tiles.length > 0) holders++;
      if (s.passes >= holders) clearTiles(s, k);
    }
  },
};

export const build: D<'build'> = {
  verbs: ['place'],
  reasons: ['EXT-BLD-04', 'EXT-BLD-11', 'EXT-BLD-13', 'EXT-BLD-14', 'EXT-BLD-19'],
  deciders: (_, f) => 1 << f.who,
  prompt: (s) => ({ key: 'build', round: buildRound(s) }),
  moves: (s, _, seat, out) => listPlacements(s, seat, out),
  refuse(s, _, seat, m) {
    const tile = tileOf(m.tile);
    if (!playerAt(s, seat).tiles.includes(tile)) return 'EXT-BLD-04';
    if (tile >= NEST && !nestsAllowed(s)) return 'EXT-BLD-11';
    const no = misfit(s, cellAt(m.x, m.y), turned(nth(DOORS, tile), m.rot));
    return no === null ? 'EXT-BLD-19' : no === 'clash' ? 'EXT-BLD-14' : 'EXT-BLD-13';
  },
  play(s, _, seat, m, k) {
    s.stack.pop();
    place(s, seat, tileOf(m.tile), cellAt(m.x, m.y), m.rot, k);
    s.stack.push({ step: 'lay' });
  },
};

export const emergency: D<'emergency'> = {
  verbs: ['force'],
  reasons: ['EXT-BLD-22'],
  deciders: (_, f) => 1 << f.who,
  prompt: () => ({ key: 'emergency' }),
  moves(s, _, __, out) {
    squeezes(s, (cell, rot, side) => out.push({ verb: 'force', x: xOf(cell), y: yOf(cell), rot, side: dirName(side) }));
  },
  refuse: () => 'EXT-BLD-22',
  play(s, _, seat, m, k) {
    s.stack.pop();
    force(s, seat, cellAt(m.x, m.y), m.rot, DIRS.indexOf(m.side), k);
    s.stack.push({ step: 'lay' });
  },
};
