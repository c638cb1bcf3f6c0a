/** Move Phase (NYC-MOVE). */
import { expect, test } from 'vitest';
import { given, rolls, times } from './given.ts';

test('NYC-MOVE-01 any number of own pests may move, none included, and nobody else’s', () => {
  const it = given('rats to move', { places: { chinatown: { rats: times(3, 'rats-alley-rat'), pigeons: ['pigeons-street-pigeon'] } } });
  expect(it.offers()).toContain('done-moving');
  expect(it.refused('move pigeons-street-pigeon chinatown times-square')).toBe('NYC-MOVE-01');
  expect(it.refused('move rats-rat-king chinatown times-square')).toBe('NYC-MOVE-01');
  expect(it.refused('move rats-alley-rat wall-street times-square')).toBe('NYC-MOVE-01');
  for (let i = 0; i < 3; i++) it.does('move rats-alley-rat chinatown times-square');
  expect(it.pests('times-square', 'rats')).toHaveLength(3);
  const none = given('rats to move', { places: { chinatown: { rats: ['rats-alley-rat'] } } }).does('done-moving');
  expect(none.pests('chinatown', 'rats')).toHaveLength(1);
  expect(none.who()).toBe('pigeons');
});

test('NYC-MOVE-02 from anywhere to any other location in play', () => {
  const it = given('cockroaches to move', { species: ['humans', 'rats', 'cockroaches'], places: { 'co-op-city': { cockroaches: ['cockroaches-waterbug'] } } });
  expect(it.offers('move').map((line) => line.split(' ')[3])).toEqual([
    'times-square',
    'central-park',
    'chinatown',
    'coney-island',
    'newtown-creek',
    'wall-street',
  ]);
  expect(it.refused('move cockroaches-waterbug co-op-city fresh-kills')).toBe('NYC-SETUP-03');
});

test('NYC-MOVE-03 the food under a pest goes along, card by card', () => {
  const it = given('rats to breed', { places: { chinatown: { food: 1, down: ['pigeons-nesting-pair'] } } });
  it.does('breed rats-subway-rat chinatown 2').does('move rats-subway-rat chinatown fresh-kills');
  expect(it.s.board['fresh-kills'].stacks.rats).toEqual([{ kind: 'rats-subway-rat', food: 1, down: ['pigeons-nesting-pair'], moved: true }]);
  expect(it.told('moved')).toMatchObject([{ food: 2, from: 'chinatown', to: 'fresh-kills' }]);
});

test('NYC-MOVE-04 each pest moves once, one at a time, each where it likes', () => {
  const it = given('rats to move', { places: { chinatown: { rats: times(2, 'rats-alley-rat') } } });
  expect(it.refused('move rats-alley-rat chinatown chinatown')).toBe('NYC-MOVE-04');
  it.does('move rats-alley-rat chinatown times-square');
  expect(it.refused('move rats-alley-rat times-square wall-street')).toBe('NYC-MOVE-04');
  it.does('move rats-alley-rat chinatown wall-street');
  expect(it.offers()).toEqual(['done-moving']);
});

test('NYC-MOVE-04 of two alike at one place, one moved and one not, the unmoved one goes', () => {
  const it = given('rats to move', { places: { chinatown: { rats: ['rats-alley-rat'] }, 'times-square': { rats: ['rats-alley-rat'] } } });
  it.does('move rats-alley-rat chinatown times-square').does('move rats-alley-rat times-square chinatown');
  expect(it.offers()).toEqual(['done-moving']);
});

test('NYC-MOVE-04 next turn every pest may move again', () => {
  const it = given('rats to move', { species: ['rats', 'humans'], places: { chinatown: { rats: ['rats-alley-rat'] } } });
  it.does('move rats-alley-rat chinatown wall-street').does('done-moving');
  expect(it.s.board['wall-street'].stacks.rats[0]?.moved).toBe(false);
  it.does('draw', rolls('food')).does('stop').does('draw', rolls('food')).does('stop').does('done-breeding');
  expect(it.refused('move rats-alley-rat wall-street chinatown')).toBeNull();
});

test('NYC-MOVE-05 demands of cards and locations do not bind, opponents do not block', () => {
  const it = given('pigeons to move', { places: { chinatown: { pigeons: ['pigeons-nesting-pair'] }, 'wall-street': { rats: times(3, 'rats-rat-king') } } });
  it.does('move pigeons-nesting-pair chinatown wall-street');
  expect(it.pests('wall-street', 'pigeons')).toEqual(['pigeons-nesting-pair']);
});

test('NYC-MOVE-06 unclaimed food stays', () => {
  const it = given('rats to move', { places: { chinatown: { rats: ['rats-alley-rat'], food: 2, down: ['rats-alley-rat'] } } });
  it.does('move rats-alley-rat chinatown wall-street');
  expect(it.unclaimed('chinatown')).toBe(3);
  expect(it.unclaimed('wall-street')).toBe(0);
});

test('NYC-MOVE-07 arriving starts no fight; the next Fighting Phase may', () => {
  const it = given('rats to move', { places: { chinatown: { rats: ['rats-alley-rat'] }, 'times-square': { pigeons: ['pigeons-street-pigeon'] } } });
  it.does('move rats-alley-rat chinatown times-square');
  expect(it.told('fought')).toEqual([]);
  it.does('done-moving').does('draw', rolls('food')).does('stop').does('done-breeding');
  expect(it.offers()).toEqual(['done-fighting', 'attack times-square rats']);
});

test('E17 NYC-MOVE-02 NYC-MOVE-03 NYC-MOVE-05 NYC-MOVE-06 NYC-MOVE-07 a Rat King goes to Liberty Island', () => {
  const it = given('rats to move', {
    places: { 'times-square': { rats: ['rats-rat-king'], food: 2 }, 'liberty-island': { pigeons: ['pigeons-street-pigeon'] } },
  });
  it.does('move rats-rat-king times-square liberty-island');
  expect(it.under('liberty-island', 'rats')).toEqual([3]);
  expect(it.unclaimed('times-square')).toBe(2);
  expect(it.pests('liberty-island', 'pigeons')).toHaveLength(1);
  expect(it.told('fought')).toEqual([]);
});
