/** Ratings: the values that openskill 5.0.1 gives for the same games, and what must hold of any. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateAll, rateGame } from '../game.ts';
import { newcomer, ordinal, type Rating, rated, ratedSides } from '../rating.ts';
import { overlap, shownOf, tiedAtTop } from '../shown.ts';

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

const sides = (...sizes: readonly number[]) => sizes.map((n, i) => ({ place: i + 1, players: Array.from({ length: n }, newcomer) }));

test('three and five newcomers: the values that openskill publishes for Plackett-Luce', () => {
  close(rated([newcomer(), newcomer(), newcomer()], [1, 2, 3], 0), [
    [27.868876552746237, 8.204837030780652],
    [25.717219138186557, 8.057829747583874],
    [21.413904309067206, 8.057829747583874],
  ]);
  close(rated(Array.from({ length: 5 }, newcomer), [1, 2, 3, 4, 5], 0), [
    [27.666666666666668, 8.290556877154474],
    [26.833333333333332, 8.240145629781066],
    [25.72222222222222, 8.179996679645559],
    [24.055555555555557, 8.111796013701358],
    [20.72222222222222, 8.111796013701358],
  ]);
});

test('sides of three, one and two: the values that openskill publishes for Plackett-Luce', () => {
  const three = [25.939870821784513, 8.247641552260456] as const;
  const two = [21.84646897330287, 8.213058173195341] as const;
  close(ratedSides(sides(3, 1, 2), { tau: 0 }).flat(), [three, three, three, [27.21366020491262, 8.274321317985242], two, two]);
});

const ratings = fc.record({ mu: fc.double({ min: 0, max: 50, noNaN: true }), sigma: fc.double({ min: 0.5, max: 9, noNaN: true }) });
const games = fc.array(fc.record({ place: fc.integer({ min: 1, max: 4 }), players: fc.array(ratings, { minLength: 1, maxLength: 3 }) }), {
  minLength: 2,
  maxLength: 6,
});

test('whoever wins alone gains, whoever comes last alone loses, and everybody is better known', () => {
  fc.assert(
    fc.property(games, fc.boolean(), (given, unordered) => {
      const all = given.map((x, i) => ({ ...x, place: i === 0 ? 0 : i === 1 ? 5 : x.place }));
      const after = ratedSides(all, { tau: 0, unordered });
      for (const [i, { players }] of all.entries())
        for (const [j, before] of players.entries()) {
          const now = after[i]?.[j] ?? before;
          expect(Number.isFinite(now.mu) && now.sigma > 0).toBe(true);
          expect(now.sigma).toBeLessThanOrEqual(before.sigma);
          if (i === 0) expect(now.mu).toBeGreaterThanOrEqual(before.mu);
          if (i === 1) expect(now.mu).toBeLessThanOrEqual(before.mu);
        }
    }),
  );
});

test('the names of the places make no difference, only their order', () => {
  fc.assert(
    fc.property(games, fc.integer({ min: 2, max: 9 }), (given, k) => {
      expect(ratedSides(given.map((x) => ({ ...x, place: x.place * k })))).toEqual(ratedSides(given));
    }),
  );
});

test('where losers have no order, strong and weak losers are not drawn together, as a tie would', () => {
  const players = [newcomer(), { mu: 35, sigma: 4 }, { mu: 15, sigma: 4 }];
  const all = players.map((x, i) => ({ place: i === 0 ? 1 : 2, players: [x] }));
  const [, strong, weak] = ratedSides(all, { tau: 0, unordered: true }).flat();
  const [, tiedStrong, tiedWeak] = ratedSides(all, { tau: 0 }).flat();
  // Both lost to the winner, the stronger one more surprisingly so; and that is all.
  expect(weak?.mu).toBeLessThan(15);
  expect(tiedWeak?.mu).toBeGreaterThan(weak?.mu ?? 0);
  expect(tiedStrong?.mu).toBeLessThan(strong?.mu ?? 0);
});

test('bots of one level are one player, however many seats they have', () => {
  const sats = ['p:ada', 'b:good', 'b:good'].map((who, i) => ({ who, place: i + 1, side: String(i) }));
  const after = rateGame({ sats, unordered: false }, newcomer);
  const [first, second, third] = rated([newcomer(), newcomer(), newcomer()], [1, 2, 3]);
  expect(after.get('p:ada')).toEqual(first);
  expect(after.get('b:good')?.mu).toBeCloseTo(((second?.mu ?? 0) + (third?.mu ?? 0)) / 2, 10);
  expect(rateAll([{ sats, unordered: false }]).get('b:good')?.games).toBe(1);
});

test('a team game moves both of a team alike and against the other team', () => {
  const sats = ['p:a', 'p:b', 'p:c', 'p:d'].map((who, i) => ({ who, place: i % 2 === 0 ? 1 : 3, side: `team-${(i % 2) + 1}` }));
  const after = rateGame({ sats, unordered: false }, newcomer);
  expect(after.get('p:a')).toEqual(after.get('p:c'));
  expect(after.get('p:a')?.mu).toBeGreaterThan(25);
  expect(after.get('p:b')).toEqual(after.get('p:d'));
});

test('the scale: everybody starts at 1500, and bars that overlap are called a tie', () => {
  expect(shownOf(newcomer())).toEqual({ value: 1500, give: 392 });
  const top = [
    { value: 1588, give: 52 },
    { value: 1571, give: 48 },
    { value: 1540, give: 46 },
    { value: 1400, give: 40 },
  ];
  expect(tiedAtTop(top)).toBe(3);
  expect(overlap({ value: 1588, give: 52 }, { value: 1400, give: 40 })).toBe(false);
});
