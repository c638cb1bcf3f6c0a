/** Tuning by search: it finds what is even where there is something to find, says so where there is nothing, and proves on deals that it has never seen. */

import { type Numbers, Sfc } from '@pesthouse/kernel';
import {
  compare,
  type Dial,
  firstPool,
  type GameResult,
  neighbours,
  type Plan,
  type PlayStage,
  pairsOf,
  proofOf,
  proofSeed,
  readDials,
  type SearchStep,
  searchEven,
  searchGames,
} from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { engineOf, planFor } from './load.ts';

const newyork = await engineOf('newyork');
const plan = planFor(newyork, { players: 2, games: 1 });
const dials: readonly Dial[] = [
  { name: 'a', printed: 2, values: [0, 1, 2, 3, 4, 5, 6] },
  { name: 'b', printed: 1, values: [1, 2, 3] },
];

/** A made-up game: rats win as often as `chance` says of these numbers, in hundredths. */
const madeUp =
  (chance: (x: Numbers) => number, seen: Plan[] = []): PlayStage =>
  async (p) => {
    seen.push(p);
    return Array.from({ length: p.games }, (_, index) =>
      p.variants.map(({ tuning }, variant): GameResult => {
        const won = new Sfc().at(p.seed, index).below(100) < chance(tuning) ? 0 : 1;
        return {
          index,
          variant,
          seats: [0, 1].map((seat) => ({
            bot: 'random',
            rank: seat === won ? 1 : 2,
            score: 0,
            labels: { species: seat === 0 ? 'rats' : 'humans' },
            verbs: {},
            picks: {},
          })),
          decisions: 1,
          rounds: 1,
          leads: 0,
          settled: 0,
          ending: 'end',
        };
      }),
    ).flat();
  };
const wish = { plan, dials };
/** Even where a is 5, whatever b is. */
const evenAtFive = (x: Numbers): number => 50 + 10 * ((x.a ?? 2) - 5);

describe('a search', () => {
  test('finds the number that makes rats and humans even, and fresh deals prove it', async () => {
    const seen: Plan[] = [];
    const steps: SearchStep[] = [];
    const found = await searchEven(wish, madeUp(evenAtFive, seen), (x) => steps.push(x));
    expect(Math.abs((found?.a ?? 2) - 5)).toBeLessThanOrEqual(1);
    expect(steps.length).toBe(seen.length);
    expect(seen.reduce((sum, p) => sum + p.games * p.variants.length, 0)).toBeLessThanOrEqual(searchGames(dials));
    const proof = proofOf({ ...plan, games: 400 }, found ?? {}, 'Evened out');
    for (const p of seen) expect(p.seed).not.toBe(proof.seed);
    const weighed = compare(proof, pairsOf(proof, await madeUp(evenAtFive)(proof, 0)));
    expect(weighed.variants[0]?.even?.gain.low).toBeGreaterThan(0);
  });
  test('that has nothing to find gives nothing', async () => {
    expect(
      await searchEven(
        wish,
        madeUp(() => 70),
      ),
    ).toBeNull();
  });
  test('that was fooled by luck is found out: fresh deals do not prove it', async () => {
    const proof = proofOf({ ...plan, games: 200 }, { a: 3 }, 'Evened out');
    const weighed = compare(proof, pairsOf(proof, await madeUp((x) => (x.a === 3 ? 72 : 70))(proof, 0)));
    expect(weighed.variants[0]?.even?.gain.low).toBeLessThanOrEqual(0);
  });
  test('of a game that is even as printed finds nothing better', async () => {
    expect(
      await searchEven(
        wish,
        madeUp((x) => 50 + 8 * Object.keys(x).length),
      ),
    ).toBeNull();
  });
  test('is the same for the same seed', async () => {
    const once = await searchEven(wish, madeUp(evenAtFive));
    expect(await searchEven(wish, madeUp(evenAtFive))).toEqual(once);
    expect(proofSeed(1)).not.toBe(1);
  });
});

describe('dials', () => {
  test('are read as they are typed, within the limits of the game', () => {
    const read = readDials(newyork.game.tunables, 'dieFaces=4..8; diceCap=8..12');
    expect('dials' in read && read.dials.map((d) => [d.name, d.values.length])).toEqual([
      ['dieFaces', 5],
      ['diceCap', 5],
    ]);
    const wrong = (text: string): string => {
      const said = readDials(newyork.game.tunables, text);
      return 'wrong' in said ? said.wrong : '';
    };
    expect(wrong('dieFaces=8..4')).toContain('wrong way round');
    expect(wrong('dieFaces=many')).toContain('name=least..most');
    expect(wrong('noSuch=1..2')).toContain('there is no number');
    expect(wrong('')).toContain('no number may be turned');
  });
  test('neighbours are one step away, and a pool holds no turn twice', () => {
    expect(neighbours(dials, { a: 6 })).toEqual([{ a: 5 }, { a: 6, b: 2 }]);
    const pool = firstPool(dials, 12, 1);
    expect(new Set(pool.map((x) => JSON.stringify(x))).size).toBe(pool.length);
    for (const x of pool) expect(Object.keys(x).length).toBeGreaterThan(0);
  });
});
