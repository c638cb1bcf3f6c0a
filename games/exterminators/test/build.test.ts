/** Building the house (2.4) and infesting it (2.5). */

import { Sfc } from '@pesthouse/kernel';
import { picks } from '@pesthouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { DOORS } from '../data/tables.ts';
import { cellAt, xOf, yOf } from '../grid.ts';
import { ENTRY, NEST, type TileId, tileOf } from '../names.ts';
import { rules } from '../rules.ts';
import { setup } from '../setup.ts';
import { playerAt, type State } from '../state.ts';
import { waysOf } from '../ways.ts';
import { from, given, layHouse, OPTIONS, type Placed, rolls, type Script } from './given.ts';

/** Red and green at the table, these tiles before them, the house as placed, and so many turns of placement behind them. */
const building = (
  red: readonly TileId[],
  green: readonly TileId[],
  turn = 0,
  placed: readonly Placed[] = [],
  chance: Script = rolls(),
  change: (s: State) => void = () => {},
) =>
  from(() => {
    const s = setup(OPTIONS, 2, picks());
    for (const [seat, tiles] of [red, green].entries()) {
      const p = playerAt(s, seat);
      p.color = seat === 0 ? 0 : 3;
      s.seatOf[p.color] = seat;
      p.tiles = tiles.map(tileOf);
      p.traps = [{ room: -1, pests: 0, queen: false }];
    }
    for (const { tile, x, y, rot } of placed) {
      const doors = DOORS[tileOf(tile)] ?? 0;
      s.rooms.push(tileOf(tile));
      s.cells.push(cellAt(x, y));
      s.doors.push(((doors << rot) | (doors >> (4 - rot))) & 15);
    }
    s.phase = 'house';
    s.buildTurn = turn;
    s.stack = [{ step: 'lay' }];
    change(s);
    return s;
  }, chance);

const whole = (seats: number, seed: number): State => rules.start({ ...OPTIONS, quickStart: true, autoBuild: true }, seats, new Sfc().at(seed, 0));
const dealt = (seats: number): State => rules.start({ ...OPTIONS, quickStart: true }, seats, new Sfc().at(seats, 0));

describe('building', () => {
  test('EXT-BLD-01 EXT-BLD-02 EXT-BLD-03 the Entry lies first, two cells wide, with one door a side', () => {
    const s = setup(OPTIONS, 2, picks());
    expect(s.rooms).toEqual([ENTRY]);
    expect([xOf(s.cells[0] ?? 0), yOf(s.cells[0] ?? 0)]).toEqual([0, 0]);
    expect(s.doors[0]).toBe(2 | 4 | ((8 | 1) << 4));
    const it = building(['grand_hall', 'nest_red'], ['kitchen', 'nest_green']);
    // A cross meets the four doors, and nothing meets the blank walls.
    expect(new Set(it.offers('place grand_hall').map((m) => m.split(' ').slice(2, 4).join(',')))).toEqual(new Set(['1,1', '-1,0', '0,-1', '2,0']));
    expect(it.whyNot('place grand_hall 1 -1 0')).toBe('EXT-BLD-14');
    expect(it.whyNot('place grand_hall 0 1 0')).toBe('EXT-BLD-14');
  });

  test('EXT-BLD-04 only own tiles can be placed', () => {
    const it = building(['grand_hall', 'nest_red'], ['kitchen', 'nest_green']);
    expect(it.whyNot('place kitchen 0 -1 0')).toBe('EXT-BLD-04');
  });

  test('EXT-BLD-05 EXT-BLD-06 EXT-BLD-07 EXT-BLD-08 tiles are removed and dealt by the number of players', () => {
    const counts = [2, 3, 4, 5, 6].map((n) => {
      const s = dealt(n);
      return [s.tilesOut.length, ...Array.from({ length: n }, (_, i) => (s.players[(s.start + i) % n]?.tiles.length ?? 0) - 1)];
    });
    expect(counts).toEqual([
      [4, 7, 7],
      [3, 5, 5, 5],
      [2, 4, 4, 4, 4],
      [1, 4, 4, 3, 3, 3],
      [0, 3, 3, 3, 3, 3, 3],
    ]);
    const s = dealt(3);
    for (let seat = 0; seat < 3; seat++) expect(rules.view(s, seat).players.map((p) => p.tiles)).toEqual(s.players.map((p) => p.tiles));
  });

  test('EXT-BLD-09 EXT-BLD-10 one tile a turn, clockwise, any tile, cell and rotation; who has none is skipped', () => {
    const it = building(['grand_hall', 'landing'], ['hallway'], 4);
    expect(it.offers('place landing')).toContain('place landing 0 -1 3');
    expect(it.seat()).toBe(0);
    it.does('place grand_hall 0 -1 0');
    expect(it.seat()).toBe(1);
    it.does('place hallway 0 -2 0');
    expect(it.seat()).toBe(0);
    expect(it.s.buildTurn).toBe(6);
    const skipped = building(['grand_hall', 'landing'], [], 4).does('place grand_hall 0 -1 0');
    expect(skipped.seat()).toBe(0);
  });

  test('EXT-BLD-11 EXT-BLD-12 nests only from the third round on, then in any', () => {
    const early = building(['grand_hall', 'nest_red'], ['kitchen', 'nest_green'], 2);
    expect(early.offers('place nest_red')).toEqual([]);
    expect(early.whyNot('place nest_red 0 -1 0')).toBe('EXT-BLD-11');
    const third = building(['grand_hall', 'nest_red'], ['kitchen', 'nest_green'], 4);
    expect(third.offers('place nest_red').length).toBeGreaterThan(0);
    const last = building(['nest_red'], ['nest_green'], 10);
    expect(last.offers().every((m) => m.startsWith('place nest_red'))).toBe(true);
  });

  test('EXT-BLD-13 EXT-BLD-14 a door must meet a door, and none a wall', () => {
    const it = building(['hallway', 'bathroom'], ['kitchen'], 0);
    expect(it.whyNot('place hallway 0 -1 1')).toBe('EXT-BLD-14'); // its walls up and down, against the Entry's door
    expect(it.whyNot('place hallway 5 5 0')).toBe('EXT-BLD-13'); // nowhere near
    expect(it.whyNot('place hallway 0 0 0')).toBe('EXT-BLD-13'); // taken
    expect(it.whyNot('place hallway 0 -1 0')).toBe(null);
    // A corner whose door would meet the blank wall of the Entry's east cell.
    const beside = building(['bathroom'], ['kitchen'], 0, [{ tile: 'grand_hall', x: 0, y: -1, rot: 0 }]);
    expect(beside.whyNot('place bathroom 1 -1 1')).toBe('EXT-BLD-14');
    expect(beside.whyNot('place bathroom 1 -1 2')).toBe(null);
  });

  test('EXT-BLD-15 EXT-BLD-16 open doors and blank walls that touch are allowed', () => {
    const it = building(['hallway', 'den'], ['kitchen'], 0, [{ tile: 'hallway', x: 0, y: -1, rot: 0 }]);
    // Up the straight room's open end; and two blank walls side by side, which are no neighbors.
    expect(it.offers('place den')).toContain('place den 0 -2 0');
    const house = {
      rooms: [0, tileOf('hallway'), tileOf('grand_hall'), tileOf('gallery')],
      cells: [cellAt(0, 0), cellAt(0, -1), cellAt(0, -2), cellAt(1, -2)],
      doors: [DOORS[0] ?? 0, 5, 15, 10],
    };
    expect(waysOf(house, false).way.slice(4, 8)).toEqual([0, -1, 2, -1]);
  });

  test('EXT-BLD-17 EXT-BLD-18 a courtyard may be closed in, and the house may grow in one line', () => {
    const ring: Placed[] = [
      { tile: 'kitchen', x: 0, y: -1, rot: 3 },
      { tile: 'bathroom', x: 0, y: -2, rot: 0 },
      { tile: 'hallway', x: 1, y: -2, rot: 1 },
      { tile: 'pantry', x: 2, y: -2, rot: 1 },
      { tile: 'gallery', x: 2, y: -1, rot: 0 },
    ];
    const it = building(['den'], ['landing'], 0, ring);
    expect(it.offers('place den')).toContain('place den 2 0 2');
    const far: Placed[] = Array.from({ length: 20 }, (_, i) => ({ tile: 'landing', x: 0, y: -1 - i, rot: 0 }));
    expect(building(['den'], ['kitchen'], 0, far).offers('place den')).toContain('place den 0 -21 0');
  });

  test('EXT-BLD-19 a placement may not shut the house while tiles are left, if another one does not', () => {
    // All but one door of the Entry lead into dead ends; the last door is all that is open.
    const closed: Placed[] = [
      { tile: 'bathroom', x: -1, y: 0, rot: 3 },
      { tile: 'pantry', x: -1, y: -1, rot: 0 },
      { tile: 'nursery', x: 0, y: -1, rot: 1 },
    ];
    const it = building(['den', 'grand_hall'], ['bedroom'], 0, closed);
    expect(it.offers().length).toBeGreaterThan(0);
    const strict = it.offers('place den').length;
    expect(strict).toBeGreaterThan(0);
    const shut = from(() => {
      const s = setup(OPTIONS, 2, picks());
      for (const p of s.players) p.color = 0;
      playerAt(s, 1).color = 3;
      playerAt(s, 0).tiles = [tileOf('hallway'), tileOf('grand_hall')];
      playerAt(s, 1).tiles = [tileOf('gallery')];
      // Only the Entry's Up door is left; a cross at (0,-2) has no other door than the one below.
      s.doors = [4];
      s.rooms.push(tileOf('grand_hall'));
      s.cells.push(cellAt(0, -2));
      s.doors.push(1);
      s.stack = [{ step: 'lay' }];
      return s;
    });
    // The hallway would join the two doors and leave none open; the cross does too, but has open sides.
    expect(shut.offers('place hallway')).toEqual([]);
    expect(shut.whyNot('place hallway 0 -1 0')).toBe('EXT-BLD-19');
    expect(shut.offers('place grand_hall').length).toBeGreaterThan(0);
    const only = building(['hallway'], ['gallery'], 0, [], rolls(), (s) => {
      s.doors = [4];
      s.rooms.push(tileOf('grand_hall'));
      s.cells.push(cellAt(0, -2));
      s.doors.push(1);
    });
    expect(only.offers('place hallway')).toEqual(['place hallway 0 -1 0', 'place hallway 0 -1 2']);
  });

  test('EXT-BLD-20 who can place nothing passes and keeps the tiles', () => {
    // Only a door that a corner cannot meet: walls on two sides of the last open cell.
    const it = building(['nest_red'], ['kitchen', 'nest_green'], 0);
    expect(it.said.some((e) => e.type === 'passed' && e.seat === 0)).toBe(true);
    expect(it.seat()).toBe(1);
    expect(playerAt(it.s, 0).tiles).toEqual([tileOf('nest_red')]);
  });

  test('EXT-BLD-21 EXT-BLD-22 nobody can place: standard tiles go, nests are placed legally or forced in', () => {
    const sealOff = (s: State): void => {
      s.doors = [0];
    };
    const it = building(['hallway', 'nest_red'], ['kitchen', 'nest_green'], 4, [], rolls(), sealOff);
    expect(it.told('passed').map((e) => e.seat)).toEqual([0, 1]);
    expect(it.told('tiles-out').map((e) => e.tiles)).toEqual([['kitchen', 'hallway']]);
    expect(it.now()).toBe('emergency');
    expect(it.seat()).toBe(0);
    // An Entry without a door on that side may get one, on either cell.
    expect(it.offers()).toContain('force 0 -1 0 D');
    expect(it.offers()).toContain('force 1 -1 0 D');
    expect(it.whyNot('force 5 5 0 D')).toBe('EXT-BLD-22');
    expect(it.whyNot('force 0 -1 0 U')).toBe('EXT-BLD-22');
    it.does('force 0 -1 2 D');
    expect(it.told('placed')).toMatchObject([{ tile: 'nest_red', forced: 'D', clause: 'EXT-BLD-22' }]);
    expect((it.s.doors[0] ?? 0) & 4).toBe(4);
    // Turned half round the nest has doors Up, Left, Right, and now Down; green's nest fits legally.
    expect(it.s.doors[1]).toBe(15);
    expect(it.now()).toBe('build');
    expect(it.who()).toBe('green');
  });

  test('EXT-BLD-22 a side with a door on one tile only becomes a wall on both; the Entry keeps one door a side', () => {
    const it = building(['nest_red'], ['nest_green'], 4, [], rolls(), (s) => {
      // A cross above the Entry's east cell whose door below meets nothing, and no other door in the house.
      s.doors = [0];
      s.rooms.push(tileOf('hallway'));
      s.cells.push(cellAt(1, -1));
      s.doors.push(2);
      s.passes = -1;
    });
    // The cell left of the hallway has its door: a nest with a door there goes in by the rules.
    expect(it.now()).toBe('build');
    const forced = building(['nest_red'], ['nest_green'], 4, [], rolls(), (s) => {
      s.doors = [4];
      s.rooms.push(tileOf('grand_hall'), tileOf('kitchen'), tileOf('study'));
      s.cells.push(cellAt(0, -2), cellAt(-1, -1), cellAt(1, -1));
      s.doors.push(1, 8, 2);
      s.passes = -1;
    });
    // (0,-1) asks for four doors: a tee does not fit, so it must be forced.
    expect(forced.now()).toBe('emergency');
    expect(forced.offers('force 0 -1')).toHaveLength(16);
    expect(forced.offers('force 1 1')).toHaveLength(4); // its Up side: the Entry has no door below any more
    const one = building(['nest_red'], ['nest_green'], 4, [], rolls(), (s) => {
      s.doors = [4];
      s.rooms.push(tileOf('grand_hall'));
      s.cells.push(cellAt(0, -1));
      s.doors.push(1);
      s.passes = -1;
    });
    // Above the east cell only the room to the left may be joined: the Entry has its door Up already.
    expect(one.offers('force 1 -1')).toEqual(['force 1 -1 0 L', 'force 1 -1 1 L', 'force 1 -1 2 L', 'force 1 -1 3 L']);
    expect(one.whyNot('force 1 -1 0 D')).toBe('EXT-BLD-22');
    // Turned so that the tee has no door to the left: the kitchen's door there becomes a wall on both.
    forced.does('force 0 -1 3 D');
    expect(forced.s.doors).toEqual([4, 1, 0, 2, 1 | 4 | 8]);
  });

  test('EXT-BLD-23 an automatic house is built by the rules, every placement by chance', () => {
    for (let seed = 0; seed < 40; seed++) {
      const s = whole(2 + (seed % 5), seed);
      expect(s.rooms.length).toBe([17, 19, 21, 23, 25][seed % 5]);
      expect(rules.decision(s)).toBeDefined();
    }
    expect(whole(3, 1).cells).not.toEqual(whole(3, 2).cells);
  });
});

describe('infesting', () => {
  test('EXT-INF-01 EXT-INF-02 EXT-INF-03 EXT-INF-06 pools, exterminators, queens and traps; example 18', () => {
    for (const n of [2, 3, 4, 5, 6]) {
      const said: number[] = [];
      const s = rules.start({ ...OPTIONS, quickStart: true, autoBuild: true }, n, new Sfc().at(n, 7), (e) => {
        if (e.type === 'infested') said.push(e.reserve + 7, e.boxed);
      });
      expect(said).toEqual(Array.from({ length: n }, () => [18 + n, 6 - n]).flat());
      for (const p of s.players) {
        expect(p.room).toBe(0);
        expect(s.rooms[p.nest]).toBe(NEST + p.color);
        expect(p.traps.every((t) => t.room === -1)).toBe(true);
        expect(p.sealed).toBe(false);
      }
    }
  });

  test('EXT-INF-03 EXT-INF-04 EXT-INF-05 three in the nest, four around it in DLUR order; example 1', () => {
    const s = setup(OPTIONS, 2, picks());
    s.players.forEach((p, i) => {
      p.color = i === 0 ? 0 : 3;
      p.traps = [{ room: -1, pests: 0, queen: false }];
    });
    s.seatOf = [0, -1, -1, 1, -1, -1];
    layHouse(s, 'sample_2', ['red', 'green']);
    playerAt(s, 0).nest = 9;
    playerAt(s, 1).nest = 8;
    s.stack = [{ step: 'infest' }];
    playerAt(s, 0).turns = 1;
    const it = from(() => s, rolls('P'));
    const infested = it.told('infested');
    // Red's nest has rooms Down and Left, green's Left and Up.
    expect(infested.map((e) => [e.nest, e.inNest, e.around])).toEqual([
      ['nest_red', 3, ['nest_green', 'gallery', 'nest_green', 'gallery']],
      ['nest_green', 3, ['entry', 'nest_red', 'entry', 'nest_red']],
    ]);
    expect(it.queen('green')).toBe('nest_green');
    expect(it.pests('green')).toEqual({ nest_green: 3, entry: 2, nest_red: 2 });
  });

  test('EXT-INF-05 three rooms Down, Up, Right: 2, 1, 1; and the order of the data file', () => {
    const it = given('queen', { house: 'fx_summon_square', red: { queen: 'kitchen', sealed: true } }, rolls('P'));
    // From room 1: Down the Entry, Up room 2, Right room 4, then Down again.
    expect(it.told('spread').map((e) => e.into)).toEqual([['entry', 'bathroom', 'den', 'entry']]);
    expect(it.pests('red')).toEqual({ entry: 2, bathroom: 1, den: 1 });
  });
});
