/** Breeding Phase (NYC-BREED), what cards may demand (NYC-BRULE), and the words for food and stacks (NYC-GEN). */
import { describe, expect, test } from 'vitest';
import { SPECIES } from '../names.ts';
import { infests } from '../state.ts';
import { standingOf } from '../steps/score.ts';
import { given, rolls, times } from './given.ts';

test('NYC-GEN-03 Humans are pests like all others', () => {
  const it = given('pigeons to breed', { hand: { pigeons: 3 }, places: { chinatown: { humans: ['humans-commuter'] } } });
  expect(it.refused('breed pigeons-nesting-pair chinatown 0')).toBe('NYC-BRULE-05');
  expect(standingOf(it.s, 'humans').pests).toBe(1);
});

test('NYC-GEN-04 NYC-BREED-03 breeding puts a Pest card face up on a location, on top of the food paid', () => {
  const it = given('humans to breed', { hand: { humans: 5 } });
  it.does('breed humans-super liberty-island 0');
  expect(it.s.board['liberty-island'].stacks.humans).toEqual([{ kind: 'humans-super', food: 5, down: [], moved: false }]);
  expect(it.deckOf('humans')).toBe(15);
  expect(it.told('bred')).toMatchObject([{ who: 'humans', kind: 'humans-super', at: 'liberty-island', cost: 5, local: 0 }]);
});

test('NYC-GEN-05 NYC-GEN-06 infesting is being there alone, occupying is being there at all', () => {
  const { s } = given('rats to breed', {
    hand: { rats: 9 },
    places: { chinatown: { rats: ['rats-alley-rat'], humans: ['humans-commuter'] }, 'times-square': { rats: ['rats-alley-rat'] } },
  });
  expect(infests(s, 'chinatown', 'rats')).toBe(false);
  expect(infests(s, 'chinatown', 'humans')).toBe(false);
  expect(infests(s, 'times-square', 'rats')).toBe(true);
  expect(infests(s, 'coney-island', 'rats')).toBe(false);
  expect(standingOf(s, 'rats')).toMatchObject({ infested: 1, occupied: 2 });
  expect(standingOf(s, 'humans')).toMatchObject({ infested: 0, occupied: 1 });
});

test('NYC-GEN-07 a face-down Pest card is food and nothing else', () => {
  const it = given('rats to fight', {
    places: { chinatown: { rats: ['rats-alley-rat'], down: ['pigeons-nesting-pair', 'rats-rat-king'] } },
  });
  // No fight with it, no move of it, no point for it; and it does not stop the Rats from infesting.
  expect(it.now()).toBe('move');
  expect(it.offers('move rats-rat-king')).toEqual([]);
  expect(infests(it.s, 'chinatown', 'rats')).toBe(true);
  expect(standingOf(it.s, 'pigeons')).toEqual({ pests: 0, infested: 0, occupied: 0, hand: 15 });
});

test('NYC-GEN-08 a Food card and a face-down Pest card are worth 1 each', () => {
  const it = given('rats to breed', { places: { chinatown: { food: 1, down: ['pigeons-nesting-pair'] } } });
  expect(it.refused('breed rats-rat-king chinatown 2')).toBe('NYC-BRULE-03');
  it.does('breed rats-subway-rat chinatown 2');
  expect(it.s.board.chinatown).toMatchObject({ food: 0, down: [] });
  expect(it.s.board.chinatown.stacks.rats[0]).toMatchObject({ food: 1, down: ['pigeons-nesting-pair'] });
});

test('NYC-GEN-09 NYC-BREED-10 food under a pest is claimed: it pays for nobody', () => {
  const it = given('rats to breed', { hand: { rats: 1 }, places: { chinatown: { pigeons: ['pigeons-nesting-pair'], rats: ['rats-subway-rat'] } } });
  expect(it.refused('breed rats-subway-rat chinatown 1')).toBe('NYC-BREED-10');
  expect(it.unclaimed('chinatown')).toBe(0);
});

test('NYC-GEN-10 a stack holds exactly the cost of its pest', () => {
  const it = given('rats to breed', { hand: { rats: 5 }, places: { chinatown: { food: 5 } } });
  it.does('breed rats-alley-rat chinatown 0').does('breed rats-subway-rat chinatown 1').does('breed rats-rat-king chinatown 3');
  expect(it.under('chinatown', 'rats')).toEqual([1, 2, 3]);
  expect(it.unclaimed('chinatown')).toBe(1);
});

test('NYC-GEN-11 the pest deck is open: any kind that is left can be taken, a used-up one cannot', () => {
  const it = given('rats to breed', { hand: { rats: 9 }, deck: { 'rats-alley-rat': 1 } });
  it.does('breed rats-subway-rat chinatown 0').does('breed rats-alley-rat chinatown 0').does('breed rats-rat-king chinatown 0');
  expect(it.pests('chinatown', 'rats')).toEqual(['rats-subway-rat', 'rats-alley-rat', 'rats-rat-king']);
  expect(it.offers('breed rats-alley-rat')).toEqual([]);
  expect(it.refused('breed rats-alley-rat chinatown 0')).toBe('NYC-BREED-01');
});

test('NYC-GEN-12 NYC-BREED-07 what location and card say must both be met', () => {
  const it = given('pigeons to breed', { hand: { pigeons: 9 } });
  expect(it.refused('breed pigeons-street-pigeon wall-street 0')).toBe('NYC-BREED-07');
  expect(it.refused('breed pigeons-nesting-pair wall-street 0')).toBe('NYC-BREED-07');
  expect(it.refused('breed pigeons-street-pigeon liberty-island 0')).toBeNull();
});

test('NYC-GEN-15 a card beats the general rule: a Rooftop Homer breeds where Pigeons may not', () => {
  const it = given('pigeons to breed', { hand: { pigeons: 2 } });
  for (const at of it.s.places) expect(it.refused(`breed pigeons-rooftop-homer ${at} 0`)).toBeNull();
});

test('NYC-BREED-01 placing none is allowed', () => {
  const it = given('rats to breed', { hand: { rats: 9 } });
  expect(it.offers()).toContain('done-breeding');
  it.does('done-breeding');
  expect(it.deckOf('rats')).toBe(16);
  expect(it.who()).toBe('pigeons');
});

test('NYC-BREED-02 the printed cost must be paid', () => {
  const it = given('humans to breed', { hand: { humans: 4 } });
  expect(it.refused('breed humans-super chinatown 0')).toBe('NYC-BREED-02');
  it.does('breed humans-commuter chinatown 0');
  expect(it.s.hand.humans).toBe(0);
});

test('NYC-BREED-04 unclaimed food pays at its location, whoever put it there', () => {
  const it = given('humans to breed', { places: { 'central-park': { food: 2, down: ['rats-alley-rat', 'pigeons-street-pigeon'] } } });
  it.does('breed humans-commuter central-park 4');
  expect(it.under('central-park', 'humans')).toEqual([4]);
  expect(it.unclaimed('central-park')).toBe(0);
});

test('E6 NYC-BREED-02 NYC-BREED-03 NYC-BREED-04 NYC-BREED-05 NYC-BREED-06 a Subway Rat for one food of the hand and one of Coney Island', () => {
  const it = given('rats to breed', { hand: { rats: 1 }, places: { 'coney-island': { food: 1 } } });
  it.does('breed rats-subway-rat coney-island 1');
  expect(it.pests('coney-island', 'rats')).toEqual(['rats-subway-rat']);
  expect(it.under('coney-island', 'rats')).toEqual([2]);
  expect(it.s.hand.rats).toBe(0);
  expect(it.unclaimed('coney-island')).toBe(0);
});

test('NYC-BREED-05 any mix of hand and location that is possible is offered', () => {
  const it = given('rats to breed', { hand: { rats: 2 }, places: { chinatown: { rats: times(2, 'rats-alley-rat'), food: 2 } } });
  expect(it.offers('breed rats-rat-king')).toEqual(['breed rats-rat-king chinatown 1', 'breed rats-rat-king chinatown 2']);
  expect(it.offers('breed rats-subway-rat chinatown')).toEqual([0, 1, 2].map((n) => `breed rats-subway-rat chinatown ${n}`));
});

test('NYC-BREED-06 never more than the cost is paid, and the rest stays unclaimed beside the stack', () => {
  const it = given('rats to breed', { hand: { rats: 5 }, places: { chinatown: { food: 4 } } });
  expect(it.refused('breed rats-alley-rat chinatown 2')).toBe('NYC-BREED-06');
  it.does('breed rats-alley-rat chinatown 1');
  expect(it.unclaimed('chinatown')).toBe(3);
  expect(it.s.hand.rats).toBe(5);
});

test('NYC-BREED-08 neither presence is needed nor do opposing pests hinder', () => {
  const it = given('rats to breed', { hand: { rats: 1 }, places: { chinatown: { humans: ['humans-super'], pigeons: ['pigeons-nesting-pair'] } } });
  expect(it.offers('breed rats-alley-rat').map((line) => line.split(' ')[2])).toEqual([
    'times-square',
    'central-park',
    'chinatown',
    'coney-island',
    'newtown-creek',
    'wall-street',
    'fresh-kills',
  ]);
});

test('E7 NYC-CARD-06 NYC-BREED-09 a Rat King is offered once a second rat has been bred', () => {
  const it = given('rats to breed', { hand: { rats: 10 }, places: { 'times-square': { rats: ['rats-alley-rat'] } } });
  expect(it.offers('breed rats-rat-king')).toEqual([]);
  it.does('breed rats-subway-rat times-square 0');
  expect(it.offers('breed rats-rat-king')).toEqual(['breed rats-rat-king times-square 0']);
});

test('NYC-BREED-09 any number of pests in one phase', () => {
  const it = given('cockroaches to breed', { hand: { cockroaches: 8 } });
  for (let i = 0; i < 8; i++) it.does('breed cockroaches-kitchen-roach co-op-city 0');
  expect(it.pests('co-op-city', 'cockroaches')).toHaveLength(8);
  expect(it.now()).toBe('move');
});

test('NYC-BREED-10 neither food elsewhere nor another player’s hand can be used', () => {
  const it = given('rats to breed', { hand: { rats: 1, humans: 9 }, places: { chinatown: { food: 9 } } });
  expect(it.refused('breed rats-subway-rat times-square 0')).toBe('NYC-BREED-02');
  expect(it.refused('breed rats-subway-rat times-square 1')).toBe('NYC-BREED-10');
});

test('NYC-BREED-11 face-down cards are used first, the longest lying before the others, then Food cards', () => {
  const it = given('rats to breed', { places: { chinatown: { food: 1, down: ['pigeons-street-pigeon', 'cockroaches-waterbug', 'rats-rat-king'] } } });
  it.does('breed rats-subway-rat chinatown 2');
  expect(it.s.board.chinatown).toMatchObject({ food: 1, down: ['rats-rat-king'] });
  expect(it.s.board.chinatown.stacks.rats[0]).toMatchObject({ food: 0, down: ['pigeons-street-pigeon', 'cockroaches-waterbug'] });
  it.does('breed rats-subway-rat chinatown 2');
  expect(it.s.board.chinatown.stacks.rats[1]).toMatchObject({ food: 1, down: ['rats-rat-king'] });
});

test('NYC-BREED-12 a location holds any number of stacks and any amount of food', () => {
  const it = given('rats to breed', {
    hand: { rats: 1 },
    places: { chinatown: { rats: times(7, 'rats-alley-rat'), humans: times(6, 'humans-commuter'), pigeons: times(8, 'pigeons-street-pigeon'), food: 20 } },
  });
  it.does('breed rats-alley-rat chinatown 0');
  expect(it.pests('chinatown', 'rats')).toHaveLength(8);
  expect(it.unclaimed('chinatown')).toBe(20);
});

describe('what cards demand', () => {
  test('NYC-BRULE-01 without a demand only the list of the location counts', () => {
    const it = given('cockroaches to breed', { hand: { cockroaches: 2 } });
    const open = it.offers('breed cockroaches-waterbug').map((line) => line.split(' ')[2]);
    expect(open).toEqual(['times-square', 'central-park', 'chinatown', 'coney-island', 'newtown-creek', 'bushwick-rooftops', 'co-op-city']);
  });

  test('E9 NYC-BRULE-02 an Exterminator only where an opposing pest is, and the list counts too', () => {
    const it = given('humans to breed', {
      hand: { humans: 6 },
      places: { 'times-square': { rats: ['rats-alley-rat'] }, 'fresh-kills': { rats: ['rats-alley-rat'] }, 'wall-street': { humans: ['humans-commuter'] } },
    });
    expect(it.offers('breed humans-exterminator')).toEqual(['breed humans-exterminator times-square 0']);
    expect(it.refused('breed humans-exterminator chinatown 0')).toBe('NYC-BRULE-02');
    expect(it.refused('breed humans-exterminator fresh-kills 0')).toBe('NYC-BREED-07');
  });

  test('NYC-BRULE-03 a Rat King only where two own pests of any kind are, and the list counts too', () => {
    const it = given('rats to breed', {
      hand: { rats: 3 },
      places: {
        chinatown: { rats: ['rats-rat-king', 'rats-alley-rat'] },
        'times-square': { rats: ['rats-alley-rat'], humans: times(3, 'humans-commuter') },
        'liberty-island': { rats: times(2, 'rats-alley-rat') },
      },
    });
    expect(it.offers('breed rats-rat-king')).toEqual(['breed rats-rat-king chinatown 0']);
    expect(it.refused('breed rats-rat-king times-square 0')).toBe('NYC-BRULE-03');
    expect(it.refused('breed rats-rat-king liberty-island 0')).toBe('NYC-BREED-07');
  });

  test('E8 NYC-CARD-08 NYC-BRULE-04 NYC-BRULE-05 Pigeons at Wall Street with a Commuter', () => {
    const it = given('pigeons to breed', { hand: { pigeons: 3 }, places: { 'wall-street': { humans: ['humans-commuter'] } } });
    expect(it.offers().filter((line) => line.includes('wall-street'))).toEqual(['breed pigeons-rooftop-homer wall-street 0']);
  });

  test('NYC-BRULE-05 a Nesting Pair only where no opposing pest is; own pests do not matter', () => {
    const it = given('pigeons to breed', {
      hand: { pigeons: 3 },
      places: { chinatown: { pigeons: ['pigeons-street-pigeon'] }, 'times-square': { pigeons: ['pigeons-street-pigeon'], rats: ['rats-alley-rat'] } },
    });
    expect(it.refused('breed pigeons-nesting-pair chinatown 0')).toBeNull();
    expect(it.refused('breed pigeons-nesting-pair times-square 0')).toBe('NYC-BRULE-05');
  });

  test('E10 NYC-BRULE-06 an Egg Case only where unclaimed food lies, and that pays for it', () => {
    const it = given('cockroaches to breed', { hand: { cockroaches: 4 }, places: { 'times-square': { food: 1 }, 'wall-street': { food: 1 } } });
    expect(it.offers('breed cockroaches-egg-case')).toEqual(['breed cockroaches-egg-case times-square 1']);
    expect(it.refused('breed cockroaches-egg-case co-op-city 0')).toBe('NYC-BRULE-06');
    expect(it.refused('breed cockroaches-egg-case wall-street 1')).toBe('NYC-BREED-07');
    it.does('breed cockroaches-egg-case times-square 1');
    expect(it.s.hand.cockroaches).toBe(4);
    expect(it.unclaimed('times-square')).toBe(0);
  });
});

test('NYC-BREED-09 each breeding is judged anew: an Egg Case may need the food that another just used', () => {
  const it = given('cockroaches to breed', { hand: { cockroaches: 1 }, places: { chinatown: { food: 1 } } });
  it.does('breed cockroaches-kitchen-roach chinatown 1');
  expect(it.refused('breed cockroaches-egg-case chinatown 1')).toBe('NYC-BREED-10');
});

test('nobody breeds in another turn than their own', () => {
  for (const who of SPECIES) expect(given(`${who} to breed`, { hand: { [who]: 9 } }).who()).toBe(who);
  expect(given('rats to gather').does('draw', rolls('food')).does('stop').who()).toBe('rats');
});
