/** The check of a finished record by replay, by its own edition and numbers: legal options, every entry allowed, and the seed that was promised. Trusts nothing. */

import { type AnyGame, type FindGame, UnknownEdition } from '@pesthouse/game';
import {
  type AnyEngine,
  type AnyOptions,
  checkOptions,
  type Entry,
  type Flat,
  type GameRecord,
  hash,
  type Numbers,
  type Score,
  type Seat,
  wrongNumbers,
} from '@pesthouse/kernel';
import { apply, opening } from './play.ts';
import { promiseOf, SEED } from './seed.ts';

/** No record has more entries, undone ones included. */
const MOST_ENTRIES = 20_000;
/** Nor does checking one take more moves, those played again after an undo included. */
const MOST_STEPS = 100_000;

export interface Sound {
  /** The record as ours: options complete, moves as the rules write them, nothing else in it. */
  readonly record: GameRecord & { readonly seed: string };
  readonly hash: string;
  /** Null if the record ends before its game does. */
  readonly outcome: readonly Score[] | null;
}
export interface Wrong {
  readonly wrong: string;
}
/** This house does not have what it would need to judge; that says nothing about the record. */
export interface Unknown {
  readonly unknown: string;
}
/** What whoever checks for others may also say: nobody knows, for there was not enough time, or the check itself broke down. */
export interface Late {
  readonly late: string;
}
export type Verdict = Sound | Wrong | Unknown | Late;

const isObject = (x: unknown): x is { readonly [k: string]: unknown } => typeof x === 'object' && x !== null && !Array.isArray(x);
const isSeat = (x: unknown, seats: number): x is Seat => typeof x === 'number' && Number.isInteger(x) && x >= 0 && x < seats;
const isFlat = (x: unknown): x is Flat =>
  isObject(x) && typeof x.verb === 'string' && Object.values(x).every((v) => typeof v === 'string' || typeof v === 'number' || typeof v === 'boolean');

const readEntry = (x: unknown, n: number, seats: number): Entry | string => {
  if (!isObject(x) || x.n !== n) return `entry ${n} is missing or out of order`;
  if (!isSeat(x.seat, seats)) return `entry ${n} belongs to a seat that is not at the table`;
  if (isFlat(x.move)) return { n, seat: x.seat, move: x.move };
  if (typeof x.undo === 'number' && Number.isInteger(x.undo) && x.undo >= 0 && x.undo < n) return { n, seat: x.seat, undo: x.undo };
  return `entry ${n} is neither a move nor an undo`;
};

const readEntries = (given: unknown, seats: number): Entry[] | string => {
  if (!Array.isArray(given)) return 'the record has no list of entries';
  if (given.length > MOST_ENTRIES) return `the record has more than ${MOST_ENTRIES} entries`;
  const entries: Entry[] = [];
  for (const [i, x] of given.entries()) {
    const e = readEntry(x, i + 1, seats);
    if (typeof e === 'string') return e;
    entries.push(e);
  }
  return entries;
};

const isNumbers = (x: unknown): x is Numbers => isObject(x) && Object.values(x).every((v) => typeof v === 'number');

/** The rules that the record names, or why they cannot be had. */
const judgeOf = async (game: AnyGame, edition: string, numbers: Numbers): Promise<{ readonly engine: AnyEngine } | Wrong | Unknown> => {
  try {
    const printed = await game.engine(edition);
    const no = wrongNumbers(printed.game.tunables, numbers);
    return no === null ? { engine: await game.engine(edition, numbers) } : { wrong: no };
  } catch (e) {
    if (e instanceof UnknownEdition) return { unknown: e.message };
    throw e;
  }
};

const replayed = (engine: AnyEngine, numbers: Numbers, options: AnyOptions, seats: number, entries: readonly Entry[], seed: string): Sound | Wrong => {
  const { id, rules } = engine.game.meta;
  const head = { game: id, rules, options, seats, ...(Object.keys(numbers).length > 0 ? { numbers } : {}) };
  const work = opening(engine, { ...head, entries }, seed, undefined, undefined, apply);
  try {
    for (;;) {
      const { done, value: play } = work.next();
      if (play.steps > MOST_STEPS) return { wrong: 'moves are taken back too often in this record to check it' };
      if (done === true) return { record: { ...head, seed, entries: play.entries }, hash: hash(play.state), outcome: play.engine.outcome(play.state) };
    }
  } catch (e) {
    return { wrong: e instanceof Error ? e.message : String(e) };
  }
};

/** Whether a record is a true game. With a promise (and the table that it was given at) also whether its seed is the promised one. */
export const verifyRecord = async (games: FindGame, given: unknown, promise?: string, table?: string): Promise<Sound | Wrong | Unknown> => {
  if (!isObject(given)) return { wrong: 'this is not a record' };
  const game = typeof given.game === 'string' ? games(given.game) : undefined;
  if (game === undefined) return { wrong: 'the record is of a game that this house does not have' };
  if (typeof given.rules !== 'string') return { wrong: 'the record does not say which edition it was played by' };
  const numbers = given.numbers ?? {};
  if (!isNumbers(numbers)) return { wrong: 'the numbers in the record are not numbers' };
  if (typeof given.seats !== 'number' || !Number.isInteger(given.seats)) return { wrong: 'the record does not say how many seats it has' };
  const judge = await judgeOf(game, given.rules, numbers);
  if (!('engine' in judge)) return judge;
  const { engine } = judge;
  const checked = checkOptions(engine.game.meta, given.seats, given.options);
  if ('wrong' in checked) return checked;
  if (typeof given.seed !== 'string' || !SEED.test(given.seed)) return { wrong: 'the record has no seed, so its chance cannot be checked' };
  if (promise !== undefined && table === undefined) return { wrong: 'a promise can be checked only with the name of its table' };
  if (promise !== undefined && table !== undefined && promiseOf(given.seed, table) !== promise)
    return { wrong: 'the seed is not the one that was promised when the table was laid' };
  const entries = readEntries(given.entries, given.seats);
  if (typeof entries === 'string') return { wrong: entries };
  return replayed(engine, numbers, checked.options, given.seats, entries, given.seed);
};
