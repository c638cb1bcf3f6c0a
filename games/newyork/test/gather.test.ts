/** Gathering Phase (NYC-GATH). */
import { expect, test } from 'vitest';
import { given, rolls, times } from './given.ts';

const NO_ROACHES = { 'cockroaches-kitchen-roach': 0, 'cockroaches-waterbug': 0, 'cockroaches-egg-case': 0 };

test('NYC-GATH-01 at least one card must be drawn', () => {
  const it = given('rats to gather');
  expect(it.offers()).toEqual(['draw']);
  expect(it.refused('stop')).toBe('NYC-GATH-01');
});

test('NYC-GATH-02 who infests nothing draws at most 5', () => {
  const it = given('humans to gather');
  expect(it.s.limit).toBe(5);
  for (let i = 0; i < 5; i++) {
    expect(it.now()).toBe('gather');
    it.does('draw', rolls('food'));
  }
  expect(it.now()).toBe('breed');
  expect(it.s.hand.humans).toBe(5);
});

test('NYC-GATH-03 infested locations let a player draw more', () => {
  const it = given('humans to gather', { places: { 'liberty-island': { humans: ['humans-commuter'] } } });
  for (let i = 0; i < 6; i++) it.does('draw', rolls('food'));
  expect(it.s.drawn).toBe(6);
  expect(it.now()).toBe('breed');
});

test('E1 NYC-GATH-04 NYC-GEN-05 the limit is 5 and the values of all infested locations; a shared one adds nothing', () => {
  const it = given('rats to gather', {
    places: {
      'times-square': { rats: ['rats-alley-rat'] },
      'wall-street': { rats: ['rats-alley-rat'] },
      chinatown: { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'] },
    },
  });
  expect(it.s.limit).toBe(10);
  expect(it.told('limit')[0]).toMatchObject({ limit: 10, infested: ['times-square', 'wall-street'], clause: 'NYC-GATH-04' });
});

test('NYC-GATH-04 two pests at one location count its value once, and the limit stays as the phase goes on', () => {
  const it = given('pigeons to gather', { places: { 'central-park': { pigeons: times(2, 'pigeons-street-pigeon') } } });
  expect(it.s.limit).toBe(8);
  it.does('draw', rolls('poison')).does('sacrifice pigeons-street-pigeon central-park');
  expect(it.s.limit).toBe(8);
});

test('E2 NYC-GATH-05 NYC-GATH-06 after two cards Rats stop, and Breeding begins', () => {
  const it = given('rats to gather');
  it.does('draw', rolls('food')).does('draw', rolls('food'));
  expect(it.offers()).toEqual(['draw', 'stop']);
  it.does('stop');
  expect(it.s.drawn).toBe(2);
  expect(it.now()).toBe('breed');
});

test('NYC-GATH-06 one card at a time, open to all', () => {
  const it = given('humans to gather');
  it.does('draw', rolls('food'));
  expect(it.told('drew')).toEqual([{ type: 'drew', who: 'humans', card: 'food', drawn: 1, limit: 5, clause: 'NYC-GATH-08' }]);
  expect(it.now()).toBe('gather');
});

test('NYC-GATH-07 the phase ends by itself at the limit, but only after the last Poison', () => {
  const it = given('rats to gather');
  for (let i = 0; i < 4; i++) it.does('draw', rolls('food'));
  it.does('draw', rolls('poison'));
  expect(it.now()).toBe('sacrifice');
  it.does('sacrifice rats-alley-rat chinatown');
  expect(it.now()).toBe('breed');
});

test('NYC-GATH-07 the phase ends by itself when the deck is empty', () => {
  const it = given('rats to gather', { pile: { food: 1, poison: 1 } });
  it.does('draw', rolls('food')).does('draw', rolls('poison')).does('sacrifice rats-alley-rat chinatown');
  expect(it.s.drawn).toBe(2);
  expect(it.now()).toBe('breed');
});

test('NYC-GATH-08 NYC-GATH-09 Food joins the hand, without limit, and stays there until it is spent', () => {
  const it = given('humans to gather', { hand: { humans: 30 }, species: ['humans', 'rats'] });
  it.does('draw', rolls('food')).does('stop').does('done-breeding');
  expect(it.s.hand.humans).toBe(31);
  it.does('draw', rolls('food')).does('stop').does('done-breeding');
  expect(it.who()).toBe('humans');
  expect(it.s.hand).toMatchObject({ humans: 31, rats: 1 });
});

test('E3 NYC-GATH-10 NYC-GATH-11 NYC-GEN-07 NYC-LOC-01 Pigeons draw Poison and put a Street Pigeon on Newtown Creek, closed to them', () => {
  const it = given('pigeons to gather');
  it.does('draw', rolls('poison'));
  expect(it.now()).toBe('sacrifice');
  expect(it.offers()).toHaveLength(30);
  it.does('sacrifice pigeons-street-pigeon newtown-creek');
  expect(it.s.poisonOut).toBe(1);
  expect(it.deckOf('pigeons')).toBe(15);
  expect(it.s.board['newtown-creek'].down).toEqual(['pigeons-street-pigeon']);
  expect(it.unclaimed('newtown-creek')).toBe(1);
  expect(it.pests('newtown-creek', 'pigeons')).toEqual([]);
});

test('NYC-GATH-10 Poison cannot be refused, nor paid with another player’s card or a kind that is used up', () => {
  const it = given('rats to gather', { deck: { 'rats-rat-king': 0 } });
  it.does('draw', rolls('poison'));
  expect(it.refused('stop')).toBe('KERNEL-NOT-NOW');
  expect(it.refused('sacrifice rats-rat-king chinatown')).toBe('NYC-GATH-10');
  expect(it.refused('sacrifice humans-commuter chinatown')).toBe('NYC-GATH-10');
});

test('NYC-GATH-11 the player chooses among all kinds left and all locations in play, occupied or not', () => {
  const it = given('rats to gather', {
    species: ['rats', 'pigeons'],
    deck: { 'rats-subway-rat': 0 },
    places: { 'times-square': { pigeons: ['pigeons-street-pigeon'] } },
  });
  it.does('draw', rolls('poison'));
  const places = ['times-square', 'central-park', 'chinatown', 'coney-island', 'fresh-kills'];
  expect(it.offers()).toEqual(['rats-alley-rat', 'rats-rat-king'].flatMap((kind) => places.map((at) => `sacrifice ${kind} ${at}`)));
  expect(it.refused('sacrifice rats-alley-rat wall-street')).toBe('NYC-SETUP-03');
});

test('NYC-GATH-12 Poison comes before the next draw', () => {
  const it = given('rats to gather');
  it.does('draw', rolls('poison'));
  expect(it.refused('draw')).toBe('KERNEL-NOT-NOW');
  it.does('sacrifice rats-alley-rat chinatown');
  expect(it.offers()).toEqual(['draw', 'stop']);
});

test('NYC-GATH-13 Poison does nothing to Humans', () => {
  const it = given('humans to gather');
  it.does('draw', rolls('poison'));
  expect(it.now()).toBe('gather');
  expect(it.deckOf('humans')).toBe(16);
  expect(it.told('drew')[0]?.clause).toBe('NYC-GATH-13');
});

test('E4 NYC-GATH-13 NYC-GATH-15 NYC-GATH-07 Humans draw Poison as their fifth card', () => {
  const it = given('humans to gather');
  for (let i = 0; i < 4; i++) it.does('draw', rolls('food'));
  it.does('draw', rolls('poison'));
  expect(it.now()).toBe('breed');
  expect(it.s.poisonOut).toBe(1);
  expect(it.s.hand.humans).toBe(4);
  for (const at of it.s.places) expect(it.unclaimed(at)).toBe(0);
});

test('NYC-GATH-14 drawn Poison never comes back', () => {
  const it = given('rats to gather');
  const before = it.s.pile.poison;
  it.does('draw', rolls('poison')).does('sacrifice rats-alley-rat chinatown').does('draw', rolls('poison')).does('sacrifice rats-alley-rat chinatown');
  expect(it.s.pile.poison).toBe(before - 2);
  expect(it.s.poisonOut).toBe(2);
});

test('NYC-GATH-15 Poison counts towards the limit', () => {
  const it = given('rats to gather');
  for (let i = 0; i < 5; i++) it.does('draw', rolls('poison')).does('sacrifice rats-alley-rat coney-island');
  expect(it.now()).toBe('breed');
  expect(it.deckOf('rats')).toBe(11);
});

test('E5 NYC-GATH-16 Cockroaches with an empty pest deck draw Poison', () => {
  const it = given('cockroaches to gather', { deck: NO_ROACHES, places: { chinatown: { cockroaches: ['cockroaches-waterbug'] } } });
  it.does('draw', rolls('poison'));
  expect(it.s.poisonOut).toBe(1);
  expect(it.pests('chinatown', 'cockroaches')).toEqual(['cockroaches-waterbug']);
  expect(it.offers()).toEqual(['draw', 'stop']);
  expect(it.deckOf('cockroaches')).toBe(0);
});

test('NYC-GATH-16 a second Poison that finds the pest deck empty is not paid in another way', () => {
  const none = { 'rats-alley-rat': 1, 'rats-subway-rat': 0, 'rats-rat-king': 0 };
  const it = given('rats to gather', { deck: none });
  it.does('draw', rolls('poison')).does('sacrifice rats-alley-rat chinatown').does('draw', rolls('poison'));
  expect(it.now()).toBe('gather');
  expect(it.unclaimed('chinatown')).toBe(1);
});

test('NYC-GATH-17 what Poison put down can be bred with in the same turn', () => {
  const it = given('rats to gather');
  it.does('draw', rolls('poison')).does('sacrifice rats-rat-king chinatown').does('stop').does('breed rats-alley-rat chinatown 1');
  expect(it.pests('chinatown', 'rats')).toEqual(['rats-alley-rat']);
  expect(it.s.board.chinatown.stacks.rats[0]?.down).toEqual(['rats-rat-king']);
});

test('NYC-GATH-04 what is bred during a turn changes only the next limit', () => {
  const it = given('humans to gather', { species: ['humans', 'rats'], hand: { humans: 3 } });
  it.does('draw', rolls('food')).does('stop').does('breed humans-commuter times-square 0').does('done-moving');
  expect(it.who()).toBe('rats');
  it.does('draw', rolls('food')).does('stop').does('done-breeding');
  expect(it.s.limit).toBe(9);
});
