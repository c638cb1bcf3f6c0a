/** The verbs of the command line with their flags. Each gives back its exit code. */
import { randomBytes } from 'node:crypto';
import type { ParsedArgs } from 'citty';
import { BOTS, isLevel } from '../bots/index.ts';
import { GAME_IDS } from '../games/index.ts';
import type { AnyOptions, GameRecord, Numbers } from '../kernel/index.ts';
import { MOST_DENIED, publishedTrials, servedTrials } from '../lab/index.ts';
import { calibrate } from './calibrate.ts';
import { claims } from './claims.ts';
import { duel } from './duel.ts';
import { publish } from './edition/publish.ts';
import { editions } from './editions.ts';
import { ends } from './ends.ts';
import { fuzz } from './fuzz.ts';
import { type Loaded, loadGame, optionsOf, seatsOf } from './game.ts';
import { hostingVerbs } from './hosting-verbs.ts';
import type { Io } from './io.ts';
import { byHand } from './lab/by-hand.ts';
import { lab, listTunables, work } from './lab.ts';
import { ladder } from './ladder.ts';
import { lesson } from './lesson.ts';
import { type Memory, migrate } from './migrate.ts';
import { newGame } from './new.ts';
import { playGame } from './play.ts';
import { practise } from './practise.ts';
import { balance, served, strength } from './published.ts';
import { puzzles } from './puzzles.ts';
import { readRecord } from './record-file.ts';
import { replayRecord } from './replay.ts';
import { results } from './results.ts';
import { serve, settingsOf } from './serve.ts';
import { loadRecord, seedOf, sitDown } from './table.ts';
import { train } from './train.ts';
import { exportRecord, importRecord } from './transfer.ts';
import { tripwires } from './tripwire.ts';
import { tune } from './tune.ts';
import { checkVariant, readVariant } from './variant.ts';
import { type Env, flag, text, type Verb, verb } from './verb.ts';
import { verify } from './verify.ts';
import { Wrong, whole } from './wrong.ts';

const game = { type: 'positional', required: true, description: `One of ${GAME_IDS.join(', ')}` } as const;
const file = { type: 'positional', required: true, description: 'A record file' } as const;
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
/** What `play` and `variant play` have in common. */
const sitting = {
  seats: text('How many seats', 'N'),
  people: text('How many of them are people (default 1); the others are bots', 'N'),
  level: text(`Level of the bots: ${BOTS.join(', ')}`, 'LEVEL'),
  options: trial.options,
  seed: text('Any words: the same words and moves give the same game', 'WORDS'),
  auto: flag('Bots play all seats'),
  save: text('Save the record when the game ends or you leave', 'FILE'),
} as const;
const sitAndPlay = (
  a: ParsedArgs<typeof sitting>,
  game: Loaded,
  numbers: Numbers | undefined,
  rulings: AnyOptions,
  record: GameRecord | undefined,
  io: Io,
): Promise<number> => {
  const seats = record?.seats ?? seatsOf(game.meta, a.seats);
  const people = a.auto ? 0 : (whole('people', a.people, 0, seats) ?? 1);
  const level = a.level ?? 'good';
  if (!isLevel(level)) throw new Wrong(`There is no level "${level}": choose ${BOTS.join(', ')}.`);
  const seed = seedOf(a.seed ?? randomBytes(32).toString('hex'));
  const options = record?.options ?? { ...optionsOf(game.meta, seats, a.options), ...rulings };
  const table = sitDown(game, seats, options, seed, people, level, numbers);
  if (record !== undefined) loadRecord(table, record);
  return playGame(table, a.save, io);
};
const playVariant = async (a: ParsedArgs<typeof sitting>, file: string, io: Io): Promise<number> => {
  const { variant, meaning } = await readVariant(file);
  return sitAndPlay(a, await loadGame(variant.game, variant.edition, meaning.numbers), meaning.numbers, meaning.switches, undefined, io);
};
const memoryOf = (a: { readonly data?: string | undefined; readonly database?: string | undefined }, env: Env): Memory => ({
  data: a.data ?? env.PESTHOUSE_DATA ?? 'data',
  database: a.database ?? env.DATABASE_URL,
});
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
const publishOf = (a: ParsedArgs<typeof published> & { readonly game?: string | undefined }, env: Env) => ({
  game: a.game,
  games: whole('games', a.games, 1, 100_000_000),
  seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
  out: a.out,
  data: env.PESTHOUSE_DATA ?? 'data',
  database: a.database ?? env.DATABASE_URL,
  fresh: a.fresh,
  workers: whole('workers', a.workers, 0, 256),
});
const trialOf = (a: ParsedArgs<typeof trial>, game: string, env: Env) => {
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

export const verbs = (io: Io, env: Env): { readonly [name: string]: Verb } => ({
  serve: verb(
    'Open the house: the page, its tables and its bots',
    {
      port: text('Port (default 4747, 0 takes a free one)', 'PORT'),
      host: text('Address to listen on (default 127.0.0.1: this machine only; 0.0.0.0 lets the network in)', 'HOST'),
      'public-url': text('Address that friends use, behind a proxy or a tunnel (default PUBLIC_URL)', 'URL'),
      data: text('Data folder of the house (default data)', 'FOLDER'),
      database: text('PostgreSQL database to use instead of the folder', 'URL'),
      think: text('Longest that a bot may think, in milliseconds (default 1500)', 'MS'),
      minute: text('How long a minute of waiting for somebody lasts, in milliseconds: for trying out what happens to who is away (default 60000)', 'MS'),
      'private-hooks': flag('Messages may go to addresses of the own network, and without https (default HOOKS=private)'),
      grace: text('How long whoever is wanted may come by themselves before they are sent a message, in milliseconds (default 15000)', 'MS'),
      open: { type: 'boolean', default: true, description: 'Open the page', negativeDescription: 'Do not open the page' },
      log: flag('Log every request (errors are always logged)'),
    },
    (a) =>
      serve(
        {
          settings: settingsOf(env, { port: a.port, host: a.host, publicUrl: a['public-url'], data: a.data, database: a.database }),
          think: whole('think', a.think, 1, 60_000),
          minute: whole('minute', a.minute, 10, 60_000),
          privateHooks: a['private-hooks'] || env.HOOKS === 'private',
          grace: whole('grace', a.grace, 0, 3_600_000),
          open: a.open,
          log: a.log,
        },
        io,
      ),
  ),
  ...hostingVerbs(io, env),
  play: verb('Play a game in the terminal', { game, ...sitting, load: text('Continue from a record', 'FILE') }, async (a) => {
    const record = a.load === undefined ? undefined : await readRecord(a.load);
    const mine = record?.game === a.game ? record : undefined;
    return sitAndPlay(a, await loadGame(a.game, mine?.rules, mine?.numbers), record?.numbers, {}, record, io);
  }),
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
      variant: text('House rules from a file, beside the printed rules of their edition', 'FILE'),
      deny: text('Percentage of seats that must do without each card, drawn at random: shows what each card is worth', 'N'),
      tunables: flag('List the numbers that can be changed, without playing'),
    },
    (a) => {
      if (a.tunables) return listTunables(a.game, io);
      if (a.game === 'work') return byHand((stop) => work(a.database ?? env.DATABASE_URL, whole('workers', a.workers, 1, 256), io, stop));
      return byHand((stop) => lab({ ...trialOf(a, a.game, env), tune: a.tune, variant: a.variant, deny: whole('deny', a.deny, 0, MOST_DENIED) }, io, stop));
    },
  ),
  tune: verb(
    'Look for numbers that make a game evener, and prove what was found on fresh deals',
    {
      game,
      ...trial,
      turn: { ...text('Numbers that may be turned, with their limits: name=least..most;name=least..most', 'LIMITS'), required: true },
      even: text('What is to be even, such as species, seat or turn (default: what the game tells apart)', 'KIND'),
    },
    (a) => byHand((stop) => tune({ ...trialOf(a, a.game, env), turn: a.turn, even: a.even }, io, stop)),
  ),
  duel: verb(
    'Let two bots play mirrored deals against each other, with equal time of the processor',
    { game, ...trial, bots: text('The two bots (default master,master-0.3: the master of today and the one of old)', 'BOTS') },
    (a) => byHand((stop) => duel({ ...trialOf(a, a.game, env), tune: undefined }, io, stop)),
  ),
  ladder: verb('Rank bots by how they finish', { game, ...trial }, (a) => byHand((stop) => ladder(trialOf(a, a.game, env), io, stop))),
  strength: verb(
    'Play the bots against each other, level by level, and print how strong they are',
    {
      game: anyGame,
      ...published,
      served: flag('As people meet them: every level with the time that a house gives it, on mirrored deals, and the master against the one of old'),
      think: text('With --served: how long a bot may think, in milliseconds of the processor (default 1500)', 'MS'),
    },
    (a) =>
      byHand(async (stop) =>
        a.served
          ? served(servedTrials(), whole('think', a.think, 1, 3_600_000) ?? 1_500, publishOf(a, env), io, stop)
          : strength((await publishedTrials()).duels, publishOf(a, env), io, stop),
      ),
  ),
  balance: verb(
    'Let masters play every game and print how fair it is',
    { game: anyGame, ...published, write: text('Folder to write one page per game into (default: print them)', 'FOLDER') },
    (a) => byHand(async (stop) => balance((await publishedTrials()).fairness, a.write, publishOf(a, env), io, stop)),
  ),
  practise: verb(
    "Let the policy of a game's masters turn its numbers by games with itself, and write the habits that it found; run it again to continue",
    {
      game,
      seats: text('How many seats, several with commas between, such as 2,4 (default: as usual)', 'N'),
      steps: text('How often all numbers are turned, each time by 96 games (default 2000)', 'N'),
      deals: text('Deals on which what was found meets what is written, each played twice (default 1000)', 'N'),
      seed: trial.seed,
      data: place.data,
      out: text('File for the habits (default: in the folder of the game)', 'FILE'),
    },
    (a) =>
      byHand((stop) =>
        practise(
          {
            game: a.game,
            seats: a.seats,
            steps: whole('steps', a.steps, 1, 1_000_000) ?? 2_000,
            deals: whole('deals', a.deals, 1, 1_000_000) ?? 1_000,
            seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
            data: a.data ?? env.PESTHOUSE_DATA ?? 'data',
            out: a.out,
          },
          io,
          stop,
        ),
      ),
  ),
  train: verb(
    'Let a game learn from games with itself, and write the weights that its masters judge by; run it again to continue',
    {
      game,
      seats: text('How many seats (default: as usual)', 'N'),
      first: text('Games by the written policy, for a first judgement (default 4000)', 'N'),
      generations: text('How often it then plays with what it learnt (default 2)', 'N'),
      games: text('Games of each such generation (default 1000)', 'N'),
      runs: text('Runs of the search at each decision; 1 looks one move ahead (default 24)', 'N'),
      worlds: text('Guessed worlds in which every move is tried where it looks one move ahead (default 1)', 'N'),
      lots: text('Of a hundred moves of the first games so many by lot (default 0)', 'N'),
      keep: text('Percentage of the positions to learn from, where the turn passes (default 50)', 'N'),
      hidden: text('Hidden units of the net; 0 makes it a plain weighted sum (default 16)', 'N'),
      epochs: text('How often all positions are gone through (default 8)', 'N'),
      seed: trial.seed,
      data: place.data,
      out: text('File for the weights (default: in the folder of the game)', 'FILE'),
      chances: text('Games by which stated chances are then made true, as `calibrate` does; 0 for none (default 300)', 'N'),
    },
    (a) =>
      byHand((stop) =>
        train(
          {
            game: a.game,
            seats: a.seats,
            first: whole('first', a.first, 20, 10_000_000) ?? 4_000,
            generations: whole('generations', a.generations, 0, 100) ?? 2,
            games: whole('games', a.games, 20, 10_000_000) ?? 1_000,
            runs: whole('runs', a.runs, 1, 100_000) ?? 24,
            worlds: whole('worlds', a.worlds, 1, 1_000) ?? 1,
            lots: whole('lots', a.lots, 0, 100) ?? 0,
            keep: whole('keep', a.keep, 1, 100) ?? 50,
            hidden: whole('hidden', a.hidden, 0, 256) ?? 16,
            epochs: whole('epochs', a.epochs, 1, 1_000) ?? 8,
            seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
            data: a.data ?? env.PESTHOUSE_DATA ?? 'data',
            out: a.out,
            chances: whole('chances', a.chances, 0, 1_000_000) ?? 300,
          },
          io,
          stop,
        ),
      ),
  ),
  lesson: verb(
    'Walk through a lesson and show what is legal at each step, or find a seed that fits it',
    {
      game,
      lesson: { type: 'positional', required: true, description: 'Its number or name' },
      seeds: text('Try so many seeds until all its words are true', 'N'),
    },
    (a) => lesson({ game: a.game, lesson: a.lesson, seeds: whole('seeds', a.seeds, 1, 10_000_000) }, io),
  ),
  claims: verb(
    'Check every claim that hints and reviews make, in positions from games among bots, against the rules',
    { game: anyGame, positions: text('How many positions of each game (default 200)', 'N'), seed: trial.seed },
    (a) => claims({ game: a.game, positions: whole('positions', a.positions, 1, 100_000) ?? 200, seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1 }, io),
  ),
  ends: verb(
    'Ask bots in last turns that can be counted through, and tell how often they find the best move and what they lose; of other games, whether there is anything to count',
    {
      game,
      seats: text('How many seats (default: as usual)', 'N'),
      bots: text('The bots (default master,master-0.3)', 'BOTS'),
      decisions: text('How many decisions (default 120)', 'N'),
      seed: trial.seed,
      json: trial.json,
    },
    (a) =>
      ends(
        {
          game: a.game,
          seats: a.seats,
          bots: a.bots,
          decisions: whole('decisions', a.decisions, 1, 1_000_000) ?? 120,
          seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
          json: a.json,
        },
        io,
      ),
  ),
  calibrate: verb(
    'Learn from games among bots how far the chances that hints and reviews state are to be trusted; run it again to continue',
    {
      game,
      games: text('How many games (default 300)', 'N'),
      seed: trial.seed,
      data: place.data,
      look: flag('Only say how true stated chances are, and write nothing'),
    },
    (a) =>
      byHand((stop) =>
        calibrate(
          {
            game: a.game,
            games: whole('games', a.games, 1, 1_000_000) ?? 300,
            seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
            data: a.data ?? env.PESTHOUSE_DATA ?? 'data',
            look: a.look === true,
          },
          io,
          stop,
        ),
      ),
  ),
  puzzles: verb(
    'Find positions with one clearly best move in games among bots, prove them, and keep them in the game’s folder; goes on where it stopped',
    {
      game: anyGame,
      each: text('How many of each of the three levels (default 10)', 'N'),
      minutes: text('How long to look in one game (default 60)', 'N'),
      again: text('Prove what is kept anew, on seeds from this one on, instead of finding more', 'SEED'),
      drop: flag('With --again: take out of the book what is not proved again'),
    },
    (a) =>
      puzzles(
        {
          game: a.game,
          each: whole('each', a.each, 1, 1000) ?? 10,
          minutes: whole('minutes', a.minutes, 1, 10_000) ?? 60,
          again: whole('again', a.again, 1, MOST_SEED),
          drop: a.drop === true,
        },
        io,
      ),
  ),
  export: verb(
    'Write the record of a finished table',
    { table: { type: 'positional', required: true, description: 'Name of the table' }, ...place, out: text('File to write (default: print it)', 'FILE') },
    (a) => exportRecord({ url: a.url, data: a.data ?? env.PESTHOUSE_DATA ?? 'data' }, a.table, a.out, io),
  ),
  import: verb('Store a record in a house', { file, ...place }, (a) => importRecord({ url: a.url, data: a.data ?? env.PESTHOUSE_DATA ?? 'data' }, a.file, io)),
  edition: verb(
    'Publish the rules of a game as they are now, as an edition that never changes again',
    { game, from: text('Another state of the project to take the rules from (default this one)', 'FOLDER') },
    (a) => publish({ game: a.game, from: a.from }, io),
  ),
  editions: verb(
    'Show which editions a house knows, and which tables play by each',
    { ...place, database: text('A PostgreSQL instead of the folder', 'URL'), json: flag('Print one JSON object') },
    (a) => editions({ url: a.url, ...memoryOf(a, env), json: a.json }, io),
  ),
  migrate: verb(
    'Show which running tables of a game would not notice its newest edition (close the house first)',
    {
      game,
      to: text('Another edition than the newest', 'EDITION'),
      data: place.data,
      database: text('A PostgreSQL instead of the folder', 'URL'),
      move: flag('Move the tables that would not notice'),
      json: flag('Print one JSON object'),
    },
    (a) => migrate({ game: a.game, to: a.to, ...memoryOf(a, env), move: a.move, json: a.json }, io),
  ),
  results: verb(
    'Count finished tables that were missed: places, scores, ratings (close the house first)',
    {
      data: place.data,
      database: text('A PostgreSQL instead of the folder', 'URL'),
      rebuild: flag('Forget what was counted, and count everything anew from the records'),
    },
    (a) => results({ ...memoryOf(a, env), rebuild: a.rebuild }, io),
  ),
  variant: verb(
    'Check house rules from a file, play them, or weigh them in the lab',
    {
      what: { type: 'positional', required: true, description: 'check, play or lab' },
      file: { type: 'positional', required: true, description: 'A file of house rules: game, edition, numbers, switches, name, note, author' },
      ...sitting,
      ...trial,
    },
    (a) => {
      if (a.what === 'check') return checkVariant(a.file, io);
      if (a.what === 'play') return playVariant(a, a.file, io);
      if (a.what !== 'lab') throw new Wrong(`"${a.what}" cannot be done with house rules: choose check, play or lab.`);
      return byHand(async (stop) => lab({ ...trialOf(a, (await readVariant(a.file)).variant.game, env), tune: undefined, variant: a.file }, io, stop));
    },
  ),
  new: verb(
    'Write a small game that runs, to make your own of',
    {
      id: { type: 'positional', required: true, description: 'Its id: three to twenty small letters' },
      title: text('What it is called (default: its id)', 'TITLE'),
      prefix: text('What its clauses begin with (default: the first letters of its id)', 'LETTERS'),
    },
    (a) => newGame({ id: a.id, title: a.title, prefix: a.prefix }, io),
  ),
  tripwire: verb('Compare the rules with their tripwires', { game: anyGame, write: flag('Reset them to the rules as they are now') }, (a) =>
    tripwires(a.game === undefined ? [] : [a.game], a.write, io),
  ),
});
