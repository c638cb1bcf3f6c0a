/** The bots by name: four levels for people, weakest first, and two yardsticks to measure them by. */
export const LEVELS = ['novice', 'fair', 'good', 'master'] as const;
const YARDSTICKS = ['random', 'greedy'] as const;
export const BOTS = [...YARDSTICKS, ...LEVELS] as const;

/** The bot of a seat. */
export type Level = (typeof BOTS)[number];
export const isLevel = (x: string): x is Level => BOTS.some((l) => l === x);
