/** Plays a lesson from its first step to its end, as somebody who does what is wanted: for the test of all lessons, and to find a seed that fits. */

import type { AnyEngine, Flat, NamedLesson } from '@pesthouse/kernel';
import { apply, type Play } from '../play.ts';
import { lineOf } from './pattern.ts';
import { BEGUN, isOver, judge, type Run, reduce } from './run.ts';
import { entryFor, lineWith, moveOf, openLesson, othersMove } from './table.ts';

/** One step on the way, before it is done. */
export interface Stop {
  readonly run: Run;
  readonly play: Play;
  /** What the learner may do here, in notation without the seat, and whether the step wants it. */
  readonly legal: readonly { readonly line: string; readonly wanted: boolean }[];
}

const make = (play: Play, seat: number, move: Flat): string => {
  const line = lineWith(play, seat, move);
  const told = apply(play, entryFor(play, seat, move), () => false);
  if ('refused' in told) throw new Error(`${line} is not legal (${told.refused})`);
  return line;
};

/** Does the step by this move, and lets the others play on. */
const doStep = (play: Play, lesson: NamedLesson, run: Run, move: Flat | null): Run => {
  const { you } = lesson.opening;
  const script = [...(lesson.steps[run.step]?.others ?? [])];
  const lines = move === null ? [] : [make(play, you, move)];
  if (move !== null)
    for (let x = othersMove(play, you, script); x !== null; x = othersMove(play, you, script)) {
      script.shift();
      lines.push(make(play, x.seat, x.move));
    }
  return reduce(run, { act: 'done', lines });
};

/** Throws where a step is not true of the position, wants what is not legal, or wants nothing where the learner is not asked on. `pick` chooses among the moves that a step wants. */
export const walk = (
  engine: AnyEngine,
  lesson: NamedLesson,
  visit: (stop: Stop) => void = () => undefined,
  pick?: (wanted: readonly Flat[]) => Flat | undefined,
): Play => {
  const { you } = lesson.opening;
  const play = openLesson(engine, lesson, []);
  for (let run = BEGUN; !isOver(lesson, run); ) {
    const step = lesson.steps[run.step];
    if (step === undefined) break;
    const where = `step ${run.step + 1}, "${step.task}"`;
    if (step.fits?.(play.state, you) === false) throw new Error(`${where}: what it says is not true of the position`);
    const legal = engine.moves(play.state, you);
    const judged = legal.map((m) => ({
      m,
      line: lineOf(engine.game.vocabulary, m),
      wanted: judge(lesson, run, lineOf(engine.game.vocabulary, m)).kind === 'wanted',
    }));
    visit({ run, play, legal: judged });
    const wanted = judged.filter((x) => x.wanted).map((x) => x.m);
    if (step.must !== undefined && wanted.length === 0)
      throw new Error(
        `${where}: no legal move is wanted; legal are ${
          judged
            .slice(0, 12)
            .map((x) => x.line)
            .join(', ') || 'none'
        }`,
      );
    const move = step.must === undefined ? null : (pick?.(wanted) ?? moveOf(play, you, step));
    run = doStep(play, lesson, run, move);
  }
  if (lesson.end.fits?.(play.state, you) === false) throw new Error('what is said at its end is not true of the last position');
  return play;
};
