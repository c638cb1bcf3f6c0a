/** Ratings: the values that openskill 5.0.1 gives for the same games, and what must hold of any. */
import { expect, test } from 'vitest';
import { newcomer, ordinal, type Rating, rated } from '../rating.ts';

const close = (found: readonly Rating[], wanted: readonly (readonly [number, number])[]): void => {
  expect(found).toHaveLength(wanted.length);
  for (const [i, [mu, sigma]] of wanted.entries()) {
    expect(found[i]?.mu).toBeCloseTo(mu, 10);
    expect(found[i]?.sigma).toBeCloseTo(sigma, 10);
  }
};

test('two newcomers, one wins: as openskill 5.0.1 rates them', () => {
  close(rated([newcomer(), newcomer()], [1, 2], 0), [
    [27.63523138347365, 8.065506316323548],
    [22.36476861652635, 8.065506316323548],
  ]);
});

test('four newcomers come in one after the other: as openskill 5.0.1 rates them', () => {
  close(rated([newcomer(), newcomer(), newcomer(), newcomer()], [1, 2, 3, 4], 0), [
    [27.795084971874736, 8.263160757613477],
    [26.552824984374855, 8.179213704945203],
    [24.68943500312503, 8.083731307186588],
    [20.96265504062538, 8.083731307186588],
  ]);
});

test('ties, and players of whom more or less is known', () => {
  close(rated([newcomer(), newcomer(), newcomer()], [2, 1, 2]), [
    [23.565475659625285, 8.058224222802378],
    [27.869048680749426, 8.205243377397993],
    [23.565475659625285, 8.058224222802378],
  ]);
  close(rated([{ mu: 29.2, sigma: 7.1 }, { mu: 21, sigma: 3.3 }, newcomer(), { mu: 24, sigma: 1.2 }], [3, 1, 1, 4]), [
    [29.469766133214804, 6.891447604129448],
    [21.24003459967683, 3.297895950587758],
    [26.231988688305428, 8.175132904635992],
    [23.934717824331, 1.2027366538896127],
  ]);
});

test('the order in which players are named makes no difference, and a newcomer stands at nought', () => {
  const [a, b, c] = rated([{ mu: 30, sigma: 5 }, { mu: 20, sigma: 4 }, newcomer()], [2, 1, 3]);
  expect(rated([newcomer(), { mu: 30, sigma: 5 }, { mu: 20, sigma: 4 }], [3, 2, 1])).toEqual([c, a, b]);
  expect(ordinal(newcomer())).toBeCloseTo(0, 10);
});
