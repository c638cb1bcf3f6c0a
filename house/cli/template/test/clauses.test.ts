/** Every clause of the rulebook that has a consequence, each in a position of its own. */

import { defaults, Sfc } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { NUMBER } from '../data/tables.ts';
import { meta } from '../meta.ts';
import { rules } from '../rules.ts';
import { DARK, SEALED } from '../state.ts';
import { given } from './given.ts';

const fresh = (seats: number) => rules.start({ carryOver: false, ...defaults(meta, seats) }, seats, new Sfc().at(1, seats));

describe('setup', () => {
  test.each(meta.seats)('SMP-GEN-01 SMP-SET-01 %i players hold the same number of Lanterns, hidden from each other', (seats) => {
    const s = fresh(seats);
    expect(s.hands.map((hand) => hand.length)).toEqual(Array.from({ length: seats }, () => NUMBER.hand));
    expect(s.pile).toBe(NUMBER.brightest * NUMBER.copies - seats * NUMBER.hand);
    const seen = rules.view(s, 0);
    expect(seen.hands[0]).toEqual(s.hands[0]);
    expect(seen.hands[1]?.every((light) => light === DARK)).toBe(true);
  });

  test('SMP-SET-02 SMP-NIGHT-01 one House calls, and the others wait in no order', () => {
    const s = fresh(2);
    expect([...s.houses, s.stake].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(s.night).toBe(1);
  });
});

describe('a Night', () => {
  test('SMP-NIGHT-02 a Lantern comes from the own hand, and nobody sees it before all are turned up', () => {
    const it = given({
      hands: [
        [2, 5],
        [3, 4],
      ],
    });
    expect(it.offers(0)).toEqual(['1: send 2', '1: send 5']);
    expect(it.refused('1: send 4')).toBe('SMP-NIGHT-02');
    it.does('1: send 5');
    expect(it.events).toEqual([]);
    expect(it.view(1).stack.at(-1)).toMatchObject({ sent: [SEALED, 0] });
    expect(it.view(0).stack.at(-1)).toMatchObject({ sent: [5, SEALED] });
  });

  test('SMP-NIGHT-03 SMP-NIGHT-06 the brightest takes the House, and what was sent lies face up', () => {
    const it = given({
      hands: [
        [2, 5],
        [3, 4],
      ],
      stake: 3,
    }).does('1: send 5', '2: send 4');
    expect(it.said('taken')).toEqual([{ type: 'taken', who: 0, worth: 3, clause: 'SMP-NIGHT-03' }]);
    expect(it.s.worth).toEqual([3, 0]);
    expect(it.s.spent).toEqual([[5], [4]]);
    expect(it.s.hands).toEqual([[2], [3]]);
  });

  test('SMP-NIGHT-04 a tie of the brightest loses the House', () => {
    const it = given({ hands: [[5], [5], [9]], stake: 3 });
    it.does('1: send 5', '2: send 5', '3: send 9');
    expect(it.s.worth).toEqual([0, 0, 3]);
    const tied = given({
      hands: [
        [2, 5],
        [3, 5],
        [1, 4],
      ],
      stake: 3,
      houses: [2],
    }).does('1: send 5', '2: send 5', '3: send 4');
    expect(tied.said('untaken')).toMatchObject([{ worth: 3, carried: false, clause: 'SMP-NIGHT-04' }]);
    expect(tied.s.worth).toEqual([0, 0, 0]);
    expect(tied.s.stake).toBe(2);
  });

  test('SMP-NIGHT-05 with Carry over it calls again, together with the next', () => {
    const it = given({
      hands: [
        [2, 5],
        [3, 5],
      ],
      stake: 3,
      houses: [2],
      carryOver: true,
    }).does('1: send 5', '2: send 5');
    expect(it.said('called')).toMatchObject([{ house: 2, stake: 5 }]);
    expect(it.does('1: send 2', '2: send 3').s.worth).toEqual([0, 5]);
  });
});

describe('trading', () => {
  test('SMP-TRADE-01 whoever took a House changes one Lantern for another, and only they see which', () => {
    const it = given({
      hands: [
        [2, 5],
        [3, 4],
      ],
      trading: 0,
      pile: [9],
      houses: [],
    });
    expect(it.offers(0)).toEqual(['1: trade 2', '1: trade 5', '1: keep']);
    expect(it.refused('1: trade 7')).toBe('SMP-TRADE-01');
    it.does('1: trade 2');
    expect(it.said('traded')).toMatchObject([{ light: 2, drawn: 9 }]);
    expect(it.s.hands[0]).toEqual([5, 9]);
    expect(it.s.pile).toBe(0);
  });

  test('SMP-TRADE-01 a hand may be kept', () => {
    expect(
      given({
        hands: [
          [2, 5],
          [3, 4],
        ],
        trading: 0,
        pile: [9],
        houses: [],
      }).does('1: keep').s.hands[0],
    ).toEqual([2, 5]);
  });

  test.each([
    ['an empty Pile', [], [2, 5]],
    ['an empty hand', [9], [5]],
  ])('SMP-TRADE-02 %s ends the Night without a trade', (_, pile, hand) => {
    const it = given({ hands: [hand, [4]], pile, houses: [] }).does('1: send 5', '2: send 4');
    expect(it.s.stack).toEqual([]);
  });
});

describe('the end', () => {
  test('SMP-END-01 the game ends when no House is left, or no Lantern', () => {
    expect(given({ hands: [[5], [4]], houses: [] }).does('1: send 5', '2: send 4').s.stack).toEqual([]);
    expect(given({ hands: [[5], [4]], houses: [1, 2] }).does('1: send 5', '2: send 4').s.stack).toEqual([]);
  });

  test('SMP-END-02 the most Worth wins, and equals share a place', () => {
    const it = given({ hands: [[5], [4], [3]], houses: [] });
    it.s.worth = [0, 3, 1];
    it.does('1: send 5', '2: send 4', '3: send 3');
    expect(rules.outcome(it.s)?.map(({ rank, score }) => [rank, score])).toEqual([
      [1, 3],
      [1, 3],
      [3, 1],
    ]);
  });
});
