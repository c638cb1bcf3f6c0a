/** The puzzle of the day: the same for everybody, from the date alone. Games take turns. */
import { hashText } from '@pesthouse/kernel';
import type { Puzzle } from './puzzle.ts';

const DAY = 86_400_000;
const number = (now: number): number => Math.floor(now / DAY);

/** The date by which it is named, at Greenwich. */
export const dateOf = (now: number): string => new Date(DAY * number(now)).toISOString().slice(0, 10);

/** Whose turn it is. */
export const gameOfDay = (games: readonly string[], now: number): string | undefined => games[number(now) % Math.max(1, games.length)];

export const puzzleOfDay = (puzzles: readonly Puzzle[], now: number): Puzzle | undefined =>
  puzzles[(hashText(dateOf(now)) >>> 0) % Math.max(1, puzzles.length)];
