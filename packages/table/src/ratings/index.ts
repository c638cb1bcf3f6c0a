/** Ratings from places, one game after the other. */
export * from './game.ts';
export * from './rating.ts';
export * from './shown.ts';
