/** The ladder: bots rated by the places that they took in many games, of any number of players. */
import { newcomer, ordinal, type Rating, rated } from '@pesthouse/table/ratings';
import type { GameResult } from './result.ts';

export interface Rung extends Rating {
  readonly name: string;
  readonly games: number;
  /** A cautious estimate: `mu` less three times `sigma`. The ladder is ordered by it. */
  readonly ordinal: number;
}

const mean = (xs: readonly number[]): number => xs.reduce((sum, x) => sum + x, 0) / xs.length;

/** Ratings depend on the order of the games, so they are taken in the order of their numbers, whoever played them first. */
export const climb = (results: readonly GameResult[]): Rung[] => {
  const found = new Map<string, { rating: Rating; games: number }>();
  const of = (name: string): { rating: Rating; games: number } => {
    const known = found.get(name) ?? { rating: newcomer(), games: 0 };
    found.set(name, known);
    return known;
  };
  for (const g of results.filter((x) => x.variant === 0).sort((a, b) => a.index - b.index)) {
    const names = g.seats.map((x) => x.bot);
    if (new Set(names).size < 2) continue;
    const after = rated(
      names.map((name) => of(name).rating),
      g.seats.map((x) => x.rank),
    );
    for (const name of new Set(names)) {
      // A bot that held several seats has learnt the mean of what they tell.
      const own = after.filter((_, seat) => names[seat] === name);
      const known = of(name);
      known.rating = { mu: mean(own.map((x) => x.mu)), sigma: mean(own.map((x) => x.sigma)) };
      known.games++;
    }
  }
  return [...found]
    .map(([name, x]) => ({ name, ...x.rating, ordinal: ordinal(x.rating), games: x.games }))
    .sort((a, b) => b.ordinal - a.ordinal || a.name.localeCompare(b.name));
};
