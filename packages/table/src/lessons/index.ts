/** Lessons: what is wanted of a learner, what is answered, what is kept. */
export * from './pattern.ts';
export * from './progress.ts';
export * from './run.ts';
export * from './table.ts';
export * from './walk.ts';
