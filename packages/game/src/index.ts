/** The front door: how a game is defined, and what a house then does with it. */
export type { AnyDefinition, Definition, Part, Spoken } from './definition.ts';
export type { Edition, Factory } from './edition.ts';
export { drafting, UnknownEdition, WrongNumbers } from './editions.ts';
export { type AnyGame, defineGame, type FindGame } from './game.ts';
