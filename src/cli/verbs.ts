/** The verbs of the command line with their flags. Each gives back its exit code. */
import { randomBytes } from 'node:crypto';
import { type ArgsDef, defineCommand, type ParsedArgs, renderUsage, runCommand } from 'citty';
import { BOTS, isLevel } from '../bots/index.ts';
import { GAME_IDS } from '../games/index.ts';
import { DUELS, FAIRNESS, MOST_DENIED } from '../lab/index.ts';
import { fuzz } from './fuzz.ts';
import { loadGame, optionsOf, seatsOf } from './game.ts';
import type { Io } from './io.ts';
import { byHand } from './lab/by-hand.ts';
import { lab, listTunables, work } from './lab.ts';
import { ladder } from './ladder.ts';
import { playGame } from './play.ts';
import { balance, strength } from './published.ts';
import { readRecord } from './record-file.ts';
import { replayRecord } from './replay.ts';
import { serve } from './serve.ts';
import { loadRecord, seedOf, sitDown } from './table.ts';
import { exportRecord, importRecord } from './transfer.ts';
import { tripwires } from './tripwire.ts';
import { verify } from './verify.ts';
import { Wrong, whole } from './wrong.ts';

const game = { type: 'positional', required: true, description: `One of ${GAME_IDS.join(', ')}` } as const;
const file = { type: 'positional', required: true, description: 'A record file' } as const;
const text = (description: string, valueHint: string) => ({ type: 'string', description, valueHint }) as const;
const flag = (description: string) => ({ type: 'boolean', description, default: false }) as const;
const place = { url: text('Address of a house', 'URL'), data: text('Data folder of a house on this machine (default data)', 'FOLDER') };
const MOST_SEED = 2_000_000_000;
/** What `lab` and `ladder` have in common. */
const trial = {
  players: text('How many players', 'N'),
  bots: text(`Bots that take turns in the seats, such as master,greedy: ${BOTS.join(', ')}; master:100 is a master limited to 100 runs`, 'BOTS'),
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
const anyGame = { ...game, required: false, description: `${game.description} (default all)` } as const;
/** What `strength` and `balance` have in common. */
const published = {
  games: text('How many games per trial (default: as published)', 'N'),
  seed: trial.seed,
  out: text('Folder for all trials (default: in the data folder); trials already there are continued', 'FOLDER'),
  fresh: flag('Start over and discard what is in the folder'),
  workers: trial.workers,
  database: trial.database,
} as const;
const publishOf = (a: ParsedArgs<typeof published> & { readonly game?: string | undefined }, env: { readonly [name: string]: string | undefined }) => ({
  game: a.game,
  games: whole('games', a.games, 1, 100_000_000),
  seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
  out: a.out,
  data: env.PESTHOUSE_DATA ?? 'data',
  database: a.database ?? env.DATABASE_URL,
  fresh: a.fresh,
  workers: whole('workers', a.workers, 0, 256),
});
const trialOf = (a: ParsedArgs<typeof trial> & { readonly game: string }, env: { readonly [name: string]: string | undefined }) => {
  const runs = whole('runs', a.runs, 1, 10_000_000);
  const think = whole('think', a.think, 1, 3_600_000);
  return {
    game: a.game,
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

export interface Verb {
  readonly description: string;
  readonly args: ArgsDef;
  usage(name: string): Promise<string>;
  run(given: readonly string[]): Promise<unknown>;
}
const verb = <const T extends ArgsDef>(description: string, args: T, run: (a: ParsedArgs<T>) => Promise<number>): Verb => {
  const command = defineCommand({ meta: { description }, args, run: (x: { readonly args: ParsedArgs<T> }) => run(x.args) });
  return {
    description,
    args,
    usage: (name) => renderUsage(defineCommand({ meta: { name, description }, args })),
    run: async (given) => (await runCommand(command, { rawArgs: [...given] })).result,
  };
};

export const verbs = (io: Io, env: { readonly [name: string]: string | undefined }): { readonly [name: string]: Verb } => ({
  serve: verb(
    'Open the house: the page, its tables and its bots',
    {
      port: text('Port (default 4747, 0 takes a free one)', 'PORT'),
      host: text('Address to listen on (default 127.0.0.1)', 'HOST'),
      data: text('Data folder of the house (default data)', 'FOLDER'),
      database: text('PostgreSQL database to use instead of the folder', 'URL'),
      think: text('Longest that a bot may think, in milliseconds (default 1500)', 'MS'),
      open: { type: 'boolean', default: true, description: 'Open the page', negativeDescription: 'Do not open the page' },
      log: flag('Log every request (errors are always logged)'),
    },
    (a) =>
      serve(
        {
          port: whole('port', a.port ?? env.PORT, 0, 65_535),
          host: a.host ?? env.HOST,
          data: a.data ?? env.PESTHOUSE_DATA,
          database: a.database ?? env.DATABASE_URL,
          think: whole('think', a.think, 1, 60_000),
          open: a.open,
          log: a.log,
        },
        io,
      ),
  ),
  play: verb(
    'Play a game in the terminal',
    {
      game,
      seats: text('How many seats', 'N'),
      people: text('How many of them are people (default 1); the others are bots', 'N'),
      level: text(`Level of the bots: ${BOTS.join(', ')}`, 'LEVEL'),
      options: text('Options, such as lastCall=on,slowFinish=off', 'OPTIONS'),
      seed: text('Any words: the same words and moves give the same game', 'WORDS'),
      auto: flag('Bots play all seats'),
      save: text('Save the record when the game ends or you leave', 'FILE'),
      load: text('Continue from a record', 'FILE'),
    },
    async (a) => {
      const loaded = await loadGame(a.game);
      const record = a.load === undefined ? undefined : readRecord(a.load);
      const seats = record?.seats ?? seatsOf(loaded.meta, a.seats);
      const people = a.auto ? 0 : (whole('people', a.people, 0, seats) ?? 1);
      const level = a.level ?? 'good';
      if (!isLevel(level)) throw new Wrong(`There is no level "${level}": choose ${BOTS.join(', ')}.`);
      const seed = seedOf(a.seed ?? randomBytes(32).toString('hex'));
      const sitting = sitDown(loaded, seats, record?.options ?? optionsOf(loaded.meta, seats, a.options), seed, people, level);
      if (record !== undefined) loadRecord(sitting, record);
      return playGame(sitting, a.save, io);
    },
  ),
  replay: verb(
    'Retell a record in words',
    { file, at: text('Only the position after entry N', 'N'), as: text('As this seat sees it; 0 is a watcher', 'SEAT') },
    (a) => {
      const as = whole('as', a.as, 0, 30);
      return replayRecord({ file: a.file, at: whole('at', a.at, 0, 1_000_000), as: as === undefined ? undefined : as - 1 }, io);
    },
  ),
  verify: verb(
    'Check that a record is a true game, or that a fuzzed one keeps the laws',
    { file, promise: text('The hash that was published when the table started', 'HASH'), table: text('The name of that table', 'TABLE') },
    (a) => verify(a.file, a.promise, a.table, io),
  ),
  fuzz: verb(
    'Check many games against every law',
    {
      game,
      games: text('How many games (default 200)', 'N'),
      seed: text('Seed of the first game (default 1)', 'S'),
      seats: text('Only this many seats (default: every number allowed)', 'N'),
      every: text('Look closely at every K-th decision (default 7)', 'K'),
      jobs: text('How many at once (default: one per core)', 'N'),
      out: text('Folder for records of failures (default fuzz-failures)', 'FOLDER'),
      json: flag('Print one JSON object'),
    },
    (a) =>
      fuzz(
        {
          game: a.game,
          games: whole('games', a.games, 1, 100_000_000) ?? 200,
          seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
          seats: a.seats,
          every: whole('every', a.every, 1, 1000) ?? 7,
          jobs: whole('jobs', a.jobs, 1, 64),
          out: a.out ?? 'fuzz-failures',
          json: a.json,
        },
        io,
      ),
  ),
  lab: verb(
    'Let bots play a game many times to see whether it is fair; `lab work` plays games for other machines',
    {
      game: { ...game, description: `${game.description}, or work` },
      ...trial,
      tune: text('Try other numbers in the rules beside the printed ones: name=2,3', 'NAME=VALUES'),
      deny: text('Percentage of seats that must do without each card, drawn at random: shows what each card is worth', 'N'),
      tunables: flag('List the numbers that can be changed, without playing'),
    },
    (a) => {
      if (a.tunables) return listTunables(a.game, io);
      if (a.game === 'work') return byHand((stop) => work(a.database ?? env.DATABASE_URL, whole('workers', a.workers, 1, 256), io, stop));
      return byHand((stop) => lab({ ...trialOf(a, env), tune: a.tune, deny: whole('deny', a.deny, 0, MOST_DENIED) }, io, stop));
    },
  ),
  ladder: verb('Rank bots by how they finish', { game, ...trial }, (a) => byHand((stop) => ladder(trialOf(a, env), io, stop))),
  strength: verb('Play the bots against each other, level by level, and print how strong they are', { game: anyGame, ...published }, (a) =>
    byHand((stop) => strength(DUELS, publishOf(a, env), io, stop)),
  ),
  balance: verb(
    'Let masters play every game and print how fair it is',
    { game: anyGame, ...published, write: text('Folder to write one page per game into (default: print them)', 'FOLDER') },
    (a) => byHand((stop) => balance(FAIRNESS, a.write, publishOf(a, env), io, stop)),
  ),
  export: verb(
    'Write the record of a finished table',
    { table: { type: 'positional', required: true, description: 'Name of the table' }, ...place, out: text('File to write (default: print it)', 'FILE') },
    (a) => exportRecord({ url: a.url, data: a.data ?? env.PESTHOUSE_DATA ?? 'data' }, a.table, a.out, io),
  ),
  import: verb('Store a record in a house', { file, ...place }, (a) => importRecord({ url: a.url, data: a.data ?? env.PESTHOUSE_DATA ?? 'data' }, a.file, io)),
  tripwire: verb('Compare the rules with their tripwires', { game: anyGame, write: flag('Reset them to the rules as they are now') }, (a) =>
    tripwires(a.game === undefined ? [] : [a.game], a.write, io),
  ),
});
