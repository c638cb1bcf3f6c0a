/** Luck of the deal: two equals play every deal twice, with luck swapped, and it shows how often the deal alone decides. */
import { byDeals, wholeDeals } from './duel.ts';
import type { Plan } from './plan.ts';
import type { GameResult } from './result.ts';
import type { Interval } from './wilson.ts';

export interface Luck extends Interval {
  readonly bot: string;
  readonly deals: number;
}

/** Each seat's part of the win. */
const winsIn = (g: GameResult): readonly number[] => {
  const winners = g.seats.filter((x) => x.rank === 1).length;
  return g.seats.map((x) => (x.rank === 1 ? 1 / winners : 0));
};

/** How often the seat that won a deal won it again: a half with two players where the deal means nothing, always where it means everything. */
export const luckOf = (plan: Pick<Plan, 'bots' | 'mirrored'>, results: readonly GameResult[]): Luck => {
  const again = wholeDeals(plan, results).flatMap(([once, twice]) => {
    if (once === undefined || twice === undefined) return [];
    const second = winsIn(twice);
    return [winsIn(once).reduce((sum, x, seat) => sum + x * (second[seat] ?? 0), 0)];
  });
  return { bot: plan.bots[0] ?? '', deals: again.length, ...byDeals(again, again.length) };
};
