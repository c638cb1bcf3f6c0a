/** The games that a house has, for all that plays any of them: whoever opens a house puts them here first. */
import type { Shelf } from './shelf.ts';

export { drafting, editionsOf, engineOf, type Factory, freshEngine, type Printing, UnknownEdition, WrongNumbers } from './edition.ts';
export { type Reaction, reactionsOf, reactionTo } from './reactions.ts';
export type { AnyEngine, AnySince, AnyText, Doors, DoorsIn, Find, Lessons, LessonsIn, Parts, Shelf, Tongue } from './shelf.ts';

const games = new Map<string, Shelf>();

export const keepGames = (all: readonly Shelf[]): void => {
  for (const game of all) games.set(game.meta.id, game);
};
export const shelf = (id: string): Shelf | undefined => games.get(id);
/** In the order in which they were put here. */
export const keptGames = (): readonly Shelf[] => [...games.values()];
