/** The goal of a game as one seat sees it at this moment: how far it is, what ends the game, and how everybody stands. Only what that seat may know. */
import type { Seat } from './contract.ts';

/** One runner of the race, or one job. */
export interface GoalRow {
  readonly name: string;
  readonly value: string;
  /** How full its bar is, from 0 to 1. */
  readonly share: number;
  /** Whose it is; null for a job. */
  readonly seat: Seat | null;
}

export interface Goal {
  /** How far I am: `3 behind the leader`. */
  readonly line: string;
  /** The clock of the game: `14 cards left`. */
  readonly clock: string;
  /** The first line as a bar, from 0 to 1. */
  readonly share: number;
  /** How one wins, in a sentence. */
  readonly how: string;
  readonly rows: readonly GoalRow[];
  /** What ends the game. */
  readonly ends: string;
  readonly clauses: readonly string[];
}

/** How a seat stands in a race: ahead or behind by so much, level, or only watching. */
export interface Standing {
  readonly how: 'ahead' | 'level' | 'behind' | 'watching' | 'alone';
  readonly by: number;
  readonly own: number;
  readonly best: number;
  /** The seats that lead. */
  readonly leaders: readonly Seat[];
}

export const standingIn = (values: readonly number[], seat: Seat): Standing => {
  const best = Math.max(...values);
  const leaders = values.flatMap((x, i) => (x === best ? [i] : []));
  const own = values[seat];
  if (own === undefined) return { how: 'watching', by: 0, own: 0, best, leaders };
  const others = values.filter((_, i) => i !== seat);
  if (others.length === 0) return { how: 'alone', by: 0, own, best, leaders };
  const by = own - Math.max(...others);
  return { how: by > 0 ? 'ahead' : by < 0 ? 'behind' : 'level', by: Math.abs(by), own, best, leaders };
};

/** The bar of a value in a race: the best is nearly full, so that a lead can be seen. */
export const shareOf = (value: number, best: number): number => (best <= 0 ? 0 : Math.max(0, Math.min(1, value / best)));
