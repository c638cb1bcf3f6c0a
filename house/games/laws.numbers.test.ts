/** The laws with numbers turned: every number of every game at the least and the most that its limits allow, and pairs of them. A sample of it in `npm test`; `WHOLE=1 npm run test:unit -- house/games/laws.numbers.test.ts` tries them all. */

import { limitsOf, type Numbers, Sfc } from '@pesthouse/kernel';
import { type AnyEngine, checkGame, coverage, LawError, LIGHT, setsOf } from '@pesthouse/kernel/laws';
import { describe, expect, test } from 'vitest';
import { bundleRules, runModule } from '../cli/edition/bundle.ts';
import { ROOT } from '../cli/folder.ts';
import { GAME_IDS } from './index.ts';

const whole = process.env.WHOLE !== undefined;
/** So many tries of each game in a sample, and so many pairs among all tries. */
const SAMPLE = 12;
const PAIRS = whole ? 120 : 5;
/** So many games of each: by the bot and by a player with moods. */
const GAMES_EACH = 2;

const extremes = (e: AnyEngine): Numbers[] =>
  e.game.tunables.flatMap((t) => {
    const { least, most } = limitsOf(t);
    return [least, most].filter((value) => value !== t.get()).map((value) => ({ [t.name]: value }));
  });

/** Some of a list, by lot but always the same. */
const some = <T>(list: readonly T[], n: number, chance: Sfc): T[] => {
  const left = [...list];
  return Array.from({ length: Math.min(n, list.length) }, () => left.splice(chance.below(left.length), 1)).flat();
};

const pairs = (single: readonly Numbers[], n: number, chance: Sfc): Numbers[] => Array.from({ length: n }, () => Object.assign({}, ...some(single, 2, chance)));

/** What is wrong with these numbers; nothing where every game keeps the laws. */
const faultOf = (make: () => AnyEngine, numbers: Numbers, n: number): string[] => {
  const e = make();
  for (const t of e.game.tunables) t.set(numbers[t.name] ?? t.get());
  const { seats } = e.game.meta;
  const games = whole ? GAMES_EACH * seats.length : GAMES_EACH;
  try {
    for (let i = 0; i < games; i++) {
      const count = seats[(n + i) % seats.length] ?? 2;
      const sets = setsOf(e, count, { care: LIGHT });
      const options = sets[(n + Math.floor(i / 2)) % sets.length] ?? {};
      checkGame(e, { options, seats: count, seed: 31 * n + i, every: LIGHT.every, player: i % 2 === 0 ? 'policy' : 'moody' }, coverage());
    }
    return [];
  } catch (cause) {
    return [`${JSON.stringify(numbers)}: ${cause instanceof LawError ? cause.message : String(cause)}`];
  }
};

describe.each(GAME_IDS)('%s', (id) => {
  test('keeps the laws, and its bots play legally, whatever its limits allow', async () => {
    const make = await runModule(await bundleRules(ROOT, id));
    const chance = new Sfc().at(5, 5);
    const single = extremes(make());
    const tries = [...(whole ? single : some(single, SAMPLE, chance)), ...pairs(single, PAIRS, chance)];
    expect(tries.flatMap((numbers, n) => faultOf(make, numbers, n))).toEqual([]);
    // All of them take as long as they take.
  }, 3_600_000);
});
