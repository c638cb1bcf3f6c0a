/** Decrees: Agenda and Imperative of all fifteen, and how the tracks work (PEST-DCR, PEST-DEC). */
import { describe, expect, test } from 'vitest';
import { agendaOf } from '../cards/agendas.ts';
import { imperativeRenown } from '../outcome.ts';
import { type Given, given, type Has } from './given.ts';

const off = (x: Given = {}) => given(x).does('assistant move-cure', 'act move no');
const building = (x: Given = {}) => given(x).does('assistant construct-cure', 'act construct no');
const stuff = { lumber: 5, stone: 5 };
/** The level on the track of the present Era. */
const level = (it: ReturnType<typeof given>, seat = 0): number => it.p(seat).imperative[(it.s.year - 1) >> 1] ?? 0;

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
    it.does('step embry', 'step askermoor');
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
    drop.does('assistant move-cure', 'act cure no', 'cure regular 0', 'drop regular');
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

  test('PEST-DEC-15I a token spent in one turn counts for no other turn', () => {
    const it = given({ seats: 2, year: 5, decrees: [1, 7, 15], houses: [{ research: 1 }, { research: 1 }] });
    it.does('assistant produce-cure', 'act produce yes', 'end-turn', 'assistant produce-cure', 'act produce no', 'end-turn');
    expect(it.s.players.map((p) => p.imperative[2])).toEqual([1, 0]);
    it.does('assistant produce-research', 'act produce no', 'end-turn');
    expect(level(it)).toBe(1);
  });
});
