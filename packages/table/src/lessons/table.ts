/** The table of a lesson: a play of the game's own rules at the lesson's opening, and the moves of the others in it. */

import type { AnyEngine } from '@pesthouse/kernel';
import { checkOptions, type Flat, holds, type LessonStep, type NamedLesson, read, type Seat, Sfc, write } from '@pesthouse/kernel';
import { apply, at, openPlay, type Play, propose, type Story, type Wants } from '../play.ts';
import { thoughtOf } from '../seed.ts';
import { fitsPattern, lineOf } from './pattern.ts';

/** A lesson's number as the seed of a table. */
export const seedOf = (n: number): string => n.toString(16).padStart(64, '0');

/** What the policy would do for a seat that is asked, on what that seat can know. */
const byPolicy = (play: Play, seat: Seat): Flat | undefined => {
  const { engine, state } = play;
  const chance = new Sfc().at(thoughtOf(play.seed, state.asked, seat), play.entries.length);
  const wished = engine.policy(engine.guess(engine.view(state, seat), seat, chance), seat, chance);
  return (wished === undefined ? undefined : engine.legal(state, seat, wished)) ?? engine.moves(state, seat)[0];
};
const firstAsked = ({ engine, state, record }: Play): Seat | undefined => {
  const asked = engine.deciders(state);
  return Array.from({ length: record.seats }, (_, i) => i).find((i) => holds(asked, i));
};

/** The play after the opening and these moves. Throws where one of them does not fit the rules. */
export const openLesson = (
  engine: AnyEngine,
  lesson: NamedLesson,
  lines: readonly string[],
  story: Story = () => undefined,
  wants: Wants = () => false,
): Play => {
  const { opening } = lesson;
  const { meta } = engine.game;
  const checked = checkOptions(meta, opening.seats, opening.options ?? {});
  if ('wrong' in checked) throw new Error(checked.wrong);
  const play = openPlay(
    engine,
    { game: meta.id, rules: meta.rules, options: checked.options, seats: opening.seats, entries: [] },
    seedOf(opening.seed),
    story,
    wants,
  );
  const add = (seat: Seat, move: Flat): void => {
    const told = apply(play, { n: play.entries.length + 1, seat, move }, wants);
    if ('refused' in told) throw new Error(`"${lineWith(play, seat, move)}" does not fit the rules (${told.refused})`);
    story(told);
  };
  while (opening.until?.(play.state, opening.you) === false) {
    const seat = firstAsked(play);
    const move = seat === undefined ? undefined : byPolicy(play, seat);
    if (seat === undefined || move === undefined) throw new Error('the game ended before the lesson began');
    add(seat, move);
  }
  for (const line of [...(opening.moves ?? []), ...lines]) {
    const said = read(engine.game.vocabulary, line);
    if (said === null) throw new Error(`"${line}" is no move of this game`);
    add(said.seat, said.move);
  }
  return play;
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
  const { engine, state } = play;
  if (engine.over(state) || holds(engine.deciders(state), you)) return null;
  const { vocabulary } = engine.game;
  const next = script[0];
  if (next !== undefined) {
    const said = read(vocabulary, next);
    if (said === null) throw new Error(`"${next}" is no move of this game`);
    return { line: next, ...said };
  }
  const seat = firstAsked(play);
  const move = seat === undefined ? undefined : byPolicy(play, seat);
  return seat === undefined || move === undefined ? null : { line: write(vocabulary, seat, move), seat, move };
};

/** The line of a move with its seat. */
export const lineWith = (play: Play, seat: Seat, move: Flat): string => write(play.engine.game.vocabulary, seat, move);

/** The entry of a move that must be legal. */
export const entryFor = (play: Play, seat: Seat, move: Flat) => {
  const mine = propose(play, seat, move, at(play));
  if ('refused' in mine) throw new Error(`${lineWith(play, seat, move)} is not legal (${mine.refused})`);
  return mine.entry;
};
