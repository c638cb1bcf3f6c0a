/** Each kind of reason is said where it is true, and nowhere else. */

import type { AnyEngine } from '@pesthouse/kernel';
import {
  ALL,
  type AnyOptions,
  type Base,
  type Counting,
  type Ctx,
  type Decision,
  engine,
  type Fact,
  type Flat,
  type Game,
  type Seat,
  Sfc,
} from '@pesthouse/kernel';
import { describe, expect, test } from 'vitest';
import { checkGround } from '../claims.ts';
import { adviceOf, clausesFor, groundsFor, isClear, judge, mistakeIn } from '../index.ts';

type Frame = { step: string };
/** A toy with one move for each thing that a reason may say. */
interface Toy extends Base<Frame> {
  turn: number;
  coins: number[];
  key: boolean;
  /** Whom the game was given to; -1 for nobody. */
  to: Seat;
  left: number;
}
type Move = { readonly verb: 'win' | 'lose' | 'earn' | 'rob' | 'bet' | 'key' | 'door' | 'wait' | 'plan' };
const VERBS = ['win', 'lose', 'earn', 'rob', 'bet', 'key', 'door', 'wait', 'plan'] as const;

const act: Decision<Toy, Frame, Move, Fact> = {
  verbs: VERBS,
  reasons: [],
  deciders: (s) => 1 << (s.turn % 2),
  prompt: () => ({ key: 'act' }),
  moves(s, _f, _seat, out) {
    for (const verb of VERBS) if (verb !== 'door' || s.key) out.push({ verb });
  },
  refuse: () => 'TOY-01',
  play(s, _f, seat, m, k: Ctx<Fact>) {
    const add = (who: Seat, n: number): void => {
      s.coins[who] = (s.coins[who] ?? 0) + n;
    };
    if (m.verb === 'earn') add(seat, 2);
    if (m.verb === 'rob') add(1 - seat, -3);
    if (m.verb === 'bet') add(seat, k.chance.below(2) === 0 ? 4 : 0);
    if (m.verb === 'win') s.to = seat;
    if (m.verb === 'lose') s.to = 1 - seat;
    s.key = m.verb === 'key';
    k.tell?.({ type: m.verb, clause: `TOY-${m.verb}` }, ALL);
    // The key keeps the turn: what it opens can be done at once.
    if (m.verb !== 'key') s.turn++;
    if (s.to >= 0 || --s.left === 0) s.stack.pop();
  },
};
const game: Game<Toy, Move, Fact, AnyOptions> = {
  meta: { id: 'toy', title: 'Toy', credit: '', rules: '1', seats: [2], usual: 2, options: {} },
  bound: 20,
  vocabulary: { win: {}, lose: {}, earn: {}, rob: {}, bet: {}, key: {}, door: {}, wait: {}, plan: {} },
  steps: { act },
  tunables: [],
  open: true,
  bot: {
    terms: { coins: 1 },
    appraise(s, seat, values) {
      values[0] = s.coins[seat] ?? 0;
    },
    policy: (s) => ({ verb: s.key ? 'door' : 'wait' }),
  },
  setup: () => ({ stack: [{ step: 'act' }], asked: 0, turn: 0, coins: [5, 5], key: false, to: -1, left: 6 }),
  hide: () => undefined,
  guess: () => undefined,
  outcome: (s) =>
    s.stack.length > 0
      ? null
      : [0, 1].map((seat) => {
          const score = s.to >= 0 ? Number(s.to === seat) : (s.coins[seat] ?? 0);
          const other = s.to >= 0 ? Number(s.to !== seat) : (s.coins[1 - seat] ?? 0);
          return { seat, rank: score >= other ? 1 : 2, score, sheet: {} };
        }),
  census: () => ({}),
};
const e: AnyEngine = engine(game);
const isToy = (s: Base): s is Toy => 'coins' in s;
const COINS: Counting = { weights: { coins: 1 }, of: (s, seat) => ({ coins: isToy(s) ? (s.coins[seat] ?? 0) : 0 }), said: { coins: (n) => `${n} coins` } };

/** The same game without one of its moves. */
const without = (from: AnyEngine, verb: Move['verb']): AnyEngine => ({ ...from, moves: (s, seat) => from.moves(s, seat).filter((m) => m.verb !== verb) });
const position = () => ({ e, view: e.start({}, 2, new Sfc().at(1, 1)), seat: 0, seats: 2 });
const of = (verb: Move['verb']): Flat => ({ verb });
const kinds = (better: Move['verb'], other: Move['verb']): string[] => groundsFor(position(), COINS, of(better), of(other)).map((g) => g.kind);

describe('a reason is said where it is true', () => {
  test('a move that wins at once says so and nothing else', () => {
    expect(kinds('win', 'earn')).toEqual(['wins']);
    expect(kinds('earn', 'win')).not.toContain('wins');
    expect(kinds('earn', 'wait')).not.toContain('wins');
  });
  test('a move that loses at once is warned of, and no other is', () => {
    expect(kinds('wait', 'lose')).toContain('loses');
    expect(kinds('lose', 'wait')).not.toContain('loses');
    expect(kinds('earn', 'wait')).not.toContain('loses');
  });
  test('what is counted is told for the seat that has it, and only where it speaks for the move', () => {
    expect(groundsFor(position(), COINS, of('earn'), of('wait'))).toEqual([
      { kind: 'count', count: 'coins', seat: 0, when: 'now', better: 7, other: 5, sure: [true, true] },
    ]);
    expect(groundsFor(position(), COINS, of('rob'), of('wait'))).toEqual([
      { kind: 'count', count: 'coins', seat: 1, when: 'now', better: 2, other: 5, sure: [true, true] },
    ]);
  });
  test('where nothing shows it, nothing is said', () => {
    expect(kinds('wait', 'earn')).toEqual([]);
    expect(kinds('wait', 'plan')).toEqual([]);
  });
  test('what luck decides is an average, and never called sure', () => {
    const [g] = groundsFor(position(), COINS, of('bet'), of('wait'));
    expect(g).toMatchObject({ kind: 'count', sure: [false, true], other: 5 });
  });
  test('a way that opens is named where it was closed before, and not where it is open anyway', () => {
    const [g] = groundsFor(position(), undefined, of('key'), of('wait'));
    expect(g).toMatchObject({ kind: 'opens', move: { verb: 'door' } });
    expect(kinds('wait', 'key')).not.toContain('opens');
    expect(kinds('earn', 'wait')).not.toContain('opens');
  });
  test('the clause is that of what the move does first', () => {
    expect(clausesFor(position(), of('rob'))[0]).toBe('TOY-rob');
  });
});

describe('a claim that is wrong is found out', () => {
  const check = (g: Parameters<typeof checkGround>[2], better: Move['verb'], other: Move['verb']): string | null =>
    checkGround(position(), COINS, g, of(better), of(other), 77).fault;
  const count = (better: number, other: number, sure = true) =>
    ({ kind: 'count', count: 'coins', seat: 0, when: 'now', better, other, sure: [sure, sure] }) as const;
  test('whatever the kind', () => {
    expect(check({ kind: 'wins' }, 'win', 'wait')).toBeNull();
    expect(check({ kind: 'wins' }, 'earn', 'wait')).not.toBeNull();
    expect(check({ kind: 'loses' }, 'wait', 'lose')).toBeNull();
    expect(check({ kind: 'loses' }, 'wait', 'earn')).not.toBeNull();
    expect(check(count(7, 5), 'earn', 'wait')).toBeNull();
    expect(check(count(8, 5), 'earn', 'wait')).not.toBeNull();
    expect(check(count(7, 5), 'bet', 'wait')).not.toBeNull();
    expect(check(count(7, 5, false), 'bet', 'wait')).toBeNull();
    expect(check(count(5, 7, false), 'bet', 'wait')).not.toBeNull();
    expect(check({ kind: 'opens', move: of('door'), state: position().view }, 'key', 'wait')).toBeNull();
    expect(check({ kind: 'opens', move: of('door'), state: position().view }, 'earn', 'wait')).not.toBeNull();
    expect(check({ kind: 'opens', move: of('earn'), state: position().view }, 'key', 'wait')).not.toBeNull();
  });
});

test('a position is judged alike whenever it is asked, and the best of it is a move that wins', () => {
  const [one, two] = [judge(position()), judge(position())];
  expect(one).toEqual(two);
  expect(one.best.hope.mean).toBe(1);
  expect(adviceOf(one)).toMatchObject({ kind: 'clear', best: { move: { verb: 'win' } } });
});

test('what cannot be told apart is not advised: every figure is left out', () => {
  const p = position();
  const level = judge({ ...p, e: without(p.e, 'win') });
  expect(adviceOf(level).kind).toBe('close');
});

test('a mistake is clear, costs what it costs in the same games, and the best move is none', () => {
  const p = position();
  const j = judge(p);
  const lost = mistakeIn(p, j, of('lose'));
  expect(lost?.gain.mean).toBeGreaterThan(0.5);
  expect(isClear(lost?.gain ?? { mean: 0, error: 1 }, 2)).toBe(true);
  expect(lost?.best.move).toEqual(j.best.move);
  expect(mistakeIn(p, j, j.best.move)).toBeNull();
});
