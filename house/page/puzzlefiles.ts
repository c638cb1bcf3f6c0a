/** The puzzles of every game that has some: found by pattern, fetched when they are wanted, and kept by the worker of the house like every file of the page. */
import type { PuzzleFile } from '@pesthouse/lab/puzzles';

const FILES = import.meta.glob<{ readonly default: PuzzleFile }>('../../games/*/puzzles/*.json');

const placeOf = (path: string): { readonly game: string; readonly rules: number } => {
  const [, game = '', rules = '0'] = /games\/([^/]+)\/puzzles\/([^/]+)\.json$/.exec(path) ?? [];
  return { game, rules: Number(rules) };
};

/** Games with puzzles, by name. */
export const GAMES_WITH_PUZZLES: readonly string[] = [...new Set(Object.keys(FILES).map((path) => placeOf(path).game))].sort();

/** Of all editions that have some, the newest. */
export const puzzlesOf = async (game: string): Promise<PuzzleFile | null> => {
  const [newest] = Object.entries(FILES)
    .filter(([path]) => placeOf(path).game === game)
    .sort(([a], [b]) => placeOf(b).rules - placeOf(a).rules);
  return newest === undefined ? null : (await newest[1]()).default;
};
