/** The odds of a fight, exact: sums of six-sided dice by convolution, ties to the attacker (NYC-FIGHT-10, NYC-FIGHT-11). */
import { add, row } from '../../kernel/index.ts';

const FACES = 6;

/** ways[n][t] = in how many of the 6^n rolls n dice show t in all. Whole numbers below 2^53 up to twenty dice, so nothing is rounded. */
const ways: number[][] = [[1]];

const waysOf = (n: number): readonly number[] => {
  for (let i = ways.length; i <= n; i++) {
    const before = row(ways, i - 1);
    const now = Array.from({ length: i * FACES + 1 }, () => 0);
    for (const [t, count] of before.entries()) for (let face = 1; face <= FACES; face++) add(now, t + face, count);
    ways[i] = now;
  }
  return row(ways, n);
};

/** The chance that n dice show `least` or more in all. */
export const atLeast = (n: number, least: number): number => {
  if (least <= n) return 1;
  let good = 0;
  for (const [t, count] of waysOf(n).entries()) if (t >= least) good += count;
  return good / FACES ** n;
};

/** The chance that the attacker wins when some dice lie already: the totals so far, and the dice that still roll. */
export const chanceFrom = (attack: number, attackLeft: number, defence: number, defenceLeft: number): number => {
  let good = 0;
  for (const [t, count] of waysOf(defenceLeft).entries()) if (count > 0) good += count * atLeast(attackLeft, defence + t - attack);
  return good / FACES ** defenceLeft;
};

const table: number[] = [];
/** The chance that the attacker wins, by dice of attacker and defender. */
export const chanceOf = (attackDice: number, defenceDice: number): number => {
  const at = attackDice * 32 + defenceDice;
  let p = table[at];
  if (p === undefined) {
    p = chanceFrom(0, attackDice, 0, defenceDice);
    table[at] = p;
  }
  return p;
};

/** In per cent with one place: `72.6`. Never 0 or 100 unless it is certain. */
export const percent = (p: number): string => {
  if (p <= 0) return '0';
  if (p >= 1) return '100';
  return Math.min(99.9, Math.max(0.1, Math.round(p * 1000) / 10)).toFixed(1);
};
