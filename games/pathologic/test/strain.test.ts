/** Strains: how they go off, and what each of the twelve does (2.8, 2.20). */
import { describe, expect, test } from 'vitest';
import { given, picks } from './given.ts';

describe('going off', () => {
  test('PATH-STR-06 PATH-STR-11 PATH-STR-12 PATH-STR-13 an Action in the district sets it off before its effect, with the point spent', () => {
    const it = given('bachelor acts', { strains: { 2: 'collapse' } }).does('transfer andrey', '-');
    expect(it.told('set-off')).toMatchObject([{ strain: 'collapse', at: 2, piece: 'andrey' }]);
    expect([it.strain(2), it.s.spent[2], it.s.ap, it.counters('bachelor')]).toEqual([null, 1, 1, []]);
    // Claim and Supply happen where the Healer is, Transfer where the Ward is.
    expect(
      given('bachelor acts', { strains: { 1: 'collapse' } })
        .does('claim', '-')
        .told('set-off')[0]?.at,
    ).toBe(1);
    expect(
      given('bachelor acts', { strains: { 1: 'collapse' } })
        .does('transfer andrey', '-')
        .told('set-off'),
    ).toEqual([]);
    const supply = { events: { 7: 'secret' }, at: { andrey: 7 }, free: ['andrey'], counters: { bachelor: ['secret'] } } as const;
    expect(
      given('bachelor acts', { ...supply, strains: { 1: 'ague' } })
        .does('supply andrey', '-')
        .told('set-off')[0]?.piece,
    ).toBe('bachelor');
    expect(
      given('bachelor acts', { ...supply, strains: { 7: 'ague' } })
        .does('supply andrey', '-')
        .told('set-off'),
    ).toEqual([]);
  });
  test('PATH-STR-07 PATH-STR-08 PATH-STR-17 moving in or through sets it off, moving out does not; two may go off in one Move', () => {
    const it = given('bachelor acts', { free: ['vlad'], strains: { 4: 'collapse', 12: 'slander', 13: 'ague' } }).does('move vlad', 'go 12', '-');
    expect(it.told('set-off').map((e) => e.strain)).toEqual(['slander']);
    it.does('go 13', '-');
    expect(it.told('set-off').map((e) => e.strain)).toEqual(['ague']);
    expect([it.at('vlad'), it.strain(4)]).toEqual([13, 'collapse']);
  });
  test('PATH-STR-09 PATH-STR-10 cards and Pacts set off none', () => {
    const it = given('haruspex acts', { strains: { 5: 'collapse', 6: 'collapse' }, hand: { haruspex: ['wild-harvest'] }, events: { 6: 'coin' } }).does(
      'wild-harvest coin coin',
      'pact capella',
    );
    expect([it.strain(5), it.strain(6)]).toEqual(['collapse', 'collapse']);
  });
  test('PATH-STR-14 PATH-STR-16 the player completes the Action if it is still possible, or cancels it', () => {
    const base = { strains: { 2: 'slander' } } as const;
    const it = given('bachelor acts', base).does('transfer andrey', '-');
    expect([it.now(), it.offers(), it.evidence('bachelor')]).toEqual(['continue', ['complete', 'cancel'], 2]);
    expect(it.does('complete').counters('bachelor')).toEqual(['key']);
    const cancelled = given('bachelor acts', base).does('transfer andrey', '-', 'cancel');
    expect([cancelled.counters('bachelor'), cancelled.s.ap, cancelled.told('wasted').length]).toEqual([[], 1, 1]);
    // Open Doors lets the Ward out, so that it has nothing left to leave.
    const gone = given('bachelor acts', { strains: { 2: 'open-doors' } }).does('leave andrey', '-');
    expect([gone.now(), gone.told('wasted')[0]?.action, gone.free_('andrey')]).toEqual(['act', 'leave', true]);
    const claim = given('bachelor acts', { strains: { 1: 'slander' } }).does('claim', '-');
    expect(claim.offers()).toEqual(['pick coin', 'pick secret', 'pick key', 'cancel']);
    expect(given('bachelor acts').does('claim').refused('cancel')).toBe('PATH-STR-14');
  });
  test('PATH-STR-15 a broken Move leaves the piece there, and it has acted', () => {
    const it = given('bachelor acts', { free: ['vlad'], strains: { 12: 'collapse' } }).does('move vlad', 'go 12', '-');
    expect([it.at('vlad'), it.now(), it.refused('move vlad'), it.told('wasted').length]).toEqual([12, 'act', 'PATH-ACT-03', 1]);
  });
  test('PATH-STR-18 pieces carried by a card set off none', () => {
    const it = given('bachelor acts', { free: ['vlad'], strains: { 5: 'collapse' }, hand: { bachelor: ['summons'] } }).does('summons vlad 5', '-');
    expect([it.at('vlad'), it.strain(5)]).toEqual([5, 'collapse']);
  });
  test('PATH-STR-19 the Plague sets off none', () => {
    const it = given("plague's turn", { plague: 7, strains: { 13: 'collapse' } }).does('go 13', 'infect');
    expect(it.strain(13)).toBe('collapse');
  });
  test('PATH-STR-21 a card is named after the Strain: a cancelled Action leaves it in hand unseen', () => {
    const it = given('bachelor acts', { strains: { 1: 'slander' }, hand: { bachelor: ['curfew', 'paralysis'] } }).does('use', '-');
    expect(it.offers('cancel')).toEqual(['cancel']);
    it.does('cancel');
    expect([it.hand('bachelor'), it.told('played')]).toEqual([['paralysis', 'curfew'], []]);
    // All know that an Action card is in that hand, and nothing more.
    for (let seed = 0; seed < 20; seed++) {
      const hand = it.guess('plague', seed).hand[0] ?? [];
      expect((hand[1] ?? 0) + (hand[5] ?? 0)).toBeGreaterThan(0);
    }
    const broken = given('bachelor acts', { strains: { 1: 'collapse' }, hand: { bachelor: ['curfew'] } }).does('use', '-');
    expect([broken.now(), broken.hand('bachelor')]).toEqual(['act', ['curfew']]);
  });
});

describe('the twelve', () => {
  test('PATH-ST-01 Drift: a hidden step, harming nobody; a Blockade left is interrupted', () => {
    const it = given('bachelor acts', { strains: { 2: 'drift' }, plague: 7, fog: [7], free: ['saburov'] }).does('transfer andrey', '-');
    expect([it.now(), it.who()]).toEqual(['drift', ['plague']]);
    it.does('go 13');
    expect([it.s.place, it.at('saburov'), it.fog(), it.now()]).toEqual([13, 13, [0, 6, 7, 13], 'continue']);
    expect(it.hears('bachelor', 'went')).toEqual([]);
    const token = given('bachelor acts', { strains: { 2: 'drift' }, plague: 7, blockade: 7 }).does('transfer andrey', '-', 'go 6');
    expect([token.s.blockade, token.fog()]).toEqual([0, [0, 6, 13]]);
    const kept = given('bachelor acts', { strains: { 2: 'drift' }, plague: 7, blockade: 7 }).does('transfer andrey', '-', 'stay');
    expect([kept.s.blockade, kept.fog()]).toEqual([7, [7]]);
  });
  test('PATH-ST-02 Shifting Hunger: a living target becomes another living Ward of its group, in secret', () => {
    const it = given('bachelor acts', { strains: { 2: 'shifting-hunger' }, crypt: ['capella'], grave: ['vlad'] }).does('transfer andrey', '-');
    expect(it.offers()).toEqual(['decline', 'shift maria', 'shift aspity', 'shift rubin']);
    expect(it.refused('shift notkin')).toBe('PATH-ST-02');
    it.does('shift maria');
    expect([it.s.hit, it.hears('bachelor', 'hungered'), it.hears('bachelor', 'hungry').length]).toEqual([[1, 0, 0], [], 1]);
    expect(it.hears('plague', 'hungered')).toMatchObject([{ from: 'andrey', to: 'maria' }]);
  });
  test('PATH-ST-03 Collapse: the Action cannot be completed', () => {
    const it = given('bachelor acts', { strains: { 4: 'collapse' }, events: { 4: 'secret' }, free: ['vlad'] }).does('resolve vlad', '-');
    expect([it.now(), it.evidence('bachelor'), it.s.event[4]]).toEqual(['act', 3, 1]);
  });
  test('PATH-ST-04 Relapse: a Healer goes into Quarantine, a Ward cannot complete its Action and is not quarantined', () => {
    const healer = given('bachelor acts', { strains: { 2: 'relapse' }, free: ['bachelor'] }).does('move bachelor', 'go 2', '-');
    expect([healer.free_('bachelor'), healer.now()]).toEqual([false, 'act']);
    const ward = given('bachelor acts', { strains: { 4: 'relapse' }, events: { 4: 'secret' }, free: ['vlad'] }).does('resolve vlad', '-');
    expect([ward.free_('vlad'), ward.s.event[4], ward.now()]).toEqual([true, 1, 'act']);
    const already = given('bachelor acts', { strains: { 1: 'relapse' } }).does('claim', '-');
    expect(already.now()).toBe('claim-type');
  });
  test('PATH-ST-05 Open Doors: every Ward in the district leaves Quarantine', () => {
    const it = given('bachelor acts', { strains: { 4: 'open-doors' }, at: { capella: 4, haruspex: 4 } }).does('transfer vlad', '-');
    expect([it.free_('vlad'), it.free_('capella'), it.free_('haruspex')]).toEqual([true, true, false]);
  });
  test('PATH-ST-06 Ague: one point less, if any is left', () => {
    expect(given('bachelor acts', { strains: { 2: 'ague' } }).does('transfer andrey', '-').s.ap).toBe(0);
    expect(given('bachelor acts', { strains: { 2: 'ague' }, ap: 1 }).does('transfer andrey', '-').s.ap).toBe(0);
    // A Supply then has no point left for its Resolve.
    const it = given('bachelor acts', {
      strains: { 1: 'ague' },
      events: { 7: 'secret' },
      at: { andrey: 7 },
      free: ['andrey'],
      counters: { bachelor: ['secret'] },
    }).does('supply andrey', '-');
    expect([it.now(), it.counters('bachelor'), it.told('wasted')[0]?.action]).toEqual(['act', ['secret'], 'supply']);
  });
  test("PATH-ST-07 Spoilage: two counters of the Plague's choice, or as many as there are; not what was supplied", () => {
    const it = given('bachelor acts', { strains: { 2: 'spoilage' }, counters: { bachelor: ['coin', 'key', 'key'] } }).does('transfer andrey', '-');
    expect([it.offers(), it.refused('pick secret')]).toEqual([['pick coin', 'pick key'], 'PATH-ST-07']);
    it.does('pick key', 'pick coin');
    expect([it.counters('bachelor'), it.now()]).toEqual([['key'], 'continue']);
    expect(
      given('bachelor acts', { strains: { 2: 'spoilage' }, counters: { bachelor: ['coin'] } })
        .does('transfer andrey', '-', 'pick coin')
        .now(),
    ).toBe('continue');
    const supplied = given('bachelor acts', {
      strains: { 7: 'spoilage' },
      events: { 7: 'secret' },
      at: { andrey: 7 },
      free: ['andrey'],
      counters: { bachelor: ['secret'] },
    }).does('supply andrey', 'resolve andrey', '-');
    expect([supplied.now(), supplied.s.given]).toEqual(['continue', [0, 1, 0]]);
    // Cancelled, the counters given go to the Pool (PATH-ACT-17).
    expect(supplied.does('cancel').s.given).toEqual([0, 0, 0]);
  });
  test('PATH-ST-08 Oblivion: one Prescription of the hand at random, face up', () => {
    const it = (n: number) =>
      given('bachelor acts', { strains: { 2: 'oblivion' }, hand: { bachelor: ['paralysis', 'curfew'] } }).doing(picks(n), 'transfer andrey', '-');
    expect(it(0).discard('bachelor')).toEqual(['paralysis']);
    expect([it(1).discard('bachelor'), it(1).told('forgot')[0]?.card]).toEqual([['curfew'], 'curfew']);
  });
  test('PATH-ST-09 PATH-GEN-04 PATH-GEN-05 Sporulation: two Strains at random; an empty deck gives none and is not refilled', () => {
    const it = given('bachelor acts', { strains: { 2: 'sporulation' }, strainDeck: ['drift', 'slander'] }).doing(picks(1, 0), 'transfer andrey', '-');
    expect([it.grip(), it.s.strainsLeft]).toEqual([['drift', 'slander'], 0]);
    expect(it.told('drew-strain').map((e) => e.strain)).toEqual(['slander', 'drift']);
    const none = given('bachelor acts', { strains: { 2: 'sporulation' }, strainDeck: [] }).does('transfer andrey', '-');
    expect([none.grip(), none.told('drew-strain')]).toEqual([[], []]);
  });
  test('PATH-ST-10 It Was Here: only a Plague that is there may strike; the acting Ward may die of it', () => {
    const away = given('bachelor acts', { strains: { 2: 'it-was-here' }, plague: 7, free: ['andrey'] }).does('transfer andrey', '-');
    expect([away.offers(), away.refused('reveal')]).toEqual([['decline'], 'PATH-ST-10']);
    const it = given('bachelor acts', { strains: { 2: 'it-was-here' }, plague: 2, at: { bachelor: 2, maria: 2 }, free: ['andrey', 'bachelor'] }).does(
      'transfer andrey',
      '-',
      'reveal',
    );
    expect([it.at('andrey'), it.at('maria'), it.free_('bachelor'), it.fog()]).toEqual([0, 2, false, [2]]);
    it.does('take curfew');
    expect([it.now(), it.counters('bachelor')]).toEqual(['act', []]);
  });
  test('PATH-ST-11 Stampede: the Plague drives a free piece one space, and its Action is lost', () => {
    const it = given('bachelor acts', { strains: { 4: 'stampede' }, events: { 4: 'secret' }, free: ['vlad'], curfew: 12 }).does('resolve vlad', '-');
    expect(it.offers()).toEqual(['drive 3', 'drive 5', 'drive 11']);
    expect(it.refused('drive 12')).toBe('PATH-ST-11');
    it.does('drive 11');
    expect([it.at('vlad'), it.now(), it.s.event[4]]).toEqual([11, 'act', 1]);
    expect(
      given('bachelor acts', { strains: { 2: 'stampede' } })
        .does('transfer andrey', '-')
        .now(),
    ).toBe('continue');
  });
  test('PATH-ST-12 Slander: 1 Evidence less, never below 1', () => {
    expect(
      given('bachelor acts', { strains: { 2: 'slander' } })
        .does('transfer andrey', '-')
        .evidence('bachelor'),
    ).toBe(2);
    expect(
      given('bachelor acts', { strains: { 2: 'slander' }, evidence: { bachelor: 1 } })
        .does('transfer andrey', '-')
        .evidence('bachelor'),
    ).toBe(1);
  });
  test('PATH-ST-13 with nobody to affect it does nothing and is discarded all the same', () => {
    const it = given('bachelor acts', { strains: { 2: 'oblivion' } }).does('transfer andrey', '-');
    expect([it.now(), it.s.spent[7], it.told('forgot')]).toEqual(['continue', 1, []]);
    const spoil = given('bachelor acts', { strains: { 2: 'spoilage' } }).does('transfer andrey', '-');
    expect([spoil.now(), spoil.s.spent[6]]).toEqual(['continue', 1]);
  });
});
