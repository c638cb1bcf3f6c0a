/** Holds what was said of a position against the rules: every claim is worked out anew, in other worlds and with other luck, from what the seat itself would see. */
import { type Base, type Counting, clone, type Flat, holds, Sfc } from '@pesthouse/kernel';
import type { Estimate } from './estimate.ts';
import type { Counted, Ground, When } from './grounds.ts';
import type { Judgement, Mistake } from './judgement.ts';
import { type Position, toTheEnd, usual, worthOf } from './position.ts';
import { gainOf, stated, type Weighed } from './weigh.ts';

/** One claim and what is wrong with it; null where it is true. */
export interface Checked {
  readonly claim: string;
  readonly fault: string | null;
}

const WORLDS = 120;
/** Two averages may differ by so many of their standard errors, and by this much, before one of them is called wrong. */
const SURE = 4;
const LEEWAY = 0.35;

const worldsOf = ({ e, view, seat }: Position, seed: number): readonly (readonly [Base, Sfc])[] =>
  Array.from({ length: WORLDS }, (_, i) => [e.guess(view, seat, new Sfc().at(seed, 5 * i)), new Sfc().at(seed, 5 * i + 3)] as const);

/** Goes on until the named moment, in place. */
const until = ({ e, seat }: Position, s: Base, when: When, chance: Sfc): void => {
  const k = { chance, tell: undefined };
  if (when === 'now') return;
  while (!e.over(s) && e.deciders(s) === 1 << seat) e.play(s, seat, usual(e, s, k).move ?? e.moves(s, seat)[0] ?? { verb: '' }, k);
  if (when === 'turn') return;
  while (!e.over(s) && !holds(e.deciders(s), seat)) {
    const { seat: p, move } = usual(e, s, k);
    if (move === undefined) return;
    e.play(s, p, move, k);
  }
};

/** What the seat would count there, looking at its own view only. */
const counted = (p: Position, counting: Counting, { count, seat, when }: Counted, move: Flat, seed: number): number[] =>
  worldsOf(p, seed).map(([world, chance]) => {
    const s = clone(world);
    p.e.play(s, p.seat, move, { chance, tell: undefined });
    until(p, s, when, chance);
    return counting.of(p.e.view(s, p.seat), seat)[count] ?? 0;
  });

const near = (said: number, true_: Estimate): boolean => Math.abs(said - true_.mean) <= LEEWAY + SURE * true_.error;

const countFault = (p: Position, counting: Counting, g: Counted, better: Flat, other: Flat, seed: number): string | null => {
  const [a, b] = [counted(p, counting, g, better, seed), counted(p, counting, g, other, seed)];
  if (g.sure) return a.every((x) => x === g.better) && b.every((x) => x === g.other) ? null : `not sure: ${a[0]} and ${b[0]}`;
  const spread = (xs: readonly number[]): Estimate => {
    const mean = xs.reduce((x, y) => x + y, 0) / xs.length;
    return {
      mean,
      error:
        Math.sqrt(xs.reduce((x, y) => x + (y - mean) ** 2, 0) / xs.length / xs.length) +
        (Math.sqrt(1 / 40) * Math.sqrt(xs.reduce((x, y) => x + (y - mean) ** 2, 0) / xs.length)) / 2,
    };
  };
  const [x, y] = [spread(a), spread(b)];
  if (Math.sign(x.mean - y.mean) !== Math.sign(g.better - g.other)) return `the other way round: ${x.mean} and ${y.mean}`;
  return near(g.better, x) && near(g.other, y) ? null : `${x.mean} and ${y.mean}`;
};

/** Whether one ground for `better` against `other` is true. */
export const checkGround = (p: Position, counting: Counting | undefined, g: Ground, better: Flat, other: Flat, seed: number): Checked => {
  const { e, view, seat, seats } = p;
  const ends = (move: Flat, won: boolean): boolean =>
    worldsOf(p, seed).every(([world, chance]) => {
      const s = clone(world);
      e.play(s, seat, move, { chance, tell: undefined });
      return e.over(s) && worthOf(e, s, seat, seats) > 0 === won;
    });
  switch (g.kind) {
    case 'wins':
      return { claim: 'wins', fault: ends(better, true) ? null : 'it does not always win' };
    case 'loses':
      return { claim: 'loses', fault: ends(other, false) ? null : 'it does not always lose' };
    case 'count': {
      const claim = `${g.count} of seat ${g.seat + 1} ${g.when}: ${g.better} instead of ${g.other}`;
      return { claim, fault: counting === undefined ? 'nothing is counted' : countFault(p, counting, g, better, other, seed) };
    }
    case 'opens': {
      const after = (move: Flat): boolean[] =>
        worldsOf(p, seed).map(([world, chance]) => {
          const s = clone(world);
          e.play(s, seat, move, { chance, tell: undefined });
          return e.legal(s, seat, g.move) !== undefined;
        });
      const before = e.legal(view, seat, g.move) !== undefined || after(other).some(Boolean);
      return {
        claim: `opens ${JSON.stringify(g.move)}`,
        fault: before ? 'it was possible anyway' : after(better).every(Boolean) ? null : 'it is not always possible',
      };
    }
    case 'close':
    case 'later':
      return { claim: g.kind, fault: null };
  }
};

/** How often a move wins by other luck than the judgement's: with it a stated chance is checked. */
const chanceOf = ({ e, view, seat, seats }: Position, move: Flat, rounds: number, seed: number): number[] => {
  const dice = new Sfc();
  const k = { chance: dice, tell: undefined };
  return Array.from({ length: rounds }, (_, i) => {
    const s = e.guess(view, seat, dice.at(seed, 7 * i));
    dice.at(seed, 7 * i + 4);
    e.play(s, seat, move, k);
    toTheEnd(e, s, k);
    return worthOf(e, s, seat, seats);
  });
};

/** The same move weighed once more, by other luck. */
const weighedAgain = (p: Position, x: Weighed, seed: number): Weighed => {
  const said = chanceOf(p, x.move, x.said.length, seed);
  return { ...x, said, hope: stated(p, said, x.sure) };
};

/** So much is one move told to be ahead of another, by other luck too. */
const checkGain = (p: Position, { mean, error }: Estimate, better: Weighed, other: Weighed, seed: number): string | null => {
  const fresh = gainOf(p, weighedAgain(p, better, seed), weighedAgain(p, other, seed));
  return Math.abs(fresh.mean - mean) <= SURE * Math.hypot(fresh.error, error) ? null : `by ${fresh.mean.toFixed(2)}`;
};

/** What coach and review say that a move costs. */
export const checkLoss = (p: Position, { best, played, gain }: Mistake, seed: number): Checked => ({
  claim: `costs ${gain.mean.toFixed(2)} ± ${(2 * gain.error).toFixed(2)}`,
  fault: checkGain(p, gain, best, played, seed),
});

/** The stated chance of the best move, and that the second is no better than said. */
export const checkChances = (p: Position, { best, second, gain }: Judgement, seed: number): Checked[] => {
  const again = weighedAgain(p, best, seed);
  const off = Math.abs(again.hope.mean - best.hope.mean);
  const found: Checked[] = [
    {
      claim: `chance ${best.hope.mean.toFixed(2)} ± ${(2 * best.hope.error).toFixed(2)}`,
      fault: off <= SURE * Math.hypot(again.hope.error, best.hope.error) ? null : `it is ${again.hope.mean.toFixed(2)}`,
    },
  ];
  if (second === null) return found;
  found.push({ claim: `ahead of the second by ${gain.mean.toFixed(2)} ± ${(2 * gain.error).toFixed(2)}`, fault: checkGain(p, gain, best, second, seed) });
  return found;
};
