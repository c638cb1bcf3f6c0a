/** Winning and tie-breaks (NYC-WIN). */
import { describe, expect, test } from 'vitest';
import { rules } from '../rules.ts';
import { standingOf } from '../steps/score.ts';
import { dice, given, rolls, times } from './given.ts';

test('NYC-GEN-02 NYC-WIN-01 most own pests over all locations win', () => {
  const it = given('the count after humans', {
    places: {
      chinatown: { rats: times(2, 'rats-alley-rat') },
      'wall-street': { rats: ['rats-alley-rat'] },
      'central-park': { humans: times(2, 'humans-exterminator') },
      'times-square': { pigeons: ['pigeons-street-pigeon'] },
    },
  });
  expect(it.places()).toEqual({ rats: 1, humans: 2, pigeons: 3, cockroaches: 4 });
  expect(it.told('ended')).toMatchObject([{ winner: 'rats', decidedBy: 'pests', clause: 'NYC-WIN-01' }]);
});

test('NYC-WIN-02 food, pest deck and Poison are worth nothing', () => {
  const it = given('the count after humans', {
    species: ['humans', 'rats'],
    hand: { humans: 30 },
    places: { chinatown: { rats: ['rats-alley-rat'], food: 9, down: times(5, 'rats-alley-rat') }, 'times-square': { down: times(2, 'rats-subway-rat') } },
    deck: { 'rats-alley-rat': 0, 'rats-subway-rat': 0, 'rats-rat-king': 0 },
  });
  expect(it.places()).toEqual({ humans: 2, rats: 1 });
  expect(rules.outcome(it.s)?.map((x) => x.score)).toEqual([0, 1]);
});

test('E21 NYC-WIN-03 seven pests each, on four locations and on three', () => {
  const it = given('the count after humans', {
    places: {
      'times-square': { rats: times(4, 'rats-alley-rat') },
      chinatown: { rats: ['rats-alley-rat'] },
      'wall-street': { rats: ['rats-alley-rat'] },
      'newtown-creek': { rats: ['rats-alley-rat'] },
      'central-park': { pigeons: times(5, 'pigeons-street-pigeon') },
      'coney-island': { pigeons: ['pigeons-street-pigeon'] },
      'liberty-island': { pigeons: ['pigeons-street-pigeon'] },
      // The Pigeons have more pests in hand, but that is asked later.
      'co-op-city': { down: ['rats-rat-king'] },
    },
  });
  expect(it.places()).toMatchObject({ rats: 1, pigeons: 2 });
  expect(it.told('ended')).toMatchObject([{ winner: 'rats', decidedBy: 'infested', clause: 'NYC-WIN-03' }]);
});

test('NYC-WIN-04 occupied locations decide where infested ones do not', () => {
  // Such a position does not come out of the final battles; the comparison is made all the same.
  const it = given('the count after humans', {
    species: ['humans', 'rats', 'pigeons'],
    places: {
      chinatown: { rats: ['rats-alley-rat'], pigeons: times(2, 'pigeons-street-pigeon') },
      'times-square': { rats: ['rats-alley-rat'], humans: ['humans-commuter'] },
      // The Pigeons have more pests in hand, but that is asked later.
      'coney-island': { down: ['rats-rat-king'] },
    },
  });
  expect(it.told('ended')).toMatchObject([{ winner: 'rats', decidedBy: 'occupied', clause: 'NYC-WIN-04' }]);
  expect(it.places()).toEqual({ rats: 1, pigeons: 2, humans: 3 });
});

test('E22 NYC-WIN-05 NYC-WIN-08 six pests on three locations each, decks 9 and 0', () => {
  const it = given('the count after rats', {
    places: {
      'times-square': { humans: times(2, 'humans-commuter') },
      chinatown: { humans: times(2, 'humans-commuter') },
      'coney-island': { humans: times(2, 'humans-commuter') },
      'central-park': { rats: times(4, 'rats-alley-rat') },
      'wall-street': { rats: ['rats-alley-rat'] },
      'fresh-kills': { rats: ['rats-alley-rat'] },
    },
    deck: { 'humans-commuter': 1, 'rats-alley-rat': 0, 'rats-subway-rat': 0, 'rats-rat-king': 0 },
  });
  expect([it.deckOf('humans'), it.deckOf('rats')]).toEqual([9, 0]);
  expect(it.told('ended')).toMatchObject([{ winner: 'humans', decidedBy: 'hand', clause: 'NYC-WIN-05' }]);
  expect(it.places()).toMatchObject({ humans: 1, rats: 2 });
});

test('NYC-WIN-05 NYC-WIN-08 the line of the score sheet that broke the tie is the pests in hand, and all lines before it are equal', () => {
  const it = given('the count after humans', {
    species: ['rats', 'pigeons'],
    places: { chinatown: { rats: ['rats-alley-rat'], down: times(2, 'rats-rat-king') }, 'times-square': { pigeons: ['pigeons-street-pigeon'] } },
    hand: { rats: 7 },
  });
  expect(it.told('ended')).toMatchObject([{ winner: 'pigeons', decidedBy: 'hand' }]);
  const [rats, pigeons] = (rules.outcome(it.s) ?? []).map((x) => x.sheet);
  for (const line of ['pests', 'infested', 'occupied']) expect([rats?.[line], pigeons?.[line]]).toEqual([1, 1]);
  expect([rats?.hand, pigeons?.hand]).toEqual([13, 15]);
});

describe('NYC-WIN-06 NYC-WIN-09 the roll-off', () => {
  test('E23 NYC-WIN-10 35 to 35, then 41 to 30', () => {
    const it = given(
      'the count after humans',
      { species: ['rats', 'pigeons'], places: { chinatown: { rats: ['rats-alley-rat'] }, 'times-square': { pigeons: ['pigeons-street-pigeon'] } } },
      rolls(...dice(10, 35), ...dice(10, 35), ...dice(10, 41), ...dice(10, 30)),
    );
    expect(it.places()).toEqual({ rats: 1, pigeons: 2 });
    expect(it.told('rolled-off').map((e) => e.winner)).toEqual(['nobody', 'rats']);
    expect(it.told('ended')).toMatchObject([{ winner: 'rats', decidedBy: 'roll-off', clause: 'NYC-WIN-06' }]);
  });

  test('E27 NYC-WIN-10 38, 38, 31, then 40 to 33; the fourth player stays outside', () => {
    const it = given(
      'the count after humans',
      {
        places: {
          chinatown: { rats: ['rats-alley-rat'] },
          'times-square': { pigeons: ['pigeons-street-pigeon'] },
          'coney-island': { cockroaches: ['cockroaches-waterbug'] },
        },
      },
      rolls(...dice(10, 38), ...dice(10, 38), ...dice(10, 31), ...dice(10, 33), ...dice(10, 40)),
    );
    expect(it.told('rolled-off').map((e) => e.rolls.map((r) => r.who))).toEqual([
      ['rats', 'pigeons', 'cockroaches'],
      ['rats', 'pigeons'],
    ]);
    expect(it.places()).toEqual({ pigeons: 1, rats: 2, cockroaches: 2, humans: 4 });
  });

  test('NYC-WIN-09 nobody has a bonus, and asking for the result never rolls', () => {
    const it = given('the count after humans', { species: ['humans', 'rats'], deck: { 'humans-commuter': 8 } }, rolls(...dice(10, 20), ...dice(10, 21)));
    expect(it.told('rolled-off')[0]?.rolls.map((r) => r.dice.length)).toEqual([10, 10]);
    expect(it.places()).toEqual({ humans: 2, rats: 1 });
    expect(rules.outcome(it.s)).toEqual(rules.outcome(it.s));
    expect(it.s.ranks).toEqual([2, 1]);
  });

  test('no result before the end', () => {
    expect(rules.outcome(given('rats to gather').s)).toBeNull();
  });
});

test('NYC-WIN-07 tie-breaks look at the position after the final battles, where occupied is infested', () => {
  const it = given(
    'final battles after humans',
    {
      places: {
        chinatown: { rats: times(2, 'rats-alley-rat'), humans: ['humans-commuter'], down: ['rats-rat-king'] },
        'times-square': { humans: times(2, 'humans-commuter') },
      },
    },
    rolls(...dice(2, 12), ...dice(2, 2)),
  );
  // Before the battle Humans had three pests on two locations, afterwards two on one, like the Rats: the deck decides.
  for (const who of it.s.order) expect(standingOf(it.s, who).infested).toBe(standingOf(it.s, who).occupied);
  expect(it.told('ended')).toMatchObject([{ winner: 'humans', decidedBy: 'hand' }]);
});

test('NYC-WIN-08 Humans that came back count as pests in hand, killed and sacrificed cards do not', () => {
  const it = given('rats to fight', {
    lastTurn: true,
    places: { chinatown: { rats: ['rats-alley-rat'], humans: ['humans-commuter'], down: times(3, 'rats-alley-rat') } },
  });
  expect(standingOf(it.s, 'humans').hand).toBe(15);
  expect(standingOf(it.s, 'rats').hand).toBe(12);
  it.does('attack chinatown humans', rolls(6, 1, 1));
  expect(standingOf(it.s, 'humans').hand).toBe(16);
  expect(standingOf(it.s, 'rats').hand).toBe(12);
});

test('NYC-WIN-10 lower places are compared down to the pests in hand, and equals share a place', () => {
  const it = given('the count after humans', {
    places: {
      chinatown: { humans: times(2, 'humans-commuter') },
      'times-square': { rats: ['rats-alley-rat'] },
      'coney-island': { pigeons: ['pigeons-street-pigeon'] },
      'central-park': { cockroaches: ['cockroaches-egg-case'], down: ['rats-rat-king'] },
    },
  });
  expect(it.places()).toEqual({ humans: 1, pigeons: 2, cockroaches: 2, rats: 4 });
});

test('NYC-WIN-01 NYC-WIN-03 NYC-WIN-04 NYC-WIN-05 NYC-WIN-08 the score sheet says what the places were decided by', () => {
  const it = given('rats to fight', {
    lastTurn: true,
    species: ['humans', 'rats'],
    places: {
      chinatown: { rats: times(2, 'rats-alley-rat'), humans: ['humans-commuter'], down: times(3, 'rats-alley-rat') },
      'times-square': { rats: ['rats-subway-rat'], humans: ['humans-super'] },
      'coney-island': { humans: times(2, 'humans-commuter') },
    },
  });
  // At Chinatown the Humans go home; at Times Square the Rats lose the final battle: the Humans took their last turn later, so they attack.
  it.does('attack chinatown humans', rolls(6, 6, 1, 1)).does('done-fighting', rolls(...dice(4, 24), ...dice(3, 3)));
  const [humans, rats] = rules.outcome(it.s) ?? [];
  expect(humans).toMatchObject({ seat: 0, rank: 1, score: 3 });
  expect(humans?.sheet).toEqual({
    'times-square': 1,
    'central-park': 0,
    chinatown: 0,
    'coney-island': 2,
    'wall-street': 0,
    pests: 3,
    bred: 0,
    lost: 1,
    lostAtEnd: 0,
    infested: 2,
    occupied: 2,
    hand: 13,
  });
  expect(rats?.sheet).toMatchObject({ chinatown: 2, pests: 2, lost: 0, lostAtEnd: 1, infested: 1, occupied: 1, hand: 10 });
});
