/** Turn order, the Influence track, Decrees, the Era's end and the reckoning (PEST-ORD, PEST-INF, PEST-DCR, PEST-DEC, PEST-ERA, PEST-END), with every Decree and Capital card. */
import { describe, expect, test } from 'vitest';
import { capitalCityCards, influenceTrack } from '../data/printed.ts';
import { COURT } from '../data/tables.ts';
import { buildingRenown, iconRenown, outcome, peopleRenown, sheetOf, standingRenown, techRenown, totalOf } from '../outcome.ts';
import { rules } from '../rules.ts';
import { newOrder, placeOf } from '../steps/era.ts';
import { gain, influence } from '../steps/gain.ts';
import { eraEnd, type Given, given, type Has, script } from './given.ts';

const k = { chance: script(), tell: undefined };
describe('turn order', () => {
  test('PEST-ORD-01 all Assistants come back', () => {
    const it = given({
      frames: [{ step: 'close' }],
      edit: (s) => {
        for (const p of s.players) {
          p.stands = 7;
          p.ready = 0;
        }
      },
    });
    expect(it.p()).toMatchObject({ stands: 0, ready: 2 });
  });

  test('PEST-ORD-02 PEST-ORD-03 worked example 16: least Influence first, ties on 0 reverse', () => {
    expect(newOrder(given({ houses: [{ influence: 5 }, { influence: 2 }, { influence: 9 }] }).s)).toEqual([1, 0, 2]);
    expect(newOrder(given({ houses: [{}, {}, {}] }).s)).toEqual([2, 1, 0]);
    expect(newOrder(given({ houses: [{}, { influence: 1 }, {}] }).s)).toEqual([2, 0, 1]);
  });

  test('PEST-ORD-04 PEST-ORD-05 the order is new before the Era ends, also after Year 6, and stays until the next reset', () => {
    const it = given({ year: 6, houses: [{ influence: 5 }, { influence: 2 }, { influence: 9 }], frames: [{ step: 'close' }] });
    expect(it.told('agenda').map((e) => e.who)).toEqual(['blue', 'red', 'yellow']);
    const bonus = given({ year: 2, court: 3, houses: [{ influence: 1, capital: 3 }, { influence: 2 }, { influence: 4 }], frames: [{ step: 'close' }] });
    bonus.does('crate food', 'prize 1');
    expect(bonus.p(0).influence).toBeGreaterThan(4);
    expect(bonus.s.order).toEqual([0, 1, 2]);
  });
});

describe('Influence', () => {
  const at = (points: number, ...starts: readonly number[]) => {
    const it = given({ seats: starts.length, houses: starts.map((n) => ({ influence: n })) });
    influence(it.s, 0, points, k);
    return it;
  };

  test('PEST-INF-01 PEST-INF-02 PEST-INF-03 PEST-INF-04 PEST-INF-05 worked example 10: occupied spaces are skipped, their rewards taken', () => {
    const it = at(1, 4, 5, 6);
    expect(it.p().influence).toBe(7);
    // The crate of space 6 waits to be opened.
    expect(it.now()).toBe('crate');
    const two = at(2, 2, 3, 8);
    expect(two.p().influence).toBe(5);
    expect(two.res('food')).toBe(1);
  });

  test.each(Object.entries(influenceTrack.rewards))('PEST-INF-04 PEST-CRD-05 space %s pays its reward', (space, rewards) => {
    const it = given({ seats: 2, houses: [{ influence: Number(space) - 1 }, {}] });
    influence(it.s, 0, 1, k);
    for (const x of rewards) {
      if (x.gain === 'any') expect(it.s.stack.at(-1)).toMatchObject({ step: 'crate', seat: 0, n: x.n });
      else if (x.gain === 'research') expect(it.p().research).toBe(x.n);
      else if (x.gain === 'renown') expect(it.p().renown).toBe(x.n);
      else expect(it.res(x.gain)).toBe(x.n);
    }
  });

  test('PEST-INF-06 PEST-INF-07 one Renown for each icon passed or landed on', () => {
    const icons = (n: number) => iconRenown(given({ houses: [{ influence: n }] }).p());
    expect([icons(3), icons(4), icons(12), icons(60)]).toEqual([0, 1, 3, 15]);
  });

  test('PEST-INF-08 PEST-INF-09 PEST-INF-11 most 4, second 2, nothing for a tie on 0', () => {
    const of = (...n: readonly number[]) => {
      const { s } = given({ seats: n.length, houses: n.map((x) => ({ influence: x })) });
      return n.map((_, i) => standingRenown(s, i));
    };
    expect(of(9, 5, 7)).toEqual([4, 0, 2]);
    expect(of(9, 0, 0)).toEqual([4, 0, 0]);
    expect(of(3, 8)).toEqual([2, 4]);
    expect(of(0, 0)).toEqual([0, 0]);
  });

  test('PEST-INF-10 the track ends at 60; further points are lost; the earlier arrival ranks higher', () => {
    const it = given({ houses: [{ influence: 58 }, { influence: 59 }, {}] });
    influence(it.s, 1, 3, k);
    influence(it.s, 0, 9, k);
    expect([it.p(0).influence, it.p(1).influence]).toEqual([60, 60]);
    expect([standingRenown(it.s, 0), standingRenown(it.s, 1)]).toEqual([2, 4]);
    expect(newOrder(it.s)).toEqual([2, 0, 1]);
    expect(it.p(1).renown).toBe(2);
  });
});

describe('the end of an Era', () => {
  test('PEST-ERA-01 PEST-ERA-02 PEST-CON-03 PEST-CON-04 Agenda, Capital, emptying, the Dead, Assistants, in this order', () => {
    const it = given(eraEnd(2, { decrees: [5, 8, 13], court: 1, houses: [{ track: [1, 2], dead: 4, capital: 1 }, {}, {}] }));
    it.does('prize 1');
    expect(it.p()).toMatchObject({ renown: 6, negative: 5, capital: 0 });
    const types = it.said.map((e) => e.type);
    expect(types.indexOf('emptied')).toBeLessThan(types.indexOf('buried'));
    expect(types.indexOf('buried')).toBeLessThan(types.indexOf('assistants'));
    expect(it.p().ready).toBe(3);
  });

  test('PEST-ERA-03 PEST-ERA-04 PEST-ERA-05 PEST-ERA-06 places with three to five players', () => {
    const of = (...people: readonly number[]) => {
      const { s } = given({ seats: people.length, houses: people.map((capital) => ({ capital })) });
      return people.map((_, i) => placeOf(s, i));
    };
    expect(of(4, 3, 2, 1)).toEqual([1, 2, 3, 0]);
    expect(of(3, 3, 2, 1)).toEqual([2, 2, 3, 0]);
    expect(of(3, 2, 2, 1)).toEqual([1, 3, 3, 0]);
    expect(of(4, 3, 1, 1)).toEqual([1, 2, 0, 0]);
    expect(of(2, 0, 0)).toEqual([1, 0, 0]);
    expect(of(2, 2, 2)).toEqual([2, 2, 2]);
  });

  const pairOf = (needsPeople: boolean, ...people: readonly number[]) => {
    const { s } = given({ seats: 2, needsPeople, houses: people.map((capital) => ({ capital })) });
    return people.map((_, i) => placeOf(s, i));
  };

  test('PEST-ERA-08 PEST-ERA-14 places with two players: the one with fewer is third and whoever is level second, with nobody there too', () => {
    expect([pairOf(false, 3, 1), pairOf(false, 2, 2), pairOf(false, 3, 0), pairOf(false, 0, 0)]).toEqual([
      [1, 3],
      [2, 2],
      [1, 3],
      [2, 2],
    ]);
  });

  test('PEST-ERA-14 by an option only People in the Capital are rewarded', () => {
    expect([pairOf(true, 3, 1), pairOf(true, 2, 2), pairOf(true, 3, 0), pairOf(true, 0, 0)]).toEqual([
      [1, 3],
      [2, 2],
      [1, 0],
      [0, 0],
    ]);
  });

  test.each([
    { people: [1, 0], needsPeople: false, renown: [4, 1] },
    { people: [0, 0], needsPeople: false, renown: [2, 2] },
    { people: [1, 0], needsPeople: true, renown: [4, 0] },
    { people: [0, 0], needsPeople: true, renown: [0, 0] },
  ])('PEST-ERA-08 PEST-ERA-14 the Empty Court pays $renown for $people', ({ people, needsPeople, renown }) => {
    const it = given(eraEnd(2, { seats: 2, needsPeople, decrees: [1, 8, 13], court: 1, houses: people.map((capital) => ({ capital })) }));
    if (it.now() === 'prize') it.does('prize 1');
    expect(it.s.players.map((p) => p.renown)).toEqual(renown);
    expect(it.told('bonus').every((e) => e.clause === 'PEST-ERA-08')).toBe(true);
  });

  test('PEST-ERA-07 PEST-ERA-12 worked example 9: the first place chooses; a Person comes back before the Capital empties', () => {
    const it = given(eraEnd(2, { decrees: [1, 8, 13], court: 1, houses: [{ capital: 3 }, {}, {}] }));
    expect(it.p().renown).toBe(3);
    expect(it.offers()).toEqual(['prize 1', 'prize 2']);
    it.does('prize 2');
    expect(it.track()).toEqual([1]);
    const renown = given(eraEnd(2, { decrees: [1, 8, 13], court: 1, houses: [{ capital: 3 }, {}, {}] })).does('prize 1');
    expect(renown.p().renown).toBe(4);
    expect(renown.track()).toEqual([]);
  });

  test('PEST-CRD-04 taking a Person back to a full track may be picked for nothing', () => {
    const it = given(eraEnd(2, { decrees: [1, 8, 13], court: 1, houses: [{ capital: 3, track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }, {}, {}] })).does(
      'prize 2',
    );
    expect(it.p()).toMatchObject({ renown: 3, capital: 0 });
  });

  test.each(capitalCityCards.map((c, i) => ({ id: c.id, court: i + 1 })))('PEST-ERA-03 PEST-CRD-04 $id pays its three places and both options', ({ court }) => {
    const card = COURT[court];
    if (card === undefined) throw new Error('no card');
    for (const option of [1, 2]) {
      const it = given(eraEnd(2, { decrees: [1, 8, 13], court, houses: [{ capital: 3 }, { capital: 2 }, { capital: 1 }] }));
      while (it.now() !== 'assistant' && it.s.year === 2) it.does(it.now() === 'prize' ? `prize ${option}` : 'crate stone');
      const lists = [[...card.first, ...(card.choice[option - 1] ?? [])], card.second, card.third];
      for (const [seat, list] of lists.entries()) {
        const sum = (what: number) => list.reduce((n, x) => n + (x.what === what ? x.n : 0), 0);
        const p = it.p(seat);
        expect(p.renown, `renown of ${seat}`).toBe(sum(7));
        // What the track pays on the way is on top of it.
        expect(p.research).toBeGreaterThanOrEqual(sum(6));
        expect(it.res('coin', seat)).toBe(sum(4));
        expect(it.res('stone', seat)).toBeGreaterThanOrEqual(sum(5));
        expect(it.track(seat)).toHaveLength(sum(9));
        expect(p.influence).toBeGreaterThanOrEqual(sum(8));
      }
    }
  });

  test('PEST-ERA-09 the Capital is emptied and all tokens are turned up', () => {
    const it = given(
      eraEnd(2, {
        decrees: [1, 8, 13],
        court: 4,
        houses: [{ capital: 1 }, { capital: 1 }, {}],
        edit: (s) => {
          s.tokensUp = s.tokensUp.map(() => 0);
        },
      }),
    );
    expect(it.s.players.map((p) => p.capital)).toEqual([0, 0, 0]);
    expect(it.s.tokensUp).toEqual(it.s.tokens);
  });

  test('PEST-ERA-10 PEST-ERA-13 PEST-QUA-11 the Dead cost 1, 1, 1, 2 and 2, at every Era end again', () => {
    const cost = (dead: number) => given(eraEnd(2, { decrees: [1, 8, 13], houses: [{ dead }] })).p().negative;
    expect([0, 1, 2, 3, 4, 5].map(cost)).toEqual([0, 1, 2, 3, 5, 7]);
    const it = given(eraEnd(4, { decrees: [1, 8, 13], houses: [{ dead: 2 }] }));
    expect(it.p()).toMatchObject({ negative: 2, dead: 2 });
  });

  test('PEST-ERA-11 everybody gets an Assistant', () => {
    expect(given(eraEnd(2, { decrees: [1, 8, 13] })).p().ready).toBe(3);
    expect(given(eraEnd(4, { decrees: [1, 8, 13] })).p().ready).toBe(4);
  });
});

describe('the end of the game', () => {
  // The empty Capital pays nobody, so that the score is what the houses are given.
  const end = (houses: readonly Has[], edit?: Given['edit']) =>
    given({ ...eraEnd(6, { decrees: [3, 8, 13], needsPeople: true, houses, seats: Math.max(2, houses.length) }), ...(edit === undefined ? {} : { edit }) });

  test('PEST-END-01 PEST-END-02 PEST-END-08 PEST-END-09 the score is the sum of its lines; what is left over scores nothing', () => {
    const it = end([
      {
        res: { lumber: 5, coin: 5 },
        research: 9,
        sick: [3],
        built: { workshop: 'castoria', 'district-1': 'gothar', 'district-2': 'korrin' },
        staffed: ['workshop'],
        track: [3, 9],
        tech: { top: 24 },
        influence: 12,
        imperative: [3, 0, 0],
      },
      {},
    ]);
    expect(it.now()).toBe('over');
    // Agenda III paid 4 for two Cities; row top 2 and Workshop 1; track 1 and 2; Technology 3; three icons; most Influence 4.
    expect(sheetOf(it.s, 0)).toEqual({
      tokens: 4,
      negative: -0,
      buildings: 3,
      people: 3,
      'imperative-1': 2,
      'imperative-2': 0,
      'imperative-3': 0,
      technologies: 3,
      icons: 3,
      standing: 4,
    });
    expect(outcome(it.s)?.[0]?.score).toBe(22);
    expect(rules.outcome(given().s)).toBe(null);
  });

  test('PEST-END-03 rows pay 2, 3 and 4', () => {
    const built = {
      'district-1': 'gothar',
      'district-2': 'korrin',
      workshop: 'castoria',
      'district-3': 'askermoor',
      'district-4': 'ironby',
      factory: 'oldermark',
      'district-5': 'orrim',
      'district-6': 'terras',
      treasury: 'blessir',
    } as const;
    expect(buildingRenown(given({ houses: [{ built }] }).p())).toBe(1 + 1 + 1 + 1 + 1 + 2 + 9);
  });

  test('PEST-END-04 PEST-END-05 PEST-END-07 People on the track, Technologies, Influence', () => {
    const it = given({ houses: [{ track: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], tech: { top: 24, middle: 17, bottom: 30 }, influence: 8 }] });
    expect(peopleRenown(it.p())).toBe(14);
    expect(techRenown(it.p())).toBe(8);
    expect(iconRenown(it.p()) + standingRenown(it.s, 0)).toBe(6);
  });

  test('PEST-END-10 PEST-CON-01 most Renown wins', () => {
    const it = end([{ tech: { top: 24 } }, { tech: { top: 4 } }]);
    expect(outcome(it.s)?.map((x) => x.rank)).toEqual([1, 2]);
    expect(it.told('ended')).toMatchObject([{ winners: ['red'] }]);
  });

  test('PEST-END-11 ties: more Influence, then more People, then fewer Dead, else shared', () => {
    const ranks = (a: Has, b: Has) => outcome(end([a, b]).s)?.map((x) => x.rank);
    // 5 against 7 Influence are both one icon; the second-most takes 2 and the most 4, so the first gets 2 Renown of a Technology.
    expect(ranks({ influence: 5, tech: { top: 5 } }, { influence: 7 })).toEqual([2, 1]);
    expect(ranks({ track: [1, 2] }, { track: [1] })).toEqual([1, 2]);
    expect(ranks({}, {})).toEqual([1, 1]);
    const dead = end([{ dead: 1 }, {}], (s) => {
      const p = s.players[0];
      if (p !== undefined) p.renown = 1;
    });
    expect(outcome(dead.s)?.map((x) => x.rank)).toEqual([2, 1]);
    expect([totalOf(dead.s, 0), totalOf(dead.s, 1)]).toEqual([0, 0]);
  });

  test('PEST-END-12 PEST-CON-02 a total may be negative', () => {
    const it = end([{ dead: 5 }, {}]);
    expect(totalOf(it.s, 0)).toBe(-7);
  });

  test('PEST-CRD-03 a list of gains is received as a whole', () => {
    const it = given({ houses: [{}] });
    gain(
      it.s,
      0,
      [
        { what: 4, n: 2 },
        { what: 6, n: 1 },
        { what: 7, n: 3 },
      ],
      k,
      'PEST-CRD-03',
    );
    expect([it.res('coin'), it.p().research, it.p().renown]).toEqual([2, 1, 3]);
  });
});
