/** Every location (NYC-LOC): its Food Draw Value and who may breed there. */
import { describe, expect, test } from 'vitest';
import { PLACE } from '../data/tables.ts';
import { PLACES, type PlaceId, SPECIES, type Species } from '../names.ts';
import { infests } from '../state.ts';
import { given, rolls } from './given.ts';

const FIRST = { humans: 'humans-commuter', rats: 'rats-alley-rat', pigeons: 'pigeons-street-pigeon', cockroaches: 'cockroaches-kitchen-roach' } as const;

const LOCATIONS: readonly { readonly clause: string; readonly at: PlaceId; readonly draw: number; readonly who: readonly Species[] }[] = [
  { clause: 'NYC-LOC-02', at: 'times-square', draw: 4, who: SPECIES },
  { clause: 'NYC-LOC-03', at: 'central-park', draw: 3, who: SPECIES },
  { clause: 'NYC-LOC-04', at: 'chinatown', draw: 3, who: SPECIES },
  { clause: 'NYC-LOC-05', at: 'coney-island', draw: 2, who: SPECIES },
  { clause: 'NYC-LOC-06', at: 'liberty-island', draw: 1, who: ['humans', 'pigeons'] },
  { clause: 'NYC-LOC-07', at: 'newtown-creek', draw: 2, who: ['rats', 'cockroaches'] },
  { clause: 'NYC-LOC-08', at: 'wall-street', draw: 1, who: ['humans', 'rats'] },
  { clause: 'NYC-LOC-09', at: 'bushwick-rooftops', draw: 1, who: ['pigeons', 'cockroaches'] },
  { clause: 'NYC-LOC-10', at: 'co-op-city', draw: 2, who: ['humans', 'cockroaches'] },
  { clause: 'NYC-LOC-11', at: 'fresh-kills', draw: 2, who: ['rats', 'pigeons'] },
];

test('every location is here, in board order', () => {
  expect(LOCATIONS.map((x) => x.at)).toEqual(PLACES);
});

describe.each(LOCATIONS)('$clause $at', ({ at, draw, who }) => {
  test(`adds ${draw} to the draw limit of whoever infests it`, () => {
    for (const x of SPECIES) expect(given(`${x} to gather`, { places: { [at]: { [x]: [FIRST[x]] } } }).s.limit).toBe(5 + draw);
  });

  test(`lets ${who.join(' and ')} breed`, () => {
    for (const x of SPECIES) {
      const no = given(`${x} to breed`, { hand: { [x]: 4 } }).refused(`breed ${FIRST[x]} ${at} 0`);
      expect(no).toBe(who.includes(x) ? null : 'NYC-BREED-07');
    }
  });
});

test('each species may breed at seven locations, and one where Rats and Cockroaches are at home makes up for their weaker bonuses', () => {
  for (const who of SPECIES) {
    const open = PLACES.filter((at) => PLACE[at].allowed[who]);
    expect(open).toHaveLength(7);
    expect(open.reduce((n, at) => n + PLACE[at].draw, 0)).toBe(who === 'rats' || who === 'cockroaches' ? 17 : 16);
  }
});

describe('NYC-LOC-01 the list restricts breeding only', () => {
  test('Poison food', () => {
    const it = given('rats to gather').does('draw', rolls('poison'));
    expect(it.refused('sacrifice rats-alley-rat liberty-island')).toBeNull();
  });

  test('moving', () => {
    const it = given('rats to move', { places: { chinatown: { rats: ['rats-alley-rat'] } } });
    expect(it.refused('move rats-alley-rat chinatown liberty-island')).toBeNull();
  });

  test('fighting, staying and infesting', () => {
    const it = given('rats to fight', { places: { 'liberty-island': { rats: ['rats-alley-rat'], pigeons: ['pigeons-street-pigeon'] } } });
    it.does('attack liberty-island pigeons', rolls(6, 6, 1));
    expect(it.pests('liberty-island', 'rats')).toHaveLength(1);
    expect(infests(it.s, 'liberty-island', 'rats')).toBe(true);
  });
});
