/** What is kept of the lessons that somebody took: how far each was brought, which are done, and what comes next. */
import { hashText, type NamedLesson } from '@pesthouse/kernel';
import { BEGUN, type Run } from './run.ts';

/** One lesson. `print` tells whether the lesson is still the one that was begun. */
export interface Kept {
  readonly done: boolean;
  readonly print: string;
  readonly step: number;
  readonly lines: readonly string[];
  readonly marks: readonly number[];
  /** When it was last touched. */
  readonly when: number;
}
/** By game and lesson: `chess/1-pawns`. */
export type Progress = { readonly [lesson: string]: Kept | undefined };

export const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** Changes whenever the position or what is wanted changes; words may be bettered meanwhile. */
export const printOf = (lesson: NamedLesson, rules: string): string =>
  String(hashText(JSON.stringify([rules, lesson.opening, lesson.steps.map(({ must = [], others = [] }) => [must, others])])));

/** Where the lesson goes on, and whether it had to begin again because it has changed. */
export const resumed = (kept: Kept | undefined, print: string): { readonly run: Run; readonly changed: boolean } => {
  if (kept === undefined || kept.step === 0 || (kept.done && kept.lines.length === 0)) return { run: BEGUN, changed: false };
  if (kept.print !== print) return { run: BEGUN, changed: true };
  return { run: { ...BEGUN, step: kept.step, lines: kept.lines, marks: kept.marks }, changed: false };
};

export interface Course {
  readonly game: string;
  readonly lessons: readonly NamedLesson[];
}

export const isDone = (progress: Progress, game: string, lesson: string): boolean => progress[keyOf(game, lesson)]?.done === true;

/** The first lesson of a game that is not done. */
export const nextOf = (progress: Progress, { game, lessons }: Course): NamedLesson | undefined => lessons.find((x) => !isDone(progress, game, x.id));

/** What to do next: in the game that was touched last, else in the first that has something left. */
export const nextOfAll = (progress: Progress, courses: readonly Course[]): { readonly course: Course; readonly lesson: NamedLesson } | null => {
  const touched = (c: Course): number => Math.max(0, ...c.lessons.map((x) => progress[keyOf(c.game, x.id)]?.when ?? 0));
  for (const course of [...courses].sort((a, b) => touched(b) - touched(a))) {
    const lesson = nextOf(progress, course);
    if (lesson !== undefined) return { course, lesson };
  }
  return null;
};

/** How many lessons of a game are done, and how many minutes are left. */
export const tally = (progress: Progress, { game, lessons }: Course): { readonly done: number; readonly of: number; readonly minutes: number } => {
  const left = lessons.filter((x) => !isDone(progress, game, x.id));
  return { done: lessons.length - left.length, of: lessons.length, minutes: left.reduce((n, x) => n + x.minutes, 0) };
};
