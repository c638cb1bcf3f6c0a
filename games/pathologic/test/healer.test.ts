/** A Healer's turn: Setup Phase, Actions, resolving, Pacts (2.9 to 2.12). */
import { describe, expect, test } from 'vitest';
import { WARDS } from '../names.ts';
import { given, picks } from './given.ts';

describe('setup phase', () => {
  test('PATH-SUP-01 PATH-SUP-02 PATH-SUP-03 fewer than four Events: one is drawn; with four, or an empty deck, none', () => {
    expect(given("bachelor's turn", { events: { 1: 'coin', 2: 'coin', 4: 'coin' } }).told('event')).toHaveLength(1);
    expect(given("bachelor's turn", { events: { 1: 'coin', 2: 'coin', 4: 'coin', 5: 'coin' } }).told('event')).toEqual([]);
    expect(given("bachelor's turn", { deck: [] }).told('event')).toEqual([]);
    expect(given("bachelor's turn", { events: { 1: 'coin', 2: 'coin', 4: 'coin' }, begun: false }).told('event')).toHaveLength(1);
  });
  test('PATH-SUP-04 PATH-TURN-07 the first Healer turn of the game draws two', () => {
    const it = given("bachelor's turn", { begun: false });
    expect([it.told('event').length, it.now(), it.s.phase]).toEqual([2, 'act', 'actions']);
    expect(it.does('end').told('event')).toHaveLength(1);
  });
  test("PATH-SUP-05 PATH-SUP-06 the Event lies in its own district with a counter of the drawing Healer's type; all pay that type", () => {
    // Example 11: Event 13 is Secret / Coin / Key.
    const type = (who: 'bachelor' | 'haruspex' | 'changeling') => given(`${who}'s turn`, { deck: [13], pool: [9, 9, 9] });
    expect([type('bachelor').s.need[13], type('haruspex').s.need[13], type('changeling').s.need[13]]).toEqual([1, 0, 2]);
    const it = type('bachelor');
    expect([it.s.event[13], it.s.marker[13], it.s.pool]).toEqual([1, 1, [9, 8, 9]]);
  });
  test('PATH-SUP-07 PATH-STR-01 placed, marked, its effect, then the Plague draws a Strain, Event by Event', () => {
    const it = given("bachelor's turn", { begun: false, deck: [4, 15], plague: 7 });
    expect(it.said.map((e) => e.type).filter((t) => t !== 'turn')).toEqual(['event', 'freed', 'freed', 'drew-strain', 'event', 'quarter', 'drew-strain']);
    expect(it.s.gripSize).toBe(2);
  });
  test('PATH-SUP-08 PATH-SUP-09 PATH-SUP-10 the other Healers may play Influence cards, as often as theirs is turned up', () => {
    const it = given("bachelor's turn", {
      hand: { haruspex: ['wild-harvest', 'wild-harvest'], changeling: ['light-fingers'] },
      counters: { bachelor: ['key'], haruspex: [], changeling: [] },
    });
    expect([it.now(), it.who()]).toEqual(['window', ['haruspex', 'changeling']]);
    it.does('changeling: light-fingers bachelor key none', 'haruspex: wild-harvest coin coin');
    // A W-RX for the first card, in which the Changeling is asked.
    expect(it.who()).toEqual(['changeling']);
    it.does('-');
    expect([it.counters('haruspex'), it.counters('changeling'), it.hand('haruspex')]).toEqual([['coin', 'coin'], ['key'], ['wild-harvest']]);
    const again = given("bachelor's turn", {
      hand: { haruspex: ['wild-harvest', 'wild-harvest'], changeling: ['light-fingers'] },
      counters: { bachelor: ['key'] },
    });
    again.does('haruspex: wild-harvest coin coin', 'changeling: pass', 'changeling: pass');
    expect([again.now(), again.who()]).toEqual(['window', ['haruspex']]);
    again.does('haruspex: wild-harvest key key', 'changeling: pass');
    expect([again.now(), again.counters('haruspex')]).toEqual(['act', ['coin', 'coin', 'key', 'key']]);
    expect(again.told('played').map((e) => e.card)).toEqual(['wild-harvest']);
  });
  test('PATH-SUP-10 PATH-RP-13 the active Healer is asked too, sealed like the others, with every Influence card, and is first', () => {
    const setup = () =>
      given("bachelor's turn", {
        deck: [7],
        free: ['capella'],
        pact: { haruspex: 'capella' },
        hand: { bachelor: ['emergency-powers', 'summons', 'curfew'], haruspex: ['wild-harvest'] },
      });
    const it = setup();
    expect([it.now(), it.who()]).toEqual(['window', ['bachelor', 'haruspex']]);
    expect(it.offers('', 'bachelor')).toContain('emergency-powers');
    expect(it.offers('curfew', 'bachelor')).toEqual([]);
    expect([it.refused('haruspex: ticking-away'), it.refused('bachelor: ticking-away')]).toEqual(['PATH-RP-01', 'PATH-GEN-01']);
    // The answer is sealed, whoever gives it first, and resolved in turn order.
    const before = it.view('haruspex');
    it.does('bachelor: emergency-powers');
    expect([it.view('haruspex'), it.said]).toEqual([before, []]);
    it.does('haruspex: wild-harvest coin coin', '-');
    expect([it.s.emergency, it.counters('haruspex')]).toEqual([true, ['coin', 'coin']]);
    const other = setup().does('haruspex: wild-harvest coin coin', 'bachelor: emergency-powers', '-');
    expect(other.s).toEqual(it.s);
    expect(setup().does('haruspex: wild-harvest coin coin', 'bachelor: emergency-powers').told('played')[0]?.healer).toBe('bachelor');
    // Who passes has nothing lost: the same cards are free in the Action Phase, which follows at once.
    const late = setup().does('-');
    expect([late.now(), late.offers('emergency-powers')]).toEqual(['act', ['emergency-powers']]);
  });
  test('PATH-SUP-10 the window never opens for the active Healer alone, whatever the hand', () => {
    for (const hand of [['wild-harvest'], ['no']] as const)
      expect(given("haruspex's turn", { duel: 'haruspex', deck: [7], hand: { haruspex: hand } }).now()).toBe('act');
    expect(given("bachelor's turn", { deck: [7], hand: { bachelor: ['paralysis'] } }).now()).toBe('act');
    const again = given("bachelor's turn", { deck: [7], hand: { bachelor: ['paralysis', 'paralysis'], haruspex: ['shortcuts'] } });
    again.does('bachelor: paralysis', 'haruspex: pass', '-');
    expect([again.now(), again.s.paralysed]).toEqual(['act', true]);
  });
  test("PATH-SUP-11 no Influence card is played in the Plague's turn", () => {
    const it = given("plague's turn", { hand: { bachelor: ['paralysis'], haruspex: ['wild-harvest'] }, plague: 13, free: ['saburov'] }).does('stay');
    expect(it.now()).toBe('attack');
    it.does('infect');
    expect([it.who(), it.offers()]).toEqual([['bachelor'], ['pass']]);
    it.does('pass');
    expect([it.who(), it.offers()]).toEqual([['haruspex'], ['pass']]);
  });
  test('PATH-GEN-16 example 18: two of three Strains are Drift, so two picks of three draw it', () => {
    const draw = (n: number) => given("bachelor's turn", { deck: [2], strainDeck: ['drift', 'drift', 'ague'] }, picks(0, n)).grip();
    expect([draw(0), draw(1), draw(2)]).toEqual([['drift'], ['drift'], ['ague']]);
  });
});

describe('actions', () => {
  test('PATH-ACT-01 PATH-ACT-05 two points, one an Action, and some may be left', () => {
    const it = given('bachelor acts');
    it.does('transfer andrey', 'transfer maria');
    expect([it.s.ap, it.refused('transfer vlad')]).toEqual([0, 'PATH-ACT-01']);
    it.does('end', '-', 'end', '-', 'end', 'stay', 'conceal', 'done', '-');
    expect([it.s.ap, it.s.active]).toEqual([2, 0]);
    expect(given('bachelor acts').does('end').s.active).toBe(1);
  });
  test('PATH-ACT-21 a point that was left is not there in the next turn', () => {
    const it = given('bachelor acts').does('transfer andrey', 'end', '-', 'end', '-', 'end', 'stay', 'conceal', 'done', '-');
    expect([it.s.ap, it.s.active]).toEqual([2, 0]);
  });
  test('PATH-ACT-02 PATH-ACT-18 the own Healer and any usable Ward act, and each only as it can', () => {
    const it = given('bachelor acts', { free: ['haruspex'] });
    expect(it.refused('move haruspex')).toBe('PATH-ACT-02');
    expect(it.offers('transfer')).toHaveLength(9);
    expect([...it.offers('leave bachelor'), ...it.offers('claim'), ...it.offers('leave capella')]).toEqual(['leave bachelor', 'claim', 'leave capella']);
    expect([it.refused('move bachelor'), it.refused('resolve bachelor'), it.refused('move capella')]).toEqual(['PATH-ACT-09', 'PATH-RES-01', 'PATH-ACT-09']);
    const freed = given('bachelor acts', { free: ['bachelor', 'capella'] });
    expect([freed.refused('leave bachelor'), freed.refused('leave capella'), freed.offers('move').length]).toEqual(['PATH-ACT-07', 'PATH-ACT-07', 2]);
  });
  test("PATH-ACT-03 PATH-ACT-04 example 7: a piece acts once in a turn, and again in the next Healer's", () => {
    const it = given('bachelor acts', { events: { 5: 'secret' }, free: ['vlad'] }).does('move vlad', 'go 5', 'stop');
    expect(it.refused('resolve vlad')).toBe('PATH-ACT-03');
    const leave = given('bachelor acts').does('leave vlad');
    expect(leave.refused('move vlad')).toBe('PATH-ACT-03');
    expect(leave.does('end', '-').refused('move vlad')).toBeNull();
  });
  test('PATH-ACT-06 PATH-RP-13 PATH-RP-14 cards and the Pact cost nothing, between Actions and not within one', () => {
    const it = given('haruspex acts', { hand: { haruspex: ['wild-harvest'] }, events: { 6: 'coin' }, free: ['notkin'] });
    it.does('transfer sticky', 'wild-harvest coin key', 'pact capella');
    expect([it.s.ap, it.counters('haruspex')]).toEqual([1, ['coin', 'key', 'key']]);
    const walking = given('haruspex acts', { hand: { haruspex: ['wild-harvest'] }, free: ['notkin'] }).does('move notkin', 'go 13');
    expect(walking.refused('wild-harvest coin key')).toBe('KERNEL-NOT-NOW');
  });
  test("PATH-ACT-07 PATH-ACT-08 leaving Quarantine, and no way back by one's own will", () => {
    const it = given('bachelor acts').does('leave vlad');
    expect([it.free_('vlad'), it.told('freed')[0]?.piece]).toEqual([true, 'vlad']);
    expect(it.offers().filter((x) => /quarantine|confine/.test(x))).toEqual([]);
  });
  test('PATH-ACT-09 PATH-ACT-10 a Move is one or two spaces, step by step, never none', () => {
    const it = given('bachelor acts', { free: ['vlad'] }).does('move vlad');
    expect(it.offers()).toEqual(['go 3', 'go 5', 'go 11', 'go 12']);
    expect([it.refused('stop'), it.refused('go 13')]).toEqual(['PATH-ACT-10', 'PATH-ACT-09']);
    it.does('go 12');
    expect(it.offers()).toEqual(['stop', 'go 4', 'go 5', 'go 11', 'go 13', 'go 15']);
    expect(it.does('go 13').now()).toBe('act');
  });
  test("PATH-ACT-11 claiming any counter, quarantined or not, for the Healer's Action", () => {
    const it = given('bachelor acts').does('claim', 'pick key');
    expect([it.counters('bachelor'), it.refused('claim'), it.refused('leave bachelor')]).toEqual([['key'], 'PATH-ACT-03', 'PATH-ACT-03']);
  });
  test('PATH-ACT-12 a Ward gives its own type, wherever it is and whoever is responsible for it', () => {
    const it = given('bachelor acts').does('transfer aspity');
    expect([it.counters('bachelor'), it.told('got')[0]]).toMatchObject([['key'], { from: 'aspity', resource: 'key' }]);
  });
  test("PATH-ACT-13 PATH-ACT-14 example 8: an Action card is the Healer's Action and costs a point", () => {
    const it = given('bachelor acts', { hand: { bachelor: ['curfew'] } });
    it.does('use', 'curfew 7', '-');
    expect([it.s.ap, it.s.curfew, it.discard('bachelor'), it.refused('claim')]).toEqual([1, 7, ['curfew'], 'PATH-ACT-03']);
    expect(it.offers('transfer').length).toBeGreaterThan(0);
    const none = given('bachelor acts', { hand: { bachelor: ['paralysis'] } });
    expect([none.offers('use'), none.refused('use')]).toEqual([[], 'PATH-ACT-13']);
    // Not in others' turns.
    expect(given("haruspex's turn", { hand: { bachelor: ['curfew'] } }).offers('curfew', 'bachelor')).toEqual([]);
  });
  test('PATH-ACT-15 PATH-RES-04 example 9: Supply hands the missing counter over, and the Ward resolves', () => {
    const it = given('bachelor acts', { events: { 7: 'secret' }, at: { andrey: 7 }, free: ['andrey'], counters: { bachelor: ['secret'] }, pool: [14, 12, 14] });
    expect(it.refused('resolve andrey')).toBe('PATH-RES-04');
    it.does('supply andrey', 'resolve andrey', '-');
    expect([it.s.ap, it.counters('bachelor'), it.s.pool[1], it.evidence('bachelor')]).toEqual([0, [], 14, 5]);
  });
  test('PATH-ACT-16 Supply needs two points, an unacted Healer and Ward, the counters, and something to give', () => {
    const base = { events: { 7: 'secret' }, at: { andrey: 7, vlad: 7 }, free: ['andrey', 'vlad'], counters: { bachelor: ['secret'] } } as const;
    expect(given('bachelor acts', base).offers('supply')).toEqual(['supply andrey']);
    expect(given('bachelor acts', { ...base, ap: 1 }).refused('supply andrey')).toBe('PATH-ACT-16');
    expect(given('bachelor acts', { ...base, acted: ['andrey'] }).refused('supply andrey')).toBe('PATH-ACT-16');
    expect(given('bachelor acts', { ...base, acted: ['bachelor'] }).refused('supply andrey')).toBe('PATH-ACT-03');
    expect(given('bachelor acts', { ...base, counters: { bachelor: ['coin'] } }).refused('supply andrey')).toBe('PATH-ACT-16');
    expect(given('bachelor acts', base).refused('supply vlad')).toBe('PATH-ACT-16');
    expect(given('bachelor acts', { ...base, free: ['vlad'] }).refused('supply andrey')).toBe('PATH-RES-01');
    expect(given('bachelor acts', { ...base, pact: { haruspex: 'andrey' } }).refused('supply andrey')).toBe('PATH-PAC-04');
  });
  describe('after a Supply', () => {
    const base = {
      events: { 7: 'secret' },
      at: { andrey: 7 },
      free: ['andrey'],
      counters: { bachelor: ['secret'] },
      pool: [14, 10, 14],
      hand: { bachelor: ['summons'] },
    } as const;
    test('PATH-ACT-17 the last point is for the Resolve; ended or made impossible, the counters go to the Pool', () => {
      const it = given('bachelor acts', base).does('supply andrey');
      expect([it.refused('transfer maria'), it.s.given]).toEqual(['PATH-ACT-17', [0, 1, 0]]);
      it.does('end');
      expect([it.s.given, it.s.pool[1], it.told('unsupplied').length]).toEqual([[0, 0, 0], 11, 1]);
      const moved = given('bachelor acts', base).does('supply andrey', 'summons andrey 6', '-');
      expect([moved.s.given, moved.s.pool[1], moved.s.supplied, moved.refused('transfer maria')]).toEqual([[0, 0, 0], 11, -1, null]);
    });
    test('PATH-ACT-15 PATH-ACT-17 other Actions may come between, but not by that Ward, nor for that Event', () => {
      const more = { ...base, events: { 7: 'secret', 3: 'secret' }, at: { andrey: 7, vlad: 7, maria: 3 }, free: ['andrey', 'vlad', 'maria'], ap: 4 } as const;
      const it = given('bachelor acts', more).does('supply andrey');
      expect(['transfer andrey', 'move andrey', 'resolve vlad'].map((m) => it.refused(m))).toEqual(['PATH-ACT-17', 'PATH-ACT-17', 'PATH-ACT-17']);
      expect(it.offers('resolve')).not.toContain('resolve vlad');
      it.does('transfer maria');
      expect([it.s.given, it.s.ap, it.counters('bachelor').length]).toEqual([[0, 1, 0], 2, 1]);
      it.does('move vlad', 'go 6', 'stop');
      expect([it.s.ap, it.refused('transfer capella')]).toEqual([1, 'PATH-ACT-17']);
      it.does('resolve andrey', '-');
      expect([it.s.ap, it.evidence('bachelor'), it.s.event[7], it.s.given]).toEqual([0, 5, 2, [0, 0, 0]]);
    });
    test('PATH-ACT-17 another Event resolved in between leaves the counters with the Ward', () => {
      const two = { ...base, events: { 7: 'secret', 4: 'secret' }, at: { andrey: 7, vlad: 4 }, free: ['andrey', 'vlad'], ap: 3, hand: {} } as const;
      const it = given('bachelor acts', two).does('supply andrey', 'resolve vlad', '-');
      while (it.now() === 'take-card') it.does('take curfew');
      expect([it.s.given, it.s.supplied, it.s.ap]).toEqual([[0, 1, 0], WARDS.indexOf('andrey'), 1]);
      it.does('resolve andrey', '-');
      expect([it.evidence('bachelor'), it.s.given]).toEqual([7, [0, 0, 0]]);
    });
    test('PATH-ACT-17 PATH-STR-14 another Resolve that a Strain spoils in between leaves the counters with the Ward', () => {
      const two = { ...base, events: { 7: 'secret', 4: 'secret' }, at: { andrey: 7, vlad: 4 }, free: ['andrey', 'vlad'], ap: 3, hand: {} } as const;
      const it = given('bachelor acts', { ...two, strains: { 4: 'collapse' } }).does('supply andrey', 'resolve vlad', '-');
      expect([it.told('wasted').length, it.s.given, it.s.supplied]).toEqual([1, [0, 1, 0], WARDS.indexOf('andrey')]);
      expect(it.does('resolve andrey', '-').evidence('bachelor')).toBe(5);
    });
    test('PATH-ACT-17 if the supplied Ward dies in between, the counters go to the Pool', () => {
      const here = {
        ...base,
        strains: { 6: 'it-was-here' },
        at: { andrey: 6, vlad: 13 },
        events: { 6: 'secret' },
        plague: 6,
        free: ['andrey', 'vlad'],
      } as const;
      const it = given('bachelor acts', { ...here, hit: ['maria', 'capella', 'saburov'], ap: 3, hand: {} });
      it.does('supply andrey', 'transfer capella', '-', 'plague: reveal', 'take curfew', 'complete');
      expect([it.at('andrey'), it.s.supplied, it.s.given]).toEqual([0, -1, [0, 0, 0]]);
    });
    test('PATH-ACT-17 PATH-EV-09 if an Action in between takes away what the Event demands, the counters go to the Pool', () => {
      const trial = { ...base, events: { 9: 'secret' }, at: { andrey: 9, vlad: 9, sticky: 8 }, free: ['andrey', 'vlad'], ap: 4 } as const;
      const it = given('bachelor acts', trial).does('supply andrey', 'move vlad', 'go 10', 'stop');
      expect([it.s.supplied, it.s.given, it.s.pool[1], it.told('unsupplied')]).toMatchObject([-1, [0, 0, 0], 11, [{ ward: 'andrey', clause: 'PATH-ACT-17' }]]);
    });
    test("PATH-OPT-04 with Resolve at once only that Ward's Resolve follows", () => {
      const it = given('bachelor acts', { ...base, ap: 4, resolveAtOnce: true }).does('supply andrey');
      expect([it.refused('transfer maria'), it.offers('transfer'), it.offers('resolve')]).toEqual(['PATH-ACT-17', [], ['resolve andrey']]);
      expect(
        given('bachelor acts', { ...base, ap: 4 })
          .does('supply andrey')
          .refused('transfer maria'),
      ).toBeNull();
    });
    test('PATH-ACT-20 a supplied Ward that is summoned to another Event cannot resolve that one with the same counters', () => {
      const both = { ...base, events: { 4: 'secret', 5: 'secret' }, at: { andrey: 4 } } as const;
      const it = given('bachelor acts', both).does('supply andrey', 'summons andrey 5', '-');
      expect([it.s.given, it.s.supplied, it.s.pool[1], it.counters('bachelor')]).toEqual([[0, 0, 0], -1, 11, []]);
      expect(it.offers('resolve')).toEqual([]);
      expect(it.refused('resolve andrey')).not.toBeNull();
      expect(it.told('unsupplied')).toMatchObject([{ ward: 'andrey', clause: 'PATH-ACT-20' }]);
    });
    test("PATH-ACT-20 Herb Bride's Dance does the same, and so does the way there and back", () => {
      const at = { events: { 4: 'secret', 5: 'secret' }, at: { capella: 4, rubin: 5 }, free: ['capella', 'rubin'], ap: 3 } as const;
      const dance = given('haruspex acts', { ...at, counters: { haruspex: ['secret'] }, hand: { haruspex: ['herb-brides-dance'] } });
      dance.does('supply capella', 'herb-brides-dance capella rubin', '-');
      expect([dance.at('capella'), dance.s.supplied, dance.s.given, dance.refused('resolve capella')]).toEqual([5, -1, [0, 0, 0], 'PATH-RES-04']);
      const back = given('bachelor acts', { ...base, events: { 4: 'secret', 5: 'secret' }, at: { andrey: 4 }, hand: { bachelor: ['summons', 'summons'] } });
      back.does('supply andrey', 'summons andrey 5', '-', 'summons andrey 4', '-');
      expect([back.at('andrey'), back.s.supplied, back.offers('resolve')]).toEqual([4, -1, []]);
    });
    test('PATH-ACT-20 a card that moves another Ward takes nothing away', () => {
      const it = given('bachelor acts', { ...base, free: ['andrey', 'vlad'] }).does('supply andrey', 'summons vlad 5', '-', 'resolve andrey', '-');
      expect(it.evidence('bachelor')).toBe(5);
    });
  });
});

describe('resolving', () => {
  test('PATH-RES-01 the piece is free and where an Event is ongoing', () => {
    expect(given('bachelor acts', { events: { 4: 'secret' } }).refused('resolve vlad')).toBe('PATH-RES-01');
    expect(given('bachelor acts', { free: ['vlad'] }).refused('resolve vlad')).toBe('PATH-RES-01');
    expect(given('bachelor acts', { free: ['vlad'], events: { 4: 'secret' } }).refused('resolve vlad')).toBeNull();
  });
  test('PATH-RES-02 PATH-RES-05 PATH-RES-12 in person the Healer pays from the sheet, for 1 Evidence; a Transfer may come first', () => {
    const it = given('bachelor acts', { events: { 1: 'key' }, free: ['bachelor'] });
    expect(it.refused('resolve bachelor')).toBe('PATH-RES-02');
    it.does('transfer andrey', 'resolve bachelor', '-');
    expect([it.evidence('bachelor'), it.counters('bachelor')]).toEqual([4, []]);
    const claim = given('bachelor acts', { events: { 1: 'key' }, free: ['bachelor'] }).does('claim', 'pick key');
    expect(claim.refused('resolve bachelor')).toBe('PATH-ACT-03');
  });
  test('PATH-RES-03 PATH-RES-10 an own Ward of the right type resolves without a counter, for 2', () => {
    const it = given('bachelor acts', { events: { 4: 'secret' }, free: ['vlad'], counters: { bachelor: ['secret'] } }).does('resolve vlad', '-');
    expect([it.evidence('bachelor'), it.counters('bachelor')]).toEqual([5, ['secret']]);
  });
  test("PATH-RES-06 PATH-GEN-07 PATH-EV-08 the Ward covers one counter, the rest is supplied; the card's text rules", () => {
    const base = { events: { 8: 'secret' }, free: ['notkin'] } as const;
    expect(given('haruspex acts', base).refused('resolve notkin')).toBe('PATH-RES-04');
    const it = given('haruspex acts', { ...base, counters: { haruspex: ['secret'] } }).does('supply notkin', 'resolve notkin', '-');
    expect([it.evidence('haruspex'), it.counters('haruspex')]).toEqual([5, []]);
    const self = given('haruspex acts', { ...base, at: { haruspex: 8 }, free: ['haruspex'], counters: { haruspex: ['secret'] } });
    expect(self.refused('resolve haruspex')).toBe('PATH-RES-02');
  });
  test('PATH-RES-07 PATH-EV-09 PATH-STR-16 an additional condition must hold, also after a Strain', () => {
    const base = { events: { 9: 'key' }, free: ['sticky'] } as const;
    expect(given('haruspex acts', base).refused('resolve sticky')).toBe('PATH-EV-09');
    expect(given('haruspex acts', { ...base, at: { maria: 9 } }).refused('resolve sticky')).toBe('PATH-EV-09');
    expect(given('haruspex acts', { ...base, at: { maria: 9 }, free: ['sticky', 'maria'] }).refused('resolve sticky')).toBeNull();
  });
  test('PATH-RES-08 PATH-RES-09 PATH-RES-15 PATH-RES-16 effect, counters to the Pool with the marker, card face down for good, reward', () => {
    const it = given('haruspex acts', { events: { 6: 'coin' }, free: ['capella'], counters: { haruspex: [] }, pool: [10, 15, 15] }).does('resolve capella');
    expect([it.now(), it.s.event[6], it.s.pool[0]]).toEqual(['gain', 2, 10]);
    it.does('pick key', 'pick key');
    expect([it.now(), it.s.pool[0], it.s.marker[6], it.evidence('haruspex')]).toEqual(['take-card', 11, 0, 5]);
    it.does('take shortcuts', 'end', '-', 'end', 'stay', 'conceal', 'done');
    expect(it.s.event[6]).toBe(2);
    const types = given('haruspex acts', { events: { 6: 'coin' }, free: ['capella'] })
      .does('resolve capella', 'pick key', 'pick key')
      .said.map((e) => e.type);
    expect(types).toEqual(['acts', 'got', 'got', 'resolved', 'evidence']);
  });
  test("PATH-RES-11 PATH-RES-13 PATH-PAC-09 example 10: another's Ward gives 1 and a Prescription; its own Healer gets nothing", () => {
    const it = given('haruspex acts', { events: { 4: 'secret' }, free: ['vlad'], pact: { haruspex: 'vlad' } }).does('resolve vlad', '-', 'take shortcuts');
    expect([it.evidence('haruspex'), it.evidence('bachelor'), it.hand('haruspex'), it.hand('bachelor')]).toEqual([4, 3, ['shortcuts'], []]);
  });
  test('PATH-RES-14 all Evidence of one resolution comes together, before the Prescription', () => {
    const it = given('bachelor acts', { events: { 6: 'coin' }, free: ['capella'], hand: { haruspex: ['blood-debt'] } }).does(
      'resolve capella',
      'pick coin',
      'pick coin',
      'haruspex: blood-debt',
      '-',
    );
    expect(it.told('evidence').map((e) => [e.healer, e.change])).toEqual([
      ['bachelor', 1],
      ['haruspex', 1],
    ]);
    expect(it.now()).toBe('take-card');
  });
});

describe('pact', () => {
  const base = { events: { 4: 'secret', 6: 'coin' } } as const;
  test('PATH-PAC-01 PATH-PAC-02 PATH-PAC-03 free, on any living Ward where an Event is ongoing, quarantined or acted', () => {
    const it = given('haruspex acts', { ...base, acted: ['vlad'] });
    expect(it.offers('pact')).toEqual(['pact vlad', 'pact capella']);
    expect(it.refused('pact maria')).toBe('PATH-PAC-02');
    it.does('pact vlad');
    expect([it.s.ap, it.s.pact]).toEqual([2, [-1, 2, -1]]);
  });
  test('PATH-PAC-04 others cannot act with the Ward, not even its own Healer', () => {
    const it = given('bachelor acts', { ...base, free: ['vlad'], pact: { haruspex: 'vlad' } });
    expect([it.refused('resolve vlad'), it.refused('transfer vlad'), it.refused('pact vlad')]).toEqual(['PATH-PAC-04', 'PATH-PAC-04', 'PATH-PAC-04']);
    expect(given('haruspex acts', { ...base, free: ['vlad'], pact: { haruspex: 'vlad' } }).refused('resolve vlad')).toBeNull();
  });
  test('PATH-PAC-05 PATH-PAC-06 PATH-PAC-08 one token a Healer, moved as often as one likes, never just taken back', () => {
    const it = given('haruspex acts', base).does('pact vlad', 'pact capella', 'pact vlad');
    expect(it.s.pact).toEqual([-1, 2, -1]);
    expect(it.refused('pact vlad')).toBe('PATH-PAC-06');
  });
  test('PATH-PAC-07 it lasts wherever the Ward goes and after the Event', () => {
    const it = given('haruspex acts', { ...base, free: ['vlad'], pact: { haruspex: 'vlad' } }).does(
      'resolve vlad',
      '-',
      'take shortcuts',
      'end',
      '-',
      'end',
      'stay',
      'conceal',
      'done',
      '-',
    );
    expect([it.s.pact[1], it.refused('bachelor: move vlad')]).toEqual([2, 'PATH-PAC-04']);
  });
});
