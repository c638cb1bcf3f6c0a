/** The turn and the Queen's Turn (2.6 to 2.12). Rooms of sample_2: see its table; red's nest touches green's nest below and the gallery on the left. */
import { describe, expect, test } from 'vitest';
import { fixtures } from '../data/printed.ts';
import { DIE_COLOR } from '../data/tables.ts';
import { COLORS, FACES, TILES } from '../names.ts';
import { given, rolls } from './given.ts';

const total = (x: { [tile: string]: number }): number => Object.values(x).reduce((n, y) => n + y, 0);

describe('the turn', () => {
  test('EXT-TRN-01 EXT-TRN-02 EXT-QN-01 queen first, then the exterminator; then the next seat', () => {
    const it = given('turn', {}, rolls('P'));
    expect(it.said.map((e) => e.type)).toEqual(['turn', 'queen-turn', 'face', 'spread', 'emerged']);
    expect(it.now()).toBe('act');
    it.does('end-turn', rolls('P'));
    expect(it.who()).toBe('green');
    expect(it.told('turn').map((e) => e.color)).toEqual(['green']);
  });

  test("EXT-TRN-03 the first turn has two complete Queen's Turns; example 20", () => {
    // The queen stands in the den (Left and Down are walls); P, then a blank wall.
    const it = given('turn', { red: { turns: 0, queen: 'den' } }, rolls('P', 'L'));
    expect(it.told('queen-turn').map((e) => [e.nth, e.of])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(it.told('emerged').map((e) => e.n)).toEqual([1, 1]);
    expect(it.pests('red')).toEqual({ nest_red: 2, den: 2, bathroom: 2, entry: 2 });
  });

  test('EXT-TRN-04 EXT-ACT-24 at the end of the turn what was played and Stuck! are discarded, then the infestation is tested', () => {
    const it = given('act', { red: { hand: ['more_time'], front: [{ card: 'stuck', by: 'green' }] } });
    it.does('play more_time');
    expect(it.discard()).toEqual([]);
    it.does('end-turn', rolls('P'));
    expect(it.discard()).toEqual(['more_time', 'stuck']);
    const out = given('act', { colors: ['red', 'green', 'blue'], house: 'sample_3', red: { reserve: 0, pests: { entry: 5 }, hand: ['more_time'] } });
    out.does('play more_time').does('end-turn', rolls('P'));
    expect(out.said.map((e) => e.type).slice(0, 3)).toEqual(['turn-ended', 'discarded', 'eliminated']);
  });

  test('EXT-TRN-05 a round ends after the last living player in seat order from the start player', () => {
    const three = { colors: ['red', 'blue', 'yellow'], house: 'sample_3' } as const;
    const it = given('act', { ...three, active: 'blue', round: 3 });
    it.s.start = 1;
    it.does('end-turn', rolls('P'));
    expect(it.s.round).toBe(3);
    it.does('end-turn', rolls('P'));
    expect([it.s.round, it.who()]).toEqual([3, 'red']);
    it.does('end-turn', rolls('P'));
    expect([it.s.round, it.who()]).toEqual([4, 'blue']);
  });
});

describe("the Queen's Turn", () => {
  test('EXT-QN-02 EXT-QN-03 EXT-QN-04 every face does what it says and has its color', () => {
    const at = { red: { queen: 'laundry', sealed: true, pests: { den: 2 } } } as const;
    const after = FACES.map((f) => given('queen', at, rolls(f)).queen('red'));
    expect(after).toEqual(['living_room', 'library', 'laundry', 'dining_room', 'laundry', 'laundry']);
    expect(given('queen', at, rolls('S')).pests('red')).toEqual({ dining_room: 2, laundry: 1 }); // two rooms: red
    expect(given('queen', at, rolls('P')).pests('red')).toEqual({ den: 2, living_room: 2, library: 1, dining_room: 1 });
    expect(FACES.map((f, i) => `${f} ${COLORS[DIE_COLOR[i] ?? 0]}`)).toEqual(['D orange', 'L green', 'U yellow', 'R blue', 'S red', 'P purple']);
  });

  test('EXT-QN-05 EXT-QN-14 EXT-QMV-01 she drops 1 where the action left her', () => {
    const it = given('queen', { red: { queen: 'laundry', sealed: true } }, rolls('D'));
    expect(it.pests('red')).toEqual({ living_room: 1 });
    expect(it.player('red').reserve).toBe(19);
  });

  test('EXT-QN-06 EXT-QPO-01 EXT-QPO-02 Populate: 4 around her, none in her own room, doors only', () => {
    const it = given('queen', { colors: ['purple', 'green'], purple: { queen: 'den', sealed: true } }, rolls('P'));
    // The den has doors Up and Right; walls do not count for the purple queen either.
    expect(it.pests('purple')).toEqual({ bathroom: 2, entry: 2 });
  });

  test('EXT-QN-07 EXT-QN-08 EXT-QMV-02 a wall frustrates her: she stays and drops 2', () => {
    const it = given('queen', { red: { queen: 'den', sealed: true } }, rolls('L'));
    expect(it.queen('red')).toBe('den');
    expect(it.pests('red')).toEqual({ den: 2 });
    expect(it.told('frustrated')).toMatchObject([{ room: 'den', face: 'L' }]);
  });

  test('EXT-QN-08 EXT-QSU-05 a Summon that moves nothing frustrates her; example 9', () => {
    const it = given('queen', { red: { queen: 'den', sealed: true, pests: { den: 3 }, traps: [{ at: 'entry', pests: 4 }] } }, rolls('S'));
    expect(it.pests('red')).toEqual({ den: 5 });
    expect(it.player('red').traps[0]?.pests).toBe(4);
  });

  test('EXT-QN-09 a Populate without a reserve drops nothing', () => {
    const it = given('queen', { red: { queen: 'den', reserve: 0, pests: { den: 3 } } }, rolls('P'));
    expect(it.pests('red')).toEqual({ den: 3 });
    expect(it.told('frustrated')).toHaveLength(1);
  });

  test('EXT-QN-10 EXT-QN-11 last of all 1 pest emerges unless the nest is sealed, whatever she did', () => {
    expect(given('queen', { red: { queen: 'laundry' } }, rolls('D')).pests('red')).toEqual({ living_room: 1, nest_red: 1 });
    expect(given('queen', { red: { queen: 'laundry', sealed: true } }, rolls('D')).pests('red')).toEqual({ living_room: 1 });
    expect(given('queen', { red: { traps: [{ at: 'den', queen: true }] } }, rolls('D')).pests('red')).toEqual({ nest_red: 1 });
    expect(given('queen', { red: { queen: 'entry', traps: [{ at: 'den' }] } }, rolls('L')).pests('red')).toEqual({ nest_red: 1 });
  });

  test('EXT-QN-12 a small reserve goes in the prescribed order', () => {
    const it = given('queen', { red: { queen: 'den', reserve: 3, pests: { entry: 1 }, front: [{ card: 'fertile', by: 'green' }] } }, rolls('L'));
    expect(it.pests('red')).toEqual({ entry: 1, den: 3 });
    expect(it.told('dropped').map((e) => [e.why, e.n, e.short])).toEqual([
      ['frustrated', 2, 0],
      ['fertile', 1, 0],
    ]);
    expect(it.told('emerged').map((e) => [e.n, e.short])).toEqual([[0, 1]]);
    expect(given('queen', { red: { queen: 'laundry', reserve: 2, pests: { entry: 1 } } }, rolls('P')).pests('red')).toEqual({
      entry: 1,
      living_room: 1,
      library: 1,
    });
  });

  test('EXT-QN-13 Mind control goes before Royal Persuasion, which then is discarded', () => {
    const it = given('queen', { red: { queen: 'laundry', sealed: true, hand: ['mind_control'], front: [{ card: 'royal_persuasion', by: 'green' }] } });
    expect(it.who()).toBe('red');
    it.does('mind-control D');
    expect(it.queen('red')).toBe('living_room');
    expect(it.now()).toBe('act');
    expect(it.discard()).toEqual(['royal_persuasion']);
    const first = given('queen', {
      red: { turns: 0, queen: 'laundry', sealed: true, hand: ['mind_control'], front: [{ card: 'royal_persuasion', by: 'green' }] },
    });
    first.does('mind-control D');
    expect(first.who()).toBe('green'); // a later action of the same turn
    first.does('persuade L');
    expect(first.queen('red')).toBe('study');
  });

  test('EXT-QMV-03 EXT-QMV-04 EXT-QMV-06 through a door outside; into an empty trap; past everything else; example 11', () => {
    const out = given('queen', { red: { queen: 'landing', sealed: true } }, rolls('D'));
    expect(out.queen('red')).toBe('mud_room');
    const it = given('queen', { red: { queen: 'entry', traps: [{ at: 'den' }] }, green: { traps: [{ at: 'den' }] } }, rolls('L'));
    expect(it.player('red').held).toBe(0);
    expect(it.pests('red')).toEqual({ nest_red: 1 });
    expect(it.told('dropped')).toEqual([]);
    const past = given('queen', { red: { queen: 'entry', sealed: true }, green: { room: 'den', pests: { den: 3 }, traps: [{ at: 'den' }] } }, rolls('L'));
    expect(past.queen('red')).toBe('den');
    expect(past.player('red').held).toBe(-1);
    expect(past.pests('red')).toEqual({ den: 1 });
    const nest = given('queen', { red: { queen: 'entry', sealed: true }, green: { sealed: true } }, rolls('R'));
    expect(nest.queen('red')).toBe('nest_green');
  });

  test('EXT-QMV-05 in the Entry a direction is its one door', () => {
    const ways = (['D', 'L', 'U', 'R'] as const).map((f) => given('queen', { red: { queen: 'entry', sealed: true } }, rolls(f)).queen('red'));
    expect(ways).toEqual(['dining_room', 'den', 'playroom', 'nest_green']);
  });
});

describe('out of the house', () => {
  test('EXT-QEX-01 EXT-QEX-05 EXT-QEX-06 the nearest door, ties clockwise; examples 2 and 3', () => {
    const same = given('queen', { house: 'fx_same_length', red: { queen: 'grand_hall', sealed: true } }, rolls('U'));
    expect(same.queen('red')).toBe('pantry');
    expect(same.pests('red')).toEqual({ pantry: 1 });
    expect(same.told('queen-left')).toMatchObject([
      {
        from: 'grand_hall',
        to: 'pantry',
        dir: 'U',
        tied: 2,
        back: false,
        path: [
          { x: 0, y: -2 },
          { x: 1, y: -2 },
        ],
        in: 'D',
      },
    ]);
    const different = given('queen', { house: 'fx_different_length', red: { queen: 'grand_hall', sealed: true } }, rolls('U'));
    expect(different.queen('red')).toBe('bathroom');
  });

  test('EXT-QEX-02 EXT-QEX-03 EXT-QEX-04 the way runs over empty cells beside the walls', () => {
    const it = given('queen', { house: 'fx_same_length', red: { queen: 'entry', sealed: true } }, rolls('D'));
    const [e] = it.told('queen-left');
    expect(e?.path).toHaveLength(6);
    expect(e?.path[0]).toEqual({ x: 1, y: 1 });
    expect(it.queen('red')).toBe('pantry');
  });

  test('EXT-QEX-07 EXT-QEX-08 EXT-QEX-12 no way in: back where she was, 2 pests, and no trap is entered; example 4', () => {
    const it = given('queen', { house: 'fx_courtyard_closed', red: { queen: 'kitchen', sealed: true, traps: [{ at: 'kitchen' }] } }, rolls('R'));
    expect(it.queen('red')).toBe('kitchen');
    expect(it.player('red').held).toBe(-1);
    // Her 2 pests enter the room, so the trap takes them.
    expect(it.player('red').traps[0]?.pests).toBe(2);
    const outside = given('queen', { house: 'fx_courtyard_closed', red: { queen: 'entry', sealed: true } }, rolls('L'));
    expect(outside.pests('red')).toEqual({ entry: 2 });
    expect(outside.told('queen-left')).toMatchObject([{ back: true }]);
    const purple = given('queen', { house: 'fx_courtyard_closed', colors: ['purple', 'green'], purple: { queen: 'kitchen', sealed: true } }, rolls('R'));
    expect(purple.queen('purple')).toBe('entry');
  });

  test('EXT-QEX-09 EXT-QEX-10 leaving is her whole move, and coming in is entering; examples 5 and 6', () => {
    const open = given('queen', { house: 'fx_courtyard_open', red: { queen: 'kitchen', sealed: true } }, rolls('R'));
    expect(open.queen('red')).toBe('study');
    const yellow = given('queen', { house: 'fx_same_length', colors: ['yellow', 'green'], yellow: { queen: 'grand_hall', sealed: true } }, rolls('U'));
    expect(yellow.queen('yellow')).toBe('pantry');
    expect(yellow.pests('yellow')).toEqual({ pantry: 1 });
    const caught = given('queen', { house: 'fx_same_length', red: { queen: 'grand_hall', sealed: true, traps: [{ at: 'pantry' }] } }, rolls('U'));
    expect(caught.player('red').held).toBe(0);
    expect(caught.pests('red')).toEqual({});
  });

  test('EXT-QEX-11 the purple queen comes in through a wall', () => {
    const it = given('queen', { house: 'fx_different_length', colors: ['purple', 'green'], purple: { queen: 'grand_hall', sealed: true } }, rolls('U'));
    // Both rooms are one step away for her, the left by its door, the right by its wall: clockwise decides.
    expect(it.queen('purple')).toBe('hallway');
  });
});

describe('summon', () => {
  test('EXT-QSU-01 EXT-QSU-02 EXT-QSU-03 EXT-CHAR-03 the table of the data file; examples 8 and 10', () => {
    for (const x of fixtures.summon) {
      const before = Object.fromEntries(Object.entries(x.before).map(([r, n]) => [roomId(x.house, Number(r)), n]));
      const it = given(
        'queen',
        {
          house: x.house,
          colors: x.steps === 2 ? ['red', 'green'] : ['blue', 'green'],
          [x.steps === 2 ? 'red' : 'blue']: { queen: roomId(x.house, x.queenRoom), sealed: true, pests: before },
        },
        rolls('S'),
      );
      const after: { [tile: string]: number } = Object.fromEntries(Object.entries(x.after).map(([r, n]) => [roomId(x.house, Number(r)), n]));
      const queenRoom = roomId(x.house, x.queenRoom);
      after[queenRoom] = (after[queenRoom] ?? 0) + ('moved' in x ? 2 : 1);
      expect(it.pests(x.steps === 2 ? 'red' : 'blue'), x.note).toEqual(after);
    }
    const near = given('queen', { red: { queen: 'den', sealed: true, pests: { entry: 1 } } }, rolls('S'));
    expect(near.pests('red')).toEqual({ den: 2 });
  });

  test('EXT-QSU-02 the split is told as flows', () => {
    const it = given(
      'queen',
      { house: 'fx_summon_square', colors: ['blue', 'green'], blue: { queen: 'kitchen', sealed: true, pests: { pantry: 5 } } },
      rolls('S'),
    );
    expect(it.told('summoned').map((e) => e.flows)).toEqual([
      [
        { from: 'pantry', to: 'den', n: 3 },
        { from: 'pantry', to: 'bathroom', n: 2 },
      ],
    ]);
  });

  test('EXT-QSU-04 pests that arrive at a trap of theirs are caught and go no further', () => {
    const it = given('queen', { red: { queen: 'entry', sealed: true, pests: { bathroom: 4 }, traps: [{ at: 'den', pests: 5 }] } }, rolls('S'));
    // Split over den and playroom; the den's trap has room for two.
    expect(it.player('red').traps[0]?.pests).toBe(7);
    expect(it.pests('red')).toEqual({ entry: 3 });
  });

  test('EXT-QSU-06 pests use doors only, whatever their color', () => {
    const it = given('queen', { colors: ['purple', 'green'], purple: { queen: 'nest_green', sealed: true, pests: { dining_room: 2 } } }, rolls('S'));
    // A wall lies between dining room and green nest on the grid: they go by the Entry.
    expect(it.pests('purple')).toEqual({ entry: 2, nest_green: 1 });
  });
});

describe('a trapped queen', () => {
  test('EXT-QTR-01 EXT-QTR-02 only her color frees her; example 12', () => {
    const at = { active: 'green', green: { sealed: true, traps: [{ at: 'den', queen: true }] } } as const;
    const stays = given('queen', at, rolls('U'));
    expect(stays.player('green').held).toBe(0);
    expect(stays.pests('green')).toEqual({});
    const free = given('queen', at, rolls('L'));
    expect(free.player('green').held).toBe(-1);
    expect(free.player('green').traps[0]).toEqual({ room: -1, pests: 0, queen: false });
    expect(free.queen('green')).toBe('den');
    expect(free.pests('green')).toEqual({ den: 1 });
  });

  test('EXT-QTR-03 an escape is not entering: the other trap takes her pest, not her', () => {
    const it = given('queen', { active: 'green', green: { sealed: true, traps: [{ at: 'den', queen: true }, { at: 'den' }] } }, rolls('L'));
    expect(it.player('green').held).toBe(-1);
    expect(it.player('green').traps[1]?.pests).toBe(1);
  });

  test('EXT-QTR-04 Mind control: no roll, no escape; Royal Persuasion cannot be used and is discarded', () => {
    const mind = given('queen', { red: { hand: ['mind_control'], sealed: true, traps: [{ at: 'den', queen: true }] } }).does('mind-control S');
    expect(mind.player('red').held).toBe(0);
    const royal = given(
      'queen',
      { red: { sealed: true, traps: [{ at: 'den', queen: true }], front: [{ card: 'royal_persuasion', by: 'green' }] } },
      rolls('U'),
    );
    expect(royal.now()).toBe('act');
    expect(royal.discard()).toEqual(['royal_persuasion']);
    const later = given(
      'queen',
      { red: { turns: 0, sealed: true, traps: [{ at: 'den', queen: true }], front: [{ card: 'royal_persuasion', by: 'green' }] } },
      rolls('S'),
    );
    expect(later.who()).toBe('green'); // she escaped with the first roll
    later.does('let-roll', rolls('R'));
    expect(later.queen('red')).toBe('entry');
  });

  test('EXT-QTR-05 Angry queen with a capture or an escape in between', () => {
    const angry = [{ card: 'angry_queen', by: 'green' }] as const;
    const caught = given('queen', { red: { sealed: true, queen: 'entry', traps: [{ at: 'den' }], front: angry } }, rolls('L', 'S'));
    expect(caught.player('red').held).toBe(-1); // escaped again by her color
    expect(caught.pests('red')).toEqual({}); // and drops nothing for the rest of this Queen's Turn
    const escaped = given('queen', { red: { sealed: true, traps: [{ at: 'den', queen: true }], front: angry } }, rolls('S', 'R'));
    expect(escaped.queen('red')).toBe('entry');
    expect(escaped.pests('red')).toEqual({ den: 1, entry: 1 });
  });
});

/** The tile of a room of a fixture house. */
const roomId = (house: string, room: number): (typeof TILES)[number] => {
  const found = fixtures.houses.find((h) => h.id === house)?.nodes.find((n) => n.room === room)?.tile;
  return TILES.find((t) => t === found) ?? 'entry';
};

test('EXT-QN-12 pests are never made of nothing', () => {
  const it = given('queen', { red: { queen: 'den', reserve: 1, pests: { entry: 4 } } }, rolls('P'));
  expect(total(it.pests('red'))).toBe(5);
  expect(it.player('red').reserve).toBe(0);
});
