/** What is kept of learning in the repository, game by game: how strong the net was while it learnt, and what its duels said. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { at, gameIds } from '../house.mjs';

const MOST_ROWS = 40;
const pathOf = (game) => at('games', game, 'learn', 'records.json');

export const readRecords = (game) => (existsSync(pathOf(game)) ? JSON.parse(readFileSync(pathOf(game), 'utf8')) : { rows: [], duels: [] });

/** Of a long history so many rows tell enough: the first, the last, and others as far apart as they are. */
const thinned = (rows) =>
  rows.length <= MOST_ROWS ? rows : Array.from({ length: MOST_ROWS }, (_, i) => rows[Math.round((i * (rows.length - 1)) / (MOST_ROWS - 1))]);

/** Rows of learning in its own words, in those that are kept. */
export const rowsOf = (history) =>
  history
    .filter((x) => Object.keys(x.against).length > 0)
    .map(({ s, m, taught, against }) => ({
      seconds: s,
      millions: m,
      taught,
      against: Object.fromEntries(Object.entries(against).map(([k, [share]]) => [k, share])),
    }));

export const writeRecords = (game, { rows, duels }) => writeFileSync(pathOf(game), `${JSON.stringify({ rows: thinned(rows), duels }, null, 1)}\n`);

export const schooledGames = () => gameIds().filter((game) => existsSync(at('games', game, 'learn', 'encoder.ts')));
