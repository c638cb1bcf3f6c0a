/** Death of a Ward, Evidence and victory (2.7, 2.13). */
import { describe, expect, test } from 'vitest';
import { HEALERS, WARDS } from '../names.ts';
import { rules } from '../rules.ts';
import { given } from './given.ts';

const PLAGUE = "plague's turn";

describe('death', () => {
  test('PATH-DTH-01 PATH-DTH-02 PATH-DTH-03 PATH-DTH-04 PATH-DTH-06 PATH-COMP-17 a dead target goes to a Crypt, another to the Mass Grave; its Healer loses 1 Evidence and takes a card', () => {
    const it = given(PLAGUE, { plague: 2, at: { maria: 2 }, free: ['andrey', 'maria'], evidence: { bachelor: 5 } }).does('stay', 'infect');
    expect(it.hears('haruspex', 'died')).toMatchObject([
      { ward: 'andrey', target: true },
      { ward: 'maria', target: false },
    ]);
    expect([it.s.crypt, it.s.grave, it.evidence('bachelor'), it.now(), it.who()]).toEqual([1, 2, 3, 'take-card', ['bachelor']]);
    it.does('take summons');
    expect([it.s.grave, it.evidence('bachelor'), it.hand('bachelor'), it.at('maria')]).toEqual([2, 3, ['summons'], 0]);
    // The possible Hit Lists follow from what was told.
    it.does('take curfew', 'stay');
    for (let seed = 0; seed < 10; seed++) expect(it.guess('haruspex', seed).hit[0]).toBe(0);
    expect(it.offers('leave')).not.toContain('leave maria');
    expect(it.refused('leave maria')).toBe('PATH-DTH-06');
  });
  test('PATH-DTH-05 the Pact token of a dead Ward comes back', () => {
    for (const healer of HEALERS) {
      const it = given(PLAGUE, { plague: 2, free: ['andrey'], pact: { [healer]: 'andrey' } }).does('stay', 'infect');
      expect([it.s.pact, it.told('pact')], healer).toMatchObject([[-1, -1, -1], [{ healer, ward: 'andrey', back: true }]]);
    }
    const other = given(PLAGUE, { plague: 2, free: ['andrey'], pact: { bachelor: 'vlad' } }).does('stay', 'infect');
    expect([other.s.pact[0], other.told('pact')]).toEqual([WARDS.indexOf('vlad'), []]);
  });
  test('PATH-DTH-07 the Wards of one attack die together, by Healer, then by name; Evidence and cards come after', () => {
    const it = given(PLAGUE, {
      plague: 11,
      at: { rubin: 11, vlad: 11, andrey: 11, capella: 11, aspity: 11 },
      free: ['rubin', 'vlad', 'andrey', 'capella', 'aspity'],
      hit: ['maria', 'notkin', 'saburov'],
    });
    it.does('stay', 'infect');
    expect([it.s.doomed, it.who()]).toEqual([0, ['bachelor']]);
    expect([it.at('andrey'), it.at('vlad'), it.at('capella'), it.at('aspity'), it.at('rubin')]).toEqual([0, 0, 0, 0, 0]);
    const order = it.said.flatMap((e) => (e.type === 'died' ? [e.ward] : e.type === 'evidence' ? [`${e.healer} -1`] : []));
    expect(order).toEqual([
      ...['andrey', 'vlad', 'capella', 'aspity', 'rubin'],
      ...['bachelor -1', 'bachelor -1', 'haruspex -1', 'changeling -1', 'changeling -1'],
    ]);
    it.does('take curfew', 'take curfew', 'take shortcuts', 'take no', 'take no');
    expect([it.told('took').map((e) => e.healer), it.now()]).toEqual([['bachelor', 'bachelor', 'haruspex', 'changeling', 'changeling'], 'extra']);
  });
  test('PATH-DTH-07 a Panacea taken for one death does not save the next of the same attack', () => {
    const it = given(PLAGUE, { plague: 6, at: { notkin: 6 }, free: ['capella', 'notkin'], hit: ['maria', 'sticky', 'saburov'] }).does('stay', 'infect');
    it.does('take living-panacea');
    expect([it.at('capella'), it.at('notkin'), it.now(), it.hand('haruspex')]).toEqual([0, 0, 'take-card', ['living-panacea']]);
    // The one in hand saves one of the two, whichever is chosen; the other dies.
    for (const [first, saved] of [
      ['haruspex: living-panacea', 'capella'],
      ['haruspex: pass', 'notkin'],
    ] as const) {
      const held = given(PLAGUE, {
        plague: 6,
        at: { notkin: 6 },
        free: ['capella', 'notkin'],
        hit: ['maria', 'sticky', 'saburov'],
        hand: { haruspex: ['living-panacea'] },
      }).does('stay', 'infect', first);
      if (first.endsWith('pass')) {
        expect([held.s.doomed, held.at('capella'), held.told('died')]).toEqual([1 << WARDS.indexOf('capella'), 6, []]);
        held.does('haruspex: living-panacea');
      }
      expect(held.told('died').map((e) => e.ward)).toEqual([saved === 'capella' ? 'notkin' : 'capella']);
      expect([held.at(saved), held.free_(saved)]).toEqual([6, false]);
    }
  });
  test('PATH-DTH-07 PATH-GEN-03 two deaths of one Healer whose deck holds one card more give one card', () => {
    const all = ['paralysis', 'paralysis', 'curfew', 'curfew', 'summons', 'summons', 'emergency-powers', 'emergency-powers', 'isolation-order'] as const;
    const it = given(PLAGUE, { plague: 2, at: { maria: 2 }, free: ['andrey', 'maria'], discard: { bachelor: all } }).does('stay', 'infect');
    it.does('take thanatologists-method');
    expect([it.now(), it.evidence('bachelor')]).toEqual(['extra', 1]);
  });
  test('PATH-DTH-08 counters, Strains and Events of the district stay', () => {
    const it = given(PLAGUE, { plague: 2, free: ['andrey'], events: { 2: 'key' }, strains: { 2: 'ague' }, counters: { bachelor: ['coin'] } }).does(
      'stay',
      'infect',
    );
    expect([it.s.event[2], it.strain(2), it.counters('bachelor')]).toEqual([1, 'ague', ['coin']]);
  });
  test('PATH-DTH-09 PATH-EVD-03 the third target ends the game at once: all of this attack are dead, and nobody loses Evidence or takes a card for it', () => {
    const it = given(PLAGUE, {
      plague: 2,
      at: { saburov: 2, aspity: 2 },
      free: ['andrey', 'saburov', 'aspity'],
      crypt: ['capella'],
      evidence: { changeling: 5 },
    });
    it.does('stay', 'infect');
    expect([it.winner(), it.s.end, it.evidence('changeling'), it.at('aspity')]).toEqual(['plague', 'hit-list', 5, 0]);
    expect([it.told('evidence'), it.told('took')]).toEqual([[], []]);
    expect(rules.outcome(it.s)?.map((x) => x.rank)).toEqual([1, 2, 2, 2]);
  });
});

describe('evidence', () => {
  test('PATH-EVD-01 example 13: never below 1, and the card is taken all the same', () => {
    const it = given(PLAGUE, { plague: 2, free: ['andrey'], evidence: { bachelor: 1 } }).does('stay', 'infect');
    expect([it.evidence('bachelor'), it.told('evidence'), it.now()]).toEqual([1, [], 'take-card']);
  });
  test('PATH-EVD-02 PATH-COMP-19 PATH-EVD-09 who reaches 8 wins at once, all others lose equally, and the Ticker stops at 8', () => {
    const it = given('bachelor acts', { events: { 4: 'secret' }, free: ['vlad'], evidence: { bachelor: 7, haruspex: 6 } }).does('resolve vlad', '-');
    expect([it.winner(), it.evidence('bachelor'), it.now(), it.s.end]).toEqual(['bachelor', 8, 'over', 'evidence']);
    expect(rules.outcome(it.s)?.map((x) => x.rank)).toEqual([2, 1, 2, 2]);
    expect(it.hand('bachelor')).toEqual([]);
  });
  test('PATH-EVD-04 the Plague wins when no Event is left and nobody has won', () => {
    const it = given('bachelor acts', { deck: [], events: { 4: 'secret' }, free: ['vlad'] }).does('resolve vlad', '-');
    expect([it.winner(), it.s.end, it.evidence('bachelor')]).toEqual(['plague', 'exhaustion', 5]);
    // With one more in the deck it goes on.
    expect(
      given('bachelor acts', { deck: [7], events: { 4: 'secret' }, free: ['vlad'] })
        .does('resolve vlad', '-')
        .now(),
    ).toBe('take-card');
  });
  test('PATH-EVD-05 example 14: the Strain kills the last target before any Evidence', () => {
    const it = given('bachelor acts', {
      crypt: ['andrey', 'saburov'],
      evidence: { bachelor: 7 },
      plague: 6,
      strains: { 6: 'it-was-here' },
      events: { 6: 'coin' },
      free: ['capella'],
    });
    it.does('resolve capella', '-', 'plague: reveal', '-');
    expect([it.winner(), it.s.end, it.evidence('bachelor')]).toEqual(['plague', 'hit-list', 7]);
  });
  test('PATH-EVD-06 if two Healers reach 8 together, the one whose turn it is wins', () => {
    const it = given('bachelor acts', { events: { 6: 'coin' }, free: ['capella'], evidence: { bachelor: 7, haruspex: 7 }, hand: { haruspex: ['blood-debt'] } });
    it.does('resolve capella', 'pick coin', 'pick coin', 'haruspex: blood-debt', '-');
    expect([it.evidence('bachelor'), it.evidence('haruspex'), it.winner()]).toEqual([8, 8, 'bachelor']);
  });
  test('PATH-EVD-07 who reaches 8 with the last Event wins', () => {
    const it = given('bachelor acts', { deck: [], events: { 4: 'secret' }, free: ['vlad'], evidence: { bachelor: 6 } }).does('resolve vlad', '-');
    expect([it.winner(), it.s.end]).toEqual(['bachelor', 'evidence']);
  });
  test('PATH-EVD-08 if two others reach 8, the earlier in turn order wins', () => {
    // The Changeling resolves Lethargy with a Haruspex Ward: Blood Debt for him, the revived Ward's Evidence for the Bachelor.
    const it = given('changeling acts', {
      at: { capella: 5 },
      events: { 5: 'coin' },
      free: ['capella'],
      evidence: { bachelor: 7, haruspex: 7 },
      grave: ['maria'],
      hand: { haruspex: ['blood-debt'] },
    });
    it.does('resolve capella', 'plague: revive maria', 'haruspex: blood-debt', '-');
    expect([it.evidence('bachelor'), it.evidence('haruspex'), it.winner()]).toEqual([8, 8, 'bachelor']);
  });
  test('PATH-TURN-08 after the last round the Plague has won', () => {
    const it = given('changeling acts', { round: 12, rounds: 12 }).does('end');
    expect([it.winner(), it.s.end]).toEqual(['plague', 'rounds']);
    expect(given('changeling acts', { round: 11, rounds: 12 }).does('end').now()).toBe('step');
  });
});
