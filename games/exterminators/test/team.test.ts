/** Team play (2.20). In sample_4 the seats are orange, purple, red, green: orange and red against purple and green. */

import { checkOptions } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { meta } from '../meta.ts';
import { BACK } from '../names.ts';
import { rules } from '../rules.ts';
import { given, type Position, rolls } from './given.ts';

const TEAMS = { house: 'sample_4', colors: ['orange', 'purple', 'red', 'green'], options: { teams: '2x2' } } as const;
const team = (x: Position) => given('act', { ...TEAMS, ...x });
const done = (at: 'entry' | 'laundry') => ({ sealed: true, traps: [{ at, queen: true }] }) as const;

describe('teams', () => {
  test('EXT-TEAM-01 EXT-TEAM-02 layouts, and who sits with whom', () => {
    const fits = (teams: string, seats: number): boolean => 'options' in checkOptions(meta, seats, { teams });
    expect([fits('2x2', 4), fits('2x3', 6), fits('3x2', 6)]).toEqual([true, true, true]);
    expect([fits('2x2', 6), fits('2x3', 4), fits('3x2', 5), fits('2x2', 2)]).toEqual([false, false, false, false]);
    expect(team({}).s.teams).toBe(2);
    const view = rules.view(team({ red: { hidden: ['zap'] } }).s, 0);
    expect(view.players[2]?.hand[10]).toBe(1); // seat 2 is a teammate of seat 0
  });

  test("EXT-TEAM-03 EXT-TEAM-04 the whole team must be ready; then any member may empty the own queen's trap", () => {
    const half = team({ orange: done('entry'), red: { ...done('laundry'), sealed: false } });
    expect(half.whyNot('empty-trap orange')).toBe('EXT-TEAM-04');
    expect(team({ orange: done('entry'), red: { sealed: true } }).whyNot('empty-trap orange')).toBe('EXT-TEAM-04');
    expect(team({ orange: done('entry'), red: { ...done('laundry'), pests: { entry: 1 } } }).whyNot('empty-trap orange')).toBe('EXT-TEAM-04');
    const all = team({ orange: done('entry'), red: done('laundry') }).does('empty-trap orange');
    expect(all.told('ended')).toMatchObject([{ how: 'emptied', winners: ['orange', 'red'], clause: 'EXT-TEAM-03' }]);
    expect(rules.outcome(all.s)?.map((x) => x.rank)).toEqual([1, 3, 1, 3]);
  });

  test('EXT-TEAM-05 one member overrun: the whole team is out', () => {
    const it = team({ orange: { reserve: 0, pests: { entry: 4 } } }).does('end-turn');
    expect(it.s.players.map((p) => p.alive)).toEqual([false, true, false, true]);
    expect(it.told('eliminated').map((e) => [e.color, e.with])).toEqual([
      ['orange', 'orange'],
      ['red', 'orange'],
    ]);
    expect(it.told('ended')).toMatchObject([{ how: 'last', winners: ['purple', 'green'] }]);
    // Their hands go as one pile: who of them held what stays their secret.
    const hands = team({ orange: { reserve: 0, pests: { entry: 4 }, hidden: ['zap'] }, red: { hidden: ['bug_bomb'] } }).does('end-turn');
    expect(hands.told('discarded').map((e) => e.cards)).toEqual([['bug_bomb', 'zap']]);
  });

  test('EXT-TEAM-06 EXT-TEAM-07 exterminating any colors, one by one, and stopping', () => {
    const it = team({ active: 'red', red: { pests: { entry: 1 } }, purple: { pests: { entry: 2 } } }).does('exterminate', rolls(1));
    expect(it.now()).toBe('pick');
    expect(it.offers()).toEqual(['pick purple', 'pick red', 'stop']);
    expect(it.whyNot('pick green')).toBe('EXT-TEAM-07');
    it.does('pick red').does('pick purple'); // red's 1 counts 2
    expect(it.now()).toBe('act');
    expect([it.pests('red'), it.pests('purple')]).toEqual([{}, { entry: 1 }]);
    const stop = team({ green: { pests: { entry: 3 } } })
      .does('exterminate', rolls(5))
      .does('stop');
    expect(stop.pests('green')).toEqual({ entry: 3 });
    expect(team({}).whyNot('exterminate')).toBe('EXT-ACT-05');
  });

  test("EXT-TEAM-08 sealing only the own nest; QuikSeal also a teammate's", () => {
    expect(team({ orange: { room: 'nest_red' } }).whyNot('seal-nest')).toBe('EXT-ACT-18');
    const it = team({ orange: { room: 'nest_red', hand: ['quikseal'] } }).does('play quikseal');
    expect(it.player('red').sealed).toBe(true);
  });

  test('EXT-TEAM-09 a trap catches only its own color', () => {
    const it = team({ red: { queen: 'entry', pests: { entry: 3 } } }).does('drop-trap nothing');
    expect(it.player('orange').traps[0]?.pests).toBe(0);
    expect(it.pests('red')).toEqual({ entry: 3 });
  });

  test('EXT-TEAM-10 EXT-TEAM-11 exchange in the same room: give, ask, accept, decline; each card once a turn', () => {
    const at = { orange: { hand: ['zap', 'nesting'] }, red: { hidden: ['stuck', 'bug_bomb'] } } as const;
    const it = team(at);
    it.does('give red zap');
    expect(it.hand('red')).toEqual(['bug_bomb', 'zap', 'stuck']);
    expect(it.s.free).toBe(1);
    expect(it.whyNot('ask red zap')).toBe('EXT-TEAM-11');
    it.does('ask red stuck');
    expect([it.now(), it.who()]).toEqual(['answer', 'red']);
    it.does('decline');
    expect(it.whyNot('ask red stuck')).toBe('EXT-TEAM-11');
    it.does('ask red bug_bomb').does('accept');
    expect(it.hand('orange')).toEqual(['bug_bomb', 'nesting']);
    expect(it.whyNot('give red bug_bomb')).toBe('EXT-TEAM-11');
    expect(it.whyNot('give red fertile')).toBe('EXT-TEAM-10');
    expect(team({ ...at, red: { room: 'laundry', hidden: ['stuck'] } }).whyNot('give red zap')).toBe('EXT-TEAM-10');
    expect(team(at).whyNot('give purple zap')).toBe('EXT-TEAM-10');
    it.does('end-turn', rolls('P'));
    expect(it.s.swapped).toEqual([]);
  });

  test("EXT-TEAM-10 EXT-TEAM-14 exchange before the queen's roll too, and the card may be played there", () => {
    const starts = (x: Position) => given('turn', { ...TEAMS, ...x });
    const it = starts({ orange: { queen: 'laundry', hand: ['zap'] }, red: { hidden: ['mind_control', 'stuck'] } });
    expect([it.now(), it.offers('give'), it.offers('ask')]).toEqual(['window', ['give red zap'], ['ask red mind_control', 'ask red stuck']]);
    it.does('ask red stuck').does('decline');
    expect([it.now(), it.whyNot('ask red stuck')]).toEqual(['window', 'EXT-TEAM-11']);
    it.does('ask red mind_control').does('accept');
    expect([it.now(), it.hand('orange')]).toEqual(['window', ['zap', 'mind_control']]);
    expect(it.offers('mind-control')).toHaveLength(6);
    it.does('give red zap').does('mind-control P');
    // What changed hands before the roll has changed hands this turn.
    expect([it.now(), it.hand('red'), it.whyNot('ask red zap'), it.s.free]).toEqual(['act', ['zap', 'stuck'], 'EXT-TEAM-11', 1]);
    const apart = starts({ orange: { hand: ['zap'], hidden: ['mind_control'] }, red: { room: 'laundry' } });
    expect([apart.now(), apart.offers('give'), apart.whyNot('give red zap')]).toEqual(['window', [], 'EXT-TEAM-10']);
  });
  test('EXT-TEAM-14 the window opens for exchange where everybody sees that there may be one, and not otherwise', () => {
    const at = { orange: { queen: 'laundry', hand: ['zap'] }, discard: ['mind_control', 'pests_hibernate'] } as const;
    expect(given('turn', { ...TEAMS, ...at }).now()).toBe('window');
    expect(given('turn', { ...TEAMS, ...at, red: { room: 'laundry' } }, rolls('P')).now()).toBe('act');
    expect(given('turn', { ...TEAMS, ...at, orange: { queen: 'laundry' } }, rolls('P')).now()).toBe('act');
    expect(given('turn', { house: TEAMS.house, colors: TEAMS.colors, ...at }, rolls('P')).now()).toBe('act');
  });

  test('EXT-TEAM-11 the others see that a card moved, not which', () => {
    const it = team({ orange: { hand: ['zap', 'nesting'] } }).does('give red zap');
    const seen = rules.view(it.s, 1);
    expect([seen.players[0]?.hand[BACK], seen.players[2]?.hand[BACK]]).toEqual([1, 1]);
    expect(seen.loose[0]?.[10]).toBe(1); // one of the two has it, as everybody knows
    expect(seen.draw[10]).toBe(0);
    expect(seen.swapped).toEqual([]);
    // The only card of a hand can be told by everybody.
    const only = team({ orange: { hand: ['zap'] } }).does('give red zap');
    expect(rules.view(only.s, 1).players[2]?.hand[10]).toBe(1);
  });

  test('EXT-TEAM-12 offence works only against other teams; dragging on any trap', () => {
    const it = team({ orange: { hand: ['stuck'] }, red: { traps: [{ at: 'entry', pests: 2 }] } });
    expect(it.offers('play-on')).toEqual(['play-on stuck purple', 'play-on stuck green']);
    expect(it.whyNot('play-on stuck red')).toBe('EXT-TEAM-12');
    expect(it.whyNot('destroy-trap red')).toBe('EXT-TEAM-12');
    expect(it.whyNot('empty-trap red')).toBe('EXT-TEAM-12');
    expect(it.offers('drag-trap red').length).toBeGreaterThan(0);
    expect(team({ orange: { room: 'nest_red' }, red: { sealed: true } }).whyNot('unseal red')).toBe('EXT-TEAM-12');
  });

  test('EXT-TEAM-13 EXT-CARD-D11 your color stays yours; Zap! takes any mix', () => {
    const it = team({ orange: { hand: ['bug_bomb', 'mating_call', 'colony_collapse', 'quiktrap'] }, red: { pests: { entry: 4, laundry: 2 } } });
    for (const card of ['bug_bomb', 'mating_call', 'quiktrap']) expect(it.whyNot(`play ${card}`)).toBe('EXT-ACT-25');
    expect(it.whyNot('play-at colony_collapse entry')).toBe('EXT-ACT-25');
    const zap = team({ orange: { hand: ['zap'], pests: { laundry: 1 } }, green: { pests: { laundry: 3 } } }).does('play-at zap laundry');
    zap.does('pick green').does('pick orange').does('pick green');
    expect(zap.now()).toBe('act');
    expect([zap.pests('green'), zap.pests('orange')]).toEqual([{ laundry: 1 }, {}]);
  });
});

describe('three teams of two', () => {
  test('EXT-LIM-02 EXT-TEAM-02 teams add up and share their places', () => {
    const it = given('act', {
      house: 'sample_6',
      colors: ['yellow', 'purple', 'orange', 'red', 'green', 'blue'],
      options: { teams: '3x2', roundLimit: 10 },
      round: 10,
      active: 'blue',
      purple: { sealed: true },
      yellow: { pests: { entry: 2 } },
      orange: { pests: { entry: 2 } },
      red: { pests: { entry: 1 } },
      green: { pests: { entry: 1 } },
      blue: { pests: { entry: 3 } },
    }).does('end-turn');
    // Yellow and red 0 jobs 3 pests; purple and green sealed and cleared one; orange and blue 0 jobs 5 pests.
    expect(rules.outcome(it.s)?.map((x) => x.rank)).toEqual([3, 1, 5, 3, 1, 5]);
  });
});
