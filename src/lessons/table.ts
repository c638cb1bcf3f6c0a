/** The table of a lesson: a play of the game's own rules at the lesson's opening, and the moves of the others in it. */
import type { AnyEngine } from '../games/index.ts';
import { checkOptions, type Entry, type Flat, holds, type LessonStep, type NamedLesson, read, type Seat, Sfc, write } from '../kernel/index.ts';
import { at, openPlay, type Play, propose, type Story, type Wants } from '../table/play.ts';
import { thoughtOf } from '../table/seed.ts';
import { fitsPattern, lineOf } from './pattern.ts';

/** A lesson's number as the seed of a table. */
export const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

const entryOf = (engine: AnyEngine, line: string, n: number): Entry => {
  const said = read(engine.game.vocabulary, line);
  if (said === null) throw new Error(`"${line}" is no move of this game`);
  return { n, ...said };
};

/** The play after the opening and these moves. Throws where one of them does not fit the rules. */
export const openLesson = (engine: AnyEngine, lesson: NamedLesson, lines: readonly string[], story?: Story, wants?: Wants): Play => {
  const { seats, options, seed, moves = [] } = lesson.opening;
  const { meta } = engine.game;
  const checked = checkOptions(meta, seats, options ?? {});
  if ('wrong' in checked) throw new Error(checked.wrong);
  const entries = [...moves, ...lines].map((line, i) => entryOf(engine, line, i + 1));
  return openPlay(engine, { game: meta.id, rules: meta.rules, options: checked.options, seats, entries }, seedOf(seed), story, wants);
};

/** The move that does the step: the first legal one that its first fitting pattern means. Null where a press is enough. */
export const moveOf = (play: Play, you: Seat, step: LessonStep): Flat | null => {
  const { engine, state } = play;
  const legal = engine.moves(state, you);
  for (const pattern of step.must ?? []) {
    const found = legal.find((m) => fitsPattern(pattern, lineOf(engine.game.vocabulary, m)));
    if (found !== undefined) return found;
  }
  return null;
};

/** What one of the others does now: the next scripted line, or what the game's policy says. Null where the learner is asked, or nobody. */
export const othersMove = (play: Play, you: Seat, script: readonly string[]): { readonly line: string; readonly seat: Seat; readonly move: Flat } | null => {
  const { engine, state, record } = play;
  const asked = engine.deciders(state);
  if (engine.over(state) || holds(asked, you)) return null;
  const { vocabulary } = engine.game;
  const next = script[0];
  if (next !== undefined) {
    const said = read(vocabulary, next);
    if (said === null) throw new Error(`"${next}" is no move of this game`);
    return { line: next, ...said };
  }
  const seat = Array.from({ length: record.seats }, (_, i) => i).find((i) => holds(asked, i));
  if (seat === undefined) return null;
  const chance = new Sfc().at(thoughtOf(play.seed, state.asked, seat), play.entries.length);
  const wished = engine.policy(engine.guess(engine.view(state, seat), seat, chance), seat, chance);
  const move = (wished === undefined ? undefined : engine.legal(state, seat, wished)) ?? engine.moves(state, seat)[0];
  return move === undefined ? null : { line: write(vocabulary, seat, move), seat, move };
};

/** The line of a move with its seat. */
export const lineWith = (play: Play, seat: Seat, move: Flat): string => write(play.engine.game.vocabulary, seat, move);

/** The entry of a move that must be legal. */
export const entryFor = (play: Play, seat: Seat, move: Flat) => {
  const mine = propose(play, seat, move, at(play));
  if ('refused' in mine) throw new Error(`${lineWith(play, seat, move)} is not legal (${mine.refused})`);
  return mine.entry;
};
