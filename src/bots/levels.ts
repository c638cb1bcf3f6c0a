/** The levels of bots by name, weakest first. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];
export const isLevel = (x: string): x is Level => LEVELS.some((l) => l === x);
