/** The Exterminator's Turn and traps (2.13, 2.14). */
import { describe, expect, test } from 'vitest';
import { given, rolls } from './given.ts';

describe('moving and paying', () => {
  test('EXT-ACT-01 EXT-ACT-03 EXT-ACT-04 one Free Move and 2 AP; the first Moves are free while nothing else was done', () => {
    const it = given('act');
    it.does('move den');
    expect([it.s.free, it.s.ap]).toEqual([0, 2]);
    it.does('move entry').does('move playroom');
    expect([it.s.free, it.s.ap]).toEqual([0, 0]);
    expect(it.offers()).toEqual(['end-turn']);
    expect(it.whyNot('move entry')).toBe('EXT-ACT-01');
    expect(it.whyNot('exterminate')).toBe('EXT-ACT-01');
    expect(it.whyNot('buy')).toBe('EXT-ACT-01');
  });

  test('EXT-ACT-03 EXT-ACT-04 a non-Move action forfeits the Free Move; example 14', () => {
    const it = given('act', { red: { pests: { entry: 3 } } }).does('exterminate', rolls(2));
    expect([it.s.free, it.s.ap]).toEqual([0, 1]);
    it.does('move den');
    expect(it.s.ap).toBe(0);
    // Drag, Buy and Play count as such; the two free cards do not.
    expect(given('act', { red: { hand: ['more_time'] } }).does('play more_time').s.free).toBe(0);
    expect(given('act').does('buy', rolls('pick 0')).s.free).toBe(0);
    const drag = given('act', { red: { traps: [{ at: 'entry' }] } }).does('drag-trap red den nothing');
    expect(drag.s.free).toBe(0);
    expect(given('turn', { red: { hand: ['mind_control'] } }).does('mind-control P').s.free).toBe(1);
  });

  test('EXT-ACT-02 only to an adjacent room, never outside', () => {
    const it = given('act', { red: { room: 'landing' } });
    expect(it.offers('move')).toEqual(['move nursery', 'move study']);
    expect(it.whyNot('move entry')).toBe('EXT-ACT-02');
    expect(it.whyNot('move mud_room')).toBe('EXT-ACT-02');
  });

  test('EXT-ACT-28 the turn may end at any moment', () => {
    expect(given('act').offers('end-turn')).toEqual(['end-turn']);
    expect(given('act', { ap: 0, free: 0 }).does('end-turn', rolls('P')).who()).toBe('green');
  });
});

describe('exterminating', () => {
  test('EXT-ACT-05 EXT-ACT-06 EXT-ACT-07 EXT-GEN-07 as many free pests of the own color as the die shows', () => {
    const it = given('act', {
      colors: ['orange', 'green'],
      orange: { queen: 'entry', pests: { entry: 5 }, traps: [{ at: 'entry', pests: 3 }] },
      green: { pests: { entry: 2 } },
    });
    const reserve = it.player('orange').reserve;
    it.does('exterminate', rolls(4));
    expect(it.pests('orange')).toEqual({ entry: 1 });
    expect(it.player('orange').reserve).toBe(reserve + 4);
    expect(it.player('orange').traps[0]?.pests).toBe(3);
    expect(it.pests('green')).toEqual({ entry: 2 });
    expect(it.queen('orange')).toBe('entry');
    it.does('exterminate', rolls(6));
    expect(it.pests('orange')).toEqual({});
  });

  test('EXT-ACT-06 at least one own pest must be here; the queen is none', () => {
    const it = given('act', { red: { queen: 'entry' }, green: { pests: { entry: 2 } } });
    expect(it.whyNot('exterminate')).toBe('EXT-ACT-06');
  });
});

describe('own traps', () => {
  test('EXT-ACT-08 EXT-TRP-03 a trap in hand is dropped here and takes as many as it holds', () => {
    const it = given('act', { red: { pests: { entry: 9 } } }).does('drop-trap pests');
    expect(it.player('red').traps[0]).toEqual({ room: 0, pests: 7, queen: false });
    expect(it.pests('red')).toEqual({ entry: 2 });
    expect(it.whyNot('drop-trap pests')).toBe('EXT-ACT-08');
  });

  test('EXT-ACT-09 EXT-TRP-09 not in the own nest room', () => {
    const it = given('act', { red: { room: 'nest_red' } });
    expect(it.offers('drop-trap')).toEqual([]);
    expect(it.whyNot('drop-trap nothing')).toBe('EXT-ACT-09');
    expect(given('act', { red: { room: 'nest_green' } }).offers('drop-trap')).toEqual(['drop-trap nothing']);
  });

  test('EXT-ACT-10 EXT-ACT-11 EXT-TRP-01 queen or pests if both are here, else what is here', () => {
    const both = { red: { queen: 'entry', pests: { entry: 2 } } } as const;
    expect(given('act', both).offers('drop-trap')).toEqual(['drop-trap pests', 'drop-trap queen']);
    expect(given('act', both).whyNot('drop-trap nothing')).toBe('EXT-ACT-10');
    const queen = given('act', both).does('drop-trap queen');
    expect(queen.player('red').traps[0]).toEqual({ room: 0, pests: 0, queen: true });
    expect(queen.pests('red')).toEqual({ entry: 2 });
    expect(given('act', { red: { pests: { entry: 2 } } }).offers('drop-trap')).toEqual(['drop-trap pests']);
    expect(given('act', { red: { queen: 'entry' } }).offers('drop-trap')).toEqual(['drop-trap queen']);
    expect(given('act').offers('drop-trap')).toEqual(['drop-trap nothing']);
    expect(given('act').whyNot('drop-trap pests')).toBe('EXT-ACT-11');
  });

  test('EXT-ACT-12 EXT-ACT-13 EXT-TRP-07 emptying takes the trap back, full or empty, here only', () => {
    const it = given('act', { red: { traps: [{ at: 'entry', pests: 5 }] } });
    const before = it.player('red').reserve;
    it.does('empty-trap red');
    expect(it.player('red').reserve).toBe(before + 5);
    expect(it.player('red').traps[0]?.room).toBe(-1);
    expect(given('act', { red: { traps: [{ at: 'entry' }] } }).offers('empty-trap')).toEqual(['empty-trap red']);
    expect(given('act', { red: { traps: [{ at: 'den' }] } }).whyNot('empty-trap red')).toBe('EXT-ACT-12');
    expect(given('act', { green: { traps: [{ at: 'entry' }] } }).whyNot('empty-trap green')).toBe('EXT-ACT-12');
  });

  test("EXT-ACT-14 the queen's trap only when all is done", () => {
    const open = given('act', { red: { traps: [{ at: 'entry', queen: true }] } });
    expect(open.whyNot('empty-trap red')).toBe('EXT-ACT-14');
    const left = given('act', { red: { sealed: true, pests: { den: 1 }, traps: [{ at: 'entry', queen: true }] } });
    expect(left.whyNot('empty-trap red')).toBe('EXT-ACT-14');
    const done = given('act', { red: { sealed: true, traps: [{ at: 'entry', queen: true }] } });
    expect(done.whyNot('empty-trap red')).toBe(null);
  });
});

describe('dragging', () => {
  test('EXT-ACT-15 both move, contents included, any color', () => {
    const it = given('act', { green: { traps: [{ at: 'entry', pests: 3 }] } }).does('drag-trap green den nothing');
    expect(it.at('red')).toBe('den');
    expect(it.player('green').traps[0]).toEqual({ room: 3, pests: 3, queen: false });
    expect(it.s.ap).toBe(0);
    const queen = given('act', { green: { traps: [{ at: 'entry', queen: true }] } }).does('drag-trap green den nothing');
    expect(queen.queen('green')).toBe('den');
    expect(given('act', { ap: 1, green: { traps: [{ at: 'entry' }] } }).whyNot('drag-trap green den nothing')).toBe('EXT-ACT-01');
    expect(given('act', { green: { traps: [{ at: 'den' }] } }).whyNot('drag-trap green entry nothing')).toBe('EXT-ACT-15');
    expect(given('act', { green: { traps: [{ at: 'entry' }] } }).whyNot('drag-trap green library nothing')).toBe('EXT-ACT-15');
  });

  test('EXT-ACT-16 EXT-TRP-09 never into the nest of its own color', () => {
    const it = given('act', { green: { traps: [{ at: 'entry' }] }, red: { traps: [{ at: 'entry' }] } });
    expect(it.whyNot('drag-trap green nest_green nothing')).toBe('EXT-ACT-16');
    expect(it.whyNot('drag-trap red nest_green nothing')).toBe(null);
  });
  test('EXT-OPT-01 by option into the own nest too, where the trap catches what is there, emerges or comes home', () => {
    const options = { nestTraps: true };
    const it = given('act', { options, active: 'green', green: { traps: [{ at: 'entry' }] }, red: { queen: 'laundry' } });
    it.does('drag-trap green nest_green queen');
    expect([it.player('green').held, it.player('green').queen]).toEqual([0, it.player('green').nest]);
    const nest = given('queen', { options, red: { queen: 'laundry', traps: [{ at: 'nest_red', pests: 2 }] } }, rolls('P'));
    expect([nest.player('red').traps[0]?.pests, nest.pests('red').nest_red]).toEqual([3, undefined]);
    const home = given('act', { options, red: { queen: 'laundry', hand: ['nesting'], traps: [{ at: 'nest_red' }] } }).does('play nesting');
    expect(home.player('red').held).toBe(0);
    expect(home.told('captured')).toMatchObject([{ color: 'red', queen: true }]);
  });

  test('EXT-ACT-17 on arrival it collects as if dropped; the dragging player chooses', () => {
    const both = { green: { queen: 'den', pests: { den: 2 }, traps: [{ at: 'entry' }] } } as const;
    expect(given('act', both).offers('drag-trap green den')).toEqual(['drag-trap green den pests', 'drag-trap green den queen']);
    expect(given('act', both).whyNot('drag-trap green den nothing')).toBe('EXT-ACT-17');
    expect(given('act', both).does('drag-trap green den queen').player('green').held).toBe(0);
    const more = given('act', { green: { pests: { den: 6 }, traps: [{ at: 'entry', pests: 3 }] } }).does('drag-trap green den pests');
    expect(more.player('green').traps[0]?.pests).toBe(7);
    expect(more.pests('green')).toEqual({ den: 2 });
    // Purple walks through walls, but never with a trap.
    const purple = given('act', { colors: ['purple', 'green'], purple: { room: 'den', traps: [{ at: 'den' }] } });
    expect(purple.offers('move')).toContain('move library');
    expect(purple.offers('drag-trap').map((m) => m.split(' ')[2])).toEqual(['bathroom', 'entry']);
    expect(purple.whyNot('drag-trap purple library nothing')).toBe('EXT-ACT-15');
  });

  test('EXT-TRP-01 EXT-ACT-17 a full trap is offered no pests: dragged among them it takes nothing', () => {
    const full = given('act', { green: { pests: { den: 3 }, traps: [{ at: 'entry', pests: 7 }] } });
    expect(full.offers('drag-trap green den')).toEqual(['drag-trap green den nothing']);
    expect(full.whyNot('drag-trap green den pests')).toBe('EXT-ACT-17');
    full.does('drag-trap green den nothing');
    expect(full.player('green').traps[0]?.pests).toBe(7);
    expect(full.pests('green')).toEqual({ den: 3 });
    // What is full is the owner's to say: the orange trap holds 10 (EXT-CHAR-04).
    const jumbo = (pests: number) => given('act', { colors: ['red', 'orange'], orange: { pests: { den: 3 }, traps: [{ at: 'entry', pests }] } });
    expect(jumbo(9).offers('drag-trap orange den')).toEqual(['drag-trap orange den pests']);
    expect(jumbo(10).offers('drag-trap orange den')).toEqual(['drag-trap orange den nothing']);
  });
});

describe('nests and rivals', () => {
  test('EXT-ACT-18 EXT-ACT-19 sealing: in the own open nest, 2 AP; a sealed room may be entered', () => {
    const it = given('act', { red: { room: 'nest_red' } }).does('seal-nest');
    expect([it.player('red').sealed, it.s.ap]).toEqual([true, 0]);
    expect(given('act', { red: { room: 'nest_red', sealed: true } }).whyNot('seal-nest')).toBe('EXT-ACT-19');
    expect(given('act').whyNot('seal-nest')).toBe('EXT-ACT-18');
    expect(given('act', { red: { room: 'nest_green' } }).whyNot('seal-nest')).toBe('EXT-ACT-18');
    expect(given('act', { ap: 1, red: { room: 'nest_red' } }).whyNot('seal-nest')).toBe('EXT-ACT-01');
    expect(given('act', { green: { sealed: true } }).offers('move')).toContain('move nest_green');
    expect(given('queen', { red: { sealed: true, queen: 'gallery', pests: { gallery: 2 } } }, rolls('R')).pests('red')).toEqual({ gallery: 2, nest_red: 1 });
  });

  test('EXT-ACT-20 EXT-ACT-21 EXT-TRP-05 destroying frees what it held, and that is not entering; example 21', () => {
    const it = given('act', { colors: ['blue', 'red'], red: { traps: [{ at: 'entry', pests: 5 }] } }).does('destroy-trap red');
    expect(it.pests('red')).toEqual({ entry: 5 });
    expect(it.player('red').traps[0]?.room).toBe(-1);
    expect(it.s.ap).toBe(1);
    const two = given('act', { green: { traps: [{ at: 'entry', queen: true }, { at: 'entry' }] } }).does('destroy-trap green');
    expect(two.player('green').held).toBe(-1);
    expect(two.player('green').traps[1]?.queen).toBe(false);
    expect(two.offers('destroy-trap')).toEqual(['destroy-trap green-2']); // an empty one too
    expect(given('act', { green: { traps: [{ at: 'den' }] } }).whyNot('destroy-trap green')).toBe('EXT-ACT-20');
    expect(given('act', { red: { traps: [{ at: 'entry' }] } }).whyNot('destroy-trap red')).toBe('EXT-ACT-20');
  });

  test("EXT-ACT-22 unsealing an opponent's sealed nest", () => {
    const it = given('act', { red: { room: 'nest_green' }, green: { sealed: true } }).does('unseal green');
    expect([it.player('green').sealed, it.s.ap]).toEqual([false, 0]);
    expect(given('act', { red: { room: 'nest_green' } }).whyNot('unseal green')).toBe('EXT-ACT-22');
    expect(given('act', { green: { sealed: true } }).whyNot('unseal green')).toBe('EXT-ACT-22');
    expect(given('act', { red: { room: 'nest_red', sealed: true } }).whyNot('unseal red')).toBe('EXT-ACT-22');
  });
});

describe('toolbox', () => {
  test('EXT-ACT-23 EXT-ACT-24 1 AP, only what one holds; played cards lie until the turn ends', () => {
    const it = given('act', { red: { hand: ['bug_bomb'], pests: { entry: 4 } } });
    expect(it.whyNot('play more_time')).toBe('EXT-ACT-23');
    it.does('play bug_bomb');
    expect([it.s.ap, it.s.playedSize, it.s.discardSize]).toEqual([1, 1, 0]);
    it.does('end-turn', rolls('P'));
    expect(it.discard()).toEqual(['bug_bomb']);
    const lasting = given('act', { red: { hand: ['stuck'] } })
      .does('play-on stuck green')
      .does('end-turn', rolls('P'));
    expect(lasting.discard()).toEqual([]); // it lies before green
  });

  test('EXT-ACT-25 only if it would have an effect', () => {
    expect(given('act', { red: { hand: ['bug_bomb'] } }).whyNot('play bug_bomb')).toBe('EXT-ACT-25');
    expect(given('act', { red: { hand: ['unseal_nest'] } }).whyNot('play-on unseal_nest green')).toBe('EXT-ACT-25');
  });

  test('EXT-ACT-26 EXT-ACT-27 buying: the draw pile unseen, then a random card of the discard pile, then nothing', () => {
    const it = given('act', { red: { hidden: [] } }).does('buy', rolls('pick 10'));
    expect(it.hand('red')).toEqual(['zap']);
    expect(it.player('red').knownSize).toBe(0);
    expect(it.s.ap).toBe(0);
    const empty = given('act', { discard: ['zap', 'stuck'] });
    empty.s.draw = empty.s.draw.map(() => 0);
    empty.s.drawSize = 0;
    empty.does('buy', rolls('pick 1'));
    expect(empty.hand('red')).toEqual(['stuck']);
    expect(empty.player('red').knownSize).toBe(1);
    expect(empty.s.drawSize).toBe(0); // never reshuffled
    const none = given('act');
    none.s.draw = none.s.draw.map(() => 0);
    none.s.drawSize = 0;
    expect(none.whyNot('buy')).toBe('EXT-ACT-27');
  });
});

describe('traps', () => {
  test('EXT-TRP-01 EXT-TRP-02 pests or queen, never both', () => {
    const pests = given('queen', { red: { queen: 'entry', sealed: true, traps: [{ at: 'den', pests: 1 }] } }, rolls('L'));
    expect(pests.player('red').held).toBe(-1);
    expect(pests.player('red').traps[0]?.pests).toBe(2); // her pest went in
    const queen = given('queen', { red: { sealed: true, pests: { entry: 3 }, traps: [{ at: 'den', queen: true }] } }, rolls('U'));
    expect(queen.player('red').traps[0]?.pests).toBe(0);
    const call = given('act', { red: { hand: ['mating_call'], room: 'den', pests: { entry: 3 }, traps: [{ at: 'den', queen: true }] } }).does(
      'play mating_call',
    );
    expect(call.pests('red')).toEqual({ den: 3 });
  });

  test('EXT-TRP-04 EXT-TRP-05 it takes what enters later, however it enters, until it is full', () => {
    const drop = given('queen', { red: { queen: 'entry', sealed: true, traps: [{ at: 'den', pests: 6 }] } }, rolls('L'));
    expect(drop.player('red').traps[0]?.pests).toBe(7);
    const spread = given('queen', { red: { queen: 'entry', sealed: true, traps: [{ at: 'den', pests: 2 }] } }, rolls('P'));
    expect(spread.player('red').traps[0]?.pests).toBe(3);
    const full = given('queen', { red: { queen: 'den', sealed: true, traps: [{ at: 'den', pests: 6 }] } }, rolls('L'));
    expect(full.player('red').traps[0]?.pests).toBe(7);
    expect(full.pests('red')).toEqual({ den: 1 });
  });

  test('EXT-TRP-06 of two traps the one with pests fills first, then the lower; the queen takes the lower empty one', () => {
    const it = given('act', {
      active: 'green',
      green: { hand: ['mating_call'], room: 'den', pests: { entry: 6 }, traps: [{ at: 'den' }, { at: 'den', pests: 3 }] },
    }).does('play mating_call');
    expect(it.player('green').traps.map((t) => t.pests)).toEqual([2, 7]);
    const queen = given('queen', { active: 'green', green: { sealed: true, queen: 'entry', traps: [{ at: 'den' }, { at: 'den' }] } }, rolls('L'));
    expect(queen.player('green').held).toBe(0);
    const second = given('queen', { active: 'green', green: { sealed: true, queen: 'entry', traps: [{ at: 'den', pests: 1 }, { at: 'den' }] } }, rolls('L'));
    expect(second.player('green').held).toBe(1);
  });

  test('EXT-TRP-08 EXT-TRP-07 what is in a trap is not in the house', () => {
    const it = given('act', { red: { reserve: 0, pests: { den: 3 }, traps: [{ at: 'entry', pests: 1 }] } }).does('end-turn', rolls('P'));
    expect(it.player('red').alive).toBe(true);
    expect(it.player('red').traps[0]).toEqual({ room: 0, pests: 1, queen: false });
  });
});
