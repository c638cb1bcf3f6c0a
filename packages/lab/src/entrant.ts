/** A bot of a trial: a level, or a level held to so many runs of its search, as "master:100", or to so much time, as "master:100ms", or with several threads that think for it, as "master:100ms*3"; or the master of an earlier version, kept as an opponent; or the net of the game, which plays the move that tempts it most. */
import { isLevel, type Level } from '@pesthouse/kernel';

export interface Entrant {
  readonly level: Level;
  /** It knows nothing of what its game learnt and counts no end through: it plays by the written heuristic and whole playouts, as masters did up to version 0.4. */
  readonly untaught?: boolean;
  /** It is the game's net alone, and its level means nothing. */
  readonly net?: boolean;
  /** At most so many runs, instead of what the level says. */
  readonly runs?: number;
  /** At most so many milliseconds a decision, instead of what the trial says. */
  readonly think?: number;
  /** So many threads think about each of its decisions, as in a house that has idle ones; one, if it is not said. */
  readonly threads?: number;
}

/** The master as it was before games learnt and ends were counted through: the same search, policy and terms. */
export const OLD_MASTER = 'master-0.3';

/** The game's net: see `@pesthouse/bots/net`. */
const NET = 'net';

/** More than anybody comes to. */
export const MOST_RUNS = 1_000_000;
/** An hour. */
const MOST_THINK = 3_600_000;
const MOST_THREADS = 64;

/** One who thinks alone. */
const alone = (name: string): Entrant | undefined => {
  if (name === NET) return { level: 'random', net: true };
  const [called = '', held, ...more] = name.split(':');
  const level = called === OLD_MASTER ? 'master' : called;
  if (!isLevel(level) || more.length > 0) return undefined;
  const bot: Entrant = called === OLD_MASTER ? { level, untaught: true } : { level };
  if (held === undefined) return bot;
  const [, digits = '', unit] = /^(\d+)(ms)?$/.exec(held) ?? [];
  const most = Number(digits);
  if (most < 1 || most > (unit === undefined ? MOST_RUNS : MOST_THINK)) return undefined;
  return { ...bot, ...(unit === undefined ? { runs: most } : { think: most }) };
};

/** Undefined where nobody is called so. */
export const entrantOf = (name: string): Entrant | undefined => {
  const [, who = name, several] = /^(.*)\*(\d+)$/.exec(name) ?? [];
  const bot = alone(who);
  if (bot === undefined || several === undefined) return bot;
  const threads = Number(several);
  return threads < 1 || threads > MOST_THREADS ? undefined : { ...bot, threads };
};
