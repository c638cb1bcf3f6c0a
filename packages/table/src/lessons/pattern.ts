/** Patterns of moves: a line of the notation without its seat, in which `*` stands for any one word. */
import { type AnyVocabulary, type Flat, write } from '@pesthouse/kernel';

const words = (line: string): string[] => line.trim().split(/\s+/);

/** The move in notation, without its seat. */
export const lineOf = (vocabulary: AnyVocabulary, move: Flat): string => write(vocabulary, 0, move).replace(/^1: /, '');

export const fitsPattern = (pattern: string, line: string): boolean => {
  const [wanted, given] = [words(pattern), words(line)];
  return wanted.length === given.length && wanted.every((x, i) => x === '*' || x === given[i]);
};

export const fitsAny = (patterns: readonly string[], line: string): boolean => patterns.some((x) => fitsPattern(x, line));
