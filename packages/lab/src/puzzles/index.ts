/** Puzzles: how one is found, proved and opened. */
export * from './again.ts';
export * from './day.ts';
export * from './find.ts';
export * from './puzzle.ts';
export * from './rule.ts';
export * from './weigh.ts';
