/** Setup of map, cards, boards and Houses (PEST-COM, PEST-SET, PEST-PLB, PEST-ADV), at every player count. */

import { Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { components, playerBoard } from '../data/printed.ts';
import { advancedTokens, CAPITAL, CASTLE, DECREE, GROUND, LOCATION_TOKENS, NEXT, START, TOKENS_OUT } from '../data/tables.ts';
import { meta } from '../meta.ts';
import { AIDS, BUILDINGS, CELLS, HOUSES, PESTS, PLACES, TECHS } from '../names.ts';
import { nth, ones, row } from '../reading.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { at, given, script, yearOf } from './given.ts';

const options = (seats: number, more: object = {}) => ({
  house: Array.from({ length: seats }, () => 'random' as const),
  advanced: false,
  versus: false,
  soloNeutralPersists: false,
  pairNeedsPeople: false,
  ...more,
});
const fresh = (seats: number, seed = 1, more: object = {}): State => rules.game.setup(options(seats, more), seats, new Sfc().at(seed, 0));
const SEATS = [1, 2, 3, 4, 5] as const;
const ruins = (s: State, kind: number): number => PLACES.filter((_, i) => nth(s.ruin, i) === 1 && GROUND[i]?.kind === kind).length;
/** The founding of a whole table by the first legal choices. */
const found = (seats: number, seed: number): State => {
  const chance = new Sfc().at(seed, 0);
  const s = rules.start(options(seats), seats, chance);
  while (s.year === 0) {
    const seat = 31 - Math.clz32(rules.deciders(s));
    const [m] = rules.moves(s, seat);
    if (m === undefined) throw new Error('nothing to choose');
    rules.play(s, seat, m, { chance, tell: undefined });
  }
  return s;
};

test('PEST-COM-01 the box holds what the list says', () => {
  expect(components).toMatchObject({
    pestCards: PESTS.length,
    aidCards: AIDS.length,
    technologyCards: TECHS.length,
    playerBoards: HOUSES.length,
    capitalCityBuildings: 5,
  });
});

test('PEST-COM-02 PEST-COM-03 nothing of the supply runs out: a location and a road hold any number of Sick', () => {
  const it = given(yearOf(7, { year: 3, roads: { 'gollor--gothar': 120 }, houses: [{}, {}, {}] }));
  expect(it.s.roadSick[it.s.roadSick.indexOf(122)]).toBe(122);
});

test('PEST-COM-04 PEST-PLB-01 every House has six Districts, Workshop, Factory, Treasury and Castle, all on the board at first', () => {
  expect(BUILDINGS.map((b) => b.split('-')[0]).sort()).toEqual(['castle', ...Array.from({ length: 6 }, () => 'district'), 'factory', 'treasury', 'workshop']);
  for (const p of fresh(3).players) expect(p.site).toEqual(BUILDINGS.map(() => -1));
  const it = given({ houses: [{ res: { lumber: 5, stone: 5 }, built: { 'district-1': 'castoria' } }] });
  it.does('assistant construct-cure', 'act construct no');
  expect(it.refused('build morvath district-1')).toBe('PEST-COM-04');
  expect(it.refused('build morvath castle')).toBe('PEST-COM-04');
});

test('PEST-COM-05 PEST-PLB-03 PEST-PLB-04 two of four Assistants are ready, the Camp is on the board', () => {
  for (const seats of SEATS)
    for (const [i, p] of fresh(seats).players.entries()) {
      expect(p).toMatchObject({ ready: 2, camp: -1, doctor: -1, imperative: [0, 0, 0], influence: 0 });
      expect(rules.game.census(fresh(seats))[`assistants-${i}`]).toBe(4);
    }
});

test('PEST-SET-01 colours are picked, the others drawn from those that are left', () => {
  const s = fresh(3, 4, { house: ['random', 'red', 'purple'] });
  expect(s.players.map((p) => HOUSES[p.house]).slice(1)).toEqual(['red', 'purple']);
  expect(new Set(s.players.map((p) => p.house)).size).toBe(3);
});

describe.each(SEATS)('with %i players', (seats) => {
  test('PEST-SET-02 PEST-SET-03 PEST-SET-04 destroyed locations and Sick are those that are printed', () => {
    const s = fresh(seats);
    for (const [i, g] of GROUND.entries()) {
      expect(s.ruin[i]).toBe(g.ruinedAt.includes(seats) ? 1 : 0);
      expect(s.sick[i]).toBe(g.sick ? 1 : 0);
      if (g.sick) expect(g.ruinedAt).toEqual([]);
    }
    expect(s.sick.reduce((n, x) => n + x, 0)).toBe(12);
  });

  test('PEST-SET-05 PEST-SET-06 PEST-SET-13 one Decree an Era, markers on 0', () => {
    const s = fresh(seats);
    expect(s.decrees.map((d) => DECREE[d]?.era)).toEqual([1, 2, 3]);
    for (const p of s.players) expect([...p.imperative, p.influence]).toEqual([0, 0, 0, 0]);
  });

  test('PEST-SET-07 PEST-SET-08 PEST-SET-09 Capital card, buildings and tokens', () => {
    const s = fresh(seats);
    expect(s.court > 0).toBe(seats > 1);
    expect(s.works).toEqual([-1, -1, -1, -1, -1]);
    expect(s.tokens.reduce((n, x) => n + x, 0)).toBe([0, 6, 6, 8, 10, 12][seats]);
    expect(s.tokensUp).toEqual(s.tokens);
    expect(TOKENS_OUT[seats]).toBe([0, 6, 6, 8, 10, 12][seats]);
  });

  test('PEST-SET-12 five Technologies lie open', () => {
    const s = fresh(seats);
    expect(s.market).toHaveLength(5);
    expect(ones(s.deck)).toBe(seats === 1 ? 20 : 25);
  });

  test('PEST-SET-15 PEST-SET-16 PEST-SET-19 PEST-SET-20 everybody founds a House on an own card, the Doctor next to it', () => {
    for (let seed = 1; seed < 8; seed++) {
      const s = found(seats, seed);
      for (const p of s.players) {
        const castle = nth(p.site, CASTLE);
        if (seats > 1) {
          expect(p.starts).toHaveLength(seats === 2 ? 2 : 1);
          expect(p.starts.flatMap((c) => row(START, c))).toContain(castle);
        }
        expect(nth(s.ruin, castle)).toBe(0);
        expect(row(NEXT, castle)).toContain(p.doctor);
        expect(p.doctor).not.toBe(CAPITAL);
        expect(nth(s.ruin, p.doctor)).toBe(0);
      }
    }
  });

  test('PEST-ADV-01 PEST-ADV-02 PEST-ADV-03 PEST-ADV-04 PEST-ADV-05 tokens of the size on every intact location', () => {
    const plain = fresh(seats);
    const s = fresh(seats, 1, { advanced: true });
    for (const kind of [0, 1, 2]) {
      const intact = PLACES.filter((_, i) => GROUND[i]?.kind === kind && nth(s.ruin, i) === 0).length;
      expect(intact).toBe(advancedTokens(seats)[kind]);
      // No more of a resource and of Sick than the tokens of this size hold.
      for (let r = 0; r < 4; r++) {
        const laid = PLACES.filter((_, i) => GROUND[i]?.kind === kind && nth(s.ruin, i) === 0 && s.yields[i] === r).length;
        expect(laid).toBeLessThanOrEqual(LOCATION_TOKENS.filter((t) => t.kind === kind && t.resource === r).length);
      }
    }
    expect(s.yields).not.toEqual(plain.yields);
    expect(s.sick).not.toEqual(plain.sick);
    for (const [i] of PLACES.entries()) if (nth(s.ruin, i) === 1) expect(s.sick[i]).toBe(0);
    expect(s.ruin).toEqual(plain.ruin);
    expect(s.players[0]?.res).toEqual([1, 1, 2, 2, 2]);
  });
});

test('PEST-SET-02 worked example 1: with three players five Towns and five Cities lie in ashes', () => {
  const s = fresh(3);
  expect([ruins(s, 0), ruins(s, 1), ruins(s, 2)]).toEqual([0, 5, 5]);
  expect([ruins(fresh(4), 1), ruins(fresh(5), 1), ruins(fresh(2), 0)]).toEqual([5, 0, 15]);
});

test('PEST-SET-10 with three to five players every Pest card can come, one a Year', () => {
  const seen = new Set<number>();
  for (let seed = 0; seed < 120; seed++) seen.add(nth(found(3, seed).pestsUp, 0));
  expect(seen.size).toBe(PESTS.length);
  expect(ones(fresh(3).pests)).toBe(18);
});

test('PEST-SET-11 PEST-SOL-08 with one or two players one card of each colour pile never comes', () => {
  for (let seed = 0; seed < 30; seed++) {
    const chance = new Sfc().at(seed, 0);
    const s = rules.start(options(2), 2, chance);
    while (!rules.over(s)) {
      const seat = 31 - Math.clz32(rules.deciders(s));
      const m = rules.policy(s, seat, chance);
      if (m !== undefined) rules.play(s, seat, m, { chance, tell: undefined });
    }
    for (const pile of [
      [7, 8, 9],
      [10, 11, 12],
      [13, 14, 15],
    ])
      expect(pile.filter((n) => s.pestsUp.includes(n)).length).toBeLessThan(3);
    expect(s.pestsUp).toHaveLength(6);
    // After the game everybody sees which they were: one of each pile, and none that came.
    const out = Array.from({ length: 19 }, (_, n) => n).filter((n) => (s.pestsOut >> n) & 1);
    expect(out.map((n) => Math.floor((n - 7) / 3))).toEqual([0, 1, 2]);
    expect(out.some((n) => s.pestsUp.includes(n))).toBe(false);
  }
  // Two of a pile seen: the third is the one that is out, whatever chance says.
  for (let i = 0; i < 4; i++) {
    const it = given({
      ...yearOf(1, { seats: 2 }),
      frames: [{ step: 'year' }],
      edit: (s) => {
        s.year = 0;
        s.pests = (1 << 9) | (1 << 10) | (1 << 13) | (1 << 18);
      },
      chance: script(0, 0, 0, i),
    });
    expect(it.s.pestsUp).toEqual([18]);
  }
});

test('PEST-SET-14 the first turn order is random', () => {
  const orders = new Set(Array.from({ length: 60 }, (_, seed) => fresh(3, seed).order.join()));
  expect(orders.size).toBe(6);
});

test('PEST-SET-16 with two players the Castle goes to an intact location of one of two cards', () => {
  const it = given({
    seats: 2,
    frames: [{ step: 'castle', i: 0 }],
    edit: (s) => {
      s.year = 0;
      const p = s.players[0];
      if (p !== undefined) p.starts = [0, 1];
    },
  });
  expect(it.offers()).toEqual(['castle brumath', 'castle hollin']);
  expect(it.refused('castle dornick')).toBe('PEST-SET-16');
  expect(it.refused('castle lowenfall')).toBe('PEST-LOC-02');
});

test('PEST-SET-15 with three players it goes to one of the three of one card', () => {
  const it = given({
    frames: [{ step: 'castle', i: 1 }],
    edit: (s) => {
      s.year = 0;
      const p = s.players[1];
      if (p !== undefined) p.starts = [4];
    },
  });
  expect(it.who()).toBe(1);
  expect(it.offers()).toEqual(['castle embry', 'castle tresinne', 'castle velmoor']);
  expect(it.refused('castle brumath')).toBe('PEST-SET-15');
});

test('PEST-SET-17 PEST-SET-18 PEST-SET-21 PEST-SET-22 the Castle makes what its location yields, takes its Sick in and costs nothing', () => {
  const it = given({
    frames: [{ step: 'castle', i: 2 }],
    sick: { dornick: 1 },
    edit: (s) => {
      s.year = 0;
      const p = s.players[2];
      if (p !== undefined) p.starts = [2];
    },
  });
  it.does('castle dornick');
  expect(it.p(2).makes[CASTLE]).toBe(1);
  expect(it.p(2)).toMatchObject({ sick: [1, 0, 0, 0, 0], res: [1, 1, 2, 2, 2], influence: 0, imperative: [0, 0, 0] });
  expect(it.sickAt('dornick')).toBe(0);
});

test('PEST-SET-19 PEST-SET-20 the Doctor starts next to the Castle on an intact location and takes the Sick there in', () => {
  const it = given({
    frames: [{ step: 'doctor', i: 0 }],
    sick: { morvath: 1 },
    edit: (s) => {
      s.year = 0;
    },
  });
  expect(it.offers()).toEqual(['doctor morvath', 'doctor thistledown']);
  expect(it.refused('doctor gothar')).toBe('PEST-SET-19');
  expect(it.refused('doctor tarnwick')).toBe('PEST-SET-20');
  it.does('doctor morvath');
  expect(it.p().sick).toEqual([1, 0, 0, 0, 0]);
  // Where everything around lies in ashes a destroyed neighbour will do; the Capital never does.
  const lost = given({
    frames: [{ step: 'doctor', i: 0 }],
    ruins: ['morvath', 'thistledown'],
    edit: (s) => {
      s.year = 0;
    },
  });
  expect(lost.offers()).toEqual(['doctor morvath', 'doctor tarnwick', 'doctor thistledown']);
});

test('PEST-PLB-02 PEST-PLB-09 a board starts with 1 Lumber, 1 Stone, 2 Food, 2 Herbs, 2 Coins and 1 Research token', () => {
  for (const p of fresh(4).players) {
    expect(p.res).toEqual([1, 1, 2, 2, 2]);
    expect(p.research).toBe(1);
  }
});

test('PEST-PLB-05 the grid is three columns by three rows', () => {
  expect(CELLS).toHaveLength(9);
  const it = given();
  expect(it.offers('assistant')).toEqual(CELLS.map((c) => `assistant ${c}`));
});

test('PEST-PLB-06 PEST-PLB-07 seven Quarantine slots and three Technology slots', () => {
  expect(playerBoard.quarantine.total).toBe(7);
  const it = given({ houses: [{ sick: [2, 1, 1, 1, 1], res: { food: 0 } }], sick: { embry: 1 } });
  it.does('assistant move-cure', 'act move no', 'step embry', 'settle 0 no no');
  // The seventh slot is the last regular one; the next Sick would be a Dead Person.
  expect(it.p().sick).toEqual([3, 1, 1, 1, 1]);
  expect(it.p().tech).toEqual([0, 0, 0]);
});

test('PEST-PLB-08 the track has twelve spaces with rising prices', () => {
  expect(playerBoard.healthyTrack.slots.map((x) => x.herbs)).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]);
  expect(playerBoard.healthyTrack.slots.filter((x) => x.lab).map((x) => x.index)).toEqual([2, 5, 8, 11]);
});

test('PEST-ADV-06 Pest cards look at the token', () => {
  const it = given(
    yearOf(7, {
      edit: (s) => {
        s.year = 0;
        s.pests = 1 << 7;
        s.yields[at('fennick')] = 2;
        s.yields[at('lowenfall')] = 0;
      },
    }),
  );
  expect(it.sickAt('fennick')).toBe(0);
  expect(it.sickAt('lowenfall')).toBe(1);
});

test('PEST-ERA-14 what two need in the Capital is asked of two without Versus only', () => {
  expect(meta.clash?.({ pairNeedsPeople: true }, 2)).toBe(null);
  expect(meta.clash?.({ pairNeedsPeople: true }, 3)).toBe('PEST-ERA-14');
  expect(meta.clash?.({ pairNeedsPeople: true, versus: true }, 2)).toBe('PEST-ERA-14');
});

test('PEST-VRS-01 PEST-SOL-19 Versus is for two, the persisting neutral space for one', () => {
  expect(meta.clash?.({ versus: true }, 3)).toBe('PEST-VRS-01');
  expect(meta.clash?.({ versus: true }, 2)).toBe(null);
  expect(meta.clash?.({ soloNeutralPersists: true }, 2)).toBe('PEST-SOL-19');
  expect(meta.clash?.({ soloNeutralPersists: true }, 1)).toBe(null);
});
