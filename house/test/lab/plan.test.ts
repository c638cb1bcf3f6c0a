/** The plan: everybody sits everywhere equally often, nonsense is refused in words, and numbers are turned as they are typed. */

import { BOTS } from '@pesthouse/kernel';
import { blockOf, byClock, gameOf, identity, jobsOf, planOf, readTunes, seating } from '@pesthouse/lab';
import { describe, expect, test } from 'vitest';
import { engineOf, planFor } from './load.ts';

const newyork = await engineOf('newyork');
const count = (all: readonly string[], bot: string): number => all.filter((x) => x === bot).length;

describe('rotation', () => {
  const [a, b] = ['random', 'greedy'] as const;
  test.each([
    [[a, b], 2],
    [[a, b], 3],
    [[a, b], 4],
    [[a, b, b], 2],
    [[a, b, b, b], 4],
    [[a, b, b], 4],
    [[a, b, b, b, b], 3],
    [[a], 5],
  ] as const)('%j in %d seats: after every block each has sat in each seat as often as it is listed', (bots, players) => {
    const plan = { bots, players, seed: 7 };
    const size = blockOf(plan);
    for (const blocks of [1, 2, 5]) {
      const games = Array.from({ length: size * blocks }, (_, i) => seating(plan, i));
      for (let seat = 0; seat < players; seat++)
        for (const bot of [a, b]) {
          const held = games.map((x) => x[seat] ?? a);
          expect(count(held, bot) * bots.length).toBe(count(bots, bot) * games.length);
        }
    }
  });

  test('neighbours change from block to block', () => {
    const plan = { bots: [a, b], players: 4, seed: 1 } as const;
    const orders = new Set(Array.from({ length: 60 }, (_, i) => seating(plan, i).join()));
    expect([...orders].some((x) => x.includes('random,random') || x.includes('greedy,greedy'))).toBe(true);
    expect(orders.size).toBe(6);
  });
});

describe('nonsense is refused in words', () => {
  test.each([
    [{ bots: ['god'] }, /there is no bot "god": choose random/],
    [{ bots: ['master:0'] }, /there is no bot "master:0"/],
    [{ bots: ['master:many'] }, /there is no bot "master:many"/],
    [{ bots: ['master:9:9'] }, /there is no bot "master:9:9"/],
    [{ bots: ['master:0ms'] }, /there is no bot "master:0ms"/],
    [{ bots: ['master:9s'] }, /there is no bot "master:9s": .* less time as in master:100ms/],
    [{ bots: [] }, /no bot is named/],
    [{ bots: Array.from({ length: 13 }, () => 'random') }, /at most 12 bots/],
    [{ players: 9 }, /is for 2, 3, 4 seats, not 9/],
    [{ games: 0 }, /at least one game/],
    [{ games: 1.5 }, /at least one game/],
    [{ options: { lastCall: 'perhaps' } }, /must be on or off/],
    [{ tune: 'rats' }, /"rats" must be written name=value/],
    [{ tune: 'nothing.cost=1' }, /there is no number "nothing.cost" in these rules: there is .*\.cost/],
    [{ tune: 'baseDrawMax=many' }, /must be a number such as 3, or \+1/],
    [{ tune: 'baseDrawMax=-99' }, /would be -\d+: numbers of the rules are not below 0/],
    [{ tune: '*=+1' }, /at most 60 stand side by side/],
  ])('%j', (wish, says) => {
    const read = planOf(newyork, { bots: ['random'], games: 4, seed: 1, ...wish });
    expect(read).toEqual({ wrong: expect.stringMatching(says) });
  });
  test('a number that stays as printed is no variant', () => {
    const now = newyork.game.tunables.find((t) => t.name === 'baseDrawMax')?.get();
    expect(readTunes(newyork.game.tunables, `baseDrawMax=${now}`)).toEqual({ wrong: expect.stringContaining('changes nothing') });
  });
});

describe('tunes', () => {
  const names = (text: string): readonly string[] => {
    const read = readTunes(newyork.game.tunables, text);
    if ('wrong' in read) throw new Error(read.wrong);
    return read.variants.map((v) => v.name);
  };
  const printed = newyork.game.tunables.find((t) => t.name === 'diceCap')?.get() ?? 0;
  test('values are alternatives, semicolons separate sweeps, a plus joins changes', () => {
    expect(names('diceCap=91,92')).toEqual(['diceCap=91', 'diceCap=92']);
    expect(names('diceCap=91;dieFaces=92')).toEqual(['diceCap=91', 'dieFaces=92']);
    expect(names('diceCap=91+dieFaces=92,93')).toEqual(['diceCap=91 + dieFaces=92', 'diceCap=91 + dieFaces=93']);
    expect(names('diceCap=+1+dieFaces=92')).toEqual([`diceCap=${printed + 1} + dieFaces=92`]);
  });
  test('a star stands for any letters: card by card', () => {
    const found = names('rats-*.cost=+1');
    expect(found).toHaveLength(3);
    expect(found.every((x) => /^rats-[a-z-]+\.cost=\d+$/.test(x))).toBe(true);
  });
});

test('jobs name every game of every variant once, and the same game of all variants stands together', () => {
  const plan = planFor(newyork, { games: 3, tune: 'diceCap=91,92' });
  expect(jobsOf(plan)).toBe(9);
  expect(Array.from({ length: 9 }, (_, job) => gameOf(plan, job)).map((x) => [x.index, x.variant])).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ]);
});

test('more games of one trial are the same trial; another seed is not', () => {
  expect(identity(planFor(newyork, { games: 3 }))).toBe(identity(planFor(newyork, { games: 30 })));
  expect(identity(planFor(newyork, { seed: 2 }))).not.toBe(identity(planFor(newyork, { seed: 1 })));
});

test('every level can be named', () => expect(planFor(newyork, { bots: [...BOTS] }).bots).toEqual(BOTS));

test.each([
  ['newyork', ['rats-alley-rat.cost', 'bonus.rats.humans'], ['humans-commuter.min', 'humans-exterminator.min', 'bonus.rats.rats']],
  ['retribution', ['ale_knight.copies', 'penance_1.copies', 'rats'], ['rat.copies', 'king.copies', 'prince.copies', 'hire_fool.HIR-02.mimic.upTo']],
  ['pathologic', ['ticking-away.n', 'false-witness.n', 'ague.n', 'slander.n', 'paralysis.copies'], ['paralysis.n', 'wild-harvest.n', 'drift.n', 'no.n']],
])('%s offers the numbers that its rules read, and none that would turn nothing', async (id, offered, none) => {
  const names = (await engineOf(id)).game.tunables.map((t) => t.name);
  expect(names).toEqual(expect.arrayContaining(offered));
  expect(names.filter((x) => none.includes(x))).toEqual([]);
});

test('a bot may be held to its own time, and then games go by the clock', () => {
  expect(byClock(planFor(newyork, { bots: ['master:100', 'good'] }))).toBe(false);
  expect(byClock(planFor(newyork, { bots: ['master:100ms', 'good'] }))).toBe(true);
  expect(byClock(planFor(newyork, { bots: ['master', 'good'], haste: { think: 5 } }))).toBe(true);
});
