/** Holds what was said of a position against the rules: every claim is worked out anew, in other worlds and with other luck, from what the seat itself would see. */
import { type Base, type Counting, clone, type Flat, holds, Sfc, same } from '@pesthouse/kernel';
import { worthsAt } from '../exact.ts';
import type { Estimate } from './estimate.ts';
import type { Counted, Ground, When } from './grounds.ts';
import type { Advice, Mistake } from './judgement.ts';
import { type Position, toTheEnd, usual, worthOf } from './position.ts';
import { figuresOf, rankOf, swingOf } from './sayable.ts';
import { gainOf, known, stated, type Weighed } from './weigh.ts';

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
  const [sureA, sureB] = g.sure;
  if ((sureA && a.some((x) => x !== g.better)) || (sureB && b.some((x) => x !== g.other))) return `not sure: ${a[0]} and ${b[0]}`;
  if (sureA && sureB) return null;
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

/** The same move weighed once more, by other luck; what was counted through is counted again. */
const weighedAgain = (p: Position, x: Weighed, seed: number): Weighed => {
  if (x.said.length === 0) return known(x.move, worthsAt(p.e, p.view, p.seat)?.find((w) => same(w.move, x.move))?.worth ?? Number.NaN);
  const said = chanceOf(p, x.move, x.said.length, seed);
  return { ...x, said, hope: stated(p, said, x.sure) };
};

/** Two estimates of the same that differ by more than luck explains. */
const apart = (said: Estimate, fresh: Estimate): boolean => !(Math.abs(fresh.mean - said.mean) <= SURE * Math.hypot(fresh.error, said.error) + 1e-9);

/** So much is one move told to be ahead of another, by other luck too. */
const checkGain = (p: Position, gain: Estimate, better: Weighed, other: Weighed, seed: number): string | null => {
  const fresh = gainOf(p, weighedAgain(p, better, seed), weighedAgain(p, other, seed));
  return apart(gain, fresh) ? `by ${fresh.mean.toFixed(2)}` : null;
};

/** What coach and review say that a move costs: a range that leaves something, and the same by other luck. */
export const checkLoss = (p: Position, { best, played, gain }: Mistake, seed: number): Checked => {
  const swing = swingOf(gain, p.seats);
  return {
    claim: `costs ${gain.mean.toFixed(2)} ± ${(2 * gain.error).toFixed(2)}`,
    fault: swing === null || swing.off >= swing.about ? 'the range reaches nothing' : checkGain(p, gain, best, played, seed),
  };
};

/** What a hint says in figures: the chance of what it advises, that no other is told to be as good, and by how much it leads. */
export const checkAdvice = (p: Position, advice: Advice, seed: number): Checked[] => {
  // Where it is too close to call no figure is said.
  if (advice.kind === 'close') return [];
  const { best } = advice;
  const again = weighedAgain(p, best, seed);
  const found: Checked[] = [
    {
      claim: `chance ${best.hope.mean.toFixed(2)} ± ${(2 * best.hope.error).toFixed(2)}`,
      fault: apart(best.hope, again.hope) ? `it is ${again.hope.mean.toFixed(2)}` : null,
    },
  ];
  if (advice.kind === 'only') return found;
  const { second } = advice;
  const gain = gainOf(p, best, second);
  const [a, b] = figuresOf(best.hope, second.hope, p.seats);
  return [
    ...found,
    { claim: 'the higher figure', fault: b !== null && rankOf(b) >= rankOf(a) ? `${b.kind} ${b.n} beside ${a.kind} ${a.n}` : null },
    { claim: `ahead of the second by ${gain.mean.toFixed(2)} ± ${(2 * gain.error).toFixed(2)}`, fault: checkGain(p, gain, best, second, seed) },
  ];
};
