/** The kernel's front door: everything that games and their clients may use. */
export * from './chance.ts';
export * from './clone.ts';
export * from './contract.ts';
export * from './engine.ts';
export * from './goal.ts';
export * from './hash.ts';
export * from './lesson.ts';
export * from './look-up.ts';
export * from './notation.ts';
export * from './options.ts';
export * from './piles.ts';
export * from './record.ts';
export * from './sheet.ts';
export * from './since.ts';
export * from './text.ts';
export * from './trials.ts';
export * from './tunables.ts';
