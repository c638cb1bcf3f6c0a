/** The games of this house, in the order of their doors. A further game is a line in this list. */
import { exterminators } from '@pesthouse/exterminators';
import type { AnyGame } from '@pesthouse/game';
import type { DoorWords, Language, NamedLesson } from '@pesthouse/kernel';
import { newyork } from '@pesthouse/newyork';
import { pathologic } from '@pesthouse/pathologic';
import { pest } from '@pesthouse/pest';
import { retribution } from '@pesthouse/retribution';

export { type AnyGame, drafting, type Factory, UnknownEdition, WrongNumbers } from '@pesthouse/game';
export type { AnyEngine, AnySince, AnyText } from '@pesthouse/kernel';

export const GAMES = { newyork, retribution, exterminators, pathologic, pest } satisfies { readonly [id: string]: AnyGame };

export type GameId = keyof typeof GAMES;
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
export const GAME_IDS: readonly GameId[] = Object.keys(GAMES).filter(isGame);
export const ALL_GAMES: readonly AnyGame[] = Object.values(GAMES);
export const findGame = (id: string): AnyGame | undefined => (isGame(id) ? GAMES[id] : undefined);

const byGame = async <T>(part: (game: AnyGame) => Promise<T>): Promise<{ readonly [game: string]: T }> =>
  Object.fromEntries(await Promise.all(ALL_GAMES.map(async (game) => [game.meta.id, await part(game)] as const)));

/** The words of all doors. */
export type Doors = { readonly [game: string]: DoorWords };
export const doorsOf = (language: Language = 'en'): Promise<Doors> => byGame((game) => game.door(language));

/** All lessons, in their order. */
export type Lessons = { readonly [game: string]: readonly NamedLesson[] };
export const lessonsOf = (language: Language = 'en'): Promise<Lessons> => byGame((game) => game.lessons(language));
