/** Components and setup (2.1, 2.3), the first Plague turn, and what changes with three and two players (2.15, 2.16). */

import { checkOptions } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { events, healers, map, wards } from '../data/printed.ts';
import { ACCESS, CARDS, copiesIn, deckList, eventOf, NUMBER, nearOf, reachOf, STRAIN } from '../data/tables.ts';
import { meta } from '../meta.ts';
import { DISTRICTS, HEALERS, type Healer, PIECES, TITLES, WARDS } from '../names.ts';
import { rules } from '../rules.ts';
import { optionsFor } from './games.ts';
import { fresh, given, HOME, type It } from './given.ts';

const FOUR = ['plague', 'bachelor', 'haruspex', 'changeling'] as const;
const choose = (it: It): It => {
  while (it.now() === 'prescribe') {
    const who = it.who()[0] ?? 'bachelor';
    it.does(`${who}: ${it.offers('take', who)[0]}`);
  }
  return it.now() === 'hit' ? it.does('target andrey', 'target capella', 'target saburov') : it;
};
const place = (it: It): It => {
  while (it.now() === 'place-piece') it.does(it.offers()[0] ?? '', `put ${firstFree(it)}`);
  return it;
};
const firstFree = (it: It): number => Array.from({ length: 15 }, (_, i) => i + 1).find((d) => !it.s.at.includes(d)) ?? 0;

describe('components', () => {
  test('PATH-COMP-01 PATH-COMP-09 PATH-COMP-10 fifteen districts with names of their own, and a Steppe next to 1 to 7 that only the Plague enters', () => {
    expect(new Set(map.districts.map((d) => d.name)).size).toBe(15);
    expect(map.districts.map((d) => d.number)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
    expect(reachOf(0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (let d = 1; d <= DISTRICTS; d++) expect(nearOf(d)).not.toContain(0);
    const it = given('bachelor acts', { at: { andrey: 7 }, free: ['andrey'] }).does('move andrey');
    expect(it.offers('go')).toEqual(['go 6', 'go 13']);
    expect(it.refused('go 0')).toBe('PATH-ACT-09');
  });
  test('PATH-COMP-02 PATH-TURN-01 three Healers in the order Bachelor, Haruspex, Changeling after the Plague', () => {
    expect(healers.map((h) => [h.id, h.emblem, h.roman])).toEqual([
      ['bachelor', 'vial', 'I'],
      ['haruspex', 'kidney', 'II'],
      ['changeling', 'palm', 'III'],
    ]);
    const it = given("plague's turn").does('stay', 'conceal');
    const turns = () => it.said.filter((e) => e.type === 'turn').map((e) => (e.type === 'turn' ? e.who : ''));
    expect(turns()).toEqual(['bachelor']);
    expect(it.does('bachelor: end').told('turn')[0]?.who).toBe('haruspex');
    expect(it.does('haruspex: end').told('turn')[0]?.who).toBe('changeling');
    const last = it.does('changeling: end').told('turn')[0];
    expect(last).toMatchObject({ who: 'plague', round: 5 });
  });
  test('PATH-COMP-03 PATH-COMP-04 every Healer has three Wards, one of each Resource', () => {
    for (const [h] of HEALERS.entries()) {
      const mine = WARDS.flatMap((_, w) => (Math.floor(w / 3) === h ? [ACCESS[w]] : []));
      expect(mine.slice().sort()).toEqual([0, 1, 2]);
      for (const w of [0, 1, 2]) expect(wards[h * 3 + w]?.healer).toBe(HEALERS[h]);
    }
  });
  test('PATH-COMP-06 PATH-COMP-07 PATH-COMP-08 PATH-COMP-11 four bridges, two over each inflow, and no other way over the water', () => {
    const bridges = map.edges.filter((e) => e.kind === 'bridge');
    expect(bridges.map((e) => `${e.a}-${e.b} ${'river' in e ? e.river : ''}`)).toEqual(['1-11 gullet', '2-3 gullet', '9-14 guzzle', '12-13 guzzle']);
    expect(map.edges).toHaveLength(24);
    expect(nearOf(13)).toEqual([6, 7, 8, 12, 14]);
    // Example 1: 12 to 13 by bridge, 7 to 13 by land.
    expect(nearOf(12)).toContain(13);
    expect(reachOf(7)).toContain(13);
    expect(nearOf(5)).toEqual([4, 12]);
    const west = new Set([1, 2]);
    const east = new Set([6, 7, 8, 13, 14]);
    for (const e of map.edges) {
      const side = (d: number): string => (west.has(d) ? 'west' : east.has(d) ? 'east' : 'middle');
      if (e.kind === 'land') expect(side(e.a)).toBe(side(e.b));
    }
  });
  test('PATH-COMP-12 PATH-COMP-13 PATH-COMP-14 PATH-EV-16 one Event a district, with a Resource for each Healer and one of four kinds', () => {
    expect(events.map((e) => e.district)).toEqual(events.map((e) => e.number));
    const code = (d: number): string =>
      eventOf(d)
        .need.map((t) => 'CSK'[t])
        .join('');
    expect(Array.from({ length: 15 }, (_, i) => code(i + 1))).toEqual([
      'KCS',
      'SKC',
      'KSC',
      'CKS',
      'CSK',
      'KCS',
      'SKC',
      'KSC',
      'CKS',
      'KCS',
      'CSK',
      'SKC',
      'SCK',
      'SCK',
      'CSK',
    ]);
    const kinds = (kind: string): number[] => events.flatMap((e) => (e.kind === kind ? [e.number] : []));
    expect([kinds('start'), kinds('resolve'), kinds('ongoing'), kinds('condition')]).toEqual([
      [4, 13, 15],
      [2, 5, 6, 11, 14],
      [1, 7, 10, 12],
      [3, 8, 9],
    ]);
  });
  test('PATH-COMP-15 PATH-COMP-16 ten Prescriptions each: four titles twice, two once; three types', () => {
    for (const h of [0, 1, 2])
      expect(
        deckList(h)
          .map((_, slot) => copiesIn(h, slot))
          .sort(),
      ).toEqual([1, 1, 2, 2, 2, 2]);
    expect(new Set(CARDS.map((c) => c.type))).toEqual(new Set(['influence', 'action', 'reaction']));
    const type = (t: string) => deckList(['bachelor', 'haruspex', 'changeling'].indexOf(t)).map((x) => (CARDS[x]?.type ?? '')[0]);
    expect([type('bachelor'), type('haruspex'), type('changeling')].map((x) => x.join(''))).toEqual(['iaiira', 'iiirri', 'rairii']);
  });
  test('PATH-COMP-18 PATH-SET-02 every Ticker token starts on 3', () => {
    expect(fresh(...FOUR).s.evidence).toEqual([3, 3, 3]);
  });
  test('PATH-COMP-20 PATH-SET-04 fifteen counters of each type, of which each Healer has one', () => {
    const it = fresh(...FOUR);
    expect(it.s.pool).toEqual([14, 14, 14]);
    expect([it.counters('bachelor'), it.counters('haruspex'), it.counters('changeling')]).toEqual([['coin'], ['secret'], ['key']]);
    expect(NUMBER.counters).toBe(15);
  });
  test('PATH-COMP-21 an empty Pool gives no counter, and an Event is marked by a note instead', () => {
    const it = given('bachelor acts', { pool: [0, 5, 5] });
    expect(it.refused('transfer maria')).toBe('PATH-COMP-21');
    expect(it.does('claim').offers()).toEqual(['pick secret', 'pick key']);
    expect(it.refused('pick coin')).toBe('PATH-COMP-21');
    const drawn = given("bachelor's turn", { pool: [0, 5, 5], deck: [4] });
    expect(drawn.told('event')[0]).toMatchObject({ at: 4, resource: 'coin' });
    expect([drawn.s.need[4], drawn.s.marker[4], drawn.s.pool[0]]).toEqual([0, 0, 0]);
  });
});

describe('setup', () => {
  test('PATH-SET-01 one seat is the Plague, the others are Healers, by choice or by lot', () => {
    for (let seed = 0; seed < 20; seed++) {
      const s = rules.start({ ...optionsFor(4), roles: ['random', 'random', 'random', 'bachelor'] }, 4, { used: 0, below: (n) => seed % n });
      expect([...s.roles].sort()).toEqual([0, 1, 2, 3]);
      expect(s.roles[3]).toBe(0);
    }
    expect(checkOptions(meta, 2, { roles: ['bachelor', 'haruspex'] })).toEqual({ wrong: 'these options do not go together (PATH-SET-01)' });
    expect(checkOptions(meta, 2, { roles: ['bachelor', 'plague'] })).toHaveProperty('options');
  });
  test('PATH-SET-03 PATH-GEN-16 Events and Strains lie without an order', () => {
    const { s } = fresh(...FOUR);
    expect(s.event.slice(1)).toEqual(Array.from({ length: 15 }, () => 0));
    expect(s.strains).toEqual([3, 2, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1]);
    expect(STRAIN.reduce((n, x) => n + x.copies, 0)).toBe(24);
  });
  test('PATH-SET-05 PATH-SET-06 the first Prescription is one sealed question to all Healers, and stays hidden', () => {
    const it = fresh(...FOUR);
    expect(it.who()).toEqual(['bachelor', 'haruspex', 'changeling']);
    const before = it.view('haruspex');
    it.does('changeling: take no');
    expect(it.view('haruspex')).toEqual(before);
    expect(it.view('plague')).toEqual(rules.view(fresh(...FOUR).s, 0));
    expect(it.who()).toEqual(['bachelor', 'haruspex']);
    expect(it.refused('bachelor: take no')).toBe('PATH-GEN-02');
    it.does('haruspex: take blood-debt', 'bachelor: take curfew');
    expect([it.hand('bachelor'), it.hand('haruspex'), it.hand('changeling')]).toEqual([['curfew'], ['blood-debt'], ['no']]);
    expect(it.hears('plague', 'took').map((e) => e.type === 'took' && e.card)).toEqual(['back', 'back', 'back']);
    expect(it.hears('changeling', 'took').map((e) => e.type === 'took' && e.card)).toEqual(['back', 'back', 'no']);
  });
  test('PATH-SET-07 PATH-SET-08 the Hit List is one Ward of each group, secret, before anybody is placed', () => {
    const it = fresh(...FOUR);
    it.does('bachelor: take curfew', 'haruspex: take blood-debt', 'changeling: take no');
    expect([it.now(), it.who(), it.s.at.every((d) => d === 0)]).toEqual(['hit', ['plague'], true]);
    expect(it.refused('target capella')).toBe('PATH-SET-07');
    it.does('target vlad', 'target sticky', 'target aspity');
    expect(it.s.hit).toEqual([2, 2, 1]);
    expect(it.view('bachelor').hit).toEqual([3, 3, 3]);
    expect(it.now()).toBe('place-piece');
  });
  test('PATH-SET-09 PATH-SET-12 PATH-SET-13 PATH-SET-14 PATH-COMP-05 no Strains in hand, all quarantined and alive, tokens at home', () => {
    const it = place(choose(fresh(...FOUR)));
    expect([it.s.gripSize, it.s.free, it.s.crypt | it.s.grave, it.s.pact, it.s.blockade]).toEqual([0, 0, 0, [-1, -1, -1], 0]);
    expect(it.s.at.every((d) => d > 0)).toBe(true);
  });
  test('PATH-SET-10 PATH-SET-11 PATH-GEN-14 the Healers place their own pieces in turn, each in an empty district', () => {
    const it = choose(fresh(...FOUR));
    const order: string[] = [];
    while (it.now() === 'place-piece') {
      order.push(it.who()[0] ?? '');
      const own = it.offers('piece');
      if (order.length === 1) {
        expect(own).toEqual(['piece bachelor', 'piece andrey', 'piece maria', 'piece vlad']);
        expect(it.refused('piece capella')).toBe('PATH-SET-10');
      }
      it.does(own[0] ?? '');
      if (order.length === 2) expect(it.refused('put 1')).toBe('PATH-SET-11');
      it.does(`put ${firstFree(it)}`);
    }
    expect(order).toEqual(Array.from({ length: 12 }, (_, i) => HEALERS[i % 3]));
    expect(new Set(it.s.at).size).toBe(12);
    // Later any number may be in one district.
    const crowd = given('bachelor acts', { at: { andrey: 11 }, free: ['andrey'] }).does('move andrey', 'go 4', 'stop');
    expect([crowd.at('andrey'), crowd.at('vlad')]).toEqual([4, 4]);
  });
  test('PATH-TURN-04 PATH-TURN-05 PATH-NB-03 the first Plague turn is only its start, in an empty district or the Steppe', () => {
    const it = place(choose(fresh(...FOUR)));
    expect(it.now()).toBe('begin');
    expect(it.offers()).toEqual(['begin 0', 'begin 13', 'begin 14', 'begin 15']);
    expect(it.refused('begin 3')).toBe('PATH-TURN-04');
    it.does('begin 14');
    expect([it.s.place, it.fog(), it.now(), it.s.round]).toEqual([14, [0, 13, 14, 15], 'window', 1]);
    expect(it.s.active).toBe(0);
    expect(it.hears('bachelor', 'went')).toEqual([]);
    expect(it.hears('bachelor', 'crept')).toHaveLength(1);
    expect(it.s.notebook.slice(-4)).toEqual([1, 0, 14, 0]);
  });
});

describe('three players', () => {
  const THREE = ['plague', 'bachelor', 'haruspex'] as const;
  test('PATH-P3-01 PATH-P3-02 PATH-P3-03 PATH-P3-04 the Changeling is absent, her Wards are placed last and one of them is marked', () => {
    const it = choose(fresh(...THREE));
    const order: string[] = [];
    while (it.now() === 'place-piece') {
      order.push((it.who()[0] ?? '')[0] ?? '');
      if (order.length === 9) expect(it.offers()).toEqual(['piece saburov', 'piece aspity', 'piece rubin']);
      it.does(it.offers()[0] ?? '', `put ${firstFree(it)}`);
    }
    expect(order.join('')).toBe('bhbhbhbhbhb');
    expect([it.s.at[2], it.s.at.filter((d) => d > 0).length, it.s.rest[2], it.s.chosen]).toEqual([0, 11, 0, 3]);
    expect(it.offers()).toHaveLength(5);
    expect(checkOptions(meta, 3, { roles: ['changeling', 'plague', 'random'] })).toEqual({ wrong: 'these options do not go together (PATH-P3-01)' });
  });
  test('PATH-P3-05 the Healer who draws an Event determines its Resource', () => {
    expect(given("haruspex's turn", { seats: 3, deck: [4] }).told('event')[0]).toMatchObject({ at: 4, resource: 'key', healer: 'haruspex' });
    expect(given("bachelor's turn", { seats: 3, deck: [4] }).told('event')[0]).toMatchObject({ at: 4, resource: 'coin' });
  });
  test('PATH-P3-06 a dead Changeling Ward costs nobody anything and gives nobody a card', () => {
    const it = given("plague's turn", { seats: 3, plague: 13, free: ['saburov'] }).does('stay', 'infect');
    expect(it.told('died')).toHaveLength(1);
    expect(it.told('evidence')).toEqual([]);
    expect(it.now()).toBe('extra');
  });
  test('PATH-P3-07 a Changeling Ward gives 1 Evidence', () => {
    const it = given('bachelor acts', { seats: 3, events: { 13: 'coin' }, free: ['saburov'] }).does('resolve saburov');
    expect(it.passes().evidence('bachelor')).toBe(4);
  });
  test('PATH-P3-08 after the Haruspex the Plague is at turn again', () => {
    const it = given('haruspex acts', { seats: 3 }).does('end');
    expect(it.told('turn')[0]).toMatchObject({ who: 'plague', round: 4 });
  });
});

describe('two players', () => {
  test('PATH-P2-01 PATH-P2-02 PATH-P2-03 PATH-P2-05 one Healer places their piece and all nine Wards in any order', () => {
    const it = choose(fresh('plague', 'changeling'));
    expect(it.offers()).toEqual(['piece changeling', ...WARDS.map((w) => `piece ${w}`)]);
    expect(it.refused('piece bachelor')).toBe('PATH-SET-10');
    place(it);
    expect([it.s.at.filter((d) => d > 0).length, it.s.at[0], it.s.at[1], it.s.chosen]).toEqual([10, 0, 0, 3]);
    expect(it.offers()).toHaveLength(6);
    expect(PIECES).toHaveLength(12);
  });
  test('PATH-P2-04 the deck is both copies of six titles, whoever heals', () => {
    for (const h of HEALERS) {
      const it = fresh('plague', h);
      expect(it.offers('take', h)).toEqual(['take paralysis', 'take curfew', 'take wild-harvest', 'take ticking-away', 'take no', 'take have-no-fear']);
      expect(it.s.rest[HEALERS.indexOf(h)]).toBe(12);
    }
    expect(TITLES).toHaveLength(18);
  });
  test('PATH-P2-06 the first Healer turn draws two Events', () => {
    expect(given("haruspex's turn", { duel: 'haruspex', begun: false }).told('event')).toHaveLength(2);
    expect(given("haruspex's turn", { duel: 'haruspex' }).told('event')).toHaveLength(1);
  });
  test('PATH-P2-07 PATH-P2-08 PATH-P2-09 the token goes on a tier before every Healer turn, and its tier names the Resource', () => {
    // Example 12, and example 11 on Event 7 (Secret / Key / Coin).
    const it = given("bachelor's turn", { duel: 'bachelor', deck: [7, 12], evidence: { bachelor: 5 } });
    expect(it.told('tier')[0]?.healer).toBe('haruspex');
    expect(it.told('event')[0]).toMatchObject({ at: 7, resource: 'key' });
    expect(it.evidence('bachelor')).toBe(5);
    it.does('end', 'stay', 'conceal', 'done');
    expect([it.told('tier')[0]?.healer, it.told('event')[0]?.resource]).toEqual(['changeling', 'coin']);
    it.does('end', 'stay', 'stay', 'conceal', 'done');
    expect(it.told('tier')[0]?.healer).toBe('bachelor');
  });
  test("PATH-P2-10 PATH-P2-12 PATH-RES-10 other groups' Wards serve, for 1 Evidence; own Wards give the printed 2 on every tier", () => {
    const other = given('changeling acts', { duel: 'changeling', events: { 2: 'key' }, free: ['andrey'] }).does('resolve andrey', 'decline');
    expect(other.evidence('changeling')).toBe(4);
    for (const tier of HEALERS) {
      const own = given('changeling acts', { duel: 'changeling', tier, events: { 14: 'key' }, free: ['aspity'] }).does('resolve aspity');
      expect(own.evidence('changeling'), tier).toBe(5);
    }
    // Another group's Ward gives 1 on its own group's tier too.
    const named = given('changeling acts', { duel: 'changeling', tier: 'bachelor', events: { 2: 'key' }, free: ['andrey'] }).does('resolve andrey', 'decline');
    expect(named.evidence('changeling')).toBe(4);
  });
  test('PATH-OPT-02 with Own tier only own Wards give 2 Evidence on the own tier and 1 on the others, with two players only', () => {
    const reward = (tier: Healer): number =>
      given('changeling acts', { duel: 'changeling', ownTier: true, tier, events: { 14: 'key' }, free: ['aspity'] })
        .does('resolve aspity')
        .evidence('changeling');
    expect(HEALERS.map(reward)).toEqual([4, 4, 5]);
    const four = given('changeling acts', { ownTier: true, events: { 14: 'key' }, free: ['aspity'] }).does('resolve aspity');
    expect([four.evidence('changeling'), four.s.duel]).toEqual([5, false]);
  });
  test('PATH-OPT-01 both options are off unless they are chosen, and each stands in the state by itself', () => {
    const start = (chosen: object) => {
      const checked = checkOptions(meta, 2, chosen);
      return 'options' in checked ? [checked.options.ownTier, checked.options.fullParalysis] : checked.wrong;
    };
    expect([start({}), start({ ownTier: true }), start({ fullParalysis: true })]).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
    const it = given('changeling acts', { duel: 'changeling', fullParalysis: true });
    expect([it.s.ownTier, it.s.fullParalysis]).toEqual([false, true]);
  });
  test("PATH-P2-11 the death of another group's Ward costs nothing", () => {
    const it = given("plague's turn", { duel: 'changeling', plague: 2, free: ['andrey'] }).does('stay', 'infect');
    expect([it.told('died').length, it.told('evidence').length, it.now()]).toEqual([1, 0, 'extra']);
    const own = given("plague's turn", { duel: 'changeling', plague: 14, free: ['aspity'] }).does('stay', 'infect');
    expect([own.evidence('changeling'), own.now()]).toEqual([2, 'take-card']);
  });
  test("PATH-P2-13 the starting counter is the Healer's own type, and a Pact binds nobody", () => {
    const it = fresh('plague', 'haruspex');
    expect(it.counters('haruspex')).toEqual(['secret']);
    const pact = given('haruspex acts', { duel: 'haruspex', events: { 2: 'key' }, free: ['andrey'] }).does('pact andrey');
    expect(pact.offers('resolve')).toEqual(['resolve andrey']);
  });
  test('everybody has a home in these tests', () => expect(new Set(Object.values(HOME)).size).toBe(12));
});
