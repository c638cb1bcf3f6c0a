/** The eighteen Prescriptions and the fifteen Events, one by one (2.18, 2.19). */
import { describe, expect, test } from 'vitest';
import { given } from './given.ts';

const PLAGUE = "plague's turn";

describe('prescriptions', () => {
  test('PATH-RX-01 Paralysis: in the next Plague turn the attack comes first and the one step after it, with victims or without; two do not add up', () => {
    const it = given('changeling acts', { duel: 'changeling', hand: { changeling: ['paralysis', 'paralysis'] }, plague: 13, free: ['saburov'] }).does(
      'paralysis',
    );
    expect(it.refused('paralysis')).toBe('PATH-RX-01');
    it.does('end');
    expect(it.now()).toBe('attack');
    it.does('infect', 'take no');
    expect(it.now()).toBe('extra');
    it.does('go 14');
    expect([it.s.place, it.s.paralysed]).toEqual([14, false]);
    expect([it.s.stilled, it.now()]).toEqual([false, 'act']);
    const idle = given('changeling acts', { duel: 'changeling', hand: { changeling: ['paralysis'] }, plague: 13 }).does('paralysis', 'end', 'conceal');
    expect([idle.now(), idle.offers('go').length > 0]).toEqual(['extra', true]);
    expect(idle.does('go 8').s.place).toBe(8);
    expect([idle.now(), idle.s.stilled]).toEqual(['act', false]);
    const siege = given(PLAGUE, { plague: 4, paralysed: true, free: [] }).does('blockade');
    expect([siege.now(), siege.s.blockade]).toEqual(['extra', 4]);
    expect(siege.does('stay').s.blockade).toBe(4);
  });
  test('PATH-OPT-03 with Full Paralysis the Plague takes no step at all in its next turn, with victims or without, and one again afterwards', () => {
    const at = { duel: 'changeling', fullParalysis: true, hand: { changeling: ['paralysis'] }, plague: 13 } as const;
    const it = given('changeling acts', { ...at, free: ['saburov'] }).does('paralysis', 'end');
    expect(it.now()).toBe('attack');
    it.does('infect', 'take no');
    expect([it.now(), it.s.place, it.fog()]).toEqual(['act', 13, [13]]);
    const idle = given('changeling acts', at).does('paralysis', 'end', 'conceal');
    expect([idle.now(), idle.s.place]).toEqual(['act', 13]);
    expect(idle.does('end').now()).toBe('step');
    // It still lays Strains, and a Plague that is not paralysed slips away as ever.
    expect(
      given(PLAGUE, { plague: 4, paralysed: true, fullParalysis: true, grip: ['drift'] })
        .does('conceal')
        .offers(),
    ).toEqual(['done', 'lay drift 4']);
    expect(
      given(PLAGUE, { plague: 13, fullParalysis: true, free: ['saburov'] })
        .does('stay', 'infect', 'take no')
        .now(),
    ).toBe('extra');
  });
  test('PATH-RX-02 PATH-RX-20 Curfew: nobody crosses the borders until the own next turn, and not the same district twice running', () => {
    const it = given('bachelor acts', { hand: { bachelor: ['curfew', 'curfew'] }, free: ['vlad', 'maria'], plague: 5 }).does('use');
    expect(it.offers('curfew')).toHaveLength(15);
    it.does('curfew 4', '-');
    expect(it.refused('move vlad')).toBe('PATH-RX-02');
    it.does('move maria');
    expect([it.offers('go'), it.refused('go 4')]).toEqual([['go 2', 'go 11'], 'PATH-RX-02']);
    it.does('go 2', 'stop', 'end', '-', 'end', '-', 'end', '-');
    expect([it.who(), it.offers()]).toEqual([['plague'], ['stay', 'go 0', 'go 12']]);
    it.does('stay', 'conceal', 'done', '-');
    expect([it.s.curfew, it.s.lastCurfew]).toEqual([0, 4]);
    it.does('use');
    expect([it.offers('curfew').length, it.refused('curfew 4')]).toEqual([14, 'PATH-RX-02']);
  });
  test('PATH-RX-03 Summons: one free Ward, in a Pact or not, one space; no Strain, no Action this turn', () => {
    const it = given('bachelor acts', { hand: { bachelor: ['summons'] }, free: ['capella'], pact: { haruspex: 'capella' }, strains: { 13: 'collapse' } });
    expect(it.offers('summons')).toEqual(['summons capella 7', 'summons capella 13']);
    expect([it.refused('summons vlad 5'), it.refused('summons capella 8')]).toEqual(['PATH-RX-03', 'PATH-RX-03']);
    it.does('summons capella 13', '-');
    expect([it.at('capella'), it.strain(13), it.s.acted]).toEqual([13, 'collapse', 1 << 6]);
    const closed = given('bachelor acts', { hand: { bachelor: ['summons'] }, free: ['capella'], curfew: 13 });
    expect(closed.refused('summons capella 13')).toBe('PATH-RX-02');
    // In another Healer's Setup Phase too: the Ward may then not act for that Healer.
    const setup = given("haruspex's turn", { hand: { bachelor: ['summons'] }, free: ['capella'], deck: [1] }).does('summons capella 7', '-');
    expect(setup.refused('move capella')).toBe('PATH-ACT-03');
  });
  test('PATH-RX-04 Emergency Powers: Wards in other Pacts are usable this turn, the tokens stay', () => {
    const it = given('bachelor acts', { hand: { bachelor: ['emergency-powers'] }, pact: { haruspex: 'vlad' } });
    expect(it.refused('transfer vlad')).toBe('PATH-PAC-04');
    it.does('emergency-powers', '-', 'transfer vlad');
    expect([it.counters('bachelor'), it.s.pact[1]]).toEqual([['secret'], 2]);
    expect(given('bachelor acts', { hand: { bachelor: ['emergency-powers'] } }).refused('emergency-powers')).toBe('PATH-RX-04');
    it.does('end', '-');
    expect(it.s.emergency).toBe(false);
  });
  test('PATH-RX-05 Isolation Order: one free Ward of the attacked district is safe; not against a cease', () => {
    const it = given(PLAGUE, {
      plague: 4,
      at: { maria: 4 },
      free: ['vlad', 'maria'],
      hand: { bachelor: ['isolation-order'] },
      hit: ['vlad', 'capella', 'saburov'],
    }).does('stay', 'blockade');
    expect(it.offers('isolation-order')).toEqual(['isolation-order maria', 'isolation-order vlad']);
    expect(it.refused('isolation-order andrey')).toBe('PATH-RX-05');
    it.does('isolation-order vlad', '-');
    expect([it.at('vlad'), it.at('maria'), it.free_('vlad')]).toEqual([4, 0, false]);
    const cease = given(PLAGUE, { plague: 4, blockade: 4, free: ['vlad'], hand: { bachelor: ['isolation-order'] } }).does('stay', 'cease');
    expect(cease.at('vlad')).toBe(0);
  });
  test("PATH-RX-06 Thanatologist's Method: there, adjacent (the Steppe counts for 1 to 7) or neither, told to all", () => {
    const ask = (plague: number, d: number) =>
      given('bachelor acts', { hand: { bachelor: ['thanatologists-method'] }, plague }).does('use', `thanatologists-method ${d}`, '-');
    expect([ask(7, 7), ask(13, 7), ask(0, 7), ask(9, 7), ask(0, 13)].map((it) => it.told('distance')[0]?.answer)).toEqual([
      'there',
      'adjacent',
      'adjacent',
      'neither',
      'neither',
    ]);
    expect([ask(7, 7).fog(), ask(13, 7).fog(), ask(9, 7).fog()]).toEqual([[7], [0, 6, 13], [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 14, 15]]);
    expect(ask(7, 7).hears('changeling', 'distance')).toHaveLength(1);
  });
  test("PATH-RX-07 Wild Harvest: two counters of one's choice", () => {
    const it = given('haruspex acts', { hand: { haruspex: ['wild-harvest'] } });
    expect(it.offers('wild-harvest')).toHaveLength(6);
    expect([it.refused('wild-harvest key coin'), it.refused('wild-harvest coin none')]).toEqual(['PATH-RX-07', 'PATH-RX-07']);
    expect(it.does('wild-harvest coin key').counters('haruspex')).toEqual(['coin', 'key']);
    expect(given('haruspex acts', { hand: { haruspex: ['wild-harvest'] }, pool: [0, 1, 0] }).offers('wild-harvest')).toEqual(['wild-harvest secret none']);
  });
  test('PATH-RX-08 Ticking Away: one more point, a piece still acts once', () => {
    const it = given('haruspex acts', { hand: { haruspex: ['ticking-away', 'ticking-away'] } }).does('ticking-away', '-', 'ticking-away', '-');
    expect(it.s.ap).toBe(4);
    expect(it.does('transfer sticky').refused('transfer sticky')).toBe('PATH-ACT-03');
  });
  test('PATH-RX-09 Shortcuts: one space more in every Move of this turn', () => {
    const it = given('haruspex acts', { hand: { haruspex: ['shortcuts'] }, free: ['sticky', 'capella'] }).does(
      'shortcuts',
      '-',
      'move sticky',
      'go 15',
      'go 12',
      'go 5',
    );
    expect([it.at('sticky'), it.now()]).toEqual([5, 'act']);
    it.does('move capella', 'go 13', 'go 12', 'go 15');
    expect(it.at('capella')).toBe(15);
  });
  test('PATH-RX-10 Blood Debt: 1 Evidence for the Haruspex when another uses his Ward', () => {
    const it = given('changeling acts', { events: { 6: 'coin' }, free: ['capella'], hand: { haruspex: ['blood-debt'] } }).does(
      'resolve capella',
      'pick coin',
      'pick coin',
      'haruspex: blood-debt',
      '-',
    );
    expect([it.evidence('haruspex'), it.evidence('changeling')]).toEqual([4, 4]);
  });
  test('PATH-RX-11 Living Panacea: a Ward of anybody lives and is quarantined, also at a cease', () => {
    const it = given(PLAGUE, { plague: 13, free: ['saburov'], hand: { haruspex: ['living-panacea'] } }).does('stay', 'infect', 'haruspex: living-panacea', '-');
    expect([it.at('saburov'), it.free_('saburov'), it.told('spared')[0]?.by, it.s.toll]).toEqual([13, false, 'living-panacea', 0]);
    const cease = given(PLAGUE, { plague: 13, blockade: 13, hand: { haruspex: ['living-panacea'] } }).does('stay', 'cease', 'haruspex: living-panacea', '-');
    expect(cease.at('saburov')).toBe(13);
    const strain = given('changeling acts', { strains: { 13: 'it-was-here' }, plague: 13, free: ['saburov'], hand: { haruspex: ['living-panacea'] } }).does(
      'transfer saburov',
      '-',
      'reveal',
      'haruspex: living-panacea',
      '-',
    );
    expect([strain.at('saburov'), strain.now()]).toEqual([13, 'continue']);
  });
  test("PATH-RX-12 Herb Bride's Dance: two free Wards of different districts change places, none under Curfew", () => {
    const base = { hand: { haruspex: ['herb-brides-dance'] }, free: ['vlad', 'capella', 'notkin'], at: { notkin: 4 }, strains: { 6: 'collapse' } } as const;
    const it = given('haruspex acts', base);
    expect(it.offers('herb-brides-dance')).toEqual(['herb-brides-dance vlad capella', 'herb-brides-dance capella notkin']);
    expect([it.refused('herb-brides-dance vlad notkin'), it.refused('herb-brides-dance maria vlad')]).toEqual(['PATH-RX-12', 'PATH-RX-12']);
    it.does('herb-brides-dance vlad capella', '-');
    expect([it.at('vlad'), it.at('capella'), it.strain(6)]).toEqual([6, 4, 'collapse']);
    expect(given('haruspex acts', { ...base, curfew: 6 }).refused('herb-brides-dance vlad capella')).toBe('PATH-RX-02');
  });
  test("PATH-RX-13 PATH-GEN-09 No! stops another's card or a Strain; costs stay lost, the Action goes on", () => {
    const card = given('bachelor acts', { hand: { bachelor: ['curfew'], changeling: ['no'] } }).does('use', 'curfew 4', 'changeling: no');
    expect([card.s.curfew, card.s.ap, card.discard('bachelor'), card.discard('changeling')]).toEqual([0, 1, ['curfew'], ['no']]);
    const strain = given('bachelor acts', { strains: { 2: 'collapse' }, hand: { changeling: ['no'] } }).does('transfer andrey', 'changeling: no');
    expect([strain.counters('bachelor'), strain.now(), strain.s.spent[2], strain.told('no-effect')[0]?.what]).toEqual([['key'], 'act', 1, 'collapse']);
    // Not her own card.
    expect(
      given('changeling acts', { hand: { changeling: ['no', 'light-fingers'] }, counters: { bachelor: ['coin'] } })
        .does('light-fingers bachelor coin none')
        .now(),
    ).toBe('act');
  });
  test('PATH-RX-14 PATH-GEN-08 Have No Fear: the Ward cannot die until the own next turn, is not quarantined and gives no step', () => {
    const it = given('changeling acts', { hand: { changeling: ['have-no-fear'] }, free: ['saburov'], plague: 13 }).does(
      'use',
      'have-no-fear saburov',
      '-',
      'end',
      'stay',
      'infect',
    );
    expect([it.at('saburov'), it.free_('saburov'), it.now(), it.told('spared').length]).toEqual([13, true, 'act', 1]);
    // Against a Strain as well: the Prescription wins.
    const strain = given('bachelor acts', { shield: 'andrey', strains: { 2: 'it-was-here' }, plague: 2, free: ['andrey'] }).does(
      'transfer andrey',
      '-',
      'reveal',
    );
    expect(strain.at('andrey')).toBe(2);
    expect(given("changeling's turn", { shield: 'andrey' }).s.shield).toBe(-1);
    expect(given("bachelor's turn", { shield: 'andrey' }).s.shield).toBe(0);
    const dead = given('changeling acts', { hand: { changeling: ['have-no-fear'] }, grave: ['vlad'] }).does('use');
    expect(dead.refused('have-no-fear vlad')).toBe('PATH-RX-14');
  });
  test('PATH-RX-15 Laying On of Hands: a private look, then leave, discard or carry it next door', () => {
    const base = { hand: { changeling: ['laying-on-of-hands'] }, strains: { 4: 'ague', 5: 'slander' } } as const;
    const it = given('changeling acts', base);
    expect([it.offers('laying-on-of-hands').length, it.refused('laying-on-of-hands 7')]).toEqual([2, 'PATH-RX-15']);
    it.does('laying-on-of-hands 4');
    expect(it.hears('changeling', 'looked')).toMatchObject([{ at: 4, strain: 'ague' }]);
    expect(it.hears('bachelor', 'looked')).toMatchObject([{ at: 4, strain: 'back' }]);
    expect(it.offers()).toEqual(['let-lie', 'throw-out', 'carry 3', 'carry 11', 'carry 12']);
    expect(it.refused('carry 5')).toBe('PATH-RX-15');
    it.does('carry 12');
    expect([it.strain(4), it.strain(12)]).toEqual([null, 'ague']);
    expect([it.view('changeling').mine[12], it.view('bachelor').mine[12], it.view('changeling').mine[5]]).toEqual([5, 12, 12]);
    const out = given('changeling acts', base).does('laying-on-of-hands 4', 'throw-out');
    expect([out.strain(4), out.s.spent[5]]).toEqual([null, 1]);
    expect(given('changeling acts', base).does('laying-on-of-hands 4', 'let-lie').strain(4)).toBe('ague');
  });
  test('PATH-RX-16 False Witness: the resolver gains 1 less, the Prescription stays', () => {
    const it = given('bachelor acts', { events: { 4: 'secret' }, free: ['vlad'], hand: { changeling: ['false-witness'] } }).does(
      'resolve vlad',
      'changeling: false-witness',
      '-',
    );
    expect([it.evidence('bachelor'), it.now()]).toEqual([4, 'take-card']);
  });
  test('PATH-RX-17 Light Fingers: one or two counters from one other Healer', () => {
    const it = given('changeling acts', { hand: { changeling: ['light-fingers'] }, counters: { bachelor: ['coin', 'key'], haruspex: ['secret'] } });
    expect(it.offers('light-fingers bachelor')).toEqual([
      'light-fingers bachelor coin key',
      'light-fingers bachelor coin none',
      'light-fingers bachelor key none',
    ]);
    expect([it.refused('light-fingers haruspex secret secret'), it.refused('light-fingers changeling key none')]).toEqual(['PATH-RX-17', 'PATH-RX-17']);
    it.does('light-fingers bachelor coin key');
    expect([it.counters('bachelor'), it.counters('changeling')]).toEqual([[], ['coin', 'key']]);
  });
  test("PATH-RX-18 False Kin: another's Ward counts as own for the reward of this turn; its death still is its Healer's", () => {
    const it = given('changeling acts', { hand: { changeling: ['false-kin'] }, events: { 4: 'secret' }, free: ['vlad'] });
    expect(it.refused('false-kin saburov')).toBe('PATH-RX-18');
    it.does('false-kin vlad', 'resolve vlad', '-');
    expect(it.evidence('changeling')).toBe(5);
    const dies = given('changeling acts', { hand: { changeling: ['false-kin'] }, strains: { 4: 'it-was-here' }, plague: 4, free: ['vlad'] }).does(
      'false-kin vlad',
      'transfer vlad',
      '-',
      'reveal',
      '-',
    );
    expect([dies.evidence('bachelor'), dies.evidence('changeling')]).toEqual([2, 3]);
  });
  test('PATH-RX-19 a card needs a legal target, named when it is played', () => {
    const it = given('haruspex acts', { hand: { haruspex: ['herb-brides-dance'] }, free: ['vlad'] });
    expect(it.offers('herb-brides-dance')).toEqual([]);
    const played = given('bachelor acts', { hand: { bachelor: ['summons'], changeling: ['no'] }, free: ['vlad'] }).does('summons vlad 5');
    expect([played.told('played')[0]?.targets, played.now(), played.at('vlad')]).toEqual([['vlad', 5], 'window', 4]);
  });
});

describe('events', () => {
  test('PATH-EV-01 PATH-GEN-10 Private Audience: no Pact is placed or moved; those in force stay', () => {
    const it = given('bachelor acts', { events: { 1: 'key', 4: 'secret' }, pact: { haruspex: 'capella' } });
    expect([it.offers('pact'), it.refused('pact vlad'), it.s.pact[1], it.refused('transfer capella')]).toEqual([[], 'PATH-EV-01', 3, 'PATH-PAC-04']);
  });
  test('PATH-EV-02 A Night at the Stillwater: one free piece anywhere may be quarantined, the resolver too', () => {
    const it = given('bachelor acts', { events: { 2: 'key' }, free: ['andrey', 'haruspex'] }).does('resolve andrey');
    expect(it.offers()).toEqual(['decline', 'confine haruspex', 'confine andrey']);
    expect(it.refused('confine vlad')).toBe('PATH-EV-02');
    it.does('confine haruspex', '-');
    expect([it.free_('haruspex'), it.evidence('bachelor')]).toEqual([false, 5]);
  });
  test("PATH-EV-03 Noah's Ark: Haruspex and Changeling pay a Coin more; a Coin Ward covers one Coin", () => {
    const at = { maria: 3, capella: 3, vlad: 3 } as const;
    expect(given('bachelor acts', { events: { 3: 'secret' }, at, free: ['vlad'] }).refused('resolve vlad')).toBeNull();
    const it = given('haruspex acts', { events: { 3: 'secret' }, at, free: ['vlad', 'capella'], counters: { haruspex: ['coin', 'secret'] } });
    expect([it.refused('resolve vlad'), it.offers('supply')]).toEqual(['PATH-RES-04', ['supply vlad', 'supply capella']]);
    expect(it.does('supply capella').s.given).toEqual([0, 1, 0]);
    const two = given('changeling acts', { events: { 3: 'coin' }, at, free: ['capella'], counters: { changeling: ['coin'] } }).does('supply capella');
    expect(two.s.given).toEqual([1, 0, 0]);
  });
  test('PATH-EV-04 Flight from the Trains: quarantined Wards in 4 and next to it go free, Healers do not', () => {
    const it = given("bachelor's turn", { deck: [4], at: { haruspex: 5, capella: 12 } });
    expect([it.free_('vlad'), it.free_('maria'), it.free_('capella'), it.free_('haruspex'), it.free_('andrey')]).toEqual([true, true, true, false, false]);
  });
  test('PATH-EV-05 Lethargy: the Plague brings a dead Ward back to 5, free; its Healer gains 1; a target is a target again', () => {
    const base = { at: { capella: 5 }, events: { 5: 'coin' }, free: ['capella'], curfew: 5, strains: {} } as const;
    const it = given('haruspex acts', { ...base, crypt: ['andrey'], grave: ['rubin'] }).does('resolve capella');
    expect([it.who(), it.offers()]).toEqual([['plague'], ['revive andrey', 'revive rubin']]);
    expect(it.refused('revive maria')).toBe('PATH-EV-05');
    it.does('revive andrey', '-');
    expect([it.at('andrey'), it.free_('andrey'), it.s.crypt, it.evidence('bachelor'), it.evidence('haruspex')]).toEqual([5, true, 0, 4, 5]);
    for (let seed = 0; seed < 8; seed++) expect(it.guess('bachelor', seed).hit[0]).toBe(0);
    expect(given('haruspex acts', base).does('resolve capella', '-').now()).toBe('take-card');
  });
  test('PATH-EV-06 The Still Runs Dry: two counters of choice', () => {
    const it = given('haruspex acts', { events: { 6: 'coin' }, free: ['capella'] }).does('resolve capella', 'pick key', 'pick secret', '-');
    expect(it.counters('haruspex')).toEqual(['secret', 'key']);
  });
  test('PATH-EV-07 That Which Comes from the Steppe: another resolution gives the Plague a Strain after the reward, its own none', () => {
    const it = given('bachelor acts', { events: { 4: 'secret', 7: 'coin' }, free: ['vlad'] }).does('resolve vlad', '-');
    expect(it.s.gripSize).toBe(0);
    expect(it.does('take curfew').s.gripSize).toBe(1);
    const own = given('bachelor acts', { events: { 7: 'secret' }, at: { vlad: 7 }, free: ['vlad'] }).does('resolve vlad', '-', 'take curfew');
    expect(own.s.gripSize).toBe(0);
  });
  test('PATH-EV-10 Cordons in the Gardens: one space a Move, and Shortcuts adds to that', () => {
    const it = given('haruspex acts', { events: { 10: 'coin' }, free: ['sticky'], hand: { haruspex: ['shortcuts'] } });
    expect(it.does('move sticky', 'go 15').now()).toBe('act');
    const more = given('haruspex acts', { events: { 10: 'coin' }, free: ['sticky'], hand: { haruspex: ['shortcuts'] } }).does(
      'shortcuts',
      '-',
      'move sticky',
      'go 15',
    );
    expect([more.now(), more.does('go 12').now()]).toEqual(['walk', 'act']);
  });
  test("PATH-EV-11 Imprints: the Plague's place is told to all", () => {
    const it = given('bachelor acts', { events: { 11: 'secret' }, at: { vlad: 11 }, free: ['vlad'], plague: 0 }).does('resolve vlad');
    expect([it.told('announced')[0]?.at, it.fog(), it.s.lastSeen, it.s.lastSeenRound]).toEqual([0, [0], 0, 3]);
  });
  test('PATH-EV-13 Night of the Looters: each Healer who has a counter returns one, from the active one on', () => {
    const it = given("haruspex's turn", { deck: [13], counters: { bachelor: ['coin', 'key'], haruspex: ['coin', 'secret'], changeling: ['key'] } });
    expect([it.now(), it.who()]).toEqual(['loot', ['haruspex']]);
    expect(it.refused('pick key')).toBe('PATH-EV-13');
    it.does('pick coin', 'bachelor: pick key');
    expect([it.counters('haruspex'), it.counters('changeling'), it.counters('bachelor')]).toEqual([['secret'], [], ['coin']]);
  });
  test("PATH-EV-14 The Magistrate's Seal: one Prescription more", () => {
    const it = given('changeling acts', { events: { 14: 'key' }, free: ['aspity'] }).does('resolve aspity', '-', 'take no');
    expect(it.now()).toBe('take-card');
    expect(it.does('take no').hand('changeling')).toEqual(['no', 'no']);
  });
  test('PATH-EV-15 The Bell of the Town Hall: the quarter is told', () => {
    const bell = (plague: number) => given("bachelor's turn", { deck: [15], plague });
    expect([bell(2), bell(15), bell(8), bell(0)].map((it) => it.told('quarter')[0]?.quarter)).toEqual(['stone-yard', 'knots', 'earth', 'steppe']);
    expect(bell(8).fog()).toEqual([6, 7, 8, 13, 14]);
  });
});
