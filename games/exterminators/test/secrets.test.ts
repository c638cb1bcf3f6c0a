/** Who may know what (section 7): hands, piles, exchanges, and the pause before the queen's roll. */

import { holds, Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { BACK, CARDS } from '../names.ts';
import { rules } from '../rules.ts';
import type { Event } from '../state.ts';
import { given, OPTIONS, rolls } from './given.ts';

const heard = (seat: number, told: readonly { readonly event: Event; readonly to: number; readonly blurred: Event | undefined }[]): (Event | undefined)[] =>
  told.map((x) => (holds(x.to, seat) ? x.event : x.blurred));

describe('hands', () => {
  test("EXT-TBX-05 dealt cards are their owner's secret; drafted ones everybody saw", () => {
    const s = rules.start({ ...OPTIONS, quickStart: true }, 3, new Sfc().at(3, 3));
    const seen = rules.view(s, 0);
    expect(seen.players.map((p) => p.hand[BACK])).toEqual([0, 4, 4]);
    expect(seen.players.map((p) => p.handSize)).toEqual([4, 4, 4]);
    expect(rules.view(s, -1).players.map((p) => p.hand[BACK])).toEqual([4, 4, 4]);
    const it = given('act', { red: { hand: ['zap'], hidden: ['stuck'] } });
    const other = rules.view(it.s, 1);
    expect(CARDS.filter((_, c) => (other.players[0]?.hand[c] ?? 0) > 0)).toEqual(['zap']);
    expect(other.players[0]?.hand[BACK]).toBe(1);
    expect(other.draw[CARDS.indexOf('stuck')]).toBe(1); // for all that green knows it may lie in the pile
    expect(other.drawSize).toBe(it.s.drawSize);
  });

  test('EXT-ACT-26 a bought card is told to its buyer alone', () => {
    const it = given('act');
    const told: { event: Event; to: number; blurred: Event | undefined }[] = [];
    rules.play(it.s, 0, { verb: 'buy' }, { chance: rolls('pick 3'), tell: (event, to, blurred) => told.push({ event, to, blurred }) });
    expect(heard(0, told)).toMatchObject([{ type: 'bought', card: 'colony_collapse' }]);
    expect(heard(1, told)).toMatchObject([{ type: 'bought', card: 'unknown' }]);
    expect(heard(-1, told)).toMatchObject([{ type: 'bought', card: 'unknown' }]);
  });

  test('a guess fills every back and agrees with the view', () => {
    const s = rules.start({ ...OPTIONS, quickStart: true, toolboxDeck: '28' }, 4, new Sfc().at(8, 3));
    for (let seed = 0; seed < 20; seed++) {
      const v = rules.view(s, 2);
      const g = rules.guess(v, 2, new Sfc().at(seed, 1));
      expect(g.players.every((p) => p.hand[BACK] === 0)).toBe(true);
      expect(rules.view(g, 2)).toEqual(v);
      expect(rules.game.census(g)).toEqual(rules.game.census(s));
    }
  });

  test('EXT-TEAM-11 what is known to be somewhere in a team is guessed there, never in the pile', () => {
    const it = given('act', {
      house: 'sample_4',
      colors: ['orange', 'purple', 'red', 'green'],
      options: { teams: '2x2' },
      orange: { hand: ['zap', 'nesting'] },
      red: { hidden: ['stuck'] },
    });
    it.does('give red zap');
    const zap = CARDS.indexOf('zap');
    const where = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const g = rules.guess(rules.view(it.s, 1), 1, new Sfc().at(seed, 1));
      expect(g.draw[zap]).toBe(0);
      where.add(g.players.findIndex((p) => (p.hand[zap] ?? 0) > 0));
    }
    expect([...where].sort()).toEqual([0, 2]);
  });
});

describe('the pause before the roll', () => {
  test('EXT-QN-01 the die is rolled at once only where everybody knows that nothing can be played', () => {
    expect(given('queen', { red: { queen: 'laundry', hand: ['zap'] } }, rolls('D')).now()).toBe('act');
    // A hidden card may be one of the two: red is asked, whatever it is.
    expect(given('queen', { red: { queen: 'laundry', hidden: ['zap'] } }).now()).toBe('window');
    expect(given('queen', { red: { queen: 'laundry', hidden: ['mind_control'] } }).now()).toBe('window');
    // Unless both lie open elsewhere.
    expect(
      given('queen', { red: { queen: 'laundry', hidden: ['zap'] }, green: { hand: ['mind_control'] }, discard: ['pests_hibernate'] }, rolls('D')).now(),
    ).toBe('act');
  });

  test('EXT-ACT-23 what is not in the hand is refused in the window', () => {
    const it = given('queen', { red: { queen: 'laundry', hidden: ['zap'] } });
    expect(it.whyNot('hibernate')).toBe('EXT-ACT-23');
    expect(it.whyNot('mind-control D')).toBe('EXT-ACT-23');
    expect(it.offers()).toEqual(['roll']);
  });
});

test('a move is free while nothing was revealed and nobody else decides', () => {
  const it = given('act', { red: { pests: { entry: 3 }, hand: ['more_time'] } });
  const free = (line: 'move' | 'exterminate' | 'play'): boolean => {
    const s = rules.view(it.s, 0);
    const move = line === 'move' ? { verb: 'move', to: 'den' } : line === 'play' ? { verb: 'play', card: 'more_time' } : { verb: 'exterminate' };
    const r = rules.submit(s, new Sfc().at(1, 1), 0, move);
    return 'free' in r && r.free;
  };
  expect([free('move'), free('play'), free('exterminate')]).toEqual([true, true, false]);
});
