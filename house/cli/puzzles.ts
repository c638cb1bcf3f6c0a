/** `pesthouse puzzles`: finds puzzles in games among bots, proves them, and keeps them in the game's folder; goes on where it was broken off. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defaults } from '@pesthouse/kernel';
import { intervalOf, PUZZLE_LEVELS, type Puzzle, type PuzzleFile, type PuzzleLevel, proveAgain, puzzlesIn } from '@pesthouse/lab/puzzles';
import { GAME_IDS } from '../games/index.ts';
import { gameFile } from './folder.ts';
import { type Loaded, loadGame } from './game.ts';
import type { Io } from './io.ts';

export interface PuzzleWish {
  /** All games where it is not said. */
  readonly game: string | undefined;
  /** How many of each level are wanted. */
  readonly each: number;
  /** How long a game may take before the next has its turn. */
  readonly minutes: number;
  /** Proves what is kept anew instead of finding more, on seeds from this one on. */
  readonly again: number | undefined;
  /** Takes out of the book what is not proved again. */
  readonly drop: boolean;
}

const SEATS = 2;
const fileOf = (id: string, rules: string): string => gameFile(id, `puzzles/${rules}.json`);

const readPuzzles = (id: string, rules: string): PuzzleFile => {
  const path = fileOf(id, rules);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { game: id, rules, looked: 0, puzzles: [] };
};

/** Puzzle by puzzle on a line of its own: what is added is a small change. */
const keep = (file: PuzzleFile): void => {
  const path = fileOf(file.game, file.rules);
  mkdirSync(dirname(path), { recursive: true });
  const { puzzles, ...head } = file;
  const lines = puzzles.map((p) => JSON.stringify(p)).join(',\n');
  writeFileSync(`${path}.draft`, `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`);
  renameSync(`${path}.draft`, path);
};

const countOf = (puzzles: readonly Puzzle[], level: PuzzleLevel): number => puzzles.filter((p) => p.level === level).length;
const said = (puzzles: readonly Puzzle[]): string => `${puzzles.length} puzzles (${PUZZLE_LEVELS.map((l) => countOf(puzzles, l)).join(', ')})`;

/** One kind of decision must not fill the book, nor plain yes or no. */
const MOST_OF_A_KIND = 0.5;
const MOST_OF_TWO = 0.4;
/** So many more of a level than are asked for. */
const SPARE = 4;

const look = ({ id, meta, engine }: Loaded, each: number, until: number, io: Io): boolean => {
  let file = readPuzzles(id, meta.rules);
  const enough = (): boolean => PUZZLE_LEVELS.every((l) => countOf(file.puzzles, l) >= each);
  const late = (): boolean => Date.now() > until;
  const most = each * PUZZLE_LEVELS.length;
  const wanted = (level: PuzzleLevel, step: string, moves: number): boolean =>
    countOf(file.puzzles, level) < each + SPARE &&
    file.puzzles.filter((p) => p.step === step).length < MOST_OF_A_KIND * most &&
    (moves > 2 || file.puzzles.filter((p) => p.moves.length === 2).length < MOST_OF_TWO * most);
  while (!enough() && !late()) {
    const seed = file.looked + 1;
    const found = puzzlesIn({ e: engine, seats: SEATS, options: defaults(meta, SEATS), seed }, wanted, late);
    // A game that was broken off is looked through again.
    if (late()) break;
    file = { ...file, looked: seed, puzzles: [...file.puzzles, ...found.map((p, i) => ({ id: `${meta.rules}-${seed}${'abc'[i] ?? ''}`, ...p }))] };
    keep(file);
    if (found.length > 0) io.out(`${id}: ${said(file.puzzles)} in ${seed} games`);
  }
  return enough();
};

const proveAll = ({ id, meta, engine }: Loaded, seed: number, drop: boolean, io: Io): number => {
  const file = readPuzzles(id, meta.rules);
  const { puzzles } = file;
  const failed = new Set<Puzzle>();
  for (const [i, p] of puzzles.entries()) {
    const proof = proveAgain(engine, p, seed + 10_000 * i);
    const [best, second] = (proof ?? []).map((t) => Math.round(100 * intervalOf(t).share));
    if (proof === null) failed.add(p);
    io.out(`${id} ${p.id}: ${proof === null ? 'NOT PROVED this time' : `${best} against ${second}`}`);
  }
  io.out(`${id}: ${puzzles.length - failed.size} of ${puzzles.length} proved again.`);
  if (!drop || failed.size === 0) return failed.size;
  keep({ ...file, puzzles: puzzles.filter((p) => !failed.has(p)) });
  io.out(`${id}: the others are taken out.`);
  return 0;
};

export const puzzles = async ({ game, each, minutes, again, drop }: PuzzleWish, io: Io): Promise<number> => {
  const games = await Promise.all((game === undefined ? GAME_IDS : [game]).map((id) => loadGame(id)));
  if (again !== undefined) return games.reduce((n, x) => n + proveAll(x, again, drop, io), 0) === 0 ? 0 : 1;
  const enough = games.map((x) => look(x, each, Date.now() + minutes * 60_000, io));
  for (const x of games) io.out(`${x.id}: ${said(readPuzzles(x.id, x.meta.rules).puzzles)}.`);
  return enough.every(Boolean) ? 0 : 1;
};
