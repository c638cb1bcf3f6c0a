/** Construct, buildings, Produce, storage, Research, Cure and Assign (PEST-CNS, PEST-BLD, PEST-PRD, PEST-STO, PEST-RES, PEST-CUR, PEST-ASG), with every building and Capital token. */
import { describe, expect, test } from 'vitest';
import { capitalBuildings, capitalRewardTokens } from '../data/printed.ts';
import { BUILDING, SPACE, TECH } from '../data/tables.ts';
import { BUILDINGS, CRATES, REWARDS, WORKS } from '../names.ts';
import { ones } from '../reading.ts';
import { at, type Given, given, type Has } from './given.ts';

const stuff = { lumber: 5, stone: 5 };
const building = (x: Given = {}, enhance = 'no') => given(x).does('assistant construct-cure', `act construct ${enhance}`);
const making = (x: Given = {}, enhance = 'no') => given(x).does('assistant produce-cure', `act produce ${enhance}`);
const study = (x: Given = {}) => given(x).does('assistant move-research', 'act research no');
const curing = (x: Given = {}) => given(x).does('assistant move-cure', 'act cure no');
const sending = (x: Given = {}) => given(x).does('assistant move-assign', 'act assign no');

test('PEST-CNS-01 PEST-CNS-12 one Construct builds on the map or in the Capital, never both', () => {
  const it = building({ houses: [{ res: { ...stuff, coin: 5 }, camp: 'castoria' }] });
  expect(it.offers('build').length).toBeGreaterThan(0);
  expect(it.offers('raise').length).toBeGreaterThan(0);
  it.does('build morvath district-1', 'pay 1 1 0 0 no');
  expect(it.offers('raise')).toEqual([]);
  expect(it.refused('raise cap-aqueduct')).toBe('PEST-CNS-12');
  const capital = building({ houses: [{ res: { ...stuff }, camp: 'castoria' }] });
  capital.does('raise cap-aqueduct');
  expect(capital.now()).toBe('act');
});

test('PEST-CNS-02 PEST-CNS-03 up to two: one at the Doctor, one at the Camp, in either order', () => {
  const it = building({ houses: [{ res: stuff, camp: 'castoria' }] });
  expect(it.refused('build gothar district-1')).toBe('PEST-CNS-02');
  it.does('build castoria district-1', 'build morvath district-2');
  expect(it.p().site.slice(0, 2)).toEqual([at('castoria'), at('morvath')]);
  expect([it.res('lumber'), it.res('stone')]).toEqual([3, 3]);
  // Two are the most: the action is over.
  expect(it.now()).toBe('act');
  const full = building({ houses: [{ res: { ...stuff, food: 5 }, camp: 'castoria' }] });
  full.does('build castoria district-1', 'build morvath district-2');
  expect(full.refused('build castoria district-3')).toBe('PEST-CNS-02');
});

test('PEST-CNS-04 PEST-CNS-05 PEST-CNS-06 the price is that of the slot; the choice among the unbuilt is free', () => {
  const it = building({ houses: [{ res: { lumber: 1, stone: 1 } }] });
  expect(it.offers('build')).toEqual(['build morvath district-1', 'build morvath district-2', 'build morvath district-3']);
  expect(it.refused('build morvath workshop')).toBe('PEST-CNS-05');
});

test.each(BUILDINGS.slice(0, 9))('PEST-CNS-05 PEST-CNS-06 PEST-END-03 %s costs what its slot says', (id) => {
  const b = BUILDING[BUILDINGS.indexOf(id)];
  const it = building({ houses: [{ res: stuff }] });
  it.does(`build morvath ${id}`);
  expect([5 - it.res('lumber'), 5 - it.res('stone')]).toEqual([b?.lumber, b?.stone]);
});

test('PEST-CNS-07 PEST-CNS-10 PEST-CNS-16 piece, production token, Influence; a new building has no worker', () => {
  const it = building({ houses: [{ res: { lumber: 1, stone: 1 } }] });
  it.does('build morvath district-1');
  expect(it.p().makes[0]).toBe(0);
  expect(it.p().worker[0]).toBe(0);
  expect(it.p().influence).toBe(2);
  const types = it.said.map((e) => e.type);
  expect(types.indexOf('built')).toBeLessThan(types.indexOf('influence'));
  expect(types.indexOf('paid')).toBeLessThan(types.indexOf('built'));
});

test('PEST-CNS-08 PEST-CNS-09 worked example 11: 3, 2 and 1 Influence in a City, and no fourth', () => {
  const gain = (others: number): number => {
    const houses: Has[] = [{ doctor: 'castoria', res: stuff }, ...Array.from({ length: others }, () => ({ built: { 'district-1': 'castoria' } as const }))];
    const it = building({ seats: 4, houses });
    if (it.offers('build castoria district-1').length === 0) return -1;
    it.does('build castoria district-1');
    return it.p().influence;
  };
  expect([gain(0), gain(1), gain(2), gain(3)]).toEqual([3, 2, 1, -1]);
  const town = building({ houses: [{ res: stuff }] }).does('build morvath district-1');
  expect(town.p().influence).toBe(2);
  const village = building({ houses: [{ doctor: 'embry', res: stuff }] }).does('build embry district-1');
  expect(village.p().influence).toBe(1);
});

test.each(capitalBuildings.map((b) => b.id))('PEST-CNS-11 PEST-CNS-12 %s is paid and gives Renown tokens and Influence, wherever the Doctor is', (id) => {
  const w = capitalBuildings.find((b) => b.id === id);
  const it = building({ houses: [{ res: { lumber: 5, stone: 5, herbs: 5 } }] });
  it.does(`raise ${id}`);
  expect(it.p()).toMatchObject({ renown: w?.renown, influence: w?.influence });
  expect(it.s.works[WORKS.indexOf(id)]).toBe(0);
  expect(5 - it.res('lumber')).toBe(w?.cost.lumber);
  expect(5 - it.res('stone')).toBe(w?.cost.stone);
  const poor = building({ houses: [{ res: { food: 2 } }] });
  expect(poor.refused(`raise ${id}`)).toBe('PEST-CNS-11');
});

test('PEST-CNS-13 PEST-CNS-15 hindered: one Lumber or Stone more, once, with the first building', () => {
  const it = building({ houses: [{ res: { lumber: 3, stone: 3 }, camp: 'castoria', sick: [0, 0, 1] }] });
  it.does('build morvath district-1');
  expect(it.offers().sort()).toEqual(['pay 1 2 0 0 no', 'pay 2 1 0 0 no']);
  expect(it.refused('pay 1 1 0 0 no')).toBe('PEST-CNS-15');
  it.does('pay 1 2 0 0 no', 'build castoria district-2');
  expect([it.res('lumber'), it.res('stone')]).toEqual([1, 0]);
  const coin = building({ houses: [{ res: { lumber: 1, stone: 1, coin: 1 }, sick: [0, 0, 1] }] });
  coin.does('build morvath district-1');
  expect([coin.res('lumber'), coin.res('stone'), coin.res('coin')]).toEqual([0, 0, 0]);
  const poor = building({ houses: [{ res: { lumber: 1, stone: 1 }, sick: [0, 0, 1] }] });
  expect(poor.refused('build morvath district-1')).toBe('PEST-CNS-05');
});

test('PEST-CNS-14 PEST-CNS-15 enhanced: one Lumber or Stone less, on either building, Capital buildings too', () => {
  const it = building({ houses: [{ res: { lumber: 3, stone: 3 }, research: 1, camp: 'castoria' }] }, 'yes');
  it.does('build morvath district-1');
  expect(it.offers().sort()).toEqual(['pay 0 1 0 0 yes', 'pay 1 0 0 0 yes', 'pay 1 1 0 0 no']);
  it.does('pay 1 1 0 0 no', 'build castoria district-2', 'pay 0 1 0 0 yes');
  expect([it.res('lumber'), it.res('stone')]).toEqual([2, 1]);
  const tight = building({ houses: [{ res: { lumber: 1, stone: 3 }, research: 1 }] }, 'yes');
  expect(tight.offers('raise')).toEqual(['raise cap-aqueduct']);
  tight.does('raise cap-aqueduct');
  expect(tight.p().renown).toBe(2);
});

test('PEST-CNS-17 PEST-ACT-09 worked example 17: hindered and enhanced, two Districts for 2 Lumber and 2 Stone, and the token is gone', () => {
  const it = building({ houses: [{ res: { lumber: 2, stone: 2 }, research: 1, camp: 'castoria', sick: [0, 0, 1] }] }, 'yes');
  it.does('build morvath district-1');
  expect(it.offers().sort()).toEqual(['pay 0 2 0 0 yes', 'pay 1 1 0 0 yes', 'pay 1 2 0 0 no', 'pay 2 0 0 0 yes', 'pay 2 1 0 0 no']);
  it.does('pay 1 1 0 0 yes', 'build castoria district-2');
  expect([it.res('lumber'), it.res('stone'), it.p().research]).toEqual([0, 0, 0]);
  // The rebate waits for the second building; the surcharge does not.
  const later = building({ houses: [{ res: { lumber: 3, stone: 2 }, research: 1, camp: 'castoria', sick: [0, 0, 1] }] }, 'yes');
  later.does('build morvath district-1', 'pay 2 1 0 0 no', 'build castoria district-2');
  expect(later.offers().sort()).toEqual(['pay 0 1 0 0 yes', 'pay 1 0 0 0 yes', 'pay 1 1 0 0 no']);
});

test('PEST-CNS-17 one Stone more may stand for one Lumber less, and makes a building payable', () => {
  const it = building({ houses: [{ res: { stone: 2 }, research: 1, sick: [0, 0, 1] }] }, 'yes');
  expect(it.offers('build')).toEqual(['build morvath district-1', 'build morvath district-2', 'build morvath district-3']);
  it.does('build morvath district-1');
  expect([it.res('stone'), it.res('coin')]).toEqual([0, 0]);
  const coin = building({ houses: [{ res: { lumber: 1, coin: 1 }, research: 1, sick: [0, 0, 1] }] }, 'yes').does('build morvath district-1');
  expect([coin.res('lumber'), coin.res('coin')]).toEqual([0, 0]);
  const poor = building({ houses: [{ res: { stone: 1, herbs: 2 }, research: 1, sick: [0, 0, 1] }] }, 'yes');
  expect(poor.refused('build morvath district-1')).toBe('PEST-CNS-05');
});

test('PEST-BLD-01 PEST-BLD-02 PEST-BLD-03 PEST-BLD-04 PEST-BLD-05 PEST-PRD-01 what every building makes', () => {
  const built = { 'district-1': 'castoria', workshop: 'morvath', factory: 'gothar', treasury: 'korrin' } as const;
  const staffed = making({ houses: [{ built, staffed: ['district-1', 'workshop', 'treasury'] }] });
  // District 1 Lumber, Workshop 2 Lumber, Factory 1 Food, Treasury 1 Coin, Castle 1 Food.
  expect(staffed.p().res).toEqual([3, 0, 2, 0, 1]);
  const empty = making({ houses: [{ built }] });
  expect(empty.p().res).toEqual([0, 0, 2, 0, 0]);
});

test('PEST-BLD-06 PEST-BLD-07 PEST-ASG-03 one Person a building, none in Castle and Factory', () => {
  const it = sending({ houses: [{ track: [1, 2, 3], built: { 'district-1': 'castoria', factory: 'gothar' } }] });
  expect(it.refused('assign castle')).toBe('PEST-ASG-03');
  expect(it.refused('assign factory')).toBe('PEST-ASG-03');
  it.does('assign district-1');
  expect(it.refused('assign district-1')).toBe('PEST-ASG-03');
  expect(it.p().site[0]).toBe(at('castoria'));
});

test('PEST-PRD-02 each Person on a laboratory space gives a Research token', () => {
  const it = making({ houses: [{ track: [1, 2, 5, 6, 8] }] });
  expect(it.p().research).toBe(3);
});

test('PEST-PRD-03 hindered: one product less, of your choice', () => {
  const it = making({ houses: [{ sick: [0, 0, 0, 1], built: { factory: 'castoria' } }] });
  expect(it.offers()).toEqual(['less lumber', 'less food']);
  expect(it.refused('less coin')).toBe('PEST-PRD-03');
  it.does('less food');
  expect(it.p().res).toEqual([1, 0, 0, 0, 0]);
});

test('PEST-PRD-04 PEST-PRD-05 PEST-PRD-07 enhanced: one more of what buildings yield now', () => {
  const it = making({ houses: [{ research: 1, built: { factory: 'castoria', treasury: 'korrin' }, tech: { bottom: 30 }, doctor: 'sorrel' }] }, 'yes');
  // Storage Pods bring Herbs, but no building makes them; the Treasury is empty.
  expect(it.offers()).toEqual(['more lumber', 'more food']);
  expect(it.refused('more herbs')).toBe('PEST-PRD-05');
  it.does('more lumber');
  expect(it.p().res).toEqual([2, 0, 1, 1, 0]);
});

test('PEST-ACT-09 PEST-PRD-03 PEST-PRD-04 enhanced and hindered Produce: one added, one dropped', () => {
  const it = making({ houses: [{ research: 1, sick: [0, 0, 0, 1], built: { factory: 'castoria' } }] }, 'yes');
  it.does('more lumber', 'less food');
  expect(it.p().res).toEqual([2, 0, 0, 0, 0]);
});

test('PEST-PRD-06 PEST-STO-01 PEST-STO-04 PEST-STO-05 all is gained together, then every track holds five; Research has no limit', () => {
  const it = making({
    houses: [
      {
        res: { food: 5, coin: 5, lumber: 4 },
        track: [2],
        research: 40,
        built: { treasury: 'korrin', workshop: 'castoria' },
        staffed: ['treasury', 'workshop'],
      },
    ],
  });
  expect(it.p().res).toEqual([5, 0, 5, 0, 5]);
  expect(it.p().research).toBe(41);
  expect(it.told('gained').find((e) => e.what === 'lumber')).toMatchObject({ n: 1, lost: 1 });
});

test('PEST-STO-02 PEST-QUA-08 with a Sick on the storage slot the limit is four', () => {
  const it = making({ houses: [{ res: { food: 4 }, sick: [0, 0, 0, 0, 1] }] });
  expect(it.res('food')).toBe(4);
});

test('PEST-RES-01 PEST-RES-03 PEST-RES-08 PEST-RES-10 a Technology is paid in Research tokens; the market is five again', () => {
  const it = study({ houses: [{ research: 3, res: { coin: 5 } }], market: [19, 6, 15, 4, 2] });
  expect(it.refused('take tech-6 top')).toBe('PEST-RES-10');
  expect(it.refused('take tech-30 bottom')).toBe('PEST-RES-01');
  it.does('take tech-19 middle');
  expect(it.p()).toMatchObject({ research: 1, tech: [0, 19, 0] });
  expect(it.s.market).toHaveLength(5);
  expect(it.s.market).not.toContain(19);
  expect(it.refused('take tech-15 top')).toBe('PEST-RES-07');
});

test('PEST-RES-02 a marked card goes to its slot', () => {
  const it = study({ houses: [{ research: 9 }], market: [1, 9, 10, 4, 2] });
  expect(it.offers('take tech-1')).toEqual(['take tech-1 top']);
  expect(it.offers('take tech-9')).toEqual(['take tech-9 middle']);
  expect(it.offers('take tech-10')).toEqual(['take tech-10 bottom']);
  expect(it.offers('take tech-4')).toHaveLength(3);
  expect(it.refused('take tech-1 bottom')).toBe('PEST-RES-02');
});

test('PEST-RES-04 PEST-RES-08 the old Technology goes back to the deck and pays its Renown', () => {
  const it = study({ houses: [{ research: 9, tech: { top: 24, middle: 15, bottom: 16 } }], market: [4, 9, 10, 2, 3] });
  it.does('take tech-4 top');
  expect(it.p()).toMatchObject({ tech: [4, 15, 16], renown: 3 });
  expect((it.s.deck >> 24) & 1 || it.s.market.includes(24)).toBeTruthy();
});

test('PEST-RES-05 a Technology with a Sick on it stays', () => {
  const it = study({
    houses: [{ research: 9, tech: { top: 1, middle: 19, bottom: 18 }, sick: [5] }],
    market: [4, 9, 12, 2, 3],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.breathing = 1;
    },
  });
  expect(it.refused('take tech-4 top')).toBe('PEST-RES-05');
  expect(it.refused('take tech-4 middle')).toBe('PEST-RES-05');
  // One of five Sick fits elsewhere when the Tent goes.
  expect(it.refused('take tech-4 bottom')).toBe(null);
});

test('PEST-RES-06 PEST-RES-07 a refresh costs one token, before or after, while tokens last', () => {
  const it = study({ houses: [{ research: 3, res: { food: 5 } }], market: [18, 9, 15, 4, 2] });
  it.does('refresh');
  expect(it.s.market).toHaveLength(5);
  expect(it.p().research).toBe(2);
  it.does('refresh', 'refresh');
  expect(it.refused('refresh')).toBe('PEST-RES-06');
  expect(ones(it.s.deck) + it.s.market.length).toBe(30);
});

test('PEST-RES-09 PEST-TCR-12 an Assistant keeps its Technology for the Year; People on a discarded one go to the track', () => {
  const it = study({
    houses: [{ research: 9, tech: { middle: 17, bottom: 10 } }],
    market: [4, 9, 12, 2, 3],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) {
        p.stands = 1 << 9;
        p.experts = 2;
      }
    },
  });
  expect(it.refused('take tech-4 middle')).toBe('PEST-RES-09');
  it.does('take tech-4 bottom');
  expect(it.track()).toEqual([1, 2]);
  expect(it.p().experts).toBe(0);
});

test('PEST-CUR-01 PEST-CUR-02 PEST-CUR-03 PEST-CUR-06 any number, each for the Herbs of the rightmost free space, from the slot you name', () => {
  const it = curing({ houses: [{ res: { herbs: 5 }, sick: [2, 0, 1] }] });
  expect(it.offers('cure')).toEqual(['cure regular 0', 'cure construct 0']);
  expect(it.refused('cure storage 0')).toBe('PEST-CUR-06');
  it.does('cure construct 0', 'cure regular 0', 'cure regular 0');
  expect(it.res('herbs')).toBe(1);
  expect(it.track()).toEqual([1, 2, 3]);
  const hole = curing({ houses: [{ res: { herbs: 1 }, sick: [1], track: [2, 3] }] });
  hole.does('cure regular 0');
  expect(hole.track()).toEqual([1, 2, 3]);
  expect(SPACE.map((x) => x.herbs)).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]);
});

test('PEST-CUR-01 PEST-CUR-05 without Herbs or without a free space nobody is cured', () => {
  const dry = curing({ houses: [{ res: { lumber: 2 }, sick: [1] }] });
  expect(dry.refused('cure regular 0')).toBe('PEST-CUR-01');
  const full = curing({ houses: [{ res: { herbs: 5 }, sick: [1], track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }] });
  expect(full.refused('cure regular 0')).toBe('PEST-CUR-05');
});

test('PEST-CUR-04 PEST-TECH-01 worked example 8: paid and free cures in the order you like', () => {
  const it = curing({
    houses: [{ res: { herbs: 3 }, sick: [2], tech: { top: 1 } }],
    edit: (s) => {
      const p = s.players[0];
      if (p !== undefined) p.breathing = 2;
    },
  });
  it.does('cure regular 0', 'advance tech-1', 'cure regular 0');
  expect(it.track()).toEqual([1, 2, 3]);
  expect(it.res('herbs')).toBe(0);
  expect(it.p().breathing).toBe(0);
});

test('PEST-ASG-01 PEST-ASG-03 any number from the track, the rightmost first', () => {
  const it = sending({ houses: [{ res: { food: 5 }, track: [2, 3, 5], built: { 'district-1': 'castoria', workshop: 'gothar' } }] });
  it.does('assign workshop');
  expect(it.track()).toEqual([3, 5]);
  it.does('assign capital', 'assign district-1');
  expect(it.track()).toEqual([]);
  expect(it.refused('assign capital')).toBe('PEST-ASG-01');
  expect(it.refused('assign track')).toBe('PEST-ASG-01');
});

test('PEST-ASG-02 PEST-ASG-03 workers change buildings, never to the Capital or the track', () => {
  const it = sending({ houses: [{ built: { 'district-1': 'castoria', workshop: 'gothar' }, staffed: ['district-1'] }] });
  expect(it.offers('shift')).toEqual(['shift district-1 workshop']);
  expect(it.refused('shift district-1 capital')).toBe('PEST-ASG-03');
  expect(it.refused('shift workshop district-1')).toBe('PEST-ASG-02');
  it.does('shift district-1 workshop');
  expect(it.p().worker.slice(0, 3)).toEqual([0, 0, 1]);
  // Not back in the same action: it has ended by itself.
  expect(it.now()).toBe('act');
  const open = sending({ houses: [{ track: [1], built: { 'district-1': 'castoria', workshop: 'gothar' }, staffed: ['district-1'] }] });
  open.does('shift district-1 workshop');
  expect(open.refused('shift workshop district-1')).toBe('PEST-ASG-03');
  expect(open.offers('shift')).toEqual([]);
});

test('PEST-ASG-04 PEST-ASG-05 PEST-ASG-08 whoever feeds the Capital takes one token at the end, however many went', () => {
  const it = sending({
    houses: [{ track: [1, 2, 3] }],
    edit: (s) => {
      s.tokens = [0, 0, 0, 0, 1, 0, 0, 1, 0];
      s.tokensUp = [...s.tokens];
    },
  });
  it.does('assign capital', 'assign capital', 'assign capital');
  expect(it.now()).toBe('token');
  expect(it.offers()).toEqual(['token coin', 'token renown']);
  expect(it.refused('token food')).toBe('PEST-ASG-04');
  it.does('token renown');
  expect(it.p()).toMatchObject({ capital: 3, renown: 1 });
  expect(it.s.tokensUp).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0]);
  const none = sending({
    houses: [{ track: [1] }],
    edit: (s) => {
      s.tokensUp = s.tokensUp.map(() => 0);
    },
  });
  none.does('assign capital');
  expect(none.now()).toBe('act');
});

describe.each(REWARDS)('the token of %s', (reward) => {
  test('PEST-ASG-06 PEST-ASG-07 PEST-CON-10 pays what it shows', () => {
    const it = sending({
      houses: [{ track: [1] }],
      edit: (s) => {
        s.tokensUp = REWARDS.map((r) => (r === reward || r === 'coin' ? 1 : 0));
      },
    });
    it.does('assign capital');
    if (it.now() === 'token') it.does(`token ${reward}`);
    if (reward === 'any') it.does('crate herbs');
    const p = it.p();
    expect(p.capital).toBe(1);
    const crate = CRATES.find((c) => c === reward);
    if (crate !== undefined) expect(it.res(crate)).toBe(1);
    else if (reward === 'coin') expect(it.res('coin')).toBe(1);
    else if (reward === 'any') expect(it.res('herbs')).toBe(1);
    else expect(reward === 'research' ? p.research : reward === 'renown' ? p.renown : p.influence).toBe(1);
    expect(capitalRewardTokens.some((t) => t.reward[0].gain === reward)).toBe(true);
  });
});

test('PEST-RES-10 prices run from 1 to 4', () => {
  for (const [n, t] of TECH.entries()) if (n > 0) expect([1, 2, 3, 4]).toContain(t.cost);
});
