/** Every Pest card (NYC-CARD): its numbers, its price at the table, its dice in attack and defence, its demand. */
import { describe, expect, test } from 'vitest';
import { BONUS, KIND } from '../data/tables.ts';
import { KINDS, type Kind, type Species } from '../names.ts';
import { standingOf } from '../steps/score.ts';
import { dice, given, rolls, times } from './given.ts';

interface Card {
  readonly clause: string;
  readonly kind: Kind;
  readonly rank: number;
  readonly count: number;
  readonly cost: number;
  readonly dice: number;
  readonly defence: number;
}
const card = (clause: string, kind: Kind, rank: number, count: number, cost: number, its: number, defence = 0): Card => ({
  clause,
  kind,
  rank,
  count,
  cost,
  dice: its,
  defence,
});

const CARDS: readonly Card[] = [
  card('NYC-CARD-01', 'humans-commuter', 1, 8, 4, 2),
  card('NYC-CARD-02', 'humans-super', 2, 5, 5, 3),
  card('NYC-CARD-03', 'humans-exterminator', 3, 3, 6, 4),
  card('NYC-CARD-04', 'rats-alley-rat', 1, 8, 1, 1),
  card('NYC-CARD-05', 'rats-subway-rat', 2, 5, 2, 3),
  card('NYC-CARD-06', 'rats-rat-king', 3, 3, 3, 5),
  card('NYC-CARD-07', 'pigeons-street-pigeon', 1, 8, 1, 1),
  card('NYC-CARD-08', 'pigeons-rooftop-homer', 2, 5, 2, 3),
  card('NYC-CARD-09', 'pigeons-nesting-pair', 3, 3, 3, 2, 2),
  card('NYC-CARD-10', 'cockroaches-kitchen-roach', 1, 8, 1, 1),
  card('NYC-CARD-11', 'cockroaches-waterbug', 2, 6, 2, 1, 1),
  card('NYC-CARD-12', 'cockroaches-egg-case', 3, 2, 1, 2),
];

test('every kind has its card here', () => {
  expect(CARDS.map((c) => c.kind)).toEqual(KINDS);
});

describe.each(CARDS)('$clause $kind', ({ kind, rank, count, cost, dice: its, defence }) => {
  const who: Species = KIND[kind].species;
  const foe: Species = who === 'humans' ? 'pigeons' : 'humans';
  const foes: readonly Kind[] = foe === 'humans' ? ['humans-commuter'] : times(2, 'pigeons-street-pigeon'); // two dice either way

  test(`rank ${rank}, ${count} cards`, () => {
    expect(KIND[kind]).toMatchObject({ rank, count });
    expect(given('humans to gather').s.deck[kind]).toBe(count);
  });

  test(`costs ${cost} food, no less`, () => {
    // A place where every demand can be met: own pests, food of the location for the Egg Case, a foe for the Exterminator.
    const local = kind === 'cockroaches-egg-case' ? 1 : 0;
    const places = {
      chinatown: {
        [who]: times(2, KINDS.find((k) => KIND[k].species === who) ?? kind),
        food: local,
        ...(kind === 'humans-exterminator' ? { [foe]: foes } : {}),
      },
    };
    const poor = given(`${who} to breed`, { hand: { [who]: cost - local - (local === 0 ? 1 : 0) }, places });
    if (local === 0) expect(poor.offers(`breed ${kind}`)).toEqual([]);
    const it = given(`${who} to breed`, { hand: { [who]: cost - local }, places });
    it.does(`breed ${kind} chinatown ${local}`);
    expect(it.s.hand[who]).toBe(0);
    expect(it.under('chinatown', who).at(-1)).toBe(cost);
    expect(it.pests('chinatown', who).at(-1)).toBe(kind);
  });

  test(`attacks with ${its} dice`, () => {
    const it = given(`${who} to fight`, { places: { chinatown: { [who]: [kind], [foe]: foes } } });
    const n = its + BONUS[who][foe];
    it.does(`attack chinatown ${foe}`, rolls(...dice(n, 6 * n), ...dice(2, 2)));
    expect(it.told('fought')[0]?.attack).toHaveLength(n);
  });

  test(`defends with ${its + defence} dice`, () => {
    const it = given(`${foe} to fight`, { places: { chinatown: { [who]: [kind], [foe]: foes } } });
    const n = 2 + BONUS[foe][who];
    it.does(`attack chinatown ${who}`, rolls(...dice(n, n), ...dice(its + defence, 6 * (its + defence))));
    expect(it.told('fought')[0]?.defence).toHaveLength(its + defence);
  });
});

describe('demands', () => {
  const rich = { hand: { humans: 9, rats: 9, pigeons: 9, cockroaches: 9 } } as const;
  const alone = (kind: Kind): string | null => given(`${KIND[kind].species} to breed`, rich).refused(`breed ${kind} chinatown 0`);

  test.each(CARDS.filter((c) => KIND[c.kind].rule === 'none'))('$clause $kind demands nothing', ({ kind }) => {
    expect(alone(kind)).toBeNull();
  });

  test('only Exterminator, Rat King, Rooftop Homer, Nesting Pair and Egg Case have a text that restricts or frees', () => {
    expect(KINDS.filter((kind) => KIND[kind].rule !== 'none')).toEqual([
      'humans-exterminator',
      'rats-rat-king',
      'pigeons-rooftop-homer',
      'pigeons-nesting-pair',
      'cockroaches-egg-case',
    ]);
  });

  test('NYC-CARD-03 an Exterminator needs an opposing pest', () => {
    expect(alone('humans-exterminator')).toBe('NYC-BRULE-02');
    const it = given('humans to breed', { ...rich, places: { chinatown: { cockroaches: ['cockroaches-waterbug'] } } });
    expect(it.refused('breed humans-exterminator chinatown 0')).toBeNull();
  });

  test('NYC-CARD-06 a Rat King needs two own pests', () => {
    expect(alone('rats-rat-king')).toBe('NYC-BRULE-03');
    const one = given('rats to breed', { ...rich, places: { chinatown: { rats: ['rats-subway-rat'] } } });
    expect(one.refused('breed rats-rat-king chinatown 0')).toBe('NYC-BRULE-03');
    const two = given('rats to breed', { ...rich, places: { chinatown: { rats: times(2, 'rats-subway-rat') } } });
    expect(two.refused('breed rats-rat-king chinatown 0')).toBeNull();
  });

  test('NYC-CARD-08 a Rooftop Homer breeds at closed locations, even among opponents', () => {
    const it = given('pigeons to breed', { ...rich, places: { 'co-op-city': { humans: ['humans-super'] } } });
    expect(it.refused('breed pigeons-rooftop-homer co-op-city 0')).toBeNull();
    expect(it.refused('breed pigeons-street-pigeon co-op-city 0')).toBe('NYC-BREED-07');
  });

  test('NYC-CARD-09 a Nesting Pair needs a place without opponents, and is one pest', () => {
    expect(alone('pigeons-nesting-pair')).toBeNull();
    const it = given('pigeons to breed', {
      ...rich,
      places: { chinatown: { rats: ['rats-alley-rat'] }, 'times-square': { pigeons: ['pigeons-nesting-pair'] } },
    });
    expect(it.refused('breed pigeons-nesting-pair chinatown 0')).toBe('NYC-BRULE-05');
    expect(standingOf(it.s, 'pigeons').pests).toBe(1);
  });

  test('NYC-CARD-12 an Egg Case is paid wholly by the location', () => {
    expect(alone('cockroaches-egg-case')).toBe('NYC-BRULE-06');
    const it = given('cockroaches to breed', { ...rich, places: { chinatown: { down: ['rats-rat-king'] } } });
    expect(it.offers('breed cockroaches-egg-case')).toEqual(['breed cockroaches-egg-case chinatown 1']);
  });
});

test('NYC-CARD-13 every pest is one pest, whatever its rank', () => {
  const it = given('the count after humans', {
    species: ['humans', 'rats'],
    places: { chinatown: { humans: ['humans-exterminator'] }, 'times-square': { rats: ['rats-alley-rat'] }, 'wall-street': { rats: ['rats-alley-rat'] } },
  });
  expect(it.places()).toEqual({ humans: 2, rats: 1 });
});
