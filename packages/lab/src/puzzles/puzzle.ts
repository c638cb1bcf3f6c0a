/** A puzzle as data: a position of a game that bots played, whose turn it is, the one clearly best move, and the numbers that prove it. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type AnyOptions, checkOptions, type Flat, read, type Seat, write } from '@pesthouse/kernel';
import { apply, openPlay, type Play, type Story, type Wants } from '@pesthouse/table';
import { seedOf } from '@pesthouse/table/lessons';

export const PUZZLE_LEVELS = [1, 2, 3] as const;
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number];

/** What the proof found of one move: how often it won, in so many games played on by searches with fresh seeds. A shared win is half a win. */
export interface Weighed {
  /** In notation, without the seat. */
  readonly move: string;
  readonly won: number;
  readonly of: number;
}

export interface Puzzle {
  /** Never changes, and names its place in the file: `4-17`. */
  readonly id: string;
  /** The kind of decision: the name of its step. */
  readonly step: string;
  readonly seats: number;
  /** What differs from the edition's usual options. */
  readonly options?: AnyOptions;
  /** All chance up to the position, and after it, comes from this number. */
  readonly seed: number;
  /** What was played before, in notation. */
  readonly lines: readonly string[];
  readonly you: Seat;
  readonly level: PuzzleLevel;
  /** How often the policy, the greedy bot and a short search found it, of all their tries together. */
  readonly ease: number;
  /** Every move that the bots think of, the best first, the second next. */
  readonly moves: readonly Weighed[];
}

/** The puzzles of one edition of a game. */
export interface PuzzleFile {
  readonly game: string;
  readonly rules: string;
  /** Games that were looked through so far: the finder goes on with the next. */
  readonly looked: number;
  readonly puzzles: readonly Puzzle[];
}

/** From easy to hard, as they are numbered for people. */
export const inOrder = (puzzles: readonly Puzzle[]): Puzzle[] => PUZZLE_LEVELS.flatMap((level) => puzzles.filter((p) => p.level === level));

/** A move in notation, without its seat. */
export const lineOf = (e: AnyEngine, m: Flat): string => write(e.game.vocabulary, 0, m).slice('1: '.length);
/** The legal move that a line means here. */
export const moveIn = (e: AnyEngine, play: Pick<Play, 'state'>, seat: Seat, line: string): Flat | undefined => {
  const said = read(e.game.vocabulary, `1: ${line}`);
  return said === null ? undefined : e.legal(play.state, seat, said.move);
};

/** The table of a puzzle at its position. Throws where its record does not fit the rules. */
export const openPuzzle = (engine: AnyEngine, puzzle: Puzzle, story: Story = () => undefined, wants: Wants = () => false): Play => {
  const { meta } = engine.game;
  const checked = checkOptions(meta, puzzle.seats, puzzle.options ?? {});
  if ('wrong' in checked) throw new Error(checked.wrong);
  const record = { game: meta.id, rules: meta.rules, options: checked.options, seats: puzzle.seats, entries: [] };
  const play = openPlay(engine, record, seedOf(puzzle.seed), story, wants);
  for (const line of puzzle.lines) {
    const said = read(engine.game.vocabulary, line);
    if (said === null) throw new Error(`"${line}" is no move of this game`);
    const told = apply(play, { n: play.entries.length + 1, seat: said.seat, move: said.move }, wants);
    if ('refused' in told) throw new Error(`"${line}" does not fit the rules (${told.refused})`);
    story(told);
  }
  return play;
};
