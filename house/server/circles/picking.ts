/** Which game is laid for an evening whose game is picked that evening: what most of those who come would like, else what the circle played last, else what suits so many. */

export interface Wished {
  readonly person: string;
  readonly game: string | null;
}
export interface Suited {
  readonly id: string;
  /** How many may play. */
  readonly seats: readonly number[];
}

const takes = (x: Suited, n: number): boolean => x.seats.some((seats) => seats >= n);

/** What those who come would like, the most wanted first; of two the one that stands first among the games. */
export const wishesOf = (answers: readonly Wished[], games: readonly Suited[]): { readonly game: string; readonly by: string[] }[] =>
  games
    .map(({ id }) => ({ game: id, by: answers.filter((x) => x.game === id).map((x) => x.person) }))
    .filter((x) => x.by.length > 0)
    .sort((a, b) => b.by.length - a.by.length);

/** `last`: what the circle has played, the latest first. A game that has a seat for all who come is laid before one that has not. */
export const picked = (answers: readonly Wished[], games: readonly Suited[], coming: number, last: readonly string[]): string | null => {
  const known = (id: string): boolean => games.some((x) => x.id === id);
  const fits = (id: string): boolean => games.some((x) => x.id === id && takes(x, coming));
  const wanted = wishesOf(answers, games).map((x) => x.game);
  return wanted.find(fits) ?? wanted[0] ?? last.find(fits) ?? games.find((x) => takes(x, coming))?.id ?? last.find(known) ?? games[0]?.id ?? null;
};
