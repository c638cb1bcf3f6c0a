/** Turn order, the Influence track, Decrees, the Era's end and the reckoning (PEST-ORD, PEST-INF, PEST-DCR, PEST-DEC, PEST-ERA, PEST-END), with every Decree and Capital card. */
import { describe, expect, test } from 'vitest';
import { capitalCityCards, influenceTrack } from '../data/generated.ts';
import { COURT } from '../data/tables.ts';
import { buildingRenown, iconRenown, imperativeRenown, outcome, peopleRenown, sheetOf, standingRenown, techRenown, totalOf } from '../outcome.ts';
import { rules } from '../rules.ts';
import { agendaOf, newOrder, placeOf } from '../steps/era.ts';
import { gain, influence } from '../steps/gain.ts';
import { eraEnd, type Given, given, type Has, script } from './given.ts';

const k = { chance: script(), tell: undefined };
const off = (x: Given = {}) => given(x).does('assistant move-cure', 'act move no');
const building = (x: Given = {}) => given(x).does('assistant construct-cure', 'act construct no');
const stuff = { lumber: 5, stone: 5 };
/** The level on the track of the present Era. */
const level = (it: ReturnType<typeof given>, seat = 0): number => it.p(seat).imperative[(it.s.year - 1) >> 1] ?? 0;

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

describe('Decrees', () => {
  test('PEST-DCR-01 PEST-DCR-02 only the Decree of the Era works', () => {
    const it = building({ year: 3, decrees: [1, 8, 13], houses: [{ res: stuff }] });
    it.does('build morvath district-1');
    expect(it.p().imperative).toEqual([0, 0, 0]);
  });

  test('PEST-DCR-03 PEST-DCR-04 PEST-DCR-07 each fulfilment is a level with its Influence; after four there is no more', () => {
    const it = building({ year: 1, decrees: [1, 8, 13], houses: [{ res: stuff, camp: 'brannec', imperative: [3, 0, 0], influence: 30 }], seats: 5 });
    it.does('build morvath district-1');
    // 2 for the Town and 2 for level 4; 31 pays a Research token on the way.
    expect(it.p()).toMatchObject({ imperative: [4, 0, 0], influence: 34 });
    it.does('crate food', 'crate food', 'build brannec district-2');
    expect(it.p()).toMatchObject({ imperative: [4, 0, 0], influence: 36 });
  });

  test('PEST-DCR-05 PEST-END-06 the level reached and all below it score', () => {
    const { s } = given({ houses: [{ imperative: [3, 4, 2] }] });
    const p = s.players[0];
    if (p === undefined) throw new Error('nobody');
    expect([0, 1, 2].map((era) => imperativeRenown(s, p, era))).toEqual([2, 5, 2]);
  });

  test('PEST-DCR-06 only the own turn and once an action unless it is by building', () => {
    const it = off({ year: 1, decrees: [5, 8, 13], sick: { embry: 1, askermoor: 1 }, houses: [{ camp: 'castoria' }] });
    it.does('step embry', 'step askermoor', 'stop');
    expect(level(it)).toBe(1);
    const pest = given({
      decrees: [5, 8, 13],
      frames: [
        { step: 'turn', round: 0, i: 0 },
        { step: 'forced', seat: 0, at: 4, n: 1 },
      ],
    });
    expect(level(pest)).toBe(0);
  });

  test('PEST-DCR-08 a Person who leaves the Infirmary counts as cured, one sent away does not', () => {
    const x: Given = {
      year: 3,
      decrees: [1, 7, 13],
      houses: [{ tech: { middle: 14 }, sick: [1], res: { herbs: 2, lumber: 2 } }],
      edit: (s) => {
        const p = s.players[0];
        if (p !== undefined) p.infirmary = 1;
      },
    };
    const it = given(x).does('assistant move-cure', 'act cure no', 'cure regular 0', 'done');
    expect(level(it)).toBe(1);
    const drop = given({ year: 3, decrees: [1, 7, 13], houses: [{ tech: { middle: 9 }, sick: [2], res: { herbs: 2, lumber: 2 } }] });
    drop.does('assistant move-cure', 'act cure no', 'cure regular 0', 'drop regular', 'done');
    expect(level(drop)).toBe(0);
  });

  const agenda = (decree: number, houses: readonly Has[], edit?: Given['edit']) => {
    const it = given({ houses, ...(edit === undefined ? {} : { edit }) });
    return agendaOf(it.s, 0, decree);
  };
  const own = { 'district-1': 'castoria', 'district-2': 'askermoor', workshop: 'gothar', factory: 'ironby', treasury: 'korrin' } as const;

  test('PEST-DEC-01A Urban Planning: 2 for each District', () => expect(agenda(1, [{ built: own }])).toBe(4));
  test('PEST-DEC-01I Urban Planning: a building in a Village or Town', () => {
    const town = building({ decrees: [1, 8, 13], houses: [{ res: stuff }] }).does('build morvath district-1');
    expect(level(town)).toBe(1);
    const city = building({ decrees: [1, 8, 13], houses: [{ doctor: 'castoria', res: stuff }] }).does('build castoria district-1');
    expect(level(city)).toBe(0);
  });
  test('PEST-DEC-02A Full Granaries: 1 for each Food', () => expect(agenda(2, [{ res: { food: 4, herbs: 2 } }])).toBe(4));
  test('PEST-DEC-02I Full Granaries: the Move ends where Food or Herbs grow', () => {
    expect(level(off({ decrees: [2, 8, 13] }).does('step sorrel', 'stop'))).toBe(1);
    expect(level(off({ decrees: [2, 8, 13], ruins: ['sorrel'] }).does('step sorrel', 'stop'))).toBe(0);
    expect(level(off({ decrees: [2, 8, 13], houses: [{ doctor: 'embry', res: { lumber: 2 } }] }).does('step morvath', 'stop'))).toBe(0);
  });
  test('PEST-DEC-03A Employment Program: 1 for each worker', () => expect(agenda(3, [{ built: own, staffed: ['district-1', 'workshop'] }])).toBe(2));
  test('PEST-DEC-03I Employment Program: an Assign that sent somebody to work', () => {
    const it = given({ decrees: [3, 8, 13], houses: [{ track: [1], built: own }] });
    it.does('assistant move-assign', 'act assign no', 'assign workshop', 'done');
    expect(level(it)).toBe(1);
    const capital = given({
      decrees: [3, 8, 13],
      houses: [{ track: [1] }],
      edit: (s) => {
        s.tokensUp = s.tokensUp.map(() => 0);
      },
    });
    capital.does('assistant move-assign', 'act assign no', 'assign capital');
    expect(level(capital)).toBe(0);
  });
  test('PEST-DEC-04A Rival Houses: 1 for each House with less Influence', () =>
    expect(agenda(4, [{ influence: 5 }, { influence: 3 }, { influence: 7 }])).toBe(1));
  test('PEST-DEC-04I Rival Houses: a location of somebody else is entered, once a Move', () => {
    const it = off({ decrees: [4, 8, 13], houses: [{ res: { lumber: 2 } }, { built: { 'district-1': 'embry', 'district-2': 'castoria' } }] });
    it.does('step embry');
    expect(level(it)).toBe(1);
    it.does('step castoria');
    expect(level(it)).toBe(1);
  });
  test('PEST-DEC-05A Mercy Missions: 1 for each Person on the track', () => expect(agenda(5, [{ track: [1, 4, 9] }])).toBe(3));
  test('PEST-DEC-05I Mercy Missions: a Move that gathered somebody', () => {
    expect(level(off({ decrees: [5, 8, 13], sick: { embry: 1 }, houses: [{ camp: 'castoria' }] }).does('step embry', 'stop'))).toBe(1);
    expect(level(off({ decrees: [5, 8, 13] }).does('step embry', 'stop'))).toBe(0);
  });
  test('PEST-DEC-06A Political War: 1 for each in the Capital, 2 more alone at the top', () => {
    expect(agenda(6, [{ capital: 3 }, { capital: 2 }])).toBe(5);
    expect(agenda(6, [{ capital: 3 }, { capital: 3 }])).toBe(3);
  });
  test('PEST-DEC-06I Political War: somebody sent, and now more than at least one other', () => {
    const x = (capital: number): Given => ({
      year: 3,
      decrees: [1, 6, 13],
      houses: [{ track: [1] }, { capital }, { capital }],
      edit: (s) => {
        s.tokensUp = s.tokensUp.map(() => 0);
      },
    });
    expect(level(given(x(0)).does('assistant move-assign', 'act assign no', 'assign capital'))).toBe(1);
    expect(level(given(x(1)).does('assistant move-assign', 'act assign no', 'assign capital'))).toBe(0);
  });
  test('PEST-DEC-07A Quarantine Protocols: 1 for each empty printed slot', () => {
    expect(agenda(7, [{ sick: [2, 1] }])).toBe(4);
    expect(agenda(7, [{ sick: [3], tech: { top: 19 } }])).toBe(6);
  });
  test('PEST-DEC-07I Quarantine Protocols: a Cure of at least two', () => {
    const it = given({ year: 3, decrees: [1, 7, 13], houses: [{ sick: [2], res: { herbs: 2 } }] });
    it.does('assistant move-cure', 'act cure no', 'cure regular 0', 'cure regular 0');
    expect(level(it)).toBe(1);
    const one = given({ year: 3, decrees: [1, 7, 13], houses: [{ sick: [1], res: { herbs: 1 } }] }).does(
      'assistant move-cure',
      'act cure no',
      'cure regular 0',
    );
    expect(level(one)).toBe(0);
  });
  test('PEST-DEC-08A Age of Invention: 1 for each Technology', () => expect(agenda(8, [{ tech: { top: 1, bottom: 10 } }])).toBe(2));
  test('PEST-DEC-08I Age of Invention: a Technology is acquired', () => {
    const it = given({ year: 3, decrees: [1, 8, 13], houses: [{ research: 2 }], market: [18, 9, 15, 4, 2] });
    it.does('assistant move-research', 'act research no', 'take tech-18 top');
    expect(level(it)).toBe(1);
  });
  test('PEST-DEC-09A Contested Markets: 2 for each shared location', () =>
    expect(agenda(9, [{ built: own }, { built: { 'district-1': 'gothar', 'district-2': 'castoria' } }])).toBe(4));
  test('PEST-DEC-09I Contested Markets: built where another House already is', () => {
    const it = building({ year: 3, decrees: [1, 9, 13], houses: [{ res: stuff }, { built: { 'district-1': 'morvath' } }] }).does('build morvath district-1');
    expect(level(it)).toBe(1);
    expect(level(building({ year: 3, decrees: [1, 9, 13], houses: [{ res: stuff }] }).does('build morvath district-1'))).toBe(0);
  });
  test('PEST-DEC-10A Ordered Streets: 2 for each Town with a building of yours', () => expect(agenda(10, [{ built: own }])).toBe(6));
  test('PEST-DEC-10I Ordered Streets: two Sick from one location or road, once a Move', () => {
    const it = off({ year: 3, decrees: [1, 10, 13], sick: { embry: 2, askermoor: 2 }, houses: [{ res: { food: 2, lumber: 2 }, camp: 'castoria' }] });
    it.does('step embry');
    expect(level(it)).toBe(1);
    it.does('step askermoor', 'lay graveyard');
    expect(level(it)).toBe(1);
    const apart = off({
      year: 3,
      decrees: [1, 10, 13],
      sick: { embry: 1 },
      roads: { 'embry--morvath': 1 },
      houses: [{ res: { food: 2 }, camp: 'castoria' }],
    }).does('step embry');
    expect(level(apart)).toBe(0);
  });
  test('PEST-DEC-11A Rebirth of the Empire: 2 for each Person on the track', () => expect(agenda(11, [{ track: [1, 4, 9] }])).toBe(6));
  test('PEST-DEC-11I Rebirth of the Empire: a Cure of at least two', () => {
    const it = given({ year: 5, decrees: [1, 7, 11], houses: [{ sick: [2], res: { herbs: 2 } }] });
    it.does('assistant move-cure', 'act cure no', 'cure regular 0', 'cure regular 0');
    expect(level(it)).toBe(1);
  });
  test('PEST-DEC-12A Grand Works: 2 for each special and each Capital building', () =>
    expect(
      agenda(12, [{ built: own }], (s) => {
        s.works = [0, 0, 1, -1, -1];
      }),
    ).toBe(10));
  test('PEST-DEC-12I Grand Works: a special building, any in a City, or one in the Capital', () => {
    const at = (line: string, doctor: 'morvath' | 'castoria') => level(building({ year: 5, decrees: [1, 7, 12], houses: [{ doctor, res: stuff }] }).does(line));
    expect([
      at('build morvath workshop', 'morvath'),
      at('build castoria district-1', 'castoria'),
      at('raise cap-aqueduct', 'morvath'),
      at('build morvath district-1', 'morvath'),
    ]).toEqual([1, 1, 1, 0]);
  });
  test('PEST-DEC-13A Great Cities: 2 for each City with a building of yours', () => expect(agenda(13, [{ built: own }])).toBe(4));
  test('PEST-DEC-13I Great Cities: the Move ends in a City, in ashes or not', () => {
    const it = off({ year: 5, houses: [{ doctor: 'embry', res: { lumber: 2 } }], ruins: ['castoria'] }).does('step castoria', 'stop');
    expect(level(it)).toBe(1);
    expect(level(off({ year: 5 }).does('step embry', 'stop'))).toBe(0);
  });
  test('PEST-DEC-14A Common Labour: 1 for each worker and each in the Capital', () =>
    expect(agenda(14, [{ built: own, staffed: ['district-1', 'workshop'], capital: 3 }])).toBe(5));
  test('PEST-DEC-14I PEST-DCR-08 Common Labour: a Produce of at least four, counted before the limits', () => {
    const x = (staffed: Has['staffed']): Given => ({
      year: 5,
      decrees: [1, 7, 14],
      houses: [{ res: { lumber: 5, food: 5 }, built: own, staffed: staffed ?? [] }],
    });
    // Castle and Factory 1 each, Workshop 2: four. Without the Workshop two.
    expect(level(given(x(['workshop'])).does('assistant produce-cure', 'act produce no'))).toBe(1);
    expect(level(given(x([])).does('assistant produce-cure', 'act produce no'))).toBe(0);
  });
  test('PEST-DEC-15A Imperial Academy: 2 for each Technology', () => expect(agenda(15, [{ tech: { top: 1, bottom: 10 } }])).toBe(4));
  test('PEST-DEC-15I Imperial Academy: a turn in which a Research token was spent', () => {
    const it = given({ year: 5, decrees: [1, 7, 15], houses: [{ research: 1 }] }).does('assistant produce-cure', 'act produce yes');
    expect(level(it)).toBe(0);
    it.does('end-turn');
    expect(level(it)).toBe(1);
    const none = given({ year: 5, decrees: [1, 7, 15], houses: [{ research: 1 }] }).does('assistant produce-cure', 'act produce no', 'end-turn');
    expect(level(none)).toBe(0);
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

  test('PEST-ERA-08 places with two players', () => {
    const of = (...people: readonly number[]) => {
      const { s } = given({ seats: 2, houses: people.map((capital) => ({ capital })) });
      return people.map((_, i) => placeOf(s, i));
    };
    expect([of(3, 1), of(2, 2), of(3, 0), of(0, 0)]).toEqual([
      [1, 3],
      [2, 2],
      [1, 0],
      [0, 0],
    ]);
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

  test('PEST-ERA-10 PEST-QUA-11 the Dead cost 1, 1, 1, 2 and 2, at every Era end again', () => {
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
  const end = (houses: readonly Has[], edit?: Given['edit']) =>
    given({ ...eraEnd(6, { decrees: [3, 8, 13], houses, seats: Math.max(2, houses.length) }), ...(edit === undefined ? {} : { edit }) });

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
