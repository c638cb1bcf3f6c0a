/** Optional rules (NYC-OPT): fair play, and the literal readings of two printed sentences. */

import { defaults, Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { meta } from '../meta.ts';
import type { Species } from '../names.ts';
import { rules } from '../rules.ts';
import { CASTS } from './games.ts';
import { dice, given, OFF, rolls, times } from './given.ts';

test('NYC-OPT-01 all are off by default and independent of each other', () => {
  expect(defaults(meta, 4)).toEqual({ species: ['random', 'random', 'random', 'random'], ...OFF });
  for (let bits = 0; bits < 16; bits++) {
    const on = (bit: number): boolean => (bits & bit) !== 0;
    const switches = { lastCall: on(1), slowFinish: on(2), wholeDeck: on(4), lastMove: on(8) };
    expect(given('rats to gather', switches).s).toMatchObject(switches);
  }
});

describe('lastCall', () => {
  const rich = { hand: { humans: 4, rats: 1, cockroaches: 1 }, pile: { food: 1, poison: 0 }, lastCall: true } as const;

  test('E25 NYC-OPT-02 NYC-OPT-03 NYC-OPT-04 Pigeons draw the last card: Cockroaches, Humans and Rats reply, then come the final battles', () => {
    const it = given('pigeons to gather', { ...rich, places: { chinatown: { pigeons: ['pigeons-street-pigeon'] } } });
    it.does('draw', rolls('food')).does('done-breeding');
    const replies: (Species | undefined)[] = [];
    expect(it.told('turn')).toMatchObject([{ who: 'cockroaches', reply: true, clause: 'NYC-OPT-02' }]);
    replies.push(it.who());
    expect(it.now()).toBe('breed');
    it.does('breed cockroaches-kitchen-roach co-op-city 0').does('done-breeding');
    replies.push(it.who());
    it.does('breed humans-commuter chinatown 0');
    // Breeding is over by itself; the fight at Chinatown may be fought.
    expect(it.now()).toBe('fight');
    it.does('done-fighting');
    replies.push(it.who());
    expect(it.now()).toBe('breed');
    it.does('breed rats-alley-rat wall-street 0');
    expect(it.offers()).toEqual(['done-breeding']);
    // Humans and Pigeons have one pest each at Chinatown; the Pigeons closed and rank last: Humans attack.
    it.does('done-breeding', rolls(...dice(3, 3), 6, ...dice(10, 30), ...dice(10, 20), ...dice(10, 10)));
    expect(replies).toEqual(['cockroaches', 'humans', 'rats']);
    expect(it.told('fought')).toMatchObject([{ who: 'humans', target: 'pigeons', final: true, winner: 'pigeons' }]);
    expect(it.now()).toBe('over');
  });

  test('NYC-OPT-02 without the option nobody replies', () => {
    const it = given('pigeons to gather', { ...rich, lastCall: false, places: { chinatown: { pigeons: ['pigeons-street-pigeon'] } } });
    it.does('draw', rolls('food')).does('done-breeding');
    expect(it.now()).toBe('over');
  });

  test('NYC-OPT-02 the closing turn has no Move Phase', () => {
    const it = given('pigeons to fight', {
      lastCall: true,
      lastTurn: true,
      hand: { cockroaches: 1 },
      places: { chinatown: { pigeons: ['pigeons-street-pigeon'] } },
    });
    expect(it.who()).toBe('cockroaches');
    expect(it.now()).toBe('breed');
  });

  test('NYC-OPT-03 a reply turn has no Gathering and no Move', () => {
    const it = given('humans to gather', { ...rich, species: ['humans', 'rats'], hand: { rats: 2 }, places: { chinatown: { rats: ['rats-alley-rat'] } } });
    it.does('draw', rolls('food'));
    expect(it.who()).toBe('rats');
    expect(it.refused('draw')).toBe('KERNEL-NOT-NOW');
    expect(it.now()).toBe('breed');
    it.does('breed rats-alley-rat chinatown 0').does('done-breeding');
    expect(it.now()).toBe('over');
    expect(it.s.poisonOut).toBe(0);
  });

  test('NYC-OPT-04 ties for most are counted from the closing turn, not from the last reply', () => {
    const it = given('rats to gather', {
      lastCall: true,
      pile: { food: 1, poison: 0 },
      hand: { humans: 4 },
      deck: { 'rats-alley-rat': 0, 'rats-subway-rat': 0, 'rats-rat-king': 0 },
      places: {
        chinatown: { rats: times(2, 'rats-alley-rat'), humans: times(2, 'humans-commuter') },
        'coney-island': { pigeons: times(3, 'pigeons-street-pigeon'), cockroaches: times(2, 'cockroaches-kitchen-roach') },
      },
    });
    it.does('draw', rolls('food')).does('done-fighting');
    for (const who of ['pigeons', 'cockroaches'] as const) {
      expect(it.who()).toBe(who);
      it.does('done-fighting');
    }
    expect(it.who()).toBe('humans');
    it.does('done-breeding');
    // Counted from the last reply (Humans) the Rats would attack; counted from the closing turn the Humans do.
    it.does('done-fighting', rolls(...dice(5, 20), ...dice(2, 2), ...dice(5, 20), ...dice(2, 2)));
    expect(it.told('fought').map((e) => [e.at, e.who, e.target])).toEqual([
      ['chinatown', 'humans', 'rats'],
      ['coney-island', 'pigeons', 'cockroaches'],
    ]);
  });

  test('NYC-OPT-05 a reply turn in which nothing can be done passes by itself, and the closing player gets none', () => {
    const it = given('rats to gather', { lastCall: true, pile: { food: 1, poison: 0 }, hand: { humans: 4 } });
    it.does('draw', rolls('food')).does('done-breeding');
    expect(it.told('turn').map((e) => e.who)).toEqual(['pigeons', 'cockroaches', 'humans']);
    expect(it.who()).toBe('humans');
    it.does('breed humans-commuter chinatown 0').does('done-breeding');
    expect(it.told('turn')).toEqual([]);
    expect(it.now()).toBe('over');
    expect(it.places()).toMatchObject({ humans: 1 });
  });
});

describe('slowFinish', () => {
  const infesting = { places: { 'times-square': { rats: ['rats-alley-rat'] } } } as const;

  test('E26 NYC-OPT-06 NYC-OPT-07 with 25 of 100 cards left the limit is 5, with 26 it is 9', () => {
    const slow = given('rats to gather', { ...infesting, slowFinish: true, pile: { food: 15, poison: 10 } });
    expect(slow.s.limit).toBe(5);
    expect(slow.told('limit')).toMatchObject([{ slowed: true, clause: 'NYC-OPT-06' }]);
    expect(given('rats to gather', { ...infesting, slowFinish: true, pile: { food: 16, poison: 10 } }).s.limit).toBe(9);
    expect(given('rats to gather', { ...infesting, pile: { food: 15, poison: 10 } }).s.limit).toBe(9);
  });

  test.each([
    [['humans', 'rats', 'pigeons'], 20],
    [['rats', 'pigeons', 'cockroaches'], 15],
    [['rats', 'cockroaches'], 10],
  ] as const)('NYC-OPT-06 a quarter of the deck of %s is %i', (species, quarter) => {
    expect(given('rats to gather', { ...infesting, species, slowFinish: true, pile: { food: quarter, poison: 0 } }).s.limit).toBe(5);
    expect(given('rats to gather', { ...infesting, species, slowFinish: true, pile: { food: quarter + 1, poison: 0 } }).s.limit).toBe(9);
  });

  test('NYC-OPT-07 it is looked at once: a phase keeps its limit, even to the end of the deck', () => {
    const it = given('rats to gather', { ...infesting, species: ['rats', 'pigeons'], slowFinish: true, pile: { food: 11, poison: 0 } });
    for (let i = 0; i < 8; i++) it.does('draw', rolls('food'));
    expect(it.now()).toBe('gather');
    expect(it.s.limit).toBe(9);
  });
});

describe('wholeDeck', () => {
  test.each(CASTS.map((species) => ({ species })))('NYC-OPT-08 NYC-COMP-01 $species draw from all 60 Food and 40 Poison', ({ species }) => {
    const s = rules.start({ species, ...OFF, wholeDeck: true }, species.length, new Sfc().at(1, 1));
    expect(s.pile).toEqual({ food: 60, poison: 40 });
    expect(s.pileAtStart).toBe(100);
    // The locations are still those of the species that play (NYC-SETUP-03).
    expect(s.places).toEqual(rules.start({ species, ...OFF }, species.length, new Sfc().at(1, 1)).places);
  });

  test('NYC-OPT-08 NYC-OPT-06 a quarter of it is 25, with two players too', () => {
    const two = { species: ['rats', 'pigeons'], places: { 'times-square': { rats: ['rats-alley-rat'] } }, wholeDeck: true, slowFinish: true } as const;
    expect(given('rats to gather', { ...two, pile: { food: 25, poison: 0 } }).s.limit).toBe(5);
    expect(given('rats to gather', { ...two, pile: { food: 26, poison: 0 } }).s.limit).toBe(9);
  });
});

describe('lastMove', () => {
  const standing = {
    places: { chinatown: { rats: ['rats-alley-rat', 'rats-alley-rat'], humans: ['humans-commuter'] }, 'wall-street': { pigeons: ['pigeons-street-pigeon'] } },
  } as const;

  test('NYC-OPT-09 NYC-TURN-03 after the last card come Breeding, Fighting, Move, and then the final battles', () => {
    const it = given('rats to gather', { ...standing, pile: { food: 1, poison: 0 }, lastMove: true });
    it.does('draw', rolls('food')).does('done-breeding').does('done-fighting');
    expect([it.now(), it.who()]).toEqual(['move', 'rats']);
    it.does('move rats-alley-rat chinatown wall-street');
    // One rat is left against one Commuter, and both others stand at Wall Street: Humans attack first, then Pigeons.
    it.does('done-moving', rolls(...dice(3, 3), 6, ...dice(2, 2), 6));
    expect(it.told('fought').map((e) => [e.at, e.who, e.target, e.final])).toEqual([
      ['chinatown', 'humans', 'rats', true],
      ['wall-street', 'pigeons', 'rats', true],
    ]);
    expect(it.now()).toBe('over');
    expect(it.places()).toMatchObject({ rats: 1 });
  });

  test('NYC-OPT-09 NYC-TURN-06 a Move Phase in which nothing was moved ends by "done" as in any other turn', () => {
    const it = given('rats to fight', { ...standing, lastTurn: true, lastMove: true });
    it.does('done-fighting');
    expect(it.offers('done-moving')).toEqual(['done-moving']);
    it.does('done-moving', rolls(...dice(2, 12), ...dice(2, 2)));
    expect(it.now()).toBe('over');
  });

  test('NYC-OPT-09 NYC-END-03 without the option the final battles follow the fights', () => {
    const it = given('rats to fight', { ...standing, lastTurn: true });
    it.does('done-fighting', rolls(...dice(2, 12), ...dice(2, 2)));
    expect(it.now()).toBe('over');
  });

  test('NYC-OPT-10 with last call the closing turn has a Move Phase and the reply turns have none', () => {
    const it = given('rats to gather', {
      ...standing,
      species: ['humans', 'rats'],
      pile: { food: 1, poison: 0 },
      hand: { humans: 4 },
      lastMove: true,
      lastCall: true,
    });
    it.does('draw', rolls('food')).does('done-breeding').does('done-fighting');
    expect([it.now(), it.who()]).toEqual(['move', 'rats']);
    it.does('done-moving');
    expect([it.now(), it.who()]).toEqual(['breed', 'humans']);
    it.does('done-breeding');
    expect(it.now()).toBe('fight');
    it.does('done-fighting', rolls(...dice(2, 12), ...dice(2, 2)));
    expect(it.now()).toBe('over');
  });
});
