/** The verbs of the command line with their flags. Each gives back its exit code. */
import { randomBytes } from 'node:crypto';
import type { AnyOptions, GameRecord, Numbers } from '@pesthouse/kernel';
import { BOTS, isLevel } from '@pesthouse/kernel';
import type { ParsedArgs } from 'citty';
import { publish } from './edition/publish.ts';
import { editions } from './editions.ts';
import { anyGame, file, game, MOST_SEED, memoryOf, place, trial, trialOf } from './flags.ts';
import { fuzz } from './fuzz.ts';
import { type Loaded, loadGame, optionsOf, seatsOf } from './game.ts';
import { hostingVerbs } from './hosting-verbs.ts';
import { houseEnv, type Machine } from './installed.ts';
import type { Io } from './io.ts';
import { byHand } from './lab/by-hand.ts';
import { lab } from './lab.ts';
import { labVerbs } from './lab-verbs.ts';
import { learningVerbs } from './learning-verbs.ts';
import { migrate } from './migrate.ts';
import { newGame } from './new.ts';
import { playGame } from './play.ts';
import { readRecord } from './record-file.ts';
import { replayRecord } from './replay.ts';
import { results } from './results.ts';
import { serve, settingsOf } from './serve.ts';
import { loadRecord, seedOf, sitDown } from './table.ts';
import { exportRecord, importRecord } from './transfer.ts';
import { tripwires } from './tripwire.ts';
import { checkVariant, readVariant } from './variant.ts';
import { type Env, flag, text, type Verb, verb } from './verb.ts';
import { verify } from './verify.ts';
import { Wrong, whole } from './wrong.ts';

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
export const verbs = (io: Io, env: Env, machine: Machine | null): { readonly [name: string]: Verb } => {
  const memoryIn = (a: Parameters<typeof memoryOf>[0]) => memoryOf(a, houseEnv(env, a, machine, io));
  /** Where a record comes from or goes to: a house by its address, or one of this machine. */
  const placeIn = ({ url, data }: { readonly url?: string | undefined; readonly data?: string | undefined }) => ({
    url,
    data: url === undefined ? memoryIn({ data }).data : (data ?? 'data'),
  });
  return {
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
    ...hostingVerbs(io, env, machine),
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
    ...labVerbs(io, env),
    ...learningVerbs(io, env),
    export: verb(
      'Write the record of a finished table',
      { table: { type: 'positional', required: true, description: 'Name of the table' }, ...place, out: text('File to write (default: print it)', 'FILE') },
      (a) => exportRecord(placeIn(a), a.table, a.out, io),
    ),
    import: verb('Store a record in a house', { file, ...place }, (a) => importRecord(placeIn(a), a.file, io)),
    edition: verb(
      'Publish the rules of a game as they are now, as an edition that never changes again',
      { game, from: text('Another state of the project to take the rules from (default this one)', 'FOLDER') },
      (a) => publish({ game: a.game, from: a.from }, io),
    ),
    editions: verb(
      'Show which editions a house knows, and which tables play by each',
      { ...place, database: text('A PostgreSQL instead of the folder', 'URL'), json: flag('Print one JSON object') },
      (a) => editions({ url: a.url, ...(a.url === undefined ? memoryIn(a) : memoryOf(a, env)), json: a.json }, io),
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
      (a) => migrate({ game: a.game, to: a.to, ...memoryIn(a), move: a.move, json: a.json }, io),
    ),
    results: verb(
      'Count finished tables that were missed: places, scores, ratings (close the house first)',
      {
        data: place.data,
        database: text('A PostgreSQL instead of the folder', 'URL'),
        rebuild: flag('Forget what was counted, and count everything anew from the records'),
      },
      (a) => results({ ...memoryIn(a), rebuild: a.rebuild }, io),
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
  };
};
