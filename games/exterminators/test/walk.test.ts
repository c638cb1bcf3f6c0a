/** Walking to a room further off: the shortest way that the moves left can pay for, made of ordinary moves, and ended by whatever comes between. */
import { expect, test } from 'vitest';
import { farRooms, nextMove, pointsFor, wayTo } from '../board/walk.ts';
import { TILES, type TileId, tileName } from '../names.ts';
import { rules } from '../rules.ts';
import { given } from './given.ts';

type It = ReturnType<typeof given>;
const propsOf = (it: It) => ({ view: it.s, seat: it.seat(), legal: rules.moves(it.s, it.seat()), draft: {}, now: null });

/** Every room that can be reached by playing moves alone, with the least number of them: by trying them all. */
const byTrying = (make: () => It, most: number): Map<TileId, number> => {
  const found = new Map<TileId, number>();
  let ways: string[][] = [[]];
  for (let n = 1; n <= most; n++) {
    ways = ways.flatMap((way) => {
      const it = make();
      for (const line of way) it.does(line);
      return it.offers('move').map((line) => [...way, line]);
    });
    for (const way of ways) {
      const tile = tileOfLine(way.at(-1) ?? '');
      if (!found.has(tile)) found.set(tile, n);
    }
    // One way to each room is enough.
    ways = [...new Map(ways.map((way) => [way.at(-1), way])).values()];
  }
  return found;
};
const tileOfLine = (line: string): TileId => {
  const tile = TILES.find((t) => t === line.split(' ')[1]);
  if (tile === undefined) throw new Error(`no room in ${line}`);
  return tile;
};

test('EXT-ACT-01 EXT-ACT-02 every room within the moves left is offered, by a shortest way of legal moves, and no other', () => {
  for (const position of [{}, { ap: 1 }, { free: 0, ap: 2 }, { colors: ['purple', 'green'] } as const]) {
    const make = () => given('act', position);
    const it = make();
    const start = it.s.rooms[it.player(it.who()).room] ?? 0;
    const most = it.s.free + it.s.ap;
    const wanted = [...byTrying(make, most)].filter(([tile, n]) => n > 1 && tile !== tileName(start));
    const far = farRooms(propsOf(it));
    expect([...far].map(([tile, path]) => [tile, path.length]).sort()).toEqual(wanted.sort());
    for (const path of far.values()) {
      const walker = make();
      for (const tile of path) walker.does(`move ${tile}`);
      expect(walker.at(walker.who())).toBe(path.at(-1));
    }
  }
});

test('EXT-ACT-03 a way costs what its moves cost beyond the free ones', () => {
  const { s } = given('act', { free: 1, ap: 2 });
  expect([1, 2, 3].map((n) => pointsFor(s, n))).toEqual([0, 1, 2]);
});

test('a room next door or too far away is no walk', () => {
  const it = given('act', { free: 1, ap: 0 });
  for (const m of rules.moves(it.s, it.seat())) if (m.verb === 'move') expect(wayTo(it.s, it.seat(), m.to)).toBeNull();
  expect(farRooms(propsOf(it)).size).toBe(0);
});

test('a walk ends where its player is asked something else, has begun something else or stands elsewhere', () => {
  const it = given('act');
  const [tile, path] = [...farRooms(propsOf(it))][0] ?? [];
  if (tile === undefined || path?.[0] === undefined || path[1] === undefined) throw new Error('nowhere to go');
  it.does(`move ${path[0]}`);
  expect(nextMove(propsOf(it), path[0], path[1])).toEqual({ verb: 'move', to: path[1] });
  expect(nextMove({ ...propsOf(it), draft: { picked: 'card:zap' } }, path[0], path[1])).toBeNull();
  expect(nextMove(propsOf(it), 'nest_red', path[1])).toBeNull();
  expect(nextMove({ ...propsOf(it), legal: [] }, path[0], path[1])).toBeNull();
  const asked = given('queen', { red: { hand: ['mind_control'] } });
  expect(nextMove(propsOf(asked), 'entry', path[0])).toBeNull();
});
