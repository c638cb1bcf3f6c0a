/** How even a game is: the mean distance of its rows from their fair share, in both versions, and whether one of them is evener on the same deals. */
import type { Plan } from '../plan.ts';
import { type Interval, Z } from '../wilson.ts';
import { gamesPerDeal, type Pairing, unitOf } from './pairs.ts';

export interface Evenness {
  readonly base: number;
  readonly variant: number;
  /** By how much the squared distance sinks, with its interval from the deals: evener for certain where all of it lies above 0. */
  readonly gain: Interval;
}

interface Side {
  readonly distance: number;
  /** What every deal added to the squared distance. */
  readonly pulls: readonly number[];
}

/** `fair` by the name of the row. */
const sideOf = (deals: readonly ReadonlyMap<string, number>[], unit: number, fair: ReadonlyMap<string, number>): Side => {
  const rows = [...fair].map(([name, wanted]) => {
    const has = deals.flatMap((x) => (x.has(name) ? [(x.get(name) ?? 0) / unit] : []));
    const share = has.length === 0 ? wanted : has.reduce((sum, x) => sum + x, 0) / has.length;
    return { name, share, off: share - wanted, part: Math.max(1, has.length) / Math.max(1, deals.length) };
  });
  const squared = rows.reduce((sum, x) => sum + x.off * x.off, 0) / Math.max(1, rows.length);
  const pulls = deals.map(
    (deal) =>
      rows.reduce((sum, r) => (deal.has(r.name) ? sum + (2 * r.off * ((deal.get(r.name) ?? 0) / unit - r.share)) / r.part : sum), 0) / Math.max(1, rows.length),
  );
  return { distance: Math.sqrt(squared), pulls };
};

/** The rows of one kind. Their chance errors are alike in both versions, so what luck adds to a distance cancels in the gain. */
export const evennessOf = (pairing: Pairing, kind: string, plan: Pick<Plan, 'players' | 'bots' | 'mirrored'>): Evenness | null => {
  const rows = [...pairing.rows].filter(([name]) => name.startsWith(`${kind}/`));
  const n = pairing.lists.length;
  if (rows.length < 2 || n < 2) return null;
  const fair = new Map(rows.map(([name, c]) => [name, c.seats / Math.max(1, c.deals) / gamesPerDeal(plan) / plan.players]));
  const side = (which: 'base' | 'variant'): Side =>
    sideOf(
      pairing.lists.map((x) => x[which]),
      unitOf(plan),
      fair,
    );
  const [base, variant] = [side('base'), side('variant')];
  const share = base.distance ** 2 - variant.distance ** 2;
  const each = base.pulls.map((x, i) => x - (variant.pulls[i] ?? 0));
  const mean = each.reduce((sum, x) => sum + x, 0) / n;
  const error = Math.sqrt(each.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1) / n);
  return { base: base.distance, variant: variant.distance, gain: { share, low: share - Z * error, high: share + Z * error } };
};
