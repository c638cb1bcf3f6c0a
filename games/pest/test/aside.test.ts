/** What stands aside of the small steps of a turn: Trade and carried Sick, where they are offered and what they may never cost (PEST-TRD, PEST-QUA, PEST-MOV-15). */
import { expect, test } from 'vitest';
import { type Given, given } from './given.ts';

const off = (x: Given = {}) => given(x).does('assistant move-cure', 'act move no');

test('PEST-TRD-02 every pair of the four resources is a Trade, each once, and pays exactly one Coin', () => {
  const it = given({ houses: [{ res: { lumber: 2, stone: 1, food: 1, herbs: 2 } }] }).does('trade');
  expect(it.offers()).toEqual([
    'swap lumber lumber',
    'swap lumber stone',
    'swap lumber food',
    'swap lumber herbs',
    'swap stone food',
    'swap stone herbs',
    'swap food herbs',
    'swap herbs herbs',
  ]);
  expect(it.refused('swap stone stone')).toBe('PEST-TRD-02');
  expect(it.refused('swap herbs lumber')).toBe('PEST-TRD-02');
  it.does('swap lumber herbs');
  expect(it.p().res).toEqual([1, 1, 1, 1, 1]);
  expect(it.said.map((e) => e.type)).toEqual(['traded']);
  it.does('trade', 'swap stone food');
  expect(it.p().res).toEqual([1, 0, 0, 1, 2]);
});

test('PEST-TRD-02 two resources are the least, and the limit of Coins is the limit of the moment', () => {
  expect(given({ houses: [{ res: { lumber: 1, coin: 1 } }] }).refused('trade')).toBe('PEST-TRD-02');
  expect(given({ houses: [{ res: { lumber: 1, stone: 1, coin: 4 } }] }).offers('trade')).toEqual(['trade']);
  const two = { lumber: 1, stone: 1 };
  expect(given({ houses: [{ res: { ...two, coin: 5 } }] }).offers('trade')).toEqual([]);
  expect(given({ houses: [{ res: { ...two, coin: 4 }, sick: [0, 0, 0, 0, 1] }] }).offers('trade')).toEqual([]);
  expect(given({ houses: [{ res: { ...two, coin: 5 }, tech: { top: 26 } }] }).offers('trade')).toEqual(['trade']);
  expect(given({ houses: [{ res: { ...two, coin: 6 }, tech: { top: 27 } }] }).offers('trade')).toEqual(['trade']);
});

test('PEST-QUA-07 a Trade ends the pause in which no Sick is carried back', () => {
  const it = given({ houses: [{ res: { lumber: 2 }, sick: [0, 1] }] });
  it.does('tidy', 'carry move produce');
  expect(it.offers('tidy')).toEqual([]);
  it.does('trade', 'swap lumber lumber', 'tidy', 'carry produce move');
  expect(it.p().sick).toEqual([0, 1, 0, 0, 0]);
});

test('PEST-QUA-06 whose Sick are carried: those of the active House', () => {
  const it = given({ houses: [{ sick: [1] }, { sick: [0, 1] }] }).does('assistant move-cure', 'end-turn');
  expect(it.who()).toBe(1);
  it.does('tidy', 'carry move regular');
  expect([it.p(0).sick, it.p(1).sick]).toEqual([
    [1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
});

test('PEST-TRD-01 PEST-TRD-03 between the start of a Move and its first step there is Trade, as long as a step stays payable', () => {
  const it = off({ houses: [{ res: { lumber: 1, food: 2 }, sick: [1] }] });
  expect(it.offers().filter((x) => x === 'trade' || x === 'tidy')).toEqual(['trade', 'tidy']);
  it.does('trade', 'swap lumber food', 'tidy', 'carry regular produce', 'step embry');
  expect(it.p().res).toEqual([0, 0, 1, 0, 1]);
  // Every way out costs 3 Food: two of four Food for a Coin would leave no step.
  const dear: Given = { sick: { embry: 1, brumath: 1, sorrel: 1 }, roads: { 'embry--morvath': 3, 'brumath--morvath': 3, 'morvath--sorrel': 3 } };
  const poor = off({ ...dear, houses: [{ res: { lumber: 1, food: 3 }, camp: 'castoria' }] });
  poor.does('trade');
  expect(poor.offers()).toEqual(['swap lumber food']);
  expect(poor.refused('swap food food')).toBe('PEST-MOV-15');
  const none = off({ ...dear, houses: [{ res: { food: 3 }, camp: 'castoria' }] });
  expect(none.refused('trade')).toBe('PEST-MOV-15');
  const rich = off({ ...dear, houses: [{ res: { food: 4 }, camp: 'castoria' }] }).does('trade', 'swap food food');
  expect(rich.offers('step')).toHaveLength(3);
});

test('PEST-MOV-15 PEST-CMP-05 Sick gathered by a Camp on the start never close the storage that pays for the first step', () => {
  // Eight Food and Coins are left with the storage slot filled; every road asks for nine.
  const start: Given = {
    sick: { morvath: 1 },
    roads: { 'embry--morvath': 9, 'brumath--morvath': 9, 'morvath--sorrel': 9 },
    houses: [{ sick: [3], res: { food: 5, coin: 5 } }],
  };
  const it = off(start).does('camp morvath');
  expect(it.offers('lay')).toEqual(['lay move', 'lay construct', 'lay produce', 'lay graveyard']);
  expect(it.refused('lay storage')).toBe('PEST-MOV-15');
  it.does('tidy');
  expect(it.refused('carry regular storage')).toBe('PEST-MOV-15');
  it.does('carry regular move', 'lay regular');
  expect(it.offers('step')).toHaveLength(3);
  // Before the Camp, too: the Move has begun.
  const before = off(start).does('tidy');
  expect(before.refused('carry regular storage')).toBe('PEST-MOV-15');
  // Where eight are enough the slot is open.
  const enough = off({ ...start, roads: { 'embry--morvath': 8, 'brumath--morvath': 9, 'morvath--sorrel': 9 } }).does('camp morvath');
  enough.does('lay storage');
  expect(enough.offers('step')).toEqual(['step embry']);
  // Once a step is made the storage slot is as open as ever.
  const gone = off({ ...start, sick: { embry: 1 }, roads: {}, houses: [{ sick: [3], res: { food: 5, coin: 5 }, camp: 'castoria' }] });
  expect(gone.does('step embry').offers('lay')).toContain('lay storage');
});

test('PEST-TRD-03 an action in which nothing is left to do ends by itself, and Trade comes right after it', () => {
  const res = { lumber: 2, herbs: 1 };
  const walked = off({ houses: [{ res, camp: 'castoria', sick: [0, 1] }] }).does('step embry');
  expect(walked.now()).toBe('act');
  expect(walked.told('stopped')).toHaveLength(1);
  expect(walked.offers()).toEqual(['end-turn', 'act cure no', 'trade', 'tidy']);
  const cured = given({ houses: [{ res, sick: [1] }] }).does('assistant move-cure', 'act cure no', 'cure regular 0');
  expect(cured.now()).toBe('act');
  const sent = given({ houses: [{ res, track: [1] }] }).does('assistant move-assign', 'act assign no', 'assign capital');
  expect(sent.now()).toBe('token');
  const studied = given({ houses: [{ res, research: 1 }], market: [4, 9, 15, 3, 2] }).does('assistant move-research', 'act research no', 'take tech-4 top');
  expect(studied.now()).toBe('act');
  const built = given({ houses: [{ res: { lumber: 1, stone: 1, food: 2 }, camp: 'castoria' }], ruins: ['castoria'] });
  built.does('assistant construct-cure', 'act construct no', 'build morvath district-1');
  expect(built.now()).toBe('act');
});

test('PEST-TRD-03 it stays open where a Trade could still pay for something, or save what would be lost', () => {
  // No Herbs, but two Lumber are a Coin, and a Coin cures.
  const cure = given({ houses: [{ res: { lumber: 2 }, sick: [1] }] }).does('assistant move-cure', 'act cure no');
  expect(cure.offers()).toEqual(['done', 'trade', 'tidy']);
  cure.does('trade', 'swap lumber lumber', 'cure regular 1');
  expect(cure.now()).toBe('act');
  // A full track of People: no Trade would cure anybody.
  const full = given({ houses: [{ res: { lumber: 2 }, sick: [1], track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }] });
  expect(full.does('assistant move-cure', 'act cure no').now()).toBe('act');
  const site = given({ houses: [{ res: { lumber: 2, food: 2 } }] }).does('assistant construct-cure', 'act construct no');
  expect(site.offers()).toEqual(['done', 'trade']);
  // The Food of the last location would find no room.
  const brim = off({ houses: [{ res: { food: 5 }, camp: 'castoria', sick: [0, 1] }] }).does('step embry');
  expect(brim.offers()).toEqual(['stop', 'trade', 'tidy']);
  brim.does('trade', 'swap food food');
  // Now there is room, and the Move ends by itself.
  expect([brim.now(), brim.res('food'), brim.res('coin')]).toEqual(['act', 4, 1]);
});

test('PEST-TRD-01 PEST-TRD-03 between two steps of a Move there is Trade, whether or not anything hangs on it', () => {
  const it = off({ houses: [{ res: { lumber: 2 }, camp: 'castoria' }] }).does('step embry');
  expect(it.offers()).toContain('trade');
  it.does('trade', 'swap lumber lumber', 'step castoria');
  expect([it.doctor(), it.res('coin')]).toEqual(['castoria', 1]);
});
