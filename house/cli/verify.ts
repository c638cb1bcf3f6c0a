/** `pesthouse verify`: whether a record is a true game; and whether one of the fuzzer still breaks its law. */

import { plainNumber } from '@pesthouse/kernel';
import { checkRecord, coverage, LawError } from '@pesthouse/kernel/laws';
import { verifyRecord } from '@pesthouse/table';
import { findGame } from '../games/index.ts';
import { loadGame } from './game.ts';
import type { Io } from './io.ts';
import { readGiven, readRecord } from './record-file.ts';

const places = (outcome: readonly { readonly seat: number; readonly rank: number; readonly score: number }[]): string =>
  outcome
    .toSorted((a, b) => a.rank - b.rank)
    .map((x) => `${x.rank}. seat ${x.seat + 1} (${x.score})`)
    .join(', ');

/** Neither true nor false: this house lacks what it would need to judge. */
const UNKNOWN = 3;

/** A record of the fuzzer is held against all laws once more, move by move. */
const verifyPlain = async (file: string, io: Io): Promise<number> => {
  const record = await readRecord(file);
  const { engine, rulebook } = await loadGame(record.game, record.rules, record.numbers);
  try {
    checkRecord(engine, record, coverage(), rulebook.size > 0 ? [...rulebook.keys()] : undefined);
  } catch (e) {
    if (!(e instanceof LawError)) throw e;
    io.out(e.message);
    return 1;
  }
  io.out(`All ${record.entries.length} entries keep every law.`);
  return 0;
};

export const verify = async (file: string, promise: string | undefined, table: string | undefined, io: Io): Promise<number> => {
  const given = readGiven(file);
  const { raw } = given;
  if (typeof raw === 'object' && raw !== null && 'seed' in raw && typeof raw.seed === 'string' && plainNumber(raw.seed) !== null) return verifyPlain(file, io);
  const verdict = await verifyRecord(findGame, raw, promise ?? given.promise, table ?? given.table);
  if ('wrong' in verdict) {
    io.out(`Not a true game: ${verdict.wrong}.`);
    return 1;
  }
  if ('unknown' in verdict) {
    io.out(`This record cannot be checked here: ${verdict.unknown}.`);
    return UNKNOWN;
  }
  const { record, outcome } = verdict;
  const kept = (promise ?? given.promise) === undefined ? '' : ' Its seed is the one that was promised.';
  const numbers = Object.keys(record.numbers ?? {}).length;
  const by = `edition ${record.rules}${numbers === 0 ? '' : `, ${numbers === 1 ? 'one number' : `${numbers} numbers`} changed`}`;
  io.out(`A true game of ${record.game} (${by}): ${record.entries.length} entries, every one allowed.${kept}`);
  io.out(outcome === null ? 'The record stops before the game is over.' : `Places: ${places(outcome)}.`);
  io.out(`Last position: ${verdict.hash}`);
  return 0;
};
