/** Reviews that were made, in IndexedDB: a game that is opened again shows what it showed before. */
import * as z from 'zod';
import type { Said } from '../think/job.ts';

const estimate = z.object({ mean: z.number(), error: z.number() });
const ground = z.union([
  z.object({ kind: z.enum(['wins', 'loses']) }),
  z.object({ kind: z.literal('opens'), label: z.string() }),
  z.object({
    kind: z.literal('count'),
    count: z.string(),
    seat: z.number(),
    when: z.enum(['now', 'turn', 'next']),
    better: z.number(),
    other: z.number(),
    // Before 0.4.2 it was one word for both.
    sure: z.union([z.tuple([z.boolean(), z.boolean()]), z.boolean().transform((x): [boolean, boolean] => [x, x])]),
  }),
]);
const turn = z.object({
  at: z.number(),
  turn: z.number(),
  seat: z.number(),
  played: z.string(),
  better: z.string(),
  hopes: z.tuple([estimate, estimate]),
  gain: estimate,
  rounds: z.number(),
  grounds: z.array(ground),
  clause: z.string().nullable(),
});
const share = z.object({ seat: z.number(), holder: z.number(), start: z.number(), end: z.number(), own: estimate, others: estimate, luck: estimate });
const fortune = z.object({
  at: z.number(),
  seat: z.number(),
  told: z.array(z.number()),
  seats: z.array(z.object({ before: z.number(), after: z.number(), luck: estimate })),
});
const review = z.object({
  points: z.array(z.object({ at: z.number(), seats: z.array(estimate) })),
  shares: z.array(share).nullable(),
  turns: z.array(turn),
  fortunes: z.array(fortune),
  done: z.literal(1),
});

const NAME = 'pesthouse-reviews';
const SHELF = 'reviews';
/** The oldest go first. */
const MOST = 40;

const wait = <T>(r: IDBRequest<T>): Promise<T> =>
  new Promise((done, fail) => {
    r.onsuccess = () => done(r.result);
    r.onerror = () => fail(r.error ?? new Error('review-kept'));
  });

let opening: Promise<IDBDatabase> | null = null;
const base = (): Promise<IDBDatabase> => {
  if (opening === null) {
    const r = indexedDB.open(NAME, 1);
    r.onupgradeneeded = () => r.result.createObjectStore(SHELF, { keyPath: 'key' }).createIndex('made', 'made');
    opening = wait(r);
    opening.catch(() => {
      opening = null;
    });
  }
  return opening;
};

/** Read as what it is, whoever kept it; null where there is none, or none that can be read. */
const readReview = (x: unknown): Said | null => review.safeParse(x).data ?? null;

const kept = z.object({ said: z.unknown() });
export const keptReview = async (key: string): Promise<Said | null> => {
  try {
    const found: unknown = await wait((await base()).transaction(SHELF).objectStore(SHELF).get(key));
    return readReview(kept.safeParse(found).data?.said);
  } catch {
    return null; // a browser that keeps nothing goes over the game again
  }
};

export const keepReview = async (key: string, said: Said): Promise<void> => {
  try {
    const shelf = (await base()).transaction(SHELF, 'readwrite').objectStore(SHELF);
    await wait(shelf.put({ key, said, made: Date.now() }));
    const keys = await wait(shelf.index('made').getAllKeys());
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) shelf.delete(old);
  } catch {
    // Not kept: it comes out the same when it is made again.
  }
};
