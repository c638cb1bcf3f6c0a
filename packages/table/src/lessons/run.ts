/** How far a lesson has come, as plain data, and what happens to it: a move is tried, a step is done, somebody goes back or begins again. Nothing here knows a page. */
import type { NamedLesson } from '@pesthouse/kernel';
import { fitsAny } from './pattern.ts';

/** What was said to the last try of this step that was not wanted. `text` is null where the house answers. */
export interface Reply {
  readonly line: string;
  readonly text: string | null;
}

export interface Run {
  /** The step now put; as many as there are steps when the lesson is over. */
  readonly step: number;
  /** Every move since the opening, with seats, in notation. */
  readonly lines: readonly string[];
  /** How many of them were made before each step that was begun, the one now put included. */
  readonly marks: readonly number[];
  /** How often something else was tried in this step. */
  readonly tries: number;
  readonly reply: Reply | null;
}

export const BEGUN: Run = { step: 0, lines: [], marks: [0], tries: 0, reply: null };

export const isOver = (lesson: NamedLesson, run: Run): boolean => run.step >= lesson.steps.length;

export type Judgement = { readonly kind: 'wanted' } | { readonly kind: 'other'; readonly reply: Reply };

/** What the step thinks of a legal move: it is wanted, or there is an answer to it. */
export const judge = (lesson: NamedLesson, run: Run, line: string): Judgement => {
  const step = lesson.steps[run.step];
  if (step?.must !== undefined && fitsAny(step.must, line)) return { kind: 'wanted' };
  const known = step?.answers?.find((x) => fitsAny(x.to, line));
  return { kind: 'other', reply: { line, text: known?.text ?? step?.other ?? null } };
};

export type Act =
  /** A move that was not wanted. */
  | { readonly act: 'tried'; readonly reply: Reply }
  /** The step is done by these moves: the learner's own and those of the others after it. None where a press was enough. */
  | { readonly act: 'done'; readonly lines: readonly string[] }
  | { readonly act: 'back' }
  | { readonly act: 'again' };

export const reduce = (run: Run, x: Act): Run => {
  switch (x.act) {
    case 'tried':
      return { ...run, tries: run.tries + 1, reply: x.reply };
    case 'done': {
      const lines = [...run.lines, ...x.lines];
      return { step: run.step + 1, lines, marks: [...run.marks, lines.length], tries: 0, reply: null };
    }
    case 'back': {
      if (run.step === 0) return { ...run, tries: 0, reply: null };
      const step = run.step - 1;
      return { step, lines: run.lines.slice(0, run.marks[step] ?? 0), marks: run.marks.slice(0, step + 1), tries: 0, reply: null };
    }
    case 'again':
      return BEGUN;
    default:
      return x satisfies never;
  }
};
