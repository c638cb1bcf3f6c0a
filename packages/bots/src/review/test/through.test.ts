/** The graph goes through what the cards say, begins and ends as it did, and its chances still make one. */
import { Sfc } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { throughCards } from '../index.ts';

const dice = new Sfc().at(5, 1);
const share = (): number => 0.01 + (0.98 * dice.below(1000)) / 1000;
const of = (mean: number) => ({ mean, error: 0.03 });

const game = (seats: number) => {
  const moves = 20 + dice.below(60);
  const points = Array.from({ length: moves }, (_, at) => at)
    .filter((at) => at === 0 || dice.below(3) > 0)
    .map((at) => {
      const raw = Array.from({ length: seats }, () => share());
      const sum = seats < 2 ? 1 : raw.reduce((a, b) => a + b, 0);
      return { at, seats: raw.map((x) => of((seats < 2 ? 40 * x : x) / sum)) };
    });
  points.push({ at: moves, seats: Array.from({ length: seats }, (_, p) => ({ mean: p === 0 ? 1 : 0, error: 0 })) });
  const cards = [3, 9, moves - 1].map((at) => {
    const better = share() * (seats < 2 ? 40 : 1);
    return { at, hopes: [of(better), of(better / 2)] as const };
  });
  return { points, cards, moves };
};

test('a card and the graph say the same of the same moment, whatever the game', () => {
  for (let i = 0; i < 400; i++) {
    const seats = 1 + (i % 5);
    const seat = i % seats;
    const { points, cards, moves } = game(seats);
    const led = throughCards(points, cards, seat);
    for (const { at, hopes } of cards) {
      expect(led.find((x) => x.at === at)?.seats[seat]?.mean).toBeCloseTo(hopes[0].mean, 9);
      if (at + 1 < moves) expect(led.find((x) => x.at === at + 1)?.seats[seat]?.mean).toBeCloseTo(hopes[1].mean, 9);
    }
    expect(led[0]).toEqual(points[0]);
    expect(led.at(-1)).toEqual(points.at(-1));
    expect(led.map((x) => x.at)).toEqual(led.map((x) => x.at).toSorted((a, b) => a - b));
    if (seats > 1)
      for (const x of led) {
        expect(x.seats.reduce((a, y) => a + y.mean, 0)).toBeCloseTo(1, 6);
        for (const y of x.seats) expect(y.mean).toBeGreaterThanOrEqual(0);
      }
  }
});

test('without a card the graph is as it was', () => {
  const { points } = game(3);
  expect(throughCards(points, [], 1)).toBe(points);
});
