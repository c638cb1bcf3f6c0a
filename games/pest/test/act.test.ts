/** The turn (PEST-ACT), trading (PEST-TRD), words of payment (PEST-CON), and the undo of a long turn. */
import { expect, test } from 'vitest';
import { ACTIONS, CELLS, type Cell } from '../names.ts';
import { actionState } from '../reading.ts';
import { at, given } from './given.ts';

const rich = { lumber: 5, stone: 5, food: 5, herbs: 5, coin: 2 };

test('PEST-ACT-02 PEST-ACT-11 an Assistant goes to an empty cell, each once a Year', () => {
  const it = given({
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.stands = 1;
    },
  });
  expect(it.offers('assistant')).toHaveLength(8);
  expect(it.refused('assistant move-research')).toBe('PEST-ACT-02');
  it.does('assistant move-cure');
  expect(it.p()).toMatchObject({ stands: 3, ready: 1 });
});

test('PEST-ACT-03 PEST-ACT-04 PEST-ACT-05 the cell gives two actions, in either order, or none', () => {
  const it = given({ houses: [{ res: rich, sick: [1] }] });
  it.does('assistant produce-cure');
  expect(it.offers('act')).toEqual(['act produce no', 'act cure no']);
  expect(it.refused('act move no')).toBe('PEST-ACT-03');
  it.does('act cure no');
  // The first one is resolved fully before the second can begin.
  expect(it.now()).toBe('cure');
  it.does('done');
  expect(it.offers('act')).toEqual(['act produce no']);
  expect(it.refused('act cure no')).toBe('PEST-ACT-03');
  const neither = given();
  neither.does('assistant construct-assign', 'end-turn');
  expect(neither.who()).toBe(1);
});

test.each(CELLS)('PEST-ACT-03 on the cell %s exactly its two actions are open, then done', (cell: Cell) => {
  const it = given({ houses: [{ res: rich, sick: [1], track: [1], research: 2 }] }).does(`assistant ${cell}`);
  const open = (): string[] => ACTIONS.filter((_, i) => actionState(it.s, 0, i) === 'open');
  expect(open().join('-')).toBe(cell);
  const [, left = ''] = cell.split('-');
  it.does(`act ${left} no`);
  expect(
    actionState(
      it.s,
      0,
      ACTIONS.findIndex((a) => a === left),
    ),
  ).toBe('done');
  expect(open()).toHaveLength(1);
  expect(ACTIONS.map((_, i) => actionState(it.s, 1, i)).every((x) => x === null)).toBe(true);
});

test('PEST-ACT-06 PEST-ACT-09 a top row action is enhanced for exactly one Research token, declared when it starts', () => {
  const it = given({ houses: [{ research: 1 }] });
  it.does('assistant move-research');
  expect(it.offers('act move')).toEqual(['act move no', 'act move yes']);
  expect(it.refused('act research yes')).toBe('PEST-ACT-06');
  it.does('act move yes');
  expect(it.p().research).toBe(0);
  expect(it.s.going.points).toBe(3);
  const poor = given({ houses: [{}] });
  poor.does('assistant move-research');
  expect(poor.refused('act move yes')).toBe('PEST-ACT-06');
});

test('PEST-ACT-07 PEST-ACT-08 PEST-QUA-08 PEST-QUA-09 a Sick above an action hinders it; read when it starts', () => {
  const it = given({ houses: [{ sick: [2, 1] }] });
  it.does('assistant move-cure');
  expect(it.offers('act move')).toHaveLength(1);
  it.does('act move no');
  expect(it.s.going.points).toBe(1);
  expect(it.told('action')).toMatchObject([{ hindered: true }]);
  const freed = given({ houses: [{ sick: [2, 1] }] });
  freed.does('assistant move-cure', 'tidy', 'carry move regular', 'act move no');
  expect(freed.s.going.points).toBe(2);
  // A Sick that comes to the slot on the way does not shorten this Move.
  const later = given({ houses: [{ sick: [3] }], sick: { embry: 1 } });
  later.does('assistant move-cure', 'act move no', 'step embry', 'settle 0 no no', 'lay move');
  expect(later.s.going.points).toBe(1);
  expect(later.offers('step').length).toBeGreaterThan(0);
});

test('PEST-ACT-09 enhanced and hindered cancel in a Move; the token is still spent', () => {
  const it = given({ houses: [{ sick: [0, 1], research: 1 }] });
  it.does('assistant move-cure', 'act move yes');
  expect(it.s.going.points).toBe(2);
  expect(it.p().research).toBe(0);
});

test('PEST-ACT-10 the action spaces of Technologies are there only for their owner', () => {
  const it = given({ houses: [{ tech: { middle: 17, top: 28 }, res: { herbs: 3 } }] });
  expect(it.offers('assistant')).toHaveLength(CELLS.length + 1);
  expect(it.refused('assistant tech-28')).toBe('PEST-TCR-13');
  const none = given();
  expect(none.refused('assistant tech-17')).toBe('PEST-ACT-10');
});

test('PEST-ACT-12 the turn ends when its player says so', () => {
  const it = given({ houses: [{ res: { lumber: 2 } }] });
  it.does('assistant produce-assign', 'act assign no', 'act produce no');
  expect(it.now()).toBe('act');
  expect(it.who()).toBe(0);
  expect(it.offers()).toEqual(['end-turn', 'trade']);
});

test('PEST-TRD-01 PEST-TRD-03 any two resources are a Coin: before, between, within and after the actions', () => {
  const it = given({ houses: [{ res: { lumber: 3, stone: 1, food: 3, herbs: 3 }, sick: [1] }] });
  it.does('trade', 'swap lumber stone');
  expect([it.res('coin'), it.res('lumber'), it.res('stone')]).toEqual([1, 2, 0]);
  it.does('assistant move-cure', 'trade', 'swap food food', 'act move no', 'step embry', 'trade', 'swap lumber herbs', 'stop', 'act cure no', 'trade');
  expect(it.now()).toBe('trade');
  it.does('swap herbs herbs', 'cure regular 1', 'trade', 'swap lumber food', 'end-turn');
  expect(it.res('coin')).toBe(4);
});

test('PEST-TRD-02 Coins are not traded in, nor with a full purse', () => {
  const it = given({ houses: [{ res: { lumber: 1, food: 1, coin: 5 } }] });
  expect(it.refused('trade')).toBe('PEST-TRD-02');
  const open = given({ houses: [{ res: { lumber: 1, food: 1, coin: 4 } }] });
  open.does('trade');
  expect(open.offers()).toEqual(['swap lumber food']);
  expect(open.refused('swap lumber lumber')).toBe('PEST-TRD-02');
  const poor = given({ houses: [{ res: { lumber: 1, coin: 3 } }] });
  expect(poor.refused('trade')).toBe('PEST-TRD-02');
});

test('PEST-TRD-03 never while a payment is half made, nor on the way through the Capital', () => {
  const it = given({ houses: [{ doctor: 'gollor', res: rich }, { doctor: 'hollin' }] });
  it.does('assistant move-cure', 'act move no', 'step capital');
  expect(it.refused('trade')).toBe('PEST-TRD-03');
  expect(it.offers().every((x) => x.startsWith('step'))).toBe(true);
  const pay = given({ houses: [{ res: rich }] });
  pay.does('assistant construct-cure', 'act construct no', 'build morvath district-1');
  expect(pay.offers().every((x) => x.startsWith('pay'))).toBe(true);
});

test('PEST-CON-05 PEST-CON-06 a Coin stands in for any one Lumber, Stone, Food or Herbs', () => {
  const build = given({ houses: [{ res: { coin: 2 } }] });
  build.does('assistant construct-cure', 'act construct no', 'build morvath district-1');
  expect(build.res('coin')).toBe(0);
  const food = given({ houses: [{ res: { coin: 2 }, camp: 'castoria' }], sick: { embry: 3 } });
  food.does('assistant move-cure', 'act move no', 'step embry');
  expect(food.res('coin')).toBe(0);
  const herbs = given({ houses: [{ res: { coin: 2, herbs: 1 }, sick: [1] }] });
  herbs.does('assistant move-cure', 'act cure no');
  expect(herbs.offers('cure')).toEqual(['cure regular 0', 'cure regular 1']);
  expect(herbs.refused('cure regular 2')).toBe('PEST-CON-06');
});

test('PEST-CON-07 a crate is any resource but a Coin', () => {
  const it = given({
    frames: [
      { step: 'turn', round: 0, i: 0 },
      { step: 'crate', seat: 1, n: 2 },
    ],
  });
  expect(it.offers()).toEqual(['crate lumber', 'crate stone', 'crate food', 'crate herbs']);
  it.does('crate herbs', 'crate stone');
  expect([it.res('herbs', 1), it.res('stone', 1)]).toEqual([3, 2]);
});

test('PEST-CON-08 PEST-CON-09 the Sick are on the map and in Quarantine; workers and those in the Capital are not on the track', () => {
  const it = given({ houses: [{ track: [1, 2], built: { 'district-1': 'castoria' } }] });
  it.does('assistant move-assign', 'act assign no', 'assign district-1', 'assign capital');
  expect(it.track()).toEqual([]);
  expect(it.p()).toMatchObject({ capital: 1 });
  expect(it.p().worker[0]).toBe(1);
});

test('a long turn can be taken back step by step: every small choice up to the last reveal is free', () => {
  const it = given({ houses: [{ res: rich, research: 1, sick: [1, 1], built: { workshop: 'castoria' } }], sick: { embry: 3 }, roads: { 'embry--morvath': 1 } });
  const turn = [
    'tidy',
    'carry move regular',
    'assistant move-cure',
    'act move yes',
    'step embry',
    'settle 1 yes no',
    'lay storage',
    'lay move',
    'lay graveyard',
    'trade',
    'swap lumber stone',
    'stop',
    'act cure no',
    'cure storage 0',
    'cure regular 1',
    'done',
  ];
  for (const line of turn) {
    expect(it.free(line), line).toBe(true);
    it.does(line);
  }
  // Ending the turn hands over, and Research that deals a card reveals something.
  expect(it.free('end-turn')).toBe(false);
  const study = given({ houses: [{ research: 4 }], market: [18, 9, 15, 4, 2] });
  study.does('assistant move-research', 'act research no');
  expect(study.free('take tech-18 top')).toBe(false);
  expect(study.free('refresh')).toBe(false);
  expect(study.free('done')).toBe(true);
  expect(at('embry')).toBeGreaterThan(0);
});
