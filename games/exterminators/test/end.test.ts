/** Winning, elimination, round limit, and the characters (2.15 to 2.18). */

import { checkOptions } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { exterminators } from '../data/printed.ts';
import { CHARACTER } from '../data/tables.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { given, rolls } from './given.ts';

const ranks = (s: Parameters<typeof rules.outcome>[0]): number[] | undefined => rules.outcome(s)?.map((x) => x.rank);
const THREE = { colors: ['red', 'blue', 'yellow'], house: 'sample_3' } as const;

describe('winning', () => {
  test("EXT-WIN-01 emptying the queen's trap wins at once; example 22", () => {
    const it = given('act', { ap: 1, red: { sealed: true, traps: [{ at: 'entry', queen: true }] } }).does('empty-trap red');
    expect(it.now()).toBe('over');
    expect(it.told('ended')).toMatchObject([{ how: 'emptied', winners: ['red'], clause: 'EXT-WIN-01' }]);
    expect(ranks(it.s)).toEqual([1, 2]);
  });

  test('EXT-WIN-02 pests in the other trap must be gone too', () => {
    const it = given('act', {
      active: 'green',
      green: {
        sealed: true,
        traps: [
          { at: 'entry', queen: true },
          { at: 'den', pests: 1 },
        ],
      },
    });
    expect(it.whyNot('empty-trap green')).toBe('EXT-ACT-14');
  });

  test('EXT-WIN-03 Trap remote and QuikTrap can win', () => {
    const remote = given('act', { red: { sealed: true, hand: ['trap_remote'], traps: [{ at: 'den', queen: true }] } }).does('play-trap trap_remote red');
    expect(remote.now()).toBe('over');
    const quik = given('act', { red: { sealed: true, queen: 'entry', hand: ['quiktrap'] } }).does('play quiktrap');
    expect(quik.now()).toBe('over');
    expect(quik.told('ended')).toMatchObject([{ how: 'emptied', clause: 'EXT-WIN-03' }]);
  });

  test('EXT-WIN-04 any order, and a condition lost must be met again', () => {
    const it = given('act', { active: 'green', green: { room: 'entry' }, red: { sealed: true, room: 'nest_red', traps: [{ at: 'entry', queen: true }] } });
    it.does('destroy-trap red').does('end-turn', rolls('L'));
    expect(it.who()).toBe('red');
    expect(it.player('red').held).toBe(-1);
    expect(it.offers('empty-trap')).toEqual([]);
    const unsealed = given('act', { red: { sealed: false, traps: [{ at: 'entry', queen: true }] } });
    expect(unsealed.offers('empty-trap')).toEqual([]);
  });

  test('EXT-WIN-05 the last one left wins at once', () => {
    const it = given('act', { red: { reserve: 0, pests: { den: 5 } } }).does('end-turn');
    expect(it.now()).toBe('over');
    expect(it.told('ended')).toMatchObject([{ how: 'last', winners: ['green'] }]);
    expect(ranks(it.s)).toEqual([2, 1]);
  });
});

describe('elimination', () => {
  test('EXT-ELI-01 EXT-ELI-02 EXT-ELI-03 reserve 0, nothing of it in a trap, and at least one free pest; example 17', () => {
    const lives = (red: object): boolean =>
      given('act', { ...THREE, red })
        .does('end-turn', rolls('P'))
        .player('red').alive;
    expect(lives({ reserve: 0, pests: { entry: 4 }, traps: [{ at: 'entry', pests: 1 }] })).toBe(true);
    expect(lives({ reserve: 0, pests: { entry: 4 }, traps: [{ at: 'entry', queen: true }] })).toBe(true);
    expect(lives({ reserve: 1, pests: { entry: 4 } })).toBe(true);
    expect(lives({ reserve: 0 })).toBe(true); // a pool of 0
    expect(lives({ reserve: 0, pests: { entry: 4 } })).toBe(false);
  });

  test("EXT-ELI-04 nothing happens in another player's turn", () => {
    const it = given('act', { ...THREE, blue: { reserve: 5, pests: { entry: 3 } }, red: { hand: ['pest_surge'] } }).does('play-on pest_surge blue');
    expect(it.player('blue').reserve).toBe(0);
    expect(it.player('blue').alive).toBe(true);
    it.does('end-turn', rolls('D'));
    expect([it.who(), it.player('blue').alive]).toEqual(['blue', true]);
    it.does('end-turn', rolls('P'));
    expect(it.player('blue').alive).toBe(false);
  });

  test('EXT-ELI-05 EXT-ELI-06 the pieces go, the room stays, cards are discarded', () => {
    const it = given('act', {
      ...THREE,
      red: { reserve: 0, pests: { entry: 3 }, hand: ['zap'], front: [{ card: 'two_by_two', by: 'blue' }] },
      blue: {
        front: [
          { card: 'royal_persuasion', by: 'red' },
          { card: 'fertile', by: 'red' },
        ],
      },
    });
    const rooms = it.s.rooms.length;
    it.does('end-turn', rolls('P'));
    expect(it.pests('red')).toEqual({});
    expect(it.player('red').traps.every((t) => t.room === -1)).toBe(true);
    expect(it.s.rooms).toHaveLength(rooms);
    expect(it.discard()).toEqual(['zap', 'royal_persuasion', 'two_by_two']);
    expect(it.player('blue').front.map((x) => x.by)).toEqual([0]); // Fertile stays in force
    // Nobody can seal, unseal or trap what is gone.
    expect(it.offers('play-on').filter((m) => m.endsWith('red'))).toEqual([]);
  });
});

describe('round limit', () => {
  test('EXT-LIM-01 the game ends after so many complete rounds; 10 to 100, or none', () => {
    const it = given('act', { active: 'green', round: 10, options: { roundLimit: 10 } }).does('end-turn');
    expect(it.told('ended')).toMatchObject([{ how: 'limit' }]);
    expect(given('act', { active: 'green', round: 9, options: { roundLimit: 10 } }).does('end-turn', rolls('P')).s.round).toBe(10);
    expect(given('act', { active: 'green', round: 60, options: { roundLimit: 0 } }).does('end-turn', rolls('P')).s.round).toBe(61);
    expect(
      given('act', { active: 'green', round: 500, options: { roundLimit: 0 } })
        .does('end-turn')
        .now(),
    ).toBe('over');
    for (const n of [9, 101]) expect(checkOptions(meta, 2, { roundLimit: n })).toHaveProperty('wrong');
    for (const n of [0, 10, 100]) expect(checkOptions(meta, 2, { roundLimit: n })).toHaveProperty('options');
  });

  test('EXT-LIM-02 jobs, then pests, then cards, then later in turn order; the eliminated last', () => {
    const last = { ...THREE, active: 'yellow', round: 10, options: { roundLimit: 10 } } as const;
    const rank = (x: object): number[] | undefined => ranks(given('act', { ...last, ...x }).does('end-turn').s);
    const pests = { pests: { entry: 3 } };
    expect(rank({ red: { ...pests, sealed: true }, blue: { pests: { entry: 1 } }, yellow: pests })).toEqual([1, 2, 3]);
    expect(rank({ red: { pests: { entry: 3, nest_red: 1 } }, blue: pests, yellow: { pests: { entry: 2 }, traps: [{ at: 'entry', pests: 2 }] } })).toEqual([
      3, 1, 2,
    ]);
    expect(rank({ red: { ...pests, hand: ['zap'] }, blue: pests, yellow: pests })).toEqual([1, 3, 2]);
    expect(rank({ red: pests, blue: pests, yellow: pests })).toEqual([3, 2, 1]);
    const out = given('act', { ...last, red: pests, blue: pests, yellow: { reserve: 0, pests: { entry: 1 } } }).does('end-turn');
    expect(ranks(out.s)).toEqual([2, 1, 3]);
  });
});

describe('characters', () => {
  test('EXT-CHAR-01 every exterminator has a trait, and some queens', () => {
    expect(exterminators.every((x) => x.exterminatorTrait.text.length > 10)).toBe(true);
    expect(exterminators.filter((x) => x.queenTrait !== null).map((x) => x.color)).toEqual(['red', 'yellow', 'purple']);
    const usual = {
      queenSteps: 1,
      summonSteps: 1,
      queenThroughWalls: false,
      traps: 1,
      trapCapacity: 7,
      freeMoves: 1,
      exterminateMinimum: 1,
      sealNestCost: 2,
      moveThroughWalls: false,
    };
    expect(CHARACTER).toEqual([
      { ...usual, summonSteps: 2, exterminateMinimum: 2 },
      { ...usual, trapCapacity: 10 },
      { ...usual, queenSteps: 2, freeMoves: 2 },
      { ...usual, traps: 2 },
      { ...usual, sealNestCost: 1 },
      { ...usual, queenThroughWalls: true, moveThroughWalls: true },
    ]);
  });

  test('EXT-CHAR-02 Fogger: a rolled 1 counts as 2', () => {
    expect(
      given('act', { red: { pests: { entry: 4 } } })
        .does('exterminate', rolls(1))
        .pests('red'),
    ).toEqual({ entry: 2 });
    expect(
      given('act', { active: 'green', green: { pests: { entry: 4 } } })
        .does('exterminate', rolls(1))
        .pests('green'),
    ).toEqual({ entry: 3 });
  });

  test('EXT-CHAR-03 EXT-CHAR-11 Long call: two rooms', () => {
    expect(given('queen', { red: { sealed: true, queen: 'entry', pests: { library: 4 } } }, rolls('S')).pests('red')).toEqual({ dining_room: 4, entry: 1 });
    expect(given('queen', { active: 'green', green: { sealed: true, queen: 'entry', pests: { library: 4 } } }, rolls('S')).pests('green')).toEqual({
      laundry: 4,
      entry: 1,
    });
  });

  test('EXT-CHAR-04 Jumbo trap: 10 pests', () => {
    const it = given('act', { colors: ['orange', 'green'], orange: { pests: { entry: 12 } } }).does('drop-trap pests');
    expect(it.player('orange').traps[0]?.pests).toBe(10);
  });

  test('EXT-CHAR-05 Light feet: two Free Moves', () => {
    const it = given('turn', { colors: ['yellow', 'green'], yellow: { queen: 'laundry' } }, rolls('P'))
      .does('move den')
      .does('move bathroom');
    expect([it.s.free, it.s.ap]).toEqual([0, 2]);
  });

  test('EXT-CHAR-06 EXT-CHAR-12 Swift wings: one room more, a wall stops her without penalty; examples 6 and 7', () => {
    const at = (queen: 'laundry' | 'dining_room' | 'playroom' | 'living_room', face: 'D' | 'L' | 'U' | 'R') =>
      given('queen', { colors: ['yellow', 'green'], yellow: { sealed: true, queen } }, rolls(face));
    const two = at('dining_room', 'L');
    expect(two.queen('yellow')).toBe('library');
    expect(two.pests('yellow')).toEqual({ library: 1 });
    const blocked = at('playroom', 'L'); // the bathroom's left side is a wall
    expect(blocked.queen('yellow')).toBe('bathroom');
    expect(blocked.pests('yellow')).toEqual({ bathroom: 1 });
    const out = at('living_room', 'R'); // the grand hall's right door leads outside, and in at green's nest
    expect(out.queen('yellow')).toBe('nest_green');
    expect(out.pests('yellow')).toEqual({ nest_green: 1 });
    const caught = given('queen', { colors: ['yellow', 'green'], yellow: { sealed: true, queen: 'dining_room', traps: [{ at: 'laundry' }] } }, rolls('L'));
    expect([caught.queen('yellow'), caught.player('yellow').held]).toEqual(['laundry', 0]);
    const home = given('queen', { house: 'fx_courtyard_closed', colors: ['yellow', 'green'], yellow: { sealed: true, queen: 'kitchen' } }, rolls('D'));
    // Down into the Entry; its door below leads outside and nowhere in: she stays, without penalty.
    expect([home.queen('yellow'), home.pests('yellow')]).toEqual(['entry', { entry: 1 }]);
  });

  test('EXT-CHAR-07 Spare trap: two green traps', () => {
    const it = given('act', { active: 'green' }).does('drop-trap nothing').does('drop-trap nothing');
    expect(it.player('green').traps.map((t) => t.room)).toEqual([0, 0]);
  });

  test('EXT-CHAR-08 Quick bolt: sealing for 1 AP', () => {
    const it = given('act', { colors: ['blue', 'green'], ap: 1, blue: { room: 'nest_blue' } }).does('seal-nest');
    expect([it.player('blue').sealed, it.s.ap]).toEqual([true, 0]);
  });

  test('EXT-CHAR-09 Phase pack: through inner walls, never outside', () => {
    const it = given('act', { colors: ['purple', 'green'], purple: { room: 'den' } });
    // Doors to bathroom and Entry; a wall to the library below; nothing on the left.
    expect(it.offers('move').sort()).toEqual(['move bathroom', 'move entry', 'move library']);
    expect(
      given('act', { red: { room: 'den' } })
        .offers('move')
        .sort(),
    ).toEqual(['move bathroom', 'move entry']);
    const entry = given('act', { colors: ['purple', 'green'] });
    expect(entry.offers('move')).toContain('move laundry');
    expect(entry.offers('move')).toContain('move gallery');
  });

  test('EXT-CHAR-10 EXT-CHAR-13 Wall walk: doors first, else walls, else outside', () => {
    const at = (queen: 'den' | 'entry' | 'nursery' | 'mud_room', face: 'D' | 'L' | 'U' | 'R') =>
      given('queen', { colors: ['purple', 'green'], purple: { sealed: true, queen } }, rolls(face));
    expect(at('den', 'D').queen('purple')).toBe('library');
    expect(at('den', 'D').told('queen-moved')).toMatchObject([{ through: 'wall' }]);
    expect(at('entry', 'D').queen('purple')).toBe('dining_room');
    expect(at('nursery', 'L').queen('purple')).toBe('landing'); // no door there: out through the wall, in at the nearest
    expect(at('mud_room', 'D').queen('purple')).toBe('pantry');
    expect(at('mud_room', 'D').pests('purple')).toEqual({ pantry: 1 });
  });
});
