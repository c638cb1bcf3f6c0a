/** What a searcher does with little: few runs are no evidence, and when time is up it hands back the best so far. */

import { EFFORTS, lastResort, thinkWith } from '@pesthouse/bots';
import { search } from '@pesthouse/bots/search';
import { type Base, BOTS, type Decision, defaults, engine, type FrameOf, firstOf, type Game, type Meta, Sfc, same, seats } from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, findGame, GAME_IDS } from '../../games/index.ts';

const load = async (id: string): Promise<{ e: AnyEngine; start: () => Base; seats: number }> => {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  const e = (await game.rules()).rules;
  return { e, seats: game.meta.usual, start: () => e.start(defaults(game.meta, game.meta.usual), game.meta.usual, new Sfc().at(7, 1)) };
};

/** One choice of four, then luck alone decides; where `best` is not -1 that choice is lucky far more often. */
interface Wager extends Base<FrameOf<{ pick: object }>> {
  points: number[];
}
const wager = (best: number): AnyEngine => {
  const meta: Meta = { id: 'wager', title: 'Wager', credit: 'ours', rules: '1', seats: [2], usual: 2, options: {} };
  const pick: Decision<Wager, { step: 'pick' }, { verb: 'pick'; n: number }, { type: 'won'; clause: string }> = {
    verbs: ['pick'],
    reasons: [],
    deciders: () => seats(0),
    prompt: () => ({ key: 'pick' }),
    moves(_s, _f, _seat, out) {
      for (let n = 0; n < 4; n++) out.push({ verb: 'pick', n });
    },
    refuse: () => 'WAGER',
    play(s, _f, _seat, m, k) {
      s.stack.pop();
      s.points[k.chance.below(100) < (m.n === best ? 85 : 50) ? 0 : 1] = 1;
    },
  };
  const game: Game<Wager, { verb: 'pick'; n: number }, { type: 'won'; clause: string }, object> = {
    meta,
    bound: 1,
    vocabulary: { pick: { n: [0, 3] } },
    steps: { pick },
    tunables: [],
    bot: {
      terms: { points: 1 },
      appraise(s, seat, values) {
        values[0] = s.points[seat] ?? 0;
      },
      policy: () => ({ verb: 'pick', n: 0 }),
    },
    setup: () => ({ stack: [{ step: 'pick' }], asked: 0, points: [0, 0] }),
    hide: () => {},
    guess: () => {},
    outcome: (s) => (s.stack.length > 0 ? null : s.points.map((score, seat) => ({ seat, rank: score > 0 ? 1 : 2, score, sheet: {} }))),
    census: () => ({}),
  };
  return engine(game);
};

/** How often of so many times the searcher leaves the policy's move. */
const leaves = (e: AnyEngine, runs: number, times: number): number => {
  let left = 0;
  for (let i = 0; i < times; i++) {
    const s = e.start({}, 2, new Sfc().at(1, 1));
    const best = search(e, s, 0, 2, { ...EFFORTS.good, runs, lean: 0 }, new Sfc().at(i, 1), () => 0).opinions[0]?.move;
    if (!same(best, { verb: 'pick', n: 0 })) left++;
  }
  return left;
};

test('where time is shorter than the runs every phase has its part of it, so that what is left over goes to the best', () => {
  const e = wager(2);
  const s = e.start({}, 2, new Sfc().at(1, 1));
  let looks = 0;
  // The clock is looked at once or twice a run: time ends long before the runs.
  const { opinions, runs } = search(e, s, 0, 2, { ...EFFORTS.good, runs: 1_000_000 }, new Sfc().at(3, 3), () => ++looks / 1_000);
  expect(runs).toBeLessThan(1_000);
  expect(opinions[0]?.move).toEqual({ verb: 'pick', n: 2 });
  const visits = opinions.map((o) => o.visits).sort((a, b) => b - a);
  expect(visits).toHaveLength(4);
  // Halved once: two of the four saw the second half of the time alone.
  expect(visits[1]).toBeGreaterThan(2 * (visits[2] ?? runs));
  expect(visits[2]).toBeGreaterThan(20);
});

test('of more moves than there is time for, those that were tried are told apart', () => {
  const e = wager(0);
  const s = e.start({}, 2, new Sfc().at(1, 1));
  let looks = 0;
  const { opinions } = search(e, s, 0, 2, { ...EFFORTS.good, runs: 1_000_000 }, new Sfc().at(3, 3), () => ++looks / 6);
  expect(opinions.length).toBeLessThan(4);
  expect(e.refuse(s, 0, opinions[0]?.move ?? { verb: '' })).toBeNull();
});

test('a judge speaks where a playout ends, instead of the terms', () => {
  const e = wager(-1);
  const s = e.start({}, 2, new Sfc().at(1, 1));
  const judge = (_: Base, into: number[]): void => {
    into[0] = 0.25;
    into[1] = 0.75;
  };
  const { opinions } = search(e, s, 0, 2, { ...EFFORTS.good, judge }, new Sfc().at(3, 3), () => 0);
  expect(opinions.length).toBeGreaterThan(1);
  for (const o of opinions) expect(o.hope).toBe(0.25);
});

describe('the policy’s move is left only for evidence', () => {
  test('one round of every move shows nothing: it is never left', () => {
    expect(leaves(wager(-1), 4, 200)).toBe(0);
    expect(leaves(wager(2), 4, 200)).toBe(0);
  });
  test('where all is luck it is left seldom, however few the runs', () => {
    for (const runs of [10, 20, 40]) expect(leaves(wager(-1), runs, 300)).toBeLessThan(90);
  });
  test('where another move is better, more runs find it more often', () => {
    const [few, some, many] = [10, 40, 400].map((runs) => leaves(wager(2), runs, 100));
    expect(many).toBeGreaterThan(95);
    expect(some).toBeGreaterThan(few ?? 0);
  });
});

describe.each(GAME_IDS)('%s', (id) => {
  test('with one round of each move the policy’s move stands', async () => {
    const { e, start, seats: n } = await load(id);
    const s = start();
    const chance = new Sfc().at(8, 1);
    let looked = 0;
    while (!e.over(s) && looked < 20) {
      const seat = firstOf(e.deciders(s));
      const view = e.view(s, seat);
      // With fewer than four moves four runs are two rounds.
      if (e.moves(view, seat).length > 3) {
        looked++;
        const own = new Sfc().at(looked, 3);
        const same2 = new Sfc().at(looked, 3);
        same2.below(1 << 20);
        const usual = e.policy(e.guess(view, seat, same2), seat, same2);
        expect(search(e, view, seat, n, { ...EFFORTS.master, runs: 4, depth: 6 }, own, () => 0).opinions[0]?.move).toEqual(usual);
      }
      const m = e.policy(s, seat, chance);
      if (m === undefined) break;
      e.play(s, seat, m, { chance, tell: undefined });
    }
    expect(looked).toBeGreaterThan(5);
  });

  test('when time is up in the middle of a playout, every bot answers at once with a legal move', async () => {
    const { e, start, seats: n } = await load(id);
    const s = start();
    const seat = firstOf(e.deciders(s));
    const view = e.view(s, seat);
    for (const level of BOTS) {
      for (const allowed of [0, 1, 7]) {
        let looks = 0;
        let after = 0;
        const spent = (): number => {
          if (++looks > allowed) after++;
          return looks > allowed ? 1 : 0;
        };
        const move = thinkWith(e, { view, seat, seats: n, level, seed: 1 }, spent);
        expect(e.refuse(s, seat, move)).toBeNull();
        expect(after).toBeLessThan(3);
      }
    }
  });

  test('the clock is looked at on the way through a playout, not only before it', async () => {
    const { e, start, seats: n } = await load(id);
    const s = start();
    const seat = firstOf(e.deciders(s));
    let played = 0;
    let most = 0;
    const spied: AnyEngine = {
      ...e,
      play(x, p, m, k) {
        played++;
        e.play(x, p, m, k);
      },
    };
    const spent = (): number => {
      most = Math.max(most, played);
      played = 0;
      return 0;
    };
    search(spied, e.view(s, seat), seat, n, { ...EFFORTS.master, runs: 12 }, new Sfc().at(1, 1), spent);
    expect(most).toBeLessThan(40);
  });

  test('the last resort is the policy’s move on the seat’s own view', async () => {
    const { e, start, seats: n } = await load(id);
    const s = start();
    const chance = new Sfc().at(9, 1);
    for (let i = 0; i < 40 && !e.over(s); i++) {
      const seat = firstOf(e.deciders(s));
      const move = lastResort(e, e.view(s, seat), seat, n, 5);
      expect(move).toEqual(lastResort(e, e.view(s, seat), seat, n, 5));
      expect(move === undefined ? 'nothing' : e.refuse(s, seat, move)).toBeNull();
      const m = e.policy(s, seat, chance);
      if (m !== undefined) e.play(s, seat, m, { chance, tell: undefined });
    }
  });
});
