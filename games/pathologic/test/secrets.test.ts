/** General rules about cards and secrets (2.2, section 7): who sees what, and what everybody can work out. */

import { WATCHER } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { mayBeTarget } from '../fog.ts';
import { rules } from '../rules.ts';
import { given } from './given.ts';

const PLAGUE = "plague's turn";

describe('cards', () => {
  test('PATH-GEN-01 PATH-GEN-02 PATH-GEN-03 cards are used from the hand, taken freely from the own deck, and not at all from an empty one', () => {
    const it = given('bachelor acts', { hand: { bachelor: ['curfew'] } });
    expect(it.refused('paralysis')).toBe('PATH-GEN-01');
    const take = given('bachelor acts', { events: { 4: 'secret' }, free: ['vlad'] }).does('resolve vlad', '-');
    expect(take.offers()).toHaveLength(6);
    expect(take.refused('take no')).toBe('PATH-GEN-02');
    const all = [
      'paralysis',
      'paralysis',
      'curfew',
      'curfew',
      'summons',
      'summons',
      'emergency-powers',
      'emergency-powers',
      'isolation-order',
      'thanatologists-method',
    ] as const;
    const empty = given('bachelor acts', { events: { 4: 'secret' }, free: ['vlad'], discard: { bachelor: all } }).does('resolve vlad', '-');
    expect([empty.now(), empty.evidence('bachelor')]).toEqual(['act', 5]);
    const last = given('bachelor acts', { events: { 4: 'secret' }, free: ['vlad'], discard: { bachelor: all.slice(1) } }).does('resolve vlad', '-');
    expect([last.now(), last.offers()]).toEqual(['take-card', ['take paralysis']]);
  });
  test('PATH-GEN-06 PATH-GEN-12 a played card lies face up in the discard pile, where all see it', () => {
    const it = given('bachelor acts', { hand: { bachelor: ['paralysis'] }, strains: { 2: 'slander' } }).does('paralysis', '-', 'transfer andrey', '-');
    for (const role of ['plague', 'haruspex', 'changeling'] as const) {
      expect(it.view(role).discard[0]).toEqual([1, 0, 0, 0, 0, 0]);
      expect(it.view(role).spent[11]).toBe(1);
    }
    expect(rules.view(it.s, WATCHER).discard).toEqual(it.s.discard);
  });
  test('PATH-GEN-11 the Plague sees the faces of its Strains, others their backs', () => {
    const it = given('bachelor acts', { strains: { 4: 'ague' } });
    expect([it.view('plague').mine[4], it.view('bachelor').mine[4], rules.view(it.s, WATCHER).mine[4]]).toEqual([5, 12, 12]);
  });
  test('PATH-GEN-13 no limit to hands or counters', () => {
    const all = [
      'wild-harvest',
      'wild-harvest',
      'ticking-away',
      'ticking-away',
      'shortcuts',
      'shortcuts',
      'blood-debt',
      'blood-debt',
      'living-panacea',
      'herb-brides-dance',
    ] as const;
    const it = given('haruspex acts', { hand: { haruspex: all }, counters: { haruspex: Array.from({ length: 12 }, () => 'coin' as const) } }).does(
      'wild-harvest coin coin',
      '-',
      'transfer capella',
      'claim',
      'pick key',
      'end',
    );
    expect([it.counters('haruspex').length, it.hand('haruspex').length]).toEqual([16, 9]);
  });
  test('PATH-GEN-15 nothing is traded: no move gives a rival anything', () => {
    const it = given('bachelor acts', {
      counters: { bachelor: ['coin', 'key'] },
      hand: { bachelor: ['curfew', 'summons'] },
      events: { 4: 'secret' },
      free: ['vlad'],
    });
    const verbs = new Set(it.offers().map((line) => line.split(' ')[0]));
    expect([...verbs].sort()).toEqual(['claim', 'end', 'leave', 'move', 'pact', 'resolve', 'summons', 'transfer', 'use']);
  });
});

describe('who sees what', () => {
  test('a hand is seen by its owner, as a number by the others', () => {
    const it = given('bachelor acts', { hand: { bachelor: ['curfew', 'paralysis'], haruspex: ['shortcuts'] } });
    expect(it.view('bachelor').hand).toEqual([
      [1, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ]);
    expect(it.view('plague').held).toEqual([2, 1, 0]);
    expect(it.view('haruspex').deck[0]).toEqual([2, 2, 2, 2, 1, 1]);
  });
  test("two worlds that differ only in the Plague's secrets look the same to a Healer", () => {
    const a = given('bachelor acts', { plague: 7, hit: ['andrey', 'capella', 'saburov'], grip: ['drift', 'ague'], strains: { 4: 'collapse' } });
    const b = given('bachelor acts', { plague: 11, hit: ['vlad', 'notkin', 'rubin'], grip: ['slander', 'collapse'], strains: { 4: 'drift' } });
    for (const role of ['bachelor', 'haruspex', 'changeling'] as const) expect(a.view(role)).toEqual(b.view(role));
    expect(a.view('plague')).not.toEqual(b.view('plague'));
  });
  test('after the game everybody sees the Notebook, the Hit List and the Strains', () => {
    const it = given('bachelor acts', {
      events: { 4: 'secret' },
      free: ['vlad'],
      evidence: { bachelor: 7 },
      strains: { 5: 'ague' },
      plague: 9,
      grip: ['drift'],
    }).does('resolve vlad', '-');
    const v = it.view('haruspex');
    expect([v.place, v.hit, v.mine[5], v.grip[0]]).toEqual([9, [0, 0, 0], 5, 1]);
  });
});

describe('what can be worked out', () => {
  test('places spread step by step and are cut by what is announced', () => {
    const it = given(PLAGUE, { plague: 9, fog: [9] }).does('go 15', 'conceal');
    expect(it.fog()).toEqual([9, 10, 14, 15]);
    it.does('end', '-', 'end', '-', 'end', '-', 'go 12', 'conceal', 'done');
    expect(it.fog()).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  });
  test('a Strain laid tells that the Plague was there this turn', () => {
    const it = given(PLAGUE, { plague: 9, fog: [9, 7], grip: ['drift'] }).does('go 15', 'conceal', 'lay drift 9');
    expect(it.fog()).toEqual([9, 10, 14, 15]);
    const step = given(PLAGUE, { plague: 9, fog: [9, 7], grip: ['drift'] }).does('go 15', 'conceal', 'lay drift 15');
    expect(step.fog()).toEqual([15]);
  });
  test('a Curfew and a Paralysis hold the fog back', () => {
    expect(
      given(PLAGUE, { plague: 9, fog: [9], curfew: 10 })
        .does('stay')
        .fog(),
    ).toEqual([9, 14, 15]);
    const still = given(PLAGUE, { plague: 9, fog: [9], paralysed: true });
    expect(still.fog()).toEqual([9]);
    // What it was kept from comes after the attack, and nobody is told whether it does.
    expect(still.does('conceal', 'stay').fog()).toEqual([9, 10, 14, 15]);
  });
  test("a Blockade's start tells that it did not move, so guesses agree", () => {
    const it = given(PLAGUE, { plague: 4, free: ['vlad'], fog: [3, 4, 12], hit: ['vlad', 'capella', 'saburov'] }).does('stay', 'blockade');
    for (let seed = 0; seed < 10; seed++) expect([it.guess('haruspex', seed).place, it.guess('haruspex', seed).moved]).toEqual([4, false]);
  });
  test('guesses take every possible place and list, and only those', () => {
    const it = given('bachelor acts', { plague: 9, fog: [0, 9, 14], grave: ['vlad'] });
    const places = new Set<number>();
    const first = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const g = it.guess('changeling', seed);
      places.add(g.place);
      first.add(g.hit[0] ?? -1);
    }
    expect([...places].sort((a, b) => a - b)).toEqual([0, 9, 14]);
    expect([...first].sort()).toEqual([0, 1]);
  });
  test('Shifting Hunger opens the lists again by one change', () => {
    const it = given('bachelor acts', { strains: { 2: 'shifting-hunger' }, crypt: ['capella'], grave: ['vlad', 'maria', 'aspity'] }).does(
      'transfer andrey',
      '-',
      'decline',
    );
    const lists = new Set<string>();
    for (let seed = 0; seed < 60; seed++) lists.add(it.guess('haruspex', seed).hit.join(''));
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((w) => mayBeTarget(it.s, w))).toEqual([0, 3, 6, 8]);
    // Andrey is the last of his group, Capella is dead: only the Changeling's group can differ.
    expect([...lists].sort()).toEqual(['000', '002']);
  });
});
