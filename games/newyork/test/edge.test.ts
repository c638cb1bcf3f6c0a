/** Corner cases (NYC-EDGE). */
import { expect, test } from 'vitest';
import { dice, given, rolls } from './given.ts';

const NO_RATS = { 'rats-alley-rat': 0, 'rats-subway-rat': 0, 'rats-rat-king': 0 };

test('NYC-EDGE-01 who can breed nothing skips Breeding: no pests left, no food, or no place that allows it', () => {
  const chinatown = { rats: ['rats-alley-rat'] } as const;
  expect(given('rats to breed', { deck: NO_RATS, hand: { rats: 9 }, places: { chinatown } }).now()).toBe('move');
  expect(given('rats to breed', { places: { chinatown } }).now()).toBe('move');
  // Only Rat Kings are left, and nowhere do two rats stand together.
  expect(given('rats to breed', { deck: { ...NO_RATS, 'rats-rat-king': 3 }, hand: { rats: 9 }, places: { chinatown } }).now()).toBe('move');
  expect(given('rats to breed', { hand: { rats: 1 }, places: { chinatown } }).now()).toBe('breed');
});

test('NYC-EDGE-02 who has no pest on the board skips Fighting and Move', () => {
  const places = { chinatown: { pigeons: ['pigeons-street-pigeon'], humans: ['humans-commuter'] } } as const;
  expect(given('rats to fight', { places }).who()).toBe('pigeons');
  expect(given('rats to move', { places }).who()).toBe('pigeons');
});

test('NYC-EDGE-03 an empty pest deck does not free anybody from drawing, and the food stays in hand', () => {
  const it = given('rats to gather', { deck: NO_RATS, hand: { rats: 2 } });
  expect(it.offers()).toEqual(['draw']);
  it.does('draw', rolls('food')).does('stop');
  expect(it.s.hand.rats).toBe(3);
});

test('NYC-EDGE-04 nobody has a pest: all tie at 0, and the tie-breaks decide', () => {
  const byDeck = given('the count after humans', { places: { chinatown: { down: ['rats-alley-rat'] } }, species: ['rats', 'humans'] });
  expect(byDeck.told('ended')).toMatchObject([{ winner: 'humans', decidedBy: 'hand' }]);
  const byRoll = given('the count after humans', { species: ['rats', 'humans'] }, rolls(...dice(10, 30), ...dice(10, 31)));
  expect(byRoll.told('ended')).toMatchObject([{ winner: 'rats', decidedBy: 'roll-off' }]);
});

test.each([
  [{ species: ['humans', 'rats', 'pigeons', 'cockroaches'] }, 100],
  [{ species: ['humans', 'rats', 'pigeons'] }, 80],
  [{ species: ['rats', 'pigeons', 'cockroaches'] }, 60],
  [{ species: ['rats', 'pigeons'] }, 40],
] as const)('NYC-EDGE-05 the slowest game has as many turns as the deck has cards: %o', ({ species }, cards) => {
  // Everybody draws one Food card while there is any, then one Poison, and does nothing with it.
  const it = given(`${species[0]} to gather`, { species });
  const turn = it.s.turn - 1;
  for (let i = 0; it.now() !== 'over' && i < 2000; i++) {
    if (it.now() === 'gather' && it.s.drawn === 0) {
      it.does('draw', rolls(it.s.pile.food > 0 ? 'food' : 'poison'));
    } else if (it.now() === 'gather') it.does('stop');
    else if (it.now() === 'sacrifice') it.does(it.offers()[0] ?? '');
    else if (it.now() === 'breed') {
      // The last turn ends in a count; one pest decides it, so that no dice are needed.
      const one = it.offers('breed')[0];
      it.does(it.s.lastTurn && !it.s.acted && one !== undefined ? one : 'done-breeding');
    } else it.does('done-moving');
  }
  expect(it.s.turn - turn).toBe(cards);
});

test('NYC-EDGE-06 last turn, nothing to breed and nobody to fight: the final battles start at once', () => {
  const it = given('humans to gather', { pile: { food: 1, poison: 0 }, places: { chinatown: { humans: ['humans-commuter'] } } });
  it.does('draw', rolls('food'));
  expect(it.now()).toBe('over');
  expect(it.told('final-battles')).toHaveLength(1);
  expect(it.places()).toMatchObject({ humans: 1 });
});

test('NYC-EDGE-06 last turn, after a fight: they start only by done', () => {
  const it = given('humans to fight', { lastTurn: true, places: { chinatown: { humans: ['humans-commuter'], rats: ['rats-alley-rat'] } } });
  it.does('attack chinatown rats', rolls(...dice(3, 15), 1));
  expect(it.offers()).toEqual(['done-fighting']);
  expect(it.does('done-fighting').now()).toBe('over');
});
