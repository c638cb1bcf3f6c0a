/** What the lab keeps: trials and their games in IndexedDB, so that a trial outlives a reload. */

import { level, options } from '@pesthouse/api';
import { type GameResult, isResult, type Plan } from '@pesthouse/lab';
import * as z from 'zod';

const plan = z.object({
  game: z.string(),
  rules: z.string(),
  players: z.number().int(),
  options,
  bots: z.array(level).min(1),
  games: z.number().int().min(1),
  seed: z.number().int(),
  variants: z.array(z.object({ name: z.string(), tuning: z.record(z.string(), z.number()), options: options.exactOptional() })).min(1),
  haste: z.object({ runs: z.number().exactOptional(), think: z.number().exactOptional() }),
  deny: z.number().int().min(1).exactOptional(),
});

export const STATES = ['running', 'paused', 'stopped', 'done', 'failed'] as const;

const trial = z.object({
  id: z.string(),
  plan,
  /** Which build of rules and bots played it: games of two builds may differ, and are not put together. */
  build: z.string(),
  state: z.enum(STATES),
  done: z.number(),
  made: z.number(),
  /** How far the versions of a deal lie apart in this trial, and over how many deals: what the next trial is planned by. */
  spread: z.number().exactOptional(),
  deals: z.number().exactOptional(),
});
export interface KeptTrial extends Omit<z.infer<typeof trial>, 'plan'> {
  readonly plan: Plan;
}

const NAME = 'pesthouse-lab';
const TRIALS = 'trials';
const GAMES = 'games';
/** So many games are read at once; the page has its say between two portions. */
const PORTION = 400;

const wait = <T>(r: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    r.onsuccess = () => done(r.result);
    r.onerror = () => fail(r.error ?? new Error('lab-kept'));
  });
const finished = (t: IDBTransaction): Promise<void> =>
  new Promise((done, fail) => {
    t.oncomplete = () => done();
    t.onabort = () => fail(t.error ?? new Error('lab-kept'));
  });

let opening: Promise<IDBDatabase> | null = null;
const base = (): Promise<IDBDatabase> => {
  if (opening === null) {
    const r = indexedDB.open(NAME, 1);
    r.onupgradeneeded = () => {
      r.result.createObjectStore(TRIALS, { keyPath: 'id' });
      r.result.createObjectStore(GAMES);
    };
    opening = wait(r);
    opening.catch(() => {
      opening = null;
    });
  }
  return opening;
};

const read = (x: unknown): KeptTrial | null => trial.safeParse(x).data ?? null;

export const fetchTrial = async (id: string): Promise<KeptTrial | null> => read(await wait((await base()).transaction(TRIALS).objectStore(TRIALS).get(id)));

/** Every trial that can be read, the newest first. */
export const allTrials = async (): Promise<KeptTrial[]> => {
  const all: unknown[] = await wait((await base()).transaction(TRIALS).objectStore(TRIALS).getAll());
  return all
    .flatMap((x) => {
      const t = read(x);
      return t === null ? [] : [t];
    })
    .sort((a, b) => b.made - a.made);
};

/** The trial and what was played of it since: all of it or nothing. */
export const keepTrial = async (t: KeptTrial, games: readonly { readonly job: number; readonly result: GameResult }[] = []): Promise<void> => {
  const change = (await base()).transaction([TRIALS, GAMES], 'readwrite');
  const kept = finished(change);
  change.objectStore(TRIALS).put(t);
  for (const { job, result } of games) change.objectStore(GAMES).put(result, [t.id, job]);
  await kept;
};

/** The games of a trial, portion by portion, in the order of their jobs. */
export async function* gamesOf(id: string): AsyncGenerator<readonly { readonly job: number; readonly result: GameResult }[]> {
  let after = -1;
  for (;;) {
    const range = IDBKeyRange.bound([id, after], [id, Number.POSITIVE_INFINITY], true);
    const store = (await base()).transaction(GAMES).objectStore(GAMES);
    const [keys, games]: [IDBValidKey[], unknown[]] = await Promise.all([wait(store.getAllKeys(range, PORTION)), wait(store.getAll(range, PORTION))]);
    const found = keys.flatMap((key, i) => {
      const job = Array.isArray(key) ? key[1] : undefined;
      const result = games[i];
      return typeof job === 'number' && isResult(result) ? [{ job, result }] : [];
    });
    const last = keys.at(-1);
    if (!Array.isArray(last) || typeof last[1] !== 'number') return;
    after = last[1];
    yield found;
  }
}

export const forgetTrial = async (id: string): Promise<void> => {
  const change = (await base()).transaction([TRIALS, GAMES], 'readwrite');
  const gone = finished(change);
  change.objectStore(TRIALS).delete(id);
  change.objectStore(GAMES).delete(IDBKeyRange.bound([id, -1], [id, Number.POSITIVE_INFINITY]));
  await gone;
};
