/** Openings: what each choice is worth is told from how games ended, the same by the same seed; a master makes its opening by heart, and nobody else does. */

import { EFFORTS, thinkWith } from '@pesthouse/bots';
import { type Base, defaults, firstOf, type Opening, Sfc } from '@pesthouse/kernel';
import { knownTo, type Opened, openedBy, openedByLot, openOne, worthsOfOpening } from '@pesthouse/lab';
import { expect, test } from 'vitest';
import { type AnyEngine, GAME_IDS } from '../../games/index.ts';
import { taughtOf } from './load.ts';

const pathologic = await taughtOf('pathologic');
const openingOf = (e: AnyEngine): Opening => {
  const { learnt } = e;
  if (learnt?.opening === undefined) throw new Error('no opening was learnt');
  return learnt.opening;
};
const mannerOf = (e: AnyEngine) => {
  const { learnt } = e;
  if (learnt?.manner === undefined) throw new Error('no manner was learnt');
  return learnt.manner;
};

test('what wins is worth more, what loses less, and what does neither about nothing', () => {
  const lots = new Sfc().at(1, 1);
  const games: Opened[] = Array.from({ length: 6000 }, () => {
    const chosen = [lots.below(2), lots.below(2), lots.below(2)];
    const [good = 0, bad = 0] = chosen;
    const odds = Math.exp(0.2 + good - 0.5 * bad);
    return { chosen, won: lots.below(1000) < (1000 * odds) / (1 + odds) ? 1 : 0 };
  });
  const [good = 0, bad = 0, idle = 0] = worthsOfOpening(games, 3);
  expect(Math.abs(good - 1)).toBeLessThan(0.2);
  expect(Math.abs(bad + 0.5)).toBeLessThan(0.2);
  expect(Math.abs(idle)).toBeLessThan(0.2);
  expect(worthsOfOpening(games, 3)).toEqual([good, bad, idle]);
});

test('games that say nothing leave every choice without worth', () => {
  expect(worthsOfOpening([], 4)).toEqual([0, 0, 0, 0]);
});

test('Pathologic has learnt an opening, for two players; a game is the same by the same seed, and one thing is chosen for every piece', async () => {
  const opened = await Promise.all(GAME_IDS.map(async (id) => ((await taughtOf(id)).learnt?.opening === undefined ? [] : [id])));
  expect(opened.flat()).toEqual(['pathologic']);
  const opening = openingOf(pathologic);
  const once = openOne(pathologic, opening, 2, 3, 4, openedByLot(pathologic));
  expect(openOne(pathologic, opening, 2, 3, 4, openedByLot(pathologic))).toEqual(once);
  expect(once.chosen).toHaveLength(opening.size);
  expect(once.chosen.reduce((a, b) => a + b, 0)).toBe(10);
  for (const seats of [3, 4]) expect(openOne(pathologic, opening, seats, 3, 4, pathologic.policy).chosen).toEqual([]);
});

test('the opening in use wins more than one by lot', () => {
  const opening = openingOf(pathologic);
  const wins = (open: AnyEngine['policy']): number => {
    let sum = 0;
    for (let game = 0; game < 400; game++) sum += openOne(pathologic, opening, 2, 77, game, open).won;
    return sum;
  };
  expect(wins(pathologic.policy)).toBeGreaterThan(wins(openedByLot(pathologic)) + 20);
});

test('worths decide where a piece goes: what is worth most is chosen', () => {
  const opening = openingOf(pathologic);
  // Whatever is placed first would go to the fifth district.
  const worths = Array.from({ length: opening.size }, (_, i) => (i % 15 === 4 ? 3 : 0));
  const open = openedBy(mannerOf(pathologic), opening, 2, worths);
  for (let game = 0; game < 20; game++) {
    const { chosen } = openOne(pathologic, opening, 2, 5, game, open);
    expect(chosen.filter((x, i) => x === 1 && i % 15 === 4)).toHaveLength(1);
  }
});

/** The first decision of the opening. */
const first = (e: AnyEngine): Base => {
  const chance = new Sfc().at(9, 1);
  const s = e.start(defaults(e.game.meta, 2), 2, chance);
  while (!openingOf(pathologic).concerns(s)) {
    const seat = firstOf(e.deciders(s));
    const move = e.policy(s, seat, chance);
    if (move === undefined) throw new Error('there is no opening');
    e.play(s, seat, move, { chance, tell: undefined });
  }
  return s;
};

test('a master makes it by heart, without trying anything out; other levels and the master of old think', () => {
  const s = first(pathologic);
  const seat = firstOf(pathologic.deciders(s));
  const view = pathologic.view(s, seat);
  const played = (e: AnyEngine, level: 'good' | 'master'): number => {
    let n = 0;
    const spied: AnyEngine = {
      ...e,
      play(x, p, m, k) {
        n++;
        e.play(x, p, m, k);
      },
    };
    const move = thinkWith(spied, { view, seat, seats: 2, level, seed: 1, runs: EFFORTS.fair.runs }, () => 0);
    expect(pathologic.refuse(s, seat, move)).toBeNull();
    return n;
  };
  expect(played(pathologic, 'master')).toBe(0);
  expect(played(knownTo(pathologic, { level: 'good' }), 'good')).toBeGreaterThan(0);
  expect(played(knownTo(pathologic, { level: 'master', untaught: true }), 'master')).toBeGreaterThan(0);
});
