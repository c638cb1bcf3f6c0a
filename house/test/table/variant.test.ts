/** House rules: their meaning is their id, they are held in limits, and they are tried before anybody plays them. */

import { limited, limitsOf, type Tunable, wrongNumbers } from '@pesthouse/kernel';
import { openVariant, soundness, trySound, type Variant } from '@pesthouse/table';
import { expect, test } from 'vitest';
import { findGame, GAME_IDS, GAMES } from '../../games/index.ts';

const ours: Variant = {
  game: 'newyork',
  edition: '1',
  numbers: { baseDrawMax: 6 },
  switches: { lastCall: true },
  name: 'Long nights',
  note: '',
  author: 'Ada',
};
const open = async (v: Variant) => {
  const x = await openVariant(findGame, v);
  if (!('engine' in x)) throw new Error(JSON.stringify(x));
  return x;
};

test('the id is the hash of the meaning: not of names, nor of what only repeats the print, nor of the order', async () => {
  const { id } = await open(ours);
  expect(id).toMatch(/^[0-9a-f]{16}$/);
  expect((await open({ ...ours, name: 'Other', note: 'n', author: '' })).id).toBe(id);
  expect((await open({ ...ours, numbers: { dieFaces: 6, baseDrawMax: 6 }, switches: { slowFinish: false, lastCall: true } })).id).toBe(id);
  const others = [{ edition: '2' }, { numbers: { baseDrawMax: 7 } }, { numbers: {} }, { switches: {} }];
  const ids = await Promise.all(others.map(async (x) => (await open({ ...ours, ...x })).id));
  expect(new Set([id, ...ids]).size).toBe(5);
});

test('its engine has its numbers, and the edition keeps its own', async () => {
  const { engine, printed } = await open(ours);
  const hand = (e: typeof engine): number | undefined => e.game.tunables.find((t) => t.name === 'baseDrawMax')?.get();
  expect(hand(engine)).toBe(6);
  expect(hand(printed)).not.toBe(6);
});

test.each<[Partial<Variant>, object]>([
  [{ game: 'chess' }, { unknown: 'this house does not have the game chess' }],
  [{ edition: '77' }, { unknown: `this house does not know edition 77 of ${GAMES.newyork.meta.title}` }],
  [{ numbers: { wings: 2 } }, { wrong: 'there is no number wings in these rules' }],
  [{ numbers: { baseDrawMax: 2.5 } }, { wrong: expect.stringMatching(/^baseDrawMax must be a whole number from 0 to \d+$/) }],
  // The first edition set no limit of its own; today's holds for its new tables too.
  [{ numbers: { dieFaces: 1 } }, { wrong: 'dieFaces must be a whole number from 2 to 24' }],
  [{ switches: { species: 'rats' } }, { wrong: 'species is chosen seat by seat: no variant can set it' }],
  [{ switches: { lastCall: 'often' } }, { wrong: expect.stringContaining('lastCall must be on or off') }],
])('what cannot be is told in words: %o', async (change, said) => expect(await openVariant(findGame, { ...ours, ...change })).toEqual(said));

test('limits are from nothing to four times the print, unless the game says its own', () => {
  const t: Tunable = { name: 'n', clause: 'X-1', get: () => 5, set: () => {} };
  expect(limitsOf(t)).toEqual({ least: 0, most: 20, whole: true });
  expect(limitsOf({ ...t, get: () => 0 })).toEqual({ least: 0, most: 4, whole: true });
  expect(limitsOf({ ...t, get: () => 0.25 })).toMatchObject({ whole: false });
  const [own] = limited([t], { n: [2, 6] });
  if (own === undefined) throw new Error('the tunable is gone');
  expect(limitsOf(own)).toEqual({ least: 2, most: 6, whole: true });
  expect(wrongNumbers([own], { n: 1 })).toBe('n must be a whole number from 2 to 6');
  expect(wrongNumbers([own], { n: 6 })).toBeNull();
  expect(() => limited([t], { m: [0, 1] })).toThrow('there is no tunable m');
});

test.each(GAME_IDS)('%s as printed is sound at every seat count', async (id) => {
  const { rules } = await GAMES[id].rules();
  const said = soundness(rules, {}, { games: 2, steps: 60_000, seed: 1 });
  expect(said).not.toHaveProperty('wrong');
});

test('rules that end nowhere, leave somebody stuck or break are no game', async () => {
  const { rules } = await GAMES.newyork.rules();
  const care = { games: 2, steps: 3_000, seed: 1 };
  expect(soundness({ ...rules, over: () => false, deciders: () => 0 }, {}, care)).toMatchObject({ wrong: 'the game is not over and nobody is asked' });
  expect(soundness({ ...rules, list: (_s, _seat, out) => void Object.assign(out, { n: 0 }) }, {}, care)).toMatchObject({
    wrong: 'somebody is asked and has no move',
  });
  expect(
    soundness(
      {
        ...rules,
        start: () => {
          throw new Error('broken');
        },
      },
      {},
      care,
    ),
  ).toMatchObject({ wrong: 'the rules cannot be played with these numbers' });
  expect(soundness({ ...rules, outcome: () => null }, {}, care)).toMatchObject({ wrong: 'the game is over and nobody knows who won' });
  expect(soundness(rules, {}, { games: 1, steps: 9, seed: 1 })).toMatchObject({ wrong: 'no game came to its end within 3 decisions' });
});

test('a variant is tried as it would be played', async () => {
  expect(await trySound(findGame, { ...ours, numbers: { baseDrawMax: 3 } })).toHaveProperty('games');
  expect(await trySound(findGame, { ...ours, edition: '77' })).toMatchObject({ seats: 0 });
});
