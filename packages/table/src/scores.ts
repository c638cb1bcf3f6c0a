/** What the scores of a finished game say about each other. */
import type { Score } from '@pesthouse/kernel';

/** Seats whose sheets list different things play for different ends: one of them has won, and their scores compare with nothing. */
export const isUnordered = (scores: readonly Pick<Score, 'sheet'>[]): boolean => new Set(scores.map((x) => Object.keys(x.sheet).sort().join(' '))).size > 1;
