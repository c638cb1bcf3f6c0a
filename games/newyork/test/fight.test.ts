/** Fighting Phase (NYC-FIGHT). */
import { describe, expect, test } from 'vitest';
import { BONUS } from '../data/tables.ts';
import { type Kind, SPECIES, type Species } from '../names.ts';
import { dice, given, rolls, times } from './given.ts';

const ONE: Record<Species, Kind> = {
  humans: 'humans-commuter',
  rats: 'rats-alley-rat',
  pigeons: 'pigeons-street-pigeon',
  cockroaches: 'cockroaches-kitchen-roach',
};

test('NYC-FIGHT-01 fighting is possible only where both have pests, and never compulsory', () => {
  const it = given('rats to fight', {
    places: {
      chinatown: { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'] },
      'times-square': { rats: ['rats-alley-rat'] },
      'coney-island': { pigeons: ['pigeons-street-pigeon'], humans: ['humans-commuter'] },
    },
  });
  expect(it.offers()).toEqual(['done-fighting', 'attack chinatown pigeons']);
  expect(it.refused('attack coney-island humans')).toBe('NYC-FIGHT-01');
  it.does('done-fighting');
  expect(it.now()).toBe('move');
  expect(it.pests('chinatown', 'pigeons')).toHaveLength(1);
});

test('NYC-FIGHT-02 the target must be an opposing species that is there, and is not asked', () => {
  const it = given('rats to fight', { places: { chinatown: { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'] } } });
  expect(it.refused('attack chinatown humans')).toBe('NYC-FIGHT-02');
  expect(it.refused('attack chinatown rats')).toBe('NYC-FIGHT-02');
  it.does('attack chinatown pigeons', rolls(...dice(2, 9), 4));
  expect(it.told('fought')).toMatchObject([{ who: 'rats', target: 'pigeons', winner: 'rats' }]);
  expect(it.who()).toBe('rats');
});

test('NYC-FIGHT-03 all pests of both fight, a third species is left alone', () => {
  const it = given('rats to fight', {
    places: { chinatown: { rats: ['rats-alley-rat', 'rats-subway-rat'], humans: times(2, 'humans-commuter'), cockroaches: ['cockroaches-waterbug'] } },
  });
  it.does('attack chinatown humans', rolls(...dice(4, 24), ...dice(4, 4)));
  expect(it.told('fought')).toMatchObject([{ attackers: ['rats-alley-rat', 'rats-subway-rat'], defenders: times(2, 'humans-commuter') }]);
  expect(it.pests('chinatown', 'humans')).toEqual([]);
  expect(it.pests('chinatown', 'cockroaches')).toEqual(['cockroaches-waterbug']);
  expect(it.pests('chinatown', 'rats')).toHaveLength(2);
});

test('NYC-FIGHT-04 NYC-FIGHT-09 the dice are counted first and rolled once, openly', () => {
  const it = given('rats to fight', { places: { chinatown: { rats: ['rats-subway-rat'], humans: ['humans-commuter'] } } });
  it.does('attack chinatown humans', rolls(1, 2, 3, 4, 5));
  expect(it.told('fought')).toMatchObject([{ attack: [1, 2, 3], defence: [4, 5], winner: 'humans' }]);
});

test('E11 NYC-FIGHT-05 NYC-FIGHT-06 NYC-FIGHT-08 eleven dice and two more are ten; a Nesting Pair defends with four', () => {
  const it = given('rats to fight', {
    places: { 'times-square': { rats: ['rats-subway-rat', 'rats-subway-rat', 'rats-rat-king'], pigeons: ['pigeons-nesting-pair'] } },
  });
  it.does('attack times-square pigeons', rolls(...dice(10, 30), ...dice(4, 14)));
  expect(it.told('fought')[0]?.attack).toHaveLength(10);
  expect(it.told('fought')[0]?.defence).toHaveLength(4);
});

test('NYC-FIGHT-08 the cap holds for the defender too', () => {
  const it = given('cockroaches to fight', { places: { chinatown: { cockroaches: ['cockroaches-egg-case'], rats: times(3, 'rats-rat-king') } } });
  it.does('attack chinatown rats', rolls(...dice(3, 18), ...dice(10, 18)));
  expect(it.told('fought')[0]?.defence).toHaveLength(10);
  expect(it.told('fought')[0]?.winner).toBe('cockroaches');
});

test('E12 NYC-FIGHT-05 NYC-FIGHT-06 an attacking Nesting Pair has no bonus of its own', () => {
  const it = given('pigeons to fight', { places: { 'times-square': { pigeons: ['pigeons-nesting-pair'], rats: ['rats-alley-rat'] } } });
  it.does('attack times-square rats', rolls(...dice(3, 3), 6));
  expect(it.told('fought')).toMatchObject([{ attack: [1, 1, 1], defence: [6], winner: 'rats' }]);
});

test('NYC-FIGHT-05 the attack bonus counts once a fight, not once a pest', () => {
  const it = given('humans to fight', { places: { chinatown: { humans: times(2, 'humans-commuter'), rats: ['rats-alley-rat'] } } });
  it.does('attack chinatown rats', rolls(...dice(4 + 1, 20), 1));
  expect(it.told('fought')[0]?.attack).toHaveLength(5);
});

describe('NYC-FIGHT-07 NYC-FIGHT-18 the attack bonus', () => {
  const bonus: Record<Species, readonly number[]> = { humans: [0, 1, 1, 1], rats: [0, 0, 1, 0], pigeons: [1, 1, 0, 2], cockroaches: [1, 1, 2, 0] };
  const base: Record<Species, number> = { humans: 2, rats: 1, pigeons: 1, cockroaches: 1 };
  for (const attacker of SPECIES)
    for (const [i, defender] of SPECIES.entries()) {
      if (attacker === defender) continue;
      const extra = bonus[attacker][i] ?? -1;
      test(`${attacker} attack ${defender} with ${extra} more, and defend without it`, () => {
        expect(BONUS[attacker][defender]).toBe(extra);
        const it = given(`${attacker} to fight`, { places: { chinatown: { [attacker]: [ONE[attacker]], [defender]: [ONE[defender]] } } });
        it.does(`attack chinatown ${defender}`, rolls(...dice(base[attacker] + extra, 6 * (base[attacker] + extra)), ...dice(base[defender], base[defender])));
        expect(it.told('fought')[0]?.attack).toHaveLength(base[attacker] + extra);
        expect(it.told('fought')[0]?.defence).toHaveLength(base[defender]);
      });
    }
});

test('NYC-FIGHT-10 the higher total wins, whichever side has it', () => {
  const position = { places: { chinatown: { rats: ['rats-subway-rat'], humans: ['humans-commuter'] } } } as const;
  const won = given('rats to fight', position).does('attack chinatown humans', rolls(...dice(3, 9), ...dice(2, 8)));
  expect(won.told('fought')[0]).toMatchObject({ winner: 'rats', clause: 'NYC-FIGHT-10' });
  expect(won.pests('chinatown', 'humans')).toEqual([]);
  const lost = given('rats to fight', position).does('attack chinatown humans', rolls(...dice(3, 9), ...dice(2, 10)));
  expect(lost.told('fought')[0]).toMatchObject({ winner: 'humans', clause: 'NYC-FIGHT-10' });
  expect(lost.pests('chinatown', 'rats')).toEqual([]);
});

test('E13 NYC-FIGHT-11 17 against 17: the attacker wins', () => {
  const it = given('rats to fight', { places: { chinatown: { rats: ['rats-subway-rat', 'rats-alley-rat'], humans: times(2, 'humans-commuter') } } });
  it.does('attack chinatown humans', rolls(...dice(4, 17), ...dice(4, 17)));
  expect(it.told('fought')[0]).toMatchObject({ winner: 'rats', clause: 'NYC-FIGHT-11' });
  expect(it.pests('chinatown', 'humans')).toEqual([]);
  expect(it.pests('chinatown', 'rats')).toHaveLength(2);
});

test('E14 NYC-FIGHT-12 NYC-FIGHT-14 lost Pigeons become food, with the food that lay under them', () => {
  const it = given('rats to fight', {
    places: { 'central-park': { rats: times(2, 'rats-subway-rat'), pigeons: ['pigeons-street-pigeon', 'pigeons-rooftop-homer'] } },
  });
  const deck = it.deckOf('pigeons');
  it.does('attack central-park pigeons', rolls(...dice(7, 40), ...dice(4, 4)));
  expect(it.unclaimed('central-park')).toBe(5);
  expect(it.s.board['central-park']).toMatchObject({ food: 3, down: ['pigeons-street-pigeon', 'pigeons-rooftop-homer'] });
  expect(it.deckOf('pigeons')).toBe(deck);
  expect(it.told('lost')).toMatchObject([{ who: 'pigeons', food: 5, returned: false, clause: 'NYC-FIGHT-12' }]);
});

test('NYC-FIGHT-12 what was lost feeds anybody in a later turn', () => {
  const it = given('rats to fight', { species: ['rats', 'pigeons'], places: { chinatown: { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'] } } });
  it.does('attack chinatown pigeons', rolls(1, 1, 6));
  expect(it.pests('chinatown', 'rats')).toEqual([]);
  it.does('done-fighting').does('draw', rolls('food')).does('stop').does('breed pigeons-rooftop-homer chinatown 2');
  expect(it.s.board.chinatown.stacks.pigeons[1]).toMatchObject({ food: 1, down: ['rats-alley-rat'] });
});

test('E15 NYC-FIGHT-13 NYC-FIGHT-14 lost Humans go back to their pest deck, their food stays', () => {
  const it = given('rats to fight', { places: { 'central-park': { rats: times(2, 'rats-subway-rat'), humans: times(2, 'humans-commuter') } } });
  expect(it.s.deck['humans-commuter']).toBe(6);
  it.does('attack central-park humans', rolls(...dice(6, 36), ...dice(4, 4)));
  expect(it.unclaimed('central-park')).toBe(8);
  expect(it.s.board['central-park'].down).toEqual([]);
  expect(it.s.deck['humans-commuter']).toBe(8);
  expect(it.told('lost')).toMatchObject([{ who: 'humans', returned: true, food: 8, clause: 'NYC-FIGHT-13' }]);
});

test('NYC-FIGHT-13 Humans that lose as attackers go back too', () => {
  const it = given('humans to fight', { places: { chinatown: { humans: ['humans-exterminator'], rats: times(2, 'rats-rat-king') } } });
  it.does('attack chinatown rats', rolls(...dice(5, 5), ...dice(10, 60)));
  expect(it.s.deck['humans-exterminator']).toBe(3);
  expect(it.unclaimed('chinatown')).toBe(6);
});

test('NYC-FIGHT-15 the winner keeps all pests with their food, and takes nothing', () => {
  const it = given('rats to fight', { places: { chinatown: { rats: ['rats-rat-king'], pigeons: ['pigeons-street-pigeon'], food: 2 } } });
  it.does('attack chinatown pigeons', rolls(...dice(6, 36), 1));
  expect(it.pests('chinatown', 'rats')).toEqual(['rats-rat-king']);
  expect(it.under('chinatown', 'rats')).toEqual([3]);
  expect(it.s.hand.rats).toBe(0);
  expect(it.unclaimed('chinatown')).toBe(4);
});

test('E16 NYC-FIGHT-03 NYC-FIGHT-16 after the Pigeons the Cockroaches may be attacked, or not', () => {
  const it = given('rats to fight', {
    places: { 'times-square': { rats: ['rats-subway-rat'], pigeons: ['pigeons-street-pigeon'], cockroaches: ['cockroaches-waterbug'] } },
  });
  it.does('attack times-square pigeons', rolls(...dice(4, 20), 1));
  expect(it.pests('times-square', 'cockroaches')).toEqual(['cockroaches-waterbug']);
  expect(it.offers()).toEqual(['done-fighting', 'attack times-square cockroaches']);
});

test('NYC-FIGHT-16 fights at several locations in any order; who lost at a place cannot fight there again', () => {
  const it = given('rats to fight', {
    places: {
      'times-square': { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'], humans: ['humans-commuter'] },
      chinatown: { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'] },
      'fresh-kills': { rats: ['rats-alley-rat'], humans: ['humans-commuter'] },
    },
  });
  it.does('attack chinatown pigeons', rolls(...dice(2, 10), 1)).does('attack times-square pigeons', rolls(1, 1, 6));
  expect(it.refused('attack times-square humans')).toBe('NYC-FIGHT-01');
  expect(it.offers()).toEqual(['done-fighting', 'attack fresh-kills humans']);
});

test('NYC-FIGHT-16 a fight that was won is not fought again', () => {
  const it = given('rats to fight', {
    places: { chinatown: { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'], humans: ['humans-commuter'] } },
  });
  it.does('attack chinatown pigeons', rolls(...dice(2, 10), 1));
  expect(it.refused('attack chinatown pigeons')).toBe('NYC-FIGHT-02');
});

test('NYC-FIGHT-17 lost pests leave in order of arrival, for each first the cards under it and then itself', () => {
  const it = given('pigeons to breed', {
    hand: { pigeons: 1 },
    places: { chinatown: { down: ['rats-alley-rat', 'cockroaches-waterbug', 'rats-subway-rat'], cockroaches: ['cockroaches-egg-case'] } },
  });
  it.does('breed pigeons-rooftop-homer chinatown 1').does('breed pigeons-street-pigeon chinatown 1').does('done-breeding');
  expect(it.s.board.chinatown.down).toEqual(['rats-subway-rat']);
  it.does('attack chinatown cockroaches', rolls(...dice(6, 6), ...dice(2, 12)));
  expect(it.s.board.chinatown.down).toEqual(['rats-subway-rat', 'rats-alley-rat', 'pigeons-rooftop-homer', 'cockroaches-waterbug', 'pigeons-street-pigeon']);
  expect(it.s.board.chinatown.food).toBe(1);
});
