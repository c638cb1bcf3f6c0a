/** When a position is a puzzle: the best move is ahead of every other by at least eight points of winning chance, and their 95 % intervals do not touch. */
import type { Interval } from '../wilson.ts';

export const LEAD = 0.08;

/** Whether `best` is that far ahead of `other`. */
export const clearly = (best: Interval, other: Interval): boolean => best.share - other.share >= LEAD && best.low > other.high;
