/** What the tests of all games are written with: positions to talk to, scripts of chance, whole games by a seed, golden games, a toy. */

export { compare, type Found, look, markOf, type Tried, walk, written } from './encoding.ts';
export * from './games.ts';
export * from './golden.ts';
export * from './script.ts';
export * from './talk.ts';
export * from './tune.ts';
export * from './warned.ts';
