/** Places and roads, Years, the Pest phase, destruction and Aid (PEST-LOC, PEST-YR, PEST-PST, PEST-DST, PEST-AID, PEST-CRD), with every Pest and Aid card. */
import { describe, expect, test } from 'vitest';
import { aidCards, map, pestCards } from '../data/printed.ts';
import { GROUND, NEXT, ROAD } from '../data/tables.ts';
import { ACTIONS, BUILDINGS, COLOURS, GAINS, KINDS, PLACES, RESOURCES, ROADS } from '../names.ts';
import { nth, row } from '../reading.ts';
import { columnOf } from '../steps/aid.ts';
import { ACTION_NAME, buildingName, gained, KIND_NAME, RESOURCE_NAME } from '../text/names.en.ts';
import { at, given, road, script, yearOf } from './given.ts';

test('PEST-LOC-01 PEST-LOC-05 PEST-LOC-06 three sizes, one resource each, harbours and horseshoes of three colours', () => {
  expect(GROUND.map((g) => g.kind).sort()).toEqual([...Array(20).fill(0), ...Array(15).fill(1), ...Array(10).fill(2)]);
  for (const g of GROUND) expect(g.resource).toBeLessThan(4);
  for (const c of [0, 1, 2]) {
    expect(GROUND.filter((g) => g.harbour === c)).toHaveLength(6);
    expect(ROAD.filter((r) => r.colour === c)).toHaveLength(5);
  }
  // Neither a harbour nor a horseshoe costs or gives anything to who passes.
  const it = given();
  it.does('assistant move-cure', 'act move no', 'step brumath');
  expect(it.s.going.points).toBe(2);
});

test('PEST-LOC-02 PEST-LOC-03 PEST-PST-09 a destroyed location is passed, yields nothing, is not built on and not struck', () => {
  const it = given({ ruins: ['embry'], houses: [{ res: { lumber: 5, stone: 5 } }] });
  it.does('assistant move-cure', 'act move no', 'step embry', 'stop');
  expect(it.doctor()).toBe('embry');
  expect(it.res('food')).toBe(0);
  it.does('end-turn');
  const again = given({ ruins: ['embry'], houses: [{ doctor: 'embry', res: { lumber: 5, stone: 5 } }] });
  again.does('assistant construct-cure', 'act construct no');
  expect(again.refused('build embry district-1')).toBe('PEST-CNS-04');
  const struck = given(yearOf(9, { ruins: ['embry'] }));
  expect(struck.sickAt('embry')).toBe(0);
  expect(struck.sickAt('haskell')).toBe(1);
});

test('PEST-LOC-07 only a road joins locations', () => {
  const it = given();
  it.does('assistant move-cure', 'act move no');
  expect(it.refused('step gothar')).toBe('PEST-LOC-07');
  for (const { a, b } of ROAD) expect(row(NEXT, a)).toContain(b);
});

test('PEST-LOC-08 a Capital building stands once', () => {
  const it = given({
    houses: [{ res: { lumber: 5, stone: 5 } }],
    edit: (s) => {
      s.works[0] = 2;
    },
  });
  it.does('assistant construct-cure', 'act construct no');
  expect(it.refused('raise cap-aqueduct')).toBe('PEST-LOC-08');
  expect(it.offers('raise')).not.toContain('raise cap-aqueduct');
});

test('PEST-LOC-09 PEST-LOC-04 spread reaches neither the Capital nor destroyed locations', () => {
  const it = given(yearOf(4, { sick: { gollor: 3 }, ruins: ['quillan'], houses: [{}, { doctor: 'nettlan' }, {}] }));
  // Gollor is a Lumber Town; next to it: the Capital, Gothar, Hollin with Heron's Castle, and Quillan in ashes.
  expect(it.ruined('gollor')).toBe(true);
  expect(it.sickAt('gothar')).toBe(1);
  expect(it.sickAt('quillan')).toBe(0);
  expect(it.p(1).sick).toEqual([1, 0, 0, 0, 0]);
  expect(it.s.sick).toHaveLength(PLACES.length);
});

test('PEST-LOC-10 PEST-LOC-13 PEST-LOC-11 a Village holds one building, a Town two, a City three, one of each House', () => {
  for (const g of GROUND) expect(g.capacity).toBe(g.kind + 1);
  const full = given({ houses: [{ res: { lumber: 5, stone: 5 } }, { built: { 'district-1': 'morvath' } }, { built: { 'district-1': 'morvath' } }] });
  full.does('assistant construct-cure', 'act construct no');
  expect(full.refused('build morvath district-1')).toBe('PEST-LOC-10');
  const mine = given({ houses: [{ doctor: 'castoria', res: { lumber: 5, stone: 5 }, built: { 'district-2': 'castoria' } }] });
  mine.does('assistant construct-cure', 'act construct no');
  expect(mine.refused('build castoria district-1')).toBe('PEST-LOC-11');
});

test('PEST-LOC-12 PEST-CMP-09 Doctors and Camps share a location', () => {
  const it = given({ houses: [{ doctor: 'morvath' }, { doctor: 'embry', camp: 'embry' }, { doctor: 'embry' }] });
  it.does('assistant move-cure', 'act move no', 'step embry', 'camp embry');
  expect(it.s.players.filter((p) => p.doctor === at('embry'))).toHaveLength(3);
  expect(it.s.players.filter((p) => p.camp === at('embry'))).toHaveLength(2);
});

test('PEST-YR-01 PEST-YR-02 PEST-YR-03 PEST-ACT-01 two, three and four turns a Year; Pest and Aid, actions, return, new order', () => {
  for (const [year, turns] of [
    [1, 2],
    [3, 3],
    [5, 4],
  ] as const) {
    const it = given(
      yearOf(1, {
        year,
        edit: (s) => {
          s.pests = (1 << 1) | (1 << 2);
        },
      }),
    );
    const order: number[] = [];
    while (it.s.year === year && it.now() !== 'over') {
      if (it.now() === 'assistant') {
        order.push(it.who());
        it.does(it.offers('assistant')[0] ?? '');
      } else if (it.offers('end-turn').length > 0) it.doesBy('end-turn', script());
      else it.does(it.offers()[0] ?? '');
    }
    expect(order).toEqual(Array.from({ length: turns }, () => [0, 1, 2]).flat());
    expect(it.s.year).toBe(year + 1);
    expect(it.told('year')).toHaveLength(1);
  }
});

test('PEST-YR-03 PEST-YR-04 the Era ends after every second Year; after the sixth the game is over without new Assistants', () => {
  const odd = given({ year: 1, frames: [{ step: 'close' }] });
  expect(odd.told('agenda')).toHaveLength(0);
  const even = given({ year: 2, frames: [{ step: 'close' }] });
  expect(even.told('agenda')).toHaveLength(3);
  expect(even.told('assistants')).toMatchObject([{ each: 3 }]);
  const last = given({ year: 6, frames: [{ step: 'close' }] });
  expect(last.now()).toBe('over');
  expect(last.told('assistants')).toHaveLength(0);
});

describe.each(pestCards)('$id $name', (card) => {
  test('PEST-PST-01 PEST-PST-02 PEST-PST-07 PEST-PST-08 PEST-CRD-01 it strikes what it names, with 1 Sick in Era I and 2 later', () => {
    for (const year of [1, 3, 5]) {
      const each = year === 1 ? 1 : 2;
      const it = given(
        yearOf(card.number, {
          year,
          seats: 5,
          edit: (s) => {
            s.year = year - 1;
            s.pests = 1 << card.number;
            for (const p of s.players) p.doctor = at('yarrow');
            s.built = s.built.map(() => 0);
          },
        }),
      );
      for (const n of map.nodes) {
        if (n.kind === 'capital') continue;
        const hit = card.targets.some((t) =>
          t.type === 'location' ? t.kind === n.kind && t.resource === n.resource : t.type === 'harbour' && t.colour === n.harbour,
        );
        if (n.id !== 'yarrow') expect(nth(it.s.sick, PLACES.indexOf(n.id)), n.id).toBe(hit ? each : 0);
      }
      for (const [i, id] of ROADS.entries()) {
        const colour = map.edges.find((e) => e.id === id)?.horseshoe;
        expect(nth(it.s.roadSick, i), id).toBe(card.targets.some((t) => t.type === 'road' && t.colour === colour) ? each : 0);
      }
    }
  });
});

test('PEST-CRD-02 the Caravan strikes roads only and is of the black pile', () => {
  const caravan = pestCards.find((c) => c.number === 15);
  expect(caravan).toMatchObject({ pile: 'black', targets: [{ type: 'road', colour: 'black' }] });
  expect(COLOURS).toHaveLength(3);
  expect(KINDS).toHaveLength(3);
});

test('PEST-PST-03 PEST-PST-12 a lone building takes the Sick in, for nothing', () => {
  const it = given(yearOf(9, { houses: [{ res: { food: 2 } }] }));
  // Brumath holds Fox's Castle, and nobody else is there.
  expect(it.p().sick).toEqual([1, 0, 0, 0, 0]);
  expect(it.res('food')).toBe(2);
  expect(it.sickAt('brumath')).toBe(0);
});

test('PEST-PST-04 PEST-PST-12 PEST-QUA-01 worked example 6: the last slot or the Graveyard, then the Graveyard', () => {
  const red = given(yearOf(9, { year: 3, houses: [{ sick: [3, 1, 1, 0, 1] }] }));
  expect(red.now()).toBe('lay');
  expect(red.offers('lay')).toEqual(['lay produce', 'lay graveyard']);
  red.does('lay produce');
  expect(red.p()).toMatchObject({ sick: [3, 1, 1, 1, 1], dead: 1 });
  const other = given(yearOf(9, { year: 3, houses: [{ sick: [3, 1, 1, 0, 1] }] }));
  other.does('lay graveyard', 'lay graveyard');
  expect(other.p()).toMatchObject({ sick: [3, 1, 1, 0, 1], dead: 2 });
});

test('PEST-PST-05 two buildings, a Doctor or a Camp beside a building keep Sick away, whoever owns them', () => {
  const two = given(yearOf(4, { houses: [{ built: { 'district-1': 'askermoor' } }, { built: { 'district-1': 'askermoor' } }] }));
  expect(two.sickAt('askermoor')).toBe(0);
  expect(two.p().sick).toEqual([0, 0, 0, 0, 0]);
  const doctor = given(yearOf(9, { houses: [{}, { doctor: 'brumath' }] }));
  expect(doctor.p().sick).toEqual([0, 0, 0, 0, 0]);
  const camp = given(yearOf(9, { houses: [{}, { camp: 'brumath' }] }));
  expect(camp.p().sick).toEqual([0, 0, 0, 0, 0]);
  expect(camp.camp(1)).toBe('brumath');
  expect(camp.told('spared')).toHaveLength(1);
});

test('PEST-PST-06 PEST-CMP-09 worked example 7: two Camps alone keep the Sick away and go home', () => {
  const it = given(yearOf(4, { houses: [{ camp: 'askermoor' }, { camp: 'askermoor' }] }));
  expect(it.sickAt('askermoor')).toBe(0);
  expect([it.camp(0), it.camp(1)]).toEqual(['board', 'board']);
  expect(it.told('camp-back')).toHaveLength(2);
});

test('PEST-PST-10 forced gathers come in turn order, then by the alphabet', () => {
  const it = given({
    ...yearOf(8, { year: 3 }),
    houses: [{ sick: [3] }, { sick: [3], built: { 'district-1': 'yarrow', 'district-2': 'lowenfall' } }, { sick: [3] }],
    edit: (s) => {
      s.year = 2;
      s.pests = 1 << 8;
      s.order = [2, 1, 0];
    },
  });
  // Stone Villages: Dornick (the third's Castle), then Hollin, Lowenfall and Yarrow (the second's).
  expect(it.who()).toBe(2);
  it.does('lay graveyard', 'lay graveyard');
  expect(it.who()).toBe(1);
  expect(it.told('forced')).toMatchObject([{ at: 'hollin' }]);
});

test('PEST-PST-11 a location that matches twice is struck once', () => {
  const it = given(yearOf(17, { seats: 5 }));
  expect(it.sickAt('askermoor')).toBe(1);
});

test('PEST-DST-01 PEST-DST-02 PEST-DST-03 worked example 2: Blessir falls, Terras and Meskar get one each', () => {
  const it = given(yearOf(1, { sick: { blessir: 3 } }));
  expect(it.ruined('blessir')).toBe(true);
  expect(it.sickAt('blessir')).toBe(0);
  // Both are red harbours too: one from the card and one from the spread.
  expect([it.sickAt('terras'), it.sickAt('meskar')]).toEqual([2, 2]);
  expect(it.told('destroyed')).toMatchObject([{ at: 'blessir', sick: 4 }]);
  const other = given(yearOf(4, { sick: { blessir: 3 } }));
  expect(other.ruined('blessir')).toBe(true);
  expect([other.sickAt('terras'), other.sickAt('meskar')]).toEqual([1, 1]);
});

test('PEST-DST-04 worked example 3: Terras has four by the spread and stands', () => {
  const it = given(yearOf(4, { sick: { blessir: 3, terras: 3 } }));
  expect(it.sickAt('terras')).toBe(4);
  expect(it.ruined('terras')).toBe(false);
});

test('PEST-DST-05 spread Sick are gathered, blocked and turned back like those of the card', () => {
  const it = given(yearOf(4, { sick: { blessir: 3 }, houses: [{ built: { 'district-1': 'terras' } }, { camp: 'meskar' }] }));
  expect(it.p().sick).toEqual([1, 0, 0, 0, 0]);
  expect(it.sickAt('meskar')).toBe(0);
  expect(it.camp(1)).toBe('board');
});

test('PEST-DST-06 all fall first, then each spreads; a Camp that has gone home protects no more', () => {
  // Castoria and Lowenfall... two Cities next to Nettlan: Gothar and Merovar fall together.
  const it = given(yearOf(18, { seats: 5, sick: { gothar: 3, merovar: 3 }, houses: [{ camp: 'nettlan' }, { doctor: 'hollin' }, {}, {}, {}] }));
  expect([it.ruined('gothar'), it.ruined('merovar')]).toEqual([true, true]);
  expect(it.camp()).toBe('board');
  expect(it.sickAt('nettlan')).toBe(1);
  const open = given(yearOf(18, { seats: 5, sick: { gothar: 3, merovar: 3 }, houses: [{}, { doctor: 'hollin' }, {}, {}, {}] }));
  expect(open.sickAt('nettlan')).toBe(2);
  expect(open.told('spread').map((e) => e.from)).toEqual(['gothar', 'merovar']);
});

test('PEST-DST-07 who stands with four by spread falls with the next Sick of a card', () => {
  const it = given(yearOf(6, { sick: { terras: 5 } }));
  expect(it.ruined('terras')).toBe(true);
  expect(it.told('destroyed')).toMatchObject([{ sick: 6 }]);
});

test('PEST-DST-08 roads to ashes stay, keep their Sick and are struck again', () => {
  const it = given(yearOf(7, { ruins: ['gothar', 'gollor'], roads: { 'gollor--gothar': 2 } }));
  expect(it.s.roadSick[road('gollor--gothar')]).toBe(3);
  const spread = given(yearOf(4, { sick: { gollor: 3 }, houses: [{}, { doctor: 'nettlan' }] }));
  expect(spread.ruined('gollor')).toBe(true);
  expect(spread.s.roadSick.every((n) => n === 0)).toBe(true);
});

test('PEST-DST-09 a location with a building never falls', () => {
  const it = given(yearOf(4, { year: 3, houses: [{ built: { 'district-1': 'blessir' }, sick: [3, 1, 1, 1, 1] }], sick: { blessir: 3 } }));
  expect(it.ruined('blessir')).toBe(false);
  expect(it.p().dead).toBe(2);
});

describe('Aid', () => {
  const paying = (card: number, influence: readonly number[], x: object = {}) =>
    given({
      seats: influence.length,
      year: 2,
      houses: influence.map((n) => ({ influence: n })),
      frames: [{ step: 'aid' }],
      edit: (s) => {
        s.aidsUp = [card];
        s.aids &= ~(1 << card);
      },
      ...x,
    });

  test('PEST-AID-01 PEST-AID-02 PEST-AID-03 a card is turned up a Year before it pays; the first Year pays nothing', () => {
    const first = given(yearOf(1));
    expect(first.told('aid')).toMatchObject([{ pays: 'nothing' }]);
    expect(first.s.aidsUp).toHaveLength(1);
    const it = paying(7, [3, 2, 1]);
    expect(it.told('aid')).toMatchObject([{ pays: 'aid-7' }]);
    expect(it.s.aidsUp).toHaveLength(2);
    expect(it.p(0).research).toBe(2);
  });

  describe.each(aidCards)('$id $name', (card) => {
    test('PEST-AID-04 PEST-AID-06 PEST-AID-07 PEST-CRD-03 most, middle and least get their columns', () => {
      const it = paying(Number(card.id.slice(4)), [9, 5, 1]);
      const crates = (list: readonly { readonly gain: string; readonly n: number }[]): number => list.reduce((n, x) => n + (x.gain === 'any' ? x.n : 0), 0);
      for (const [seat, column] of [card.most, card.middle, card.least].entries()) {
        for (let i = 0; i < crates(column); i++) {
          expect(it.who()).toBe(seat);
          it.does('crate stone');
        }
        const p = it.p(seat);
        for (const [r, name] of RESOURCES.entries()) {
          const plain = column.reduce((n, x) => n + (x.gain === name ? x.n : 0), 0);
          expect(p.res[r], `${seat} ${name}`).toBe(plain + (name === 'stone' ? crates(column) : 0));
        }
        expect(p.renown).toBe(column.reduce((n, x) => n + (x.gain === 'renown' ? x.n : 0), 0));
        expect(p.research).toBe(column.reduce((n, x) => n + (x.gain === 'research' ? x.n : 0), 0));
      }
      expect(it.now()).toBe('assistant');
    });
  });

  test('PEST-AID-03 standing is measured once, before anybody is paid', () => {
    const it = given({
      seats: 3,
      year: 2,
      houses: [{ influence: 1 }, { influence: 2 }, { influence: 3 }],
      frames: [{ step: 'aid' }],
      edit: (s) => {
        s.aidsUp = [8];
      },
    });
    // The last gains 1 Influence, jumps to 4 and still got only the least.
    expect(it.p(0)).toMatchObject({ influence: 4, renown: 0 });
    it.does('crate food');
    expect(it.p(2)).toMatchObject({ renown: 1 });
  });

  test('PEST-AID-05 worked example 16: everybody tied on 0 gets the rightmost reward', () => {
    const it = paying(1, [0, 0, 4]);
    expect([it.res('food', 0), it.res('food', 1), it.res('food', 2)]).toEqual([1, 1, 2]);
  });

  test('PEST-AID-07 what exceeds the storage is lost', () => {
    const it = paying(1, [1, 2, 3], { houses: [{ influence: 1, res: { food: 5 } }, { influence: 2 }, { influence: 3 }] });
    expect(it.res('food')).toBe(5);
  });

  test('PEST-AID-08 PEST-VRS-08 two players use left and right only', () => {
    const it = paying(2, [4, 1]);
    expect([it.res('herbs', 0), it.res('herbs', 1)]).toEqual([2, 1]);
    const even = paying(2, [0, 0], { versus: true });
    expect([columnOf(even.s, 0), columnOf(even.s, 1)]).toEqual([2, 2]);
  });
});

test('PEST-CRD-05 a space of the Influence track rewards once: markers never go back', () => {
  const it = given({ houses: [{ influence: 3 }] });
  expect(it.p().influence).toBe(3);
  expect(it.res('food')).toBe(0);
});

test('PEST-CON-11 every sign of the game has its word', () => {
  expect(Object.keys(RESOURCE_NAME)).toEqual([...RESOURCES]);
  expect(Object.keys(ACTION_NAME)).toEqual([...ACTIONS]);
  expect(Object.keys(KIND_NAME)).toEqual([...KINDS]);
  for (const what of GAINS) expect(gained(2, what)).toMatch(/^2 [A-Za-z]/);
  for (const id of BUILDINGS) expect(buildingName(id)).toMatch(/^[A-Z]/);
});
