/** A duel: two bots on mirrored deals. Games of one deal depend on each other, so the deal is what is counted. */
import { dealOf, type Plan } from './plan.ts';
import type { GameResult } from './result.ts';
import { type Interval, wilson } from './wilson.ts';

export interface Duel extends Interval {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly deals: number;
  /** How often the first won the game: with more than two at the table, who is ahead of whom tells of every place, and this of the first alone. */
  readonly won: Interval;
}

/** How often the first was ahead of the second in one game, seat by seat; equals count half. */
const aheadIn = (g: GameResult, first: string, second: string): number => {
  let met = 0;
  let ahead = 0;
  for (const a of g.seats)
    for (const b of g.seats) {
      if (a.bot !== first || b.bot !== second) continue;
      met++;
      ahead += a.rank < b.rank ? 1 : a.rank === b.rank ? 0.5 : 0;
    }
  return met === 0 ? 0.5 : ahead / met;
};

/** The part of the win that the first has, among the two; half where neither won. */
const wonIn = (g: GameResult, first: string, second: string): number => {
  const winners = g.seats.filter((x) => x.rank === 1 && (x.bot === first || x.bot === second));
  return winners.length === 0 ? 0.5 : winners.filter((x) => x.bot === first).length / winners.length;
};

const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / Math.max(1, xs.length);

/** The Wilson interval of as many independent games as the spread between deals shows: more than games where mirrored deals cancel luck, fewer where they do not. */
export const byDeals = (units: readonly number[], games: number): Interval => {
  const n = units.length;
  const share = mean(units);
  if (n < 2) return wilson(share * n, n);
  const variance = units.reduce((sum, x) => sum + (x - share) ** 2, 0) / (n - 1) / n;
  const shown = variance <= 0 ? n : (share * (1 - share)) / variance;
  // Never fewer than there are deals, for those are independent; and a spread that is small by luck is not believed.
  const worth = Math.min(2 * games, Math.max(n, shown));
  return wilson(share * worth, worth);
};

/** The games deal by deal: only deals of which every game was played count. */
export const wholeDeals = (plan: Pick<Plan, 'bots' | 'mirrored'>, results: readonly GameResult[]): readonly (readonly GameResult[])[] => {
  const deals = new Map<number, GameResult[]>();
  for (const g of results) {
    const deal = dealOf(plan, g.index);
    deals.set(deal, [...(deals.get(deal) ?? []), g]);
  }
  return [...deals.values()].filter((x) => x.length === (plan.mirrored === true ? plan.bots.length : 1));
};

export const duelOf = (plan: Pick<Plan, 'bots' | 'mirrored'>, results: readonly GameResult[]): Duel => {
  const [first = '', second = ''] = plan.bots;
  const whole = wholeDeals(plan, results);
  const games = whole.reduce((sum, x) => sum + x.length, 0);
  const counted = (of: typeof aheadIn): Interval =>
    byDeals(
      whole.map((deal) => mean(deal.map((g) => of(g, first, second)))),
      games,
    );
  return { first, second, games, deals: whole.length, ...counted(aheadIn), won: counted(wonIn) };
};
