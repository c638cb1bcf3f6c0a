/** Every house of the data file: its doors, its exits with their distances and ties, and the purple queen's moves, against the tables. */
import { describe, expect, test } from 'vitest';
import { fixtures, sampleHouses } from '../data/printed.ts';
import { DOORS, turned } from '../data/tables.ts';
import { cellAt, type House, STEP } from '../grid.ts';
import { DIRS, ENTRY, tileOf } from '../names.ts';
import { OUT, WALL, walk, waysOf } from '../ways.ts';
import type { Placed } from './given.ts';

const build = (placements: readonly Placed[]): House => ({
  rooms: [ENTRY, ...placements.map((p) => tileOf(p.tile))],
  cells: [cellAt(0, 0), ...placements.map((p) => cellAt(p.x, p.y))],
  doors: [DOORS[ENTRY] ?? 0, ...placements.map((p) => turned(DOORS[tileOf(p.tile)] ?? 0, p.rot))],
});

describe.each([...sampleHouses, ...fixtures.houses].map((h) => ({ id: h.id, h })))('$id', ({ h }) => {
  const house = build(h.placements);
  const ways = waysOf(house, true);
  const side = (d: (typeof DIRS)[number]): number => DIRS.indexOf(d);

  test('EXT-BLD-02 EXT-BLD-03 EXT-BLD-16 EXT-QMV-05 doors join the rooms that the table joins, and no others', () => {
    const want = new Map<number, number>();
    for (const [a, b, d] of h.edges) {
      want.set(a * 4 + side(d), b);
      want.set(b * 4 + (side(d) ^ 2), a);
    }
    for (const [i, to] of ways.way.entries()) expect(to >= 0 ? to : undefined, `room ${i >> 2} ${DIRS[i & 3]}`).toBe(want.get(i));
  });

  test('EXT-BLD-15 EXT-QEX-01 EXT-QEX-02 EXT-QEX-03 EXT-QEX-04 EXT-QEX-05 EXT-QEX-06 every exit leads where the table says, as far and with as many ties', () => {
    const out = ways.way.flatMap((to, i) => (to === OUT ? [i] : []));
    expect(out.sort()).toEqual(h.exits.map((x) => x.room * 4 + side(x.dir)).sort());
    for (const x of h.exits) {
      const where = `room ${x.room} ${x.dir}`;
      expect(ways.exit[x.room * 4 + side(x.dir)], where).toBe(x.to);
      const found = walk(house, x.room, side(x.dir), false);
      expect(found.to, where).toBe(x.to);
      if (x.to < 0) continue;
      expect([found.steps, found.tied], where).toEqual([x.steps, x.tied]);
      expect(found.path, where).toHaveLength(x.steps + 1);
      for (const [i, cell] of found.path.entries()) if (i > 0) expect(STEP.some((d) => (found.path[i - 1] ?? 0) + d === cell)).toBe(true);
    }
  });

  test('EXT-CHAR-10 EXT-QEX-11 EXT-QEX-12 the purple queen goes where the table says', () => {
    for (const [room, row] of h.purpleMoveDLUR.entries())
      expect(
        row.map((_, d) => (ways.ghost[room * 4 + d] ?? 0) >> 2),
        `room ${room}`,
      ).toEqual(row);
  });

  test('a wall leads nowhere and has no exit', () => {
    for (const [i, to] of ways.way.entries()) if (to === WALL) expect(ways.exit[i]).toBe(-1);
  });
});
