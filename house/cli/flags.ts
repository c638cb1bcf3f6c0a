/** Flags that several verbs of the command line have, and what they come to. */

import { BOTS } from '@pesthouse/kernel';
import type { ParsedArgs } from 'citty';
import { GAME_IDS } from '../games/index.ts';
import type { Memory } from './migrate.ts';
import { type Env, flag, text } from './verb.ts';
import { whole } from './wrong.ts';

export const game = { type: 'positional', required: true, description: `One of ${GAME_IDS.join(', ')}` } as const;
export const file = { type: 'positional', required: true, description: 'A record file' } as const;
export const place = {
  url: text('Address of a house', 'URL'),
  data: text('Data folder of a house on this machine (default PESTHOUSE_DATA, the house that setup made, or data)', 'FOLDER'),
};
export const MOST_SEED = 2_000_000_000;
/** What `lab` and `ladder` have in common. */
export const trial = {
  players: text('How many players', 'N'),
  bots: text(
    `Bots that take turns in the seats, such as master,greedy: ${BOTS.join(', ')}; master:100 is a master limited to 100 runs, master:100ms one limited to that time, master*3 one for whom three threads think`,
    'BOTS',
  ),
  games: text('How many games (default 100)', 'N'),
  seed: text('Seed (default 1): the same seed gives the same games', 'S'),
  options: text('Options, such as lastCall=on,slowFinish=off', 'OPTIONS'),
  runs: text('Most runs that a search may make, if fewer than its level allows', 'N'),
  think: text('Longest that a bot may think, in milliseconds (such games cannot be repeated exactly)', 'MS'),
  out: text('Folder for the trial (default: its own in the data folder)', 'FOLDER'),
  fresh: flag('Start over and discard what is in the folder'),
  workers: text('How many games at once (default: one per core)', 'N'),
  database: text('PostgreSQL database through which other machines can help (default DATABASE_URL)', 'URL'),
  json: flag('Print one JSON object'),
} as const;
export const anyGame = { ...game, required: false, description: `${game.description} (default all)` } as const;
export const memoryOf = (a: { readonly data?: string | undefined; readonly database?: string | undefined }, env: Env): Memory => ({
  data: a.data ?? env.PESTHOUSE_DATA ?? 'data',
  database: a.database ?? env.DATABASE_URL,
});
export const trialOf = (a: ParsedArgs<typeof trial>, game: string, env: Env) => {
  const runs = whole('runs', a.runs, 1, 10_000_000);
  const think = whole('think', a.think, 1, 3_600_000);
  return {
    game,
    players: a.players,
    bots: a.bots,
    games: whole('games', a.games, 1, 100_000_000) ?? 100,
    seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
    options: a.options,
    haste: { ...(runs === undefined ? {} : { runs }), ...(think === undefined ? {} : { think }) },
    out: a.out,
    data: env.PESTHOUSE_DATA ?? 'data',
    database: a.database ?? env.DATABASE_URL,
    fresh: a.fresh,
    workers: whole('workers', a.workers, 0, 256),
    json: a.json,
  };
};

/** What `strength` and `balance` have in common. */
export const published = {
  games: text('How many games per trial (default: as published)', 'N'),
  seed: trial.seed,
  out: text('Folder for all trials (default: in the data folder); trials already there are continued', 'FOLDER'),
  fresh: flag('Start over and discard what is in the folder'),
  workers: trial.workers,
  database: trial.database,
} as const;
export const publishOf = (a: ParsedArgs<typeof published> & { readonly game?: string | undefined }, env: Env) => ({
  game: a.game,
  games: whole('games', a.games, 1, 100_000_000),
  seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
  out: a.out,
  data: env.PESTHOUSE_DATA ?? 'data',
  database: a.database ?? env.DATABASE_URL,
  fresh: a.fresh,
  workers: whole('workers', a.workers, 0, 256),
});
