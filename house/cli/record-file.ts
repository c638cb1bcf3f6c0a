/** Record files: a bare record, or one as the house gives it out with its table and promise. Read without trust. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type SeatingEntry, seatingGiven } from '@pesthouse/api';
import { type ChanceAt, checkOptions, type Entry, type GameRecord, plainChance, plainNumber } from '@pesthouse/kernel';
import { chanceOf, SEED } from '@pesthouse/table';
import * as z from 'zod';
import { loadGame } from './game.ts';
import { Wrong } from './wrong.ts';

const seat = z.number().int().min(0).max(30);
const move = z.looseObject({ verb: z.string() }).catchall(z.union([z.string(), z.number(), z.boolean()]));
const entry = z.union([z.object({ n: z.number().int(), seat, move }), z.object({ n: z.number().int(), seat, undo: z.number().int().min(0) })]);
const record = z.object({
  game: z.string(),
  rules: z.string(),
  options: z.record(z.string(), z.unknown()),
  seats: z.number().int(),
  seed: z.string().optional(),
  entries: z.array(entry),
  numbers: z.record(z.string(), z.number()).optional(),
});
const given = z.object({
  record: z.unknown(),
  table: z.string().optional(),
  promise: z.string().optional(),
  name: z.string().optional(),
  names: z.array(z.string()).optional(),
  seating: seatingGiven.optional(),
});

export interface Given {
  /** As it stands in the file. */
  readonly raw: unknown;
  readonly table?: string | undefined;
  readonly promise?: string | undefined;
  readonly name?: string | undefined;
  readonly names?: readonly string[] | undefined;
  /** Who held which seat when. */
  readonly seating?: readonly SeatingEntry[] | undefined;
}

export const readJson = (file: string): unknown => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Wrong(`The file ${file} cannot be read.`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Wrong(`The file ${file} is not JSON.`);
  }
};

export const readGiven = (file: string): Given => {
  const raw = readJson(file);
  const wrapped = given.safeParse(raw);
  return wrapped.success && wrapped.data.record !== undefined ? { ...wrapped.data, raw: wrapped.data.record } : { raw };
};

/** The record with its options complete. Whether its moves are legal is known only when it is played. */
export const readRecord = async (file: string): Promise<GameRecord> => {
  const found = record.safeParse(readGiven(file).raw);
  if (!found.success)
    throw new Wrong(`The file ${file} is not a record: ${found.error.issues[0]?.path.join('.') ?? ''} ${found.error.issues[0]?.message ?? ''}.`);
  const { seed, numbers, ...x } = found.data;
  const { meta } = await loadGame(x.game, x.rules, numbers);
  const checked = checkOptions(meta, x.seats, x.options);
  if ('wrong' in checked) throw new Wrong(`The record cannot be played: ${checked.wrong}.`);
  const entries: Entry[] = x.entries.map((e, i) => {
    if (e.n !== i + 1) throw new Wrong(`The record cannot be played: entry ${i + 1} is missing or out of order.`);
    if (e.seat >= x.seats) throw new Wrong(`The record cannot be played: entry ${e.n} belongs to a seat that is not at the table.`);
    return e;
  });
  return {
    game: x.game,
    rules: x.rules,
    seats: x.seats,
    options: checked.options,
    entries,
    ...(numbers === undefined ? {} : { numbers }),
    ...(seed === undefined ? {} : { seed }),
  };
};

/** Chance of a record: a table's seed, or a plain one of the fuzzer. */
export const chanceOfRecord = (x: GameRecord): ChanceAt => {
  const plain = plainNumber(x.seed ?? '');
  if (plain !== null) return plainChance(plain);
  if (x.seed === undefined || !SEED.test(x.seed)) throw new Wrong('The record has no seed yet, so it cannot be played again: its game is not over.');
  return chanceOf(x.seed);
};

export const writeFile = (file: string, x: unknown): void => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(x, null, 2)}\n`);
  } catch (e) {
    throw new Wrong(`The file ${file} cannot be written: ${e instanceof Error ? e.message : String(e)}.`);
  }
};
