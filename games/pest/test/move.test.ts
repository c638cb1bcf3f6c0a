/** Moving step by step and the Containment Camp (PEST-MOV, PEST-CMP). */
import { expect, test } from 'vitest';
import { at, given } from './given.ts';

const off = (x: Parameters<typeof given>[0] = {}) => given(x).does('assistant move-cure', 'act move no');

test('PEST-MOV-01 PEST-MOV-02 PEST-MOV-18 two locations; an own building costs nothing to enter', () => {
  const it = off();
  it.does('step brumath');
  expect(it.s.going.points).toBe(2);
  it.does('step thistledown', 'step askermoor');
  expect(it.s.going.points).toBe(0);
  expect(it.refused('step embry')).toBe('PEST-MOV-18');
  it.does('stop');
  expect(it.doctor()).toBe('askermoor');
});

test('PEST-MOV-03 PEST-MOV-04 the Capital is passed for nothing and is no place to stay', () => {
  const it = off({ houses: [{ doctor: 'sorrel' }] });
  it.does('step capital');
  expect(it.s.going.points).toBe(2);
  expect(it.refused('stop')).toBe('PEST-MOV-03');
  expect(it.refused('camp sorrel')).toBe('PEST-CMP-04');
  it.does('step quillan');
  expect(it.s.going.points).toBe(1);
});

test('PEST-MOV-04 the Capital is closed to whoever could not leave it', () => {
  // One point is spent on Sorrel: no exit could be paid.
  const spent = given({ houses: [{ doctor: 'morvath', sick: [0, 1], res: { lumber: 2 } }] });
  spent.does('assistant move-cure', 'act move no', 'step sorrel');
  expect(spent.refused('step capital')).toBe('PEST-MOV-04');
  // From the start location one may come back through it, as the start was not moved into.
  const back = off({ houses: [{ doctor: 'sorrel' }] });
  back.does('step capital');
  expect(back.offers()).toContain('step sorrel');
});

test('PEST-MOV-05 PEST-MOV-06 nobody moves into a location twice; the start may be come back to once', () => {
  const it = off({ houses: [{ tech: { top: 22 }, res: { lumber: 2 } }] });
  it.does('step embry', 'step morvath', 'step sorrel');
  expect(it.refused('step morvath')).toBe('PEST-MOV-05');
  const capital = off({ houses: [{ doctor: 'sorrel', tech: { top: 22 } }] });
  capital.does('step capital', 'step quillan');
  expect(capital.refused('step capital')).toBe('PEST-MOV-06');
});

test('PEST-MOV-07 PEST-MOV-11 PEST-MOV-13 worked examples 4 and 5: Gollor to Gothar', () => {
  const start = { seats: 3, sick: { gothar: 3 }, roads: { 'gollor--gothar': 3 } } as const;
  const it = given({ ...start, houses: [{ doctor: 'gollor', res: { food: 5 } }, { doctor: 'hollin' }] });
  it.does('assistant move-cure', 'act move no', 'step gothar', 'settle 0 no no', 'lay move', 'lay construct', 'lay produce');
  expect(it.res('food')).toBe(0);
  expect(it.p().sick).toEqual([3, 1, 1, 1, 0]);
  it.does('stop');
  expect(it.res('food')).toBe(1);
  // With the Camp the City costs nothing.
  const camp = given({ ...start, houses: [{ doctor: 'gollor', res: { food: 5 } }, { doctor: 'hollin' }] });
  camp.does('assistant move-cure', 'act move no', 'step gothar', 'settle 0 yes no');
  expect(camp.res('food')).toBe(2);
  expect(camp.camp()).toBe('gothar');
  // Two Food are not enough for the road, and the Camp does not help there.
  const poor = given({ ...start, houses: [{ doctor: 'gollor', res: { food: 2 } }, { doctor: 'hollin' }] });
  poor.does('assistant move-cure', 'act move no');
  expect(poor.refused('step gothar')).toBe('PEST-MOV-07');
});

test('PEST-MOV-08 PEST-MOV-10 PEST-MOV-12 the first Sick of a location is free; who cannot pay nor camp stays outside', () => {
  const one = off({ sick: { embry: 1 }, houses: [{ camp: 'castoria' }] });
  one.does('step embry');
  expect(one.p().sick).toEqual([1, 0, 0, 0, 0]);
  const poor = off({ sick: { embry: 3 }, houses: [{ res: { food: 1 }, camp: 'castoria' }] });
  expect(poor.refused('step embry')).toBe('PEST-MOV-12');
  const both = off({ sick: { embry: 2 }, roads: { 'embry--morvath': 1 }, houses: [{ res: { food: 1 }, camp: 'castoria' }] });
  expect(both.refused('step embry')).toBe('PEST-MOV-12');
  const ask = off({ sick: { embry: 3 }, houses: [{ res: { food: 1 } }] });
  ask.does('step embry');
  expect(ask.camp()).toBe('embry');
});

test('PEST-MOV-09 PEST-CMP-05 the Camp gathers all of a location for nothing', () => {
  const it = off({ sick: { embry: 3 }, houses: [{ res: { food: 2 } }] });
  it.does('step embry');
  expect(it.offers()).toEqual(['settle 0 no no', 'settle 0 yes no']);
  expect(it.refused('settle 1 no no')).toBe('PEST-CON-06');
  it.does('settle 0 yes no');
  expect([it.res('food'), it.camp(), it.sickAt('embry')]).toEqual([2, 'embry', 0]);
  expect(it.p().sick).toEqual([3, 0, 0, 0, 0]);
});

test('PEST-MOV-10 PEST-CON-06 Food and Coins pay in any mix', () => {
  const it = off({ sick: { embry: 4 }, houses: [{ res: { food: 2, coin: 2 }, camp: 'castoria' }] });
  it.does('step embry');
  expect(it.offers()).toEqual(['settle 1 no no', 'settle 2 no no']);
  expect(it.refused('settle 0 no no')).toBe('PEST-MOV-10');
  expect(it.refused('settle 1 yes no')).toBe('PEST-MOV-09');
  expect(it.refused('settle 1 no yes')).toBe('PEST-TECH-04');
});

test('PEST-MOV-14 the end of a Move yields the resource of an intact location', () => {
  const it = off();
  it.does('step sorrel', 'stop');
  expect(it.res('herbs')).toBe(3);
  expect(it.told('gained')).toMatchObject([{ what: 'herbs', n: 1 }]);
});

test('PEST-MOV-15 standing still is no Move', () => {
  const it = off();
  expect(it.refused('stop')).toBe('PEST-MOV-15');
  // Nothing can be reached: the action cannot even start.
  const stuck = given({ houses: [{ doctor: 'terras', camp: 'castoria' }], sick: { mirrow: 3, blessir: 2 } });
  stuck.does('assistant move-cure');
  expect(stuck.refused('act move no')).toBe('PEST-MOV-15');
  expect(stuck.offers('act')).toEqual(['act cure no']);
});

test('PEST-MOV-16 PEST-MOV-17 hindered one location, enhanced three', () => {
  const slow = given({ houses: [{ sick: [0, 1] }] });
  slow.does('assistant move-cure', 'act move no');
  expect(slow.s.going.points).toBe(1);
  const fast = given({ houses: [{ research: 1 }] });
  fast.does('assistant move-cure', 'act move yes');
  expect(fast.s.going.points).toBe(3);
});

test('PEST-MOV-19 a full Quarantine stops nobody: the rest die', () => {
  const it = off({ sick: { embry: 1 }, houses: [{ sick: [3, 1, 1, 1, 1], camp: 'castoria' }] });
  it.does('step embry');
  expect(it.p().dead).toBe(1);
  expect(it.doctor()).toBe('embry');
});

test('PEST-MOV-20 PEST-MOV-21 nobody is left behind; an own building makes only the step free', () => {
  const it = off({ sick: { brumath: 2 }, houses: [{ res: { food: 1 }, camp: 'castoria' }] });
  it.does('step brumath');
  expect([it.res('food'), it.sickAt('brumath'), it.s.going.points]).toEqual([0, 0, 2]);
  expect(it.p().sick[0]).toBe(2);
});

test('PEST-CMP-01 PEST-CMP-02 a placed Camp protects and stays', () => {
  const it = off({ houses: [{ camp: 'castoria', res: { food: 2 } }] });
  it.does('step embry');
  expect(it.offers('camp')).toEqual([]);
  expect(it.refused('camp embry')).toBe('PEST-CMP-02');
});

test('PEST-CMP-03 PEST-CMP-10 PEST-CMP-04 on the start, on any location entered in this Move, never in ashes', () => {
  const it = off({ ruins: ['sorrel'] });
  expect(it.offers('camp')).toEqual(['camp morvath']);
  expect(it.refused('camp embry')).toBe('PEST-CMP-10');
  it.does('step sorrel');
  expect(it.offers('camp')).toEqual(['camp morvath']);
  expect(it.refused('camp sorrel')).toBe('PEST-CMP-04');
  const passed = off();
  passed.does('step embry', 'step askermoor', 'camp embry');
  expect(passed.camp()).toBe('embry');
  expect(passed.doctor()).toBe('askermoor');
  expect(passed.now()).toBe('act');
});

test('PEST-CMP-05 Sick on the start location are gathered by the Camp too', () => {
  const it = off({ sick: { morvath: 2 } });
  it.does('camp morvath');
  expect([it.sickAt('morvath'), it.res('food')]).toEqual([0, 2]);
  expect(it.p().sick[0]).toBe(2);
});

test('PEST-CMP-10 Food that is paid is not given back by a later Camp', () => {
  const it = off({ sick: { embry: 3 }, houses: [{ res: { food: 2 } }] });
  it.does('step embry', 'settle 0 no no', 'camp embry');
  expect([it.res('food'), it.camp()]).toEqual([0, 'embry']);
});

test('PEST-CMP-03 PEST-MOV-15 before the first step the Camp must not be the only means of making it', () => {
  const it = given({ houses: [{ doctor: 'terras' }], sick: { mirrow: 3, blessir: 2 } });
  it.does('assistant move-cure', 'act move no');
  expect(it.refused('camp terras')).toBe('PEST-MOV-15');
  expect(it.offers('step')).toHaveLength(2);
});

test('PEST-CMP-06 PEST-CMP-07 PEST-CMP-08 a Camp is a site; building there brings it home, the Doctor there or not', () => {
  const it = given({ houses: [{ camp: 'castoria', res: { lumber: 4, stone: 4 } }] });
  it.does('assistant construct-cure', 'act construct no', 'build castoria district-1');
  expect(it.camp()).toBe('board');
  expect(it.told('camp-back')).toHaveLength(1);
  const same = given({ houses: [{ camp: 'morvath', res: { lumber: 4, stone: 4 } }] });
  same.does('assistant construct-cure', 'act construct no', 'build morvath district-1');
  expect(same.camp()).toBe('board');
  expect(same.s.built[at('morvath')]).toBe(1);
});

test('PEST-QUA-02 PEST-QUA-03 PEST-QUA-10 regular slots first and without drawback; then each of the others or the Graveyard', () => {
  const it = off({ sick: { embry: 2 }, houses: [{ sick: [2], res: { food: 1 }, camp: 'castoria' }] });
  it.does('step embry');
  expect(it.p().sick[0]).toBe(3);
  expect(it.offers('lay')).toEqual(['lay move', 'lay construct', 'lay produce', 'lay storage', 'lay graveyard']);
  expect(it.refused('lay regular')).toBe('PEST-QUA-03');
  const tent = off({ sick: { embry: 2 }, houses: [{ sick: [3], tech: { top: 19 }, res: { food: 1 }, camp: 'castoria' }] });
  tent.does('step embry');
  expect(tent.p().sick[0]).toBe(5);
});

test('PEST-QUA-04 PEST-QUA-05 PEST-QUA-11 the Graveyard has five slots; the sixth Dead costs 3 at once', () => {
  const it = off({ sick: { embry: 2 }, houses: [{ sick: [3, 1, 1, 1, 1], dead: 4, res: { food: 1 }, camp: 'castoria' }] });
  it.does('step embry');
  expect(it.p()).toMatchObject({ dead: 5, negative: 3 });
  expect(it.told('died').map((e) => e.overflow)).toEqual([false, true]);
});

test('PEST-QUA-06 PEST-QUA-07 Sick are rearranged at any moment of the own turn and while placing, never back in one pause', () => {
  const it = given({ houses: [{ sick: [1, 1] }] });
  it.does('tidy');
  expect(it.offers()).toContain('carry move regular');
  expect(it.refused('carry produce regular')).toBe('PEST-QUA-06');
  it.does('carry move produce');
  it.does('tidy');
  expect(it.refused('carry produce move')).toBe('PEST-QUA-07');
  it.does('carry regular construct', 'assistant move-cure', 'tidy', 'carry produce move');
  expect(it.p().sick).toEqual([0, 1, 1, 0, 0]);
  const full = given({ houses: [{ sick: [3, 1, 0, 0, 1] }] });
  full.does('tidy');
  expect(full.refused('carry move storage')).toBe('PEST-QUA-03');
  const placing = off({ sick: { embry: 1 }, houses: [{ sick: [3, 1], camp: 'castoria' }] });
  placing.does('step embry', 'tidy', 'carry move produce', 'lay move');
  expect(placing.p().sick).toEqual([3, 1, 0, 1, 0]);
  expect(given().refused('tidy')).toBe('PEST-QUA-06');
});

test('PEST-QUA-07 in the Pest phase a Sick may leave the storage slot before the Aid comes', () => {
  const it = given({
    frames: [
      { step: 'turn', round: 0, i: 0 },
      { step: 'forced', seat: 0, at: at('brumath'), n: 1 },
    ],
    houses: [{ sick: [1, 0, 0, 0, 1] }],
    edit: (s) => {
      s.phase = 'pest';
    },
  });
  expect(it.offers()).toEqual(['lay regular', 'tidy']);
  it.does('tidy', 'carry storage regular');
  expect(it.p().sick).toEqual([3, 0, 0, 0, 0]);
});

test('PEST-STO-02 PEST-STO-03 worked example 18: a Sick on the storage slot costs what lies on the fifth spaces', () => {
  const it = off({ sick: { embry: 1 }, houses: [{ sick: [3], res: { food: 5, herbs: 5, lumber: 2 }, camp: 'castoria' }] });
  it.does('step embry', 'lay storage');
  expect([it.res('food'), it.res('herbs'), it.res('lumber')]).toEqual([4, 4, 2]);
  it.does('tidy');
  it.does('carry storage move');
  // What was lost does not come back.
  expect(it.res('food')).toBe(4);
});
