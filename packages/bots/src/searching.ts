/** The parts that players are made of: playouts, trees, exact ends and what a bot keeps in mind, for trials and tests that take one apart. */
export * from './appraise.ts';
export * from './considered.ts';
export * from './exact.ts';
export * from './inquiry.ts';
export * from './mind.ts';
export * from './noisy.ts';
export * from './playout.ts';
export * from './search.ts';
export * from './through.ts';
