/** Which puzzles were tried and solved in this browser: kept in this browser alone. */
import * as z from 'zod';
import { create } from 'zustand';

const one = z.object({ tries: z.number().int().min(0), solved: z.boolean(), when: z.number() });
export type Kept = z.infer<typeof one>;
/** By game and puzzle. */
export type Progress = { readonly [puzzle: string]: Kept | undefined };
const PLACE = 'pesthouse.puzzles';

const readAll = (): Progress => {
  try {
    const found = z.record(z.string(), one.or(z.undefined()).catch(undefined)).safeParse(JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
    return found.success ? found.data : {};
  } catch {
    return {};
  }
};

export const keyOf = (game: string, puzzle: string): string => `${game}/${puzzle}`;

export const usePuzzles = create<{ readonly progress: Progress }>(() => ({ progress: readAll() }));

export const keepPuzzle = (key: string, x: Kept): void => {
  const progress = { ...usePuzzles.getState().progress, [key]: x };
  usePuzzles.setState({ progress });
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress));
  } catch {
    // Not kept: the page still knows it until it is closed.
  }
};
