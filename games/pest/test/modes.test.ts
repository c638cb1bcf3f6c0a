/** Versus and solo (PEST-VRS, PEST-SOL). */

import { Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { DECREE } from '../data/tables.ts';
import { coveredRenown, imperativeRenown, outcome, reckoning, sheetOf, soloRank, worksRenown } from '../outcome.ts';
import { rules } from '../rules.ts';
import { columnOf } from '../steps/aid.ts';
import { placeOf } from '../steps/era.ts';
import { fulfil, influence } from '../steps/gain.ts';
import { eraEnd, given, type Has, script } from './given.ts';

const k = { chance: script(), tell: undefined };

describe('Versus', () => {
  const two = { seats: 2, versus: true } as const;

  test('PEST-VRS-01 PEST-VRS-09 the base setup, and turns as ever', () => {
    const it = given(two);
    expect(it.offers('assistant')).toHaveLength(9);
    expect(it.s.court).toBeGreaterThan(0);
  });

  test('PEST-VRS-02 PEST-VRS-03 PEST-VRS-20 worked example 13: a track scores from its minimum on, all levels', () => {
    const { s } = given({ ...two, houses: [{ imperative: [3, 1, 3] }, { imperative: [0, 2, 2] }] });
    const [a, b] = s.players;
    if (a === undefined || b === undefined) throw new Error('two sit here');
    expect([0, 1, 2].map((era) => imperativeRenown(s, a, era))).toEqual([2, 0, 4]);
    expect([0, 1, 2].map((era) => imperativeRenown(s, b, era))).toEqual([0, 2, 0]);
  });

  test('PEST-VRS-04 PEST-VRS-05 covered spaces are skipped', () => {
    const it = given({ ...two, houses: [{ influence: 4 }, {}] });
    influence(it.s, 0, 1, k);
    expect(it.p().influence).toBe(6);
    const base = given({ seats: 2, houses: [{ influence: 4 }, {}] });
    influence(base.s, 0, 1, k);
    expect(base.p().influence).toBe(5);
  });

  test('PEST-VRS-06 PEST-VRS-07 the neutral space starts with one Person, grows by one an Era and is not emptied', () => {
    expect(given(two).s.neutral).toBe(1);
    expect(given(eraEnd(2, { ...two, decrees: [1, 8, 13] })).s.neutral).toBe(2);
  });

  test('PEST-VRS-10 PEST-VRS-11 the market is new at the end of an Era, dealt before the old five are shuffled in', () => {
    const it = given(eraEnd(2, { ...two, decrees: [1, 8, 13], market: [1, 2, 3, 4, 5] }));
    expect(it.s.market.filter((n) => n <= 5)).toEqual([]);
    expect(it.s.market).toHaveLength(5);
    expect([1, 2, 3, 4, 5].every((n) => (it.s.deck >> n) & 1)).toBe(true);
    const types = it.said.map((e) => e.type);
    expect(types.indexOf('refreshed')).toBeLessThan(types.indexOf('agenda'));
  });

  test('PEST-VRS-12 PEST-VRS-13 PEST-VRS-14 worked example 12: places against the neutrals', () => {
    const of = (neutral: number, ...people: readonly number[]) => {
      const { s } = given({
        ...two,
        houses: people.map((capital) => ({ capital })),
        edit: (t) => {
          t.neutral = neutral;
        },
      });
      return people.map((_, i) => placeOf(s, i));
    };
    expect(of(2, 3, 1)).toEqual([1, 0]);
    expect(of(2, 3, 2)).toEqual([1, 3]);
    expect(of(2, 3, 3)).toEqual([2, 2]);
    expect(of(3, 2, 1)).toEqual([0, 0]);
    expect(of(2, 2, 1)).toEqual([1, 0]);
    expect(of(2, 2, 2)).toEqual([3, 3]);
    const it = given(
      eraEnd(4, {
        ...two,
        decrees: [1, 8, 13],
        court: 1,
        houses: [{ capital: 3 }, { capital: 1 }],
        edit: (s) => {
          s.neutral = 2;
        },
      }),
    ).does('prize 1');
    expect(it.s.neutral).toBe(3);
  });

  test('PEST-VRS-15 PEST-VRS-16 worked example 14: 1, 2, 4, 6, 10, 15 for covered spaces passed; icons count, standing does not', () => {
    const of = (n: number) => {
      const { s } = given({ ...two, houses: [{ influence: n }, {}] });
      const [p] = s.players;
      return p === undefined ? -1 : coveredRenown(s, p);
    };
    expect([of(4), of(6), of(10), of(15), of(19), of(23), of(30)]).toEqual([0, 1, 2, 4, 6, 10, 15]);
    const it = given(eraEnd(6, { ...two, decrees: [1, 8, 13], houses: [{ influence: 8 }, {}] }));
    expect(sheetOf(it.s, 0)).toMatchObject({ icons: 2, covered: 1 });
    expect(sheetOf(it.s, 0)).not.toHaveProperty('standing');
  });

  test('PEST-VRS-17 most Capital buildings: 5, none if tied', () => {
    const of = (works: number[]) =>
      worksRenown(
        given({
          ...two,
          edit: (s) => {
            s.works = works;
          },
        }).s,
        0,
      );
    expect([of([0, 0, 1, -1, -1]), of([0, 1, -1, -1, -1]), of([-1, -1, -1, -1, -1])]).toEqual([5, 0, 0]);
  });

  test('PEST-VRS-18 PEST-VRS-19 most quarantined: 3 negative tokens, none if tied; those on the Infirmary do not count', () => {
    const end = (a: Has, b: Has) =>
      given(
        eraEnd(6, {
          ...two,
          decrees: [1, 8, 13],
          houses: [a, b],
          edit: (s) => {
            const p = s.players[1];
            if (p !== undefined) p.infirmary = 1;
          },
        }),
      );
    expect(end({ sick: [2, 1] }, { sick: [2] }).p().negative).toBe(3);
    expect(end({ sick: [2, 0, 0, 0, 1] }, { sick: [3], tech: { middle: 14 } }).p(1).negative).toBe(0);
    expect(end({ sick: [1], tech: { top: 18 } }, {}).p().negative).toBe(3);
  });
});

describe('solo', () => {
  const alone = { seats: 1 } as const;
  const fresh = (seed: number) =>
    rules.start({ house: ['red'], advanced: false, versus: false, soloNeutralPersists: false, pairNeedsPeople: false }, 1, new Sfc().at(seed, 0));

  test('PEST-SOL-01 PEST-SOL-05 PEST-SOL-06 PEST-SOL-07 PEST-SOL-09 what is left in the box', () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = fresh(seed);
      for (const n of [2, 3, 5, 11, 16]) {
        expect((s.deck >> n) & 1).toBe(0);
        expect(s.market).not.toContain(n);
      }
      for (const d of s.decrees) expect(DECREE[d]?.solo).toBe(true);
      expect([4, 6, 9].some((d) => s.decrees.includes(d))).toBe(false);
      expect(s.court).toBe(0);
      expect(s.tokens.reduce((n, x) => n + x, 0)).toBe(6);
    }
  });

  test('PEST-SOL-10 the Castle on any intact Village with a starting symbol', () => {
    const s = fresh(1);
    expect(rules.moves(s, 0)).toEqual(['brumath', 'dornick', 'hollin', 'meskar', 'velmoor'].map((at) => ({ verb: 'castle', at })));
    expect(rules.refuse(s, 0, { verb: 'castle', at: 'terras' })).toBe('PEST-SOL-10');
    expect(rules.refuse(s, 0, { verb: 'castle', at: 'embry' })).toBe('PEST-LOC-02');
  });

  test('PEST-SOL-02 PEST-SOL-12 a level with a Sick sends it to the neutral space', () => {
    const it = given(alone);
    fulfil(it.s, k, 'PEST-SOL-12');
    expect(it.s.neutral).toBe(1);
    fulfil(it.s, k, 'PEST-SOL-12');
    fulfil(it.s, k, 'PEST-SOL-12');
    // Era I has Sick on levels 1 and 2 only.
    expect(it.s.neutral).toBe(2);
    expect(it.p().imperative).toEqual([3, 0, 0]);
  });

  test('PEST-SOL-03 PEST-SOL-13 PEST-SOL-14 a space with a Sick is skipped, costs no point and sends it to the neutral space', () => {
    const it = given({ ...alone, houses: [{ influence: 4 }] });
    influence(it.s, 0, 1, k);
    expect(it.p().influence).toBe(6);
    expect(it.s.neutral).toBe(1);
  });

  test('PEST-SOL-04 PEST-SOL-11 a Capital building sends its Sick to the neutral space', () => {
    const it = given({ ...alone, houses: [{ res: { lumber: 5, stone: 5 } }] });
    it.does('assistant construct-cure', 'act construct no', 'raise cap-aqueduct');
    expect(it.s.neutral).toBe(1);
    expect(it.p()).toMatchObject({ renown: 2, influence: 2 });
  });

  test('PEST-SOL-15 PEST-SOL-16 the Aid column by the Sick left on the Influence track', () => {
    const of = (n: number) => columnOf(given({ ...alone, houses: [{ influence: n }] }).s, 0);
    expect([of(0), of(6), of(10), of(16), of(23), of(31), of(41)]).toEqual([2, 2, 1, 1, 0, 0, 0]);
  });

  test('PEST-SOL-17 used tokens stay face down', () => {
    const it = given(
      eraEnd(2, {
        ...alone,
        decrees: [1, 8, 13],
        edit: (s) => {
          s.tokensUp = s.tokensUp.map(() => 0);
        },
      }),
    );
    expect(it.s.tokensUp.every((n) => n === 0)).toBe(true);
  });

  test('PEST-SOL-18 PEST-SOL-19 worked example 15: the neutral space ahead by two costs two; then both are emptied, unless they persist', () => {
    const at = (persists: boolean) =>
      given(
        eraEnd(2, {
          ...alone,
          persists,
          decrees: [1, 8, 13],
          houses: [{ capital: 1 }],
          edit: (s) => {
            s.neutral = 3;
          },
        }),
      );
    expect(at(false).p()).toMatchObject({ negative: 2, capital: 0 });
    expect(at(false).s.neutral).toBe(0);
    expect(at(true).s.neutral).toBe(3);
    const behind = given(
      eraEnd(2, {
        ...alone,
        decrees: [1, 8, 13],
        houses: [{ capital: 4 }],
        edit: (s) => {
          s.neutral = 3;
        },
      }),
    );
    expect(behind.p().negative).toBe(0);
  });

  test('PEST-SOL-20 the reckoning: Sick left on the tracks and at the Capital, and the Dead', () => {
    const it = given({
      ...alone,
      houses: [{ influence: 16, dead: 2, imperative: [2, 1, 0] }],
      edit: (s) => {
        s.works = [0, -1, 0, -1, -1];
      },
    });
    // Influence 22, 30, 40; Imperatives 0 + 2 + 4; three buildings; two Dead.
    expect(reckoning(it.s, 0)).toBe(3 + 6 + 3 + 2);
    const end = given(eraEnd(6, { ...alone, decrees: [1, 8, 13], houses: [{ influence: 16 }] }));
    expect(end.now()).toBe('over');
    expect(sheetOf(end.s, 0)).not.toHaveProperty('standing');
    expect(end.p().negative).toBe(3 + 9 + 5);
    expect(outcome(end.s)).toMatchObject([{ rank: 1 }]);
  });

  test('PEST-SOL-21 the ranks', () => {
    expect([-5, 15, 16, 21, 26, 31, 36, 41, 45, 46, 90].map(soloRank)).toEqual([
      'Commoner',
      'Commoner',
      'Advisor',
      'Baron',
      'Archbaron',
      'Earl',
      'Duke',
      'House Leader',
      'House Leader',
      'Emperor',
      'Emperor',
    ]);
  });

  test('PEST-SOL-22 PEST-SOL-23 the markers touch nothing else, and there is no order to keep', () => {
    const it = given({ ...alone, houses: [{ influence: 4 }] });
    influence(it.s, 0, 1, k);
    expect(it.p().sick).toEqual([0, 0, 0, 0, 0]);
    const close = given({ ...alone, frames: [{ step: 'close' }] });
    expect(close.s.order).toEqual([0]);
  });
});
