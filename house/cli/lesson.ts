/** `pesthouse lesson`: walks through a lesson as its author wants it and says what is legal at every step, or finds a seed at which all its words are true. */

import type { NamedLesson } from '@pesthouse/kernel';
import { walk } from '@pesthouse/table/lessons';
import { type AnyEngine, lessonsOf } from '../games/index.ts';
import { loadGame } from './game.ts';
import type { Io } from './io.ts';
import { Wrong } from './wrong.ts';

export interface LessonWish {
  readonly game: string;
  readonly lesson: string;
  /** Seeds to try, from 1 on. */
  readonly seeds: number | undefined;
}

const why = (e: unknown): string => (e instanceof Error ? e.message : String(e));

/** The first seed at which the whole lesson fits; else how far the best one came. */
const seek = (engine: AnyEngine, lesson: NamedLesson, most: number): { readonly seed: number | null; readonly far: number; readonly fault: string } => {
  let best = { far: -1, fault: '' };
  for (let seed = 1; seed <= most; seed++) {
    let far = -1;
    try {
      walk(engine, { ...lesson, opening: { ...lesson.opening, seed } }, ({ run }) => {
        far = run.step;
      });
      return { seed, far, fault: '' };
    } catch (e) {
      if (far > best.far) best = { far, fault: `seed ${seed}: ${why(e)}` };
    }
  }
  return { seed: null, ...best };
};

export const lesson = async ({ game, lesson: name, seeds }: LessonWish, io: Io): Promise<number> => {
  const all = (await lessonsOf('en'))[game] ?? [];
  const found = all.find((x) => x.id === name || x.id.startsWith(`${name}-`));
  if (found === undefined) throw new Wrong(`${game} has no lesson "${name}": choose ${all.map((x) => x.id).join(', ') || 'another game'}.`);
  const { engine } = await loadGame(game, found.opening.rules);
  if (seeds !== undefined) {
    const { seed, far, fault } = seek(engine, found, seeds);
    io.out(seed === null ? `No seed up to ${seeds} fits. The best came past ${far + 1} steps; ${fault}` : `Seed ${seed} fits.`);
    return seed === null ? 1 : 0;
  }
  try {
    const { state, entries } = walk(engine, found, ({ run, legal }) => {
      io.out(`${run.step + 1}. ${found.steps[run.step]?.task}`);
      for (const x of legal) io.out(`   ${x.wanted ? '+' : ' '} ${x.line}`);
    });
    io.out(`It ends after ${entries.length} moves${engine.over(state) ? ', with the game' : ''}.`);
    return 0;
  } catch (e) {
    io.out(why(e));
    return 1;
  }
};
