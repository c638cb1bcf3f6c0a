/** A bot of a trial: a level, or a level held to so many runs of its search, as "master:100". */
import { isLevel, type Level } from '../bots/index.ts';

export interface Entrant {
  readonly level: Level;
  /** At most so many runs, instead of what the level says. */
  readonly runs?: number;
}

const MOST_RUNS = 1_000_000;

/** Undefined where nobody is called so. */
export const entrantOf = (name: string): Entrant | undefined => {
  const [level = '', held, ...more] = name.split(':');
  if (!isLevel(level) || more.length > 0) return undefined;
  if (held === undefined) return { level };
  const runs = Number(held);
  return /^\d+$/.test(held) && runs >= 1 && runs <= MOST_RUNS ? { level, runs } : undefined;
};
