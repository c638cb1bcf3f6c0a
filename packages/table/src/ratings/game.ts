/** One finished game as ratings see it: who sat there, on which side, in which place; and the fold over many of them. */
import { newcomer, type Rating, ratedSides } from './rating.ts';

export interface Sat {
  /** A person or a level of bots. */
  readonly who: string;
  readonly place: number;
  /** Seats with the same side win and lose together. */
  readonly side: string;
}

export interface Rated {
  readonly sats: readonly Sat[];
  readonly unordered: boolean;
}

const mean = (all: readonly number[]): number => all.reduce((sum, x) => sum + x, 0) / all.length;

/** What a game makes of the ratings of those who played it. Bots of one level may sit there several times: they are one player, who gets the mean of what the seats got. */
export const rateGame = ({ sats, unordered }: Rated, before: (who: string) => Rating): Map<string, Rating> => {
  const names = [...new Set(sats.map((x) => x.side))];
  const sides = names.map((side) => sats.filter((x) => x.side === side));
  const after = ratedSides(
    sides.map((own) => ({ place: Math.min(...own.map((x) => x.place)), players: own.map((x) => before(x.who)) })),
    { unordered },
  );
  const got = new Map<string, Rating[]>();
  for (const [i, own] of sides.entries()) for (const [j, { who }] of own.entries()) got.set(who, [...(got.get(who) ?? []), after[i]?.[j] ?? before(who)]);
  return new Map([...got].map(([who, all]) => [who, { mu: mean(all.map((x) => x.mu)), sigma: mean(all.map((x) => x.sigma)) }]));
};

/** The ratings after all of these games, one after the other. */
export const rateAll = (games: Iterable<Rated>): Map<string, Rating & { readonly games: number }> => {
  const known = new Map<string, Rating & { readonly games: number }>();
  for (const game of games)
    for (const [who, x] of rateGame(game, (y) => known.get(y) ?? newcomer())) known.set(who, { ...x, games: (known.get(who)?.games ?? 0) + 1 });
  return known;
};
