/** The front door: how a game is defined, and what a house then does with it. */
export type { AnyDefinition, Definition, Part, Spoken } from './definition.ts';
export { drafting, type Edition, type Factory, UnknownEdition, WrongNumbers } from './editions.ts';
export { type AnyGame, defineGame, type FindGame } from './game.ts';
