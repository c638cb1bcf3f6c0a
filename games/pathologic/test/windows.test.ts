/** The reaction protocol (2.17): who is asked, sealed answers, their order, returned cards, nesting. */
import { describe, expect, test } from 'vitest';
import { CARDS, cardOf } from '../data/tables.ts';
import { WINDOWS } from '../names.ts';
import { rules } from '../rules.ts';
import { given } from './given.ts';

const PLAGUE = "plague's turn";

test('PATH-RP-01 six windows, each with its cards', () => {
  const cards = (w: (typeof WINDOWS)[number]): string[] => CARDS.flatMap((c) => ((c.windows >> WINDOWS.indexOf(w)) & 1 ? [c.id] : []));
  expect(WINDOWS.map(cards)).toEqual([
    ['paralysis', 'summons', 'wild-harvest', 'herb-brides-dance', 'laying-on-of-hands', 'light-fingers'],
    ['no'],
    ['no'],
    ['isolation-order'],
    ['living-panacea'],
    ['blood-debt', 'false-witness'],
  ]);
  expect(cardOf(0).id).toBe('paralysis');
});

describe('who is asked', () => {
  test('PATH-RP-02 only whom public facts do not exclude: a card in hand, a copy not discarded, a legal target', () => {
    const attack = (x: object) => given(PLAGUE, { plague: 13, free: ['saburov'], hand: { bachelor: ['paralysis'] }, ...x }).does('stay', 'infect');
    expect([attack({}).now(), attack({}).who()]).toEqual(['window', ['bachelor']]);
    expect(attack({ hand: {} }).now()).not.toBe('window');
    expect(attack({ discard: { bachelor: ['isolation-order'] } }).now()).not.toBe('window');
    expect(
      given(PLAGUE, { plague: 13, hand: { bachelor: ['isolation-order'] } })
        .does('stay', 'infect')
        .now(),
    ).not.toBe('attacked');
    expect(given(PLAGUE, { plague: 13, hand: { bachelor: ['isolation-order'] }, counters: {} }).does('stay', 'infect').s.phase).not.toBe('attack');
    // Blood Debt asks the Haruspex only about his own Wards; the resolver is never asked.
    const res = (free: 'vlad' | 'capella', d: number, t: 'secret' | 'coin') =>
      given('bachelor acts', { events: { [d]: t }, free: [free], hand: { bachelor: ['curfew'], haruspex: ['shortcuts'], changeling: ['no'] } }).does(
        `resolve ${free}`,
      );
    expect(res('vlad', 4, 'secret').who()).toEqual(['changeling']);
    expect(res('capella', 6, 'coin').does('pick coin', 'pick coin').who()).toEqual(['haruspex', 'changeling']);
  });
  test('PATH-RP-03 example 17: with no usable card only pass, and it is not given for the seat', () => {
    const it = given(PLAGUE, { plague: 13, free: ['saburov'], hand: { bachelor: ['curfew'] } }).does('stay', 'infect');
    expect([it.now(), it.offers(), it.at('saburov')]).toEqual(['window', ['pass'], 13]);
    expect(it.refused('isolation-order saburov')).toBe('PATH-GEN-01');
    expect(it.refused('paralysis')).toBe('PATH-RP-01');
    expect(it.does('pass').told('died')).toHaveLength(1);
  });
  test('PATH-RP-11 while a window is open only the asked seats answer', () => {
    const it = given(PLAGUE, { plague: 13, free: ['saburov'], hand: { bachelor: ['curfew'] } }).does('stay', 'infect');
    expect([it.refused('plague: stay'), it.refused('haruspex: pass')]).toEqual(['KERNEL-NOT-YOURS', 'KERNEL-NOT-YOURS']);
    it.does('pass', 'take no');
    expect(it.now()).toBe('extra');
  });
});

describe('sealed', () => {
  const resolved = () =>
    given('bachelor acts', { events: { 6: 'coin' }, free: ['capella'], hand: { haruspex: ['blood-debt'], changeling: ['false-witness'] } }).does(
      'resolve capella',
      'pick coin',
      'pick coin',
    );
  test('PATH-RP-04 PATH-RP-08 PATH-RP-15 example 15: nobody sees an answer; resolved in turn order, whichever came first', () => {
    const it = resolved();
    const before = [it.view('bachelor'), it.view('haruspex'), it.view('plague')];
    it.does('changeling: false-witness');
    expect([it.view('bachelor'), it.view('haruspex'), it.view('plague')]).toEqual(before);
    expect(it.said).toEqual([]);
    it.does('haruspex: blood-debt');
    // Blood Debt first, with a W-RX in which the Changeling is asked though her card waits.
    expect([it.told('played').map((e) => e.card), it.now(), it.who()]).toEqual([['blood-debt'], 'window', ['changeling']]);
    expect(it.view('bachelor').stack.find((f) => f.step === 'answers')).toMatchObject({ answers: [-1, -2, -2] });
    expect(it.offers('', 'changeling')).toEqual(['pass']);
    it.does('pass');
    expect([it.evidence('haruspex'), it.evidence('bachelor')]).toEqual([4, 3]);
    const other = resolved().does('haruspex: blood-debt', 'changeling: false-witness', 'pass');
    expect(other.s).toEqual(it.s);
  });
  test('PATH-RP-05 PATH-SUP-10 example 16: a card whose condition is gone returns to hand unseen', () => {
    const it = given("changeling's turn", {
      at: { vlad: 4, maria: 3 },
      free: ['vlad', 'maria'],
      deck: [7],
      hand: { bachelor: ['summons', 'curfew'], haruspex: ['herb-brides-dance'] },
    });
    it.does('bachelor: summons vlad 3', 'haruspex: herb-brides-dance maria vlad');
    expect([it.at('vlad'), it.hand('haruspex'), it.told('played').map((e) => e.card)]).toEqual([3, ['herb-brides-dance'], ['summons']]);
    expect([it.now(), it.who()]).toEqual(['window', ['bachelor']]);
    const passed = given("changeling's turn", {
      at: { vlad: 4, maria: 3 },
      free: ['vlad', 'maria'],
      deck: [7],
      hand: { bachelor: ['summons', 'curfew'], haruspex: ['herb-brides-dance'] },
    }).does('bachelor: summons vlad 3', 'haruspex: pass');
    expect(passed.view('bachelor')).toEqual(it.view('bachelor'));
    expect(passed.view('plague')).toEqual(it.view('plague'));
  });
  test('PATH-RP-06 No! has no window of its own, so two are open at most', () => {
    const it = resolved().does('haruspex: blood-debt', 'changeling: pass');
    expect(it.s.stack.filter((f) => f.step === 'window' || f.step === 'answers')).toHaveLength(2);
    const no = given('bachelor acts', { hand: { bachelor: ['paralysis'], changeling: ['no'] } }).does('paralysis', 'changeling: no');
    expect([no.now(), no.s.paralysed, no.discard('changeling')]).toEqual(['act', false, ['no']]);
  });
  test('PATH-RP-07 nothing in the rules knows a clock: a pass for a seat that is late is the same pass', () => {
    const late = resolved().does('changeling: pass', 'haruspex: pass');
    const quick = resolved().does('haruspex: pass', 'changeling: pass');
    expect(late.s).toEqual(quick.s);
  });
  test("PATH-RP-09 the Plague's off-turn choices are sealed questions to it alone, asked even if it can only decline", () => {
    for (const step of ['drift', 'hunger', 'ambush', 'spoil', 'stampede', 'revive']) {
      const d = rules.game.steps[step];
      expect(d !== undefined && 'sealed' in d && d.sealed, step).toBe(true);
      expect(d !== undefined && 'forced' in d, step).toBe(false);
    }
    expect(
      given('bachelor acts', { strains: { 2: 'it-was-here' }, plague: 7 })
        .does('transfer andrey', '-')
        .offers(),
    ).toEqual(['decline']);
    // Where it is does not show in whether it is asked.
    const here = given('bachelor acts', { strains: { 2: 'it-was-here' }, plague: 2 }).does('transfer andrey', '-');
    const away = given('bachelor acts', { strains: { 2: 'it-was-here' }, plague: 7 }).does('transfer andrey', '-');
    expect(here.view('haruspex')).toEqual(away.view('haruspex'));
  });
  test("PATH-RP-10 answers about the Plague's place are given by the rules", () => {
    const it = given('bachelor acts', { hand: { bachelor: ['thanatologists-method'] }, plague: 7 }).does('use', 'thanatologists-method 13', '-');
    expect(it.told('distance')).toMatchObject([{ answer: 'adjacent' }]);
  });
  test("PATH-RP-12 a Reaction costs no point, also in the Plague's turn", () => {
    const it = given(PLAGUE, { plague: 13, free: ['saburov'], hand: { bachelor: ['isolation-order'] } }).does('stay', 'infect', 'isolation-order saburov', '-');
    expect([it.at('saburov'), it.free_('saburov'), it.discard('bachelor')]).toEqual([13, false, ['isolation-order']]);
  });
});
