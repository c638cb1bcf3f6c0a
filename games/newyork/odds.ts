/** The odds of a fight, exact: sums of dice by convolution, ties to the attacker (NYC-FIGHT-10, NYC-FIGHT-11). */
import { add, row } from './look.ts';

export interface Odds {
  /** The chance that n dice show `least` or more in all. */
  atLeast(n: number, least: number): number;
  /** The chance that the attacker wins when some dice lie already: the totals so far, and the dice that still roll. */
  chanceFrom(attack: number, attackLeft: number, defence: number, defenceLeft: number): number;
  /** The chance that the attacker wins, by dice of attacker and defender. */
  chanceOf(attackDice: number, defenceDice: number): number;
}

const make = (faces: number): Odds => {
  /** ways[n][t] = in how many of the faces^n rolls n dice show t in all. Whole numbers below 2^53 up to twenty dice of six, so nothing is rounded. */
  const ways: number[][] = [[1]];
  const waysOf = (n: number): readonly number[] => {
    for (let i = ways.length; i <= n; i++) {
      const before = row(ways, i - 1);
      const now = Array.from({ length: i * faces + 1 }, () => 0);
      for (const [t, count] of before.entries()) for (let face = 1; face <= faces; face++) add(now, t + face, count);
      ways[i] = now;
    }
    return row(ways, n);
  };
  const atLeast = (n: number, least: number): number => {
    if (least <= n) return 1;
    let good = 0;
    for (const [t, count] of waysOf(n).entries()) if (t >= least) good += count;
    return good / faces ** n;
  };
  const chanceFrom = (attack: number, attackLeft: number, defence: number, defenceLeft: number): number => {
    let good = 0;
    for (const [t, count] of waysOf(defenceLeft).entries()) if (count > 0) good += count * atLeast(attackLeft, defence + t - attack);
    return good / faces ** defenceLeft;
  };
  const table: number[] = [];
  const chanceOf = (attackDice: number, defenceDice: number): number => {
    const at = attackDice * 64 + defenceDice;
    let p = table[at];
    if (p === undefined) {
      p = chanceFrom(0, attackDice, 0, defenceDice);
      table[at] = p;
    }
    return p;
  };
  return { atLeast, chanceFrom, chanceOf };
};

const made: Odds[] = [];
/** The odds with dice of so many faces (NYC-FIGHT-08). */
export const oddsOf = (faces: number): Odds => {
  let odds = made[faces];
  if (odds === undefined) {
    odds = make(faces);
    made[faces] = odds;
  }
  return odds;
};

/** In per cent with one place: `72.6`. Never 0 or 100 unless it is certain. */
export const percent = (p: number): string => {
  if (p <= 0) return '0';
  if (p >= 1) return '100';
  return Math.min(99.9, Math.max(0.1, Math.round(p * 1000) / 10)).toFixed(1);
};
