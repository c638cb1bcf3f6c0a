/** The shelf of local tables: records in IndexedDB, so that a game without a server outlives a reload. */

import { level, move, namedVariant, options } from '@pesthouse/api';
import { SEED } from '@pesthouse/table';
import * as z from 'zod';

export const entry = z.union([z.object({ n: z.number(), seat: z.number(), move }), z.object({ n: z.number(), seat: z.number(), undo: z.number() })]);
const localSeat = z.object({ kind: z.enum(['person', 'bot']), name: z.string(), level: level.nullable() });

/** A table may begin at a position of another: entries up to `upTo` drew their chance from that table's seed, the first branch that reaches far enough. */
export const branches = z.array(z.object({ seed: z.string().regex(SEED), upTo: z.number().int().min(0) })).default([]);

const localTable = z.object({
  id: z.string(),
  game: z.string(),
  /** The edition. */
  rules: z.string(),
  name: z.string(),
  options,
  variant: namedVariant.exactOptional(),
  seats: z.array(localSeat),
  seed: z.string().regex(SEED),
  entries: z.array(entry),
  branches,
  /** The position from which it was played on, where it is a copy of a table at the house: as its page saw it, and what it did not see drawn anew. */
  from: z.looseObject({ stack: z.array(z.looseObject({ step: z.string() })), asked: z.number() }).optional(),
  /** Answers to the sealed question at this position, until it closes. */
  held: z.object({ at: z.string(), answers: z.array(z.object({ seat: z.number(), move })) }).optional(),
  over: z.boolean(),
  /** Places and scores, once it is over. */
  scores: z.array(z.object({ seat: z.number(), rank: z.number(), score: z.number() })).optional(),
  /** Their scores compare with nothing. */
  unordered: z.boolean().optional(),
  made: z.number(),
  touched: z.number(),
});
export type LocalSeat = z.infer<typeof localSeat>;
export type LocalTable = z.infer<typeof localTable>;

const NAME = 'pesthouse';
const SHELF = 'tables';

const wait = <T>(r: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    r.onsuccess = () => done(r.result);
    r.onerror = () => fail(r.error ?? new Error('local-kept'));
  });

let opening: Promise<IDBDatabase> | null = null;
const base = (): Promise<IDBDatabase> => {
  if (opening === null) {
    const r = indexedDB.open(NAME, 1);
    r.onupgradeneeded = () => r.result.createObjectStore(SHELF, { keyPath: 'id' });
    opening = wait(r);
    opening.catch(() => {
      opening = null;
    });
  }
  return opening;
};
const shelf = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => (await base()).transaction(SHELF, mode).objectStore(SHELF);

export const keep = async (t: LocalTable): Promise<void> => {
  await wait((await shelf('readwrite')).put(t));
};

export const fetchTable = async (id: string): Promise<LocalTable | null> => {
  const found: unknown = await wait((await shelf('readonly')).get(id));
  const read = localTable.safeParse(found);
  return read.success ? read.data : null;
};

/** Every local table that can be read, the last touched first. */
export const localTables = async (): Promise<LocalTable[]> => {
  const all: unknown[] = await wait((await shelf('readonly')).getAll());
  return all
    .flatMap((x) => {
      const read = localTable.safeParse(x);
      return read.success ? [read.data] : [];
    })
    .sort((a, b) => b.touched - a.touched);
};

export const drop = async (id: string): Promise<void> => {
  await wait((await shelf('readwrite')).delete(id));
};
