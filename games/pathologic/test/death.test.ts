/** Death of a Ward, Evidence and victory (2.7, 2.13). */
import { describe, expect, test } from 'vitest';
import { HEALERS, WARDS } from '../names.ts';
import { rules } from '../rules.ts';
import { given } from './given.ts';

const PLAGUE = "plague's turn";

describe('death', () => {
  test('PATH-DTH-01 PATH-DTH-02 PATH-DTH-03 PATH-DTH-04 PATH-DTH-06 PATH-COMP-17 a dead target goes to a Crypt, another to the Mass Grave; its Healer loses 1 Evidence and takes a card', () => {
    const it = given(PLAGUE, { plague: 2, at: { maria: 2 }, free: ['andrey', 'maria'], evidence: { bachelor: 5 } }).does('stay', 'infect');
    expect(it.hears('haruspex', 'died')).toMatchObject([{ ward: 'andrey', target: true }]);
    expect([it.s.crypt, it.s.grave, it.evidence('bachelor'), it.now(), it.who()]).toEqual([1, 0, 4, 'take-card', ['bachelor']]);
    it.does('take summons');
    expect(it.told('died')).toMatchObject([{ ward: 'maria', target: false }]);
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
  test('PATH-DTH-07 several deaths come by Healer, then by name, each completed before the next', () => {
    const it = given(PLAGUE, {
      plague: 11,
      at: { rubin: 11, vlad: 11, andrey: 11, capella: 11, aspity: 11 },
      free: ['rubin', 'vlad', 'andrey', 'capella', 'aspity'],
      hit: ['maria', 'notkin', 'saburov'],
    });
    it.does('stay', 'infect', 'take curfew', 'take curfew', 'take shortcuts', '-', 'take no', '-', 'take no');
    expect(it.told('died').map((e) => e.ward)).toEqual(['andrey', 'vlad', 'capella', 'aspity', 'rubin']);
    const order = it.said.flatMap((e) => (e.type === 'died' ? [e.ward] : e.type === 'evidence' ? ['loss'] : e.type === 'took' ? ['card'] : []));
    expect(order.slice(0, 6)).toEqual(['andrey', 'loss', 'card', 'vlad', 'loss', 'card']);
  });
  test('PATH-DTH-08 counters, Strains and Events of the district stay', () => {
    const it = given(PLAGUE, { plague: 2, free: ['andrey'], events: { 2: 'key' }, strains: { 2: 'ague' }, counters: { bachelor: ['coin'] } }).does(
      'stay',
      'infect',
    );
    expect([it.s.event[2], it.strain(2), it.counters('bachelor')]).toEqual([1, 'ague', ['coin']]);
  });
  test('PATH-DTH-09 PATH-EVD-03 the third target ends the game at once: no loss, no card, and who was still to die lives', () => {
    const it = given(PLAGUE, {
      plague: 2,
      at: { saburov: 2, aspity: 2 },
      free: ['andrey', 'saburov', 'aspity'],
      crypt: ['capella'],
      evidence: { changeling: 5 },
    });
    it.does('stay', 'infect', 'take curfew', '-');
    expect([it.winner(), it.s.end, it.evidence('changeling'), it.at('aspity')]).toEqual(['plague', 'hit-list', 5, 2]);
    expect(it.told('evidence').map((e) => e.healer)).toEqual(['bachelor']);
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
