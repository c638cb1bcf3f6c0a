/** How a finished game ended for whoever looks at the list: the own place and score, or who won where several sat at one screen, or nobody of this browser did. */

import type { Score } from '@pesthouse/kernel';
import * as z from 'zod';
import type { HouseText } from '../text/index.ts';

export const result = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('own'),
    place: z.number(),
    of: z.number(),
    shared: z.boolean(),
    score: z.number(),
    /** The best score of the others; null where there are none, or where only winning counts. */
    best: z.number().nullable().default(null),
    /** One has won, and the others have no order among themselves. */
    plain: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('won'), by: z.array(z.string()), score: z.number() }),
]);
export type VisitResult = z.infer<typeof result>;

/** `unordered`: one has won, and the scores of the others compare with nothing. */
export const resultOf = (
  scores: readonly Pick<Score, 'seat' | 'rank' | 'score'>[],
  mine: readonly number[],
  names: readonly string[],
  unordered: boolean,
): VisitResult | null => {
  const [own] = mine;
  const mineIs = mine.length === 1 ? scores.find((x) => x.seat === own) : undefined;
  if (mineIs !== undefined) {
    const shared = scores.some((x) => x.seat !== mineIs.seat && x.rank === mineIs.rank);
    const others = scores.filter((x) => x.seat !== mineIs.seat);
    const best = unordered || others.length === 0 ? null : Math.max(...others.map((x) => x.score));
    return { kind: 'own', place: mineIs.rank, of: scores.length, shared, score: mineIs.score, best, plain: unordered };
  }
  const first = scores.filter((x) => x.rank === 1);
  const [best] = first;
  return best === undefined ? null : { kind: 'won', by: first.map((x) => names[x.seat] ?? ''), score: best.score };
};

/** The same in words: `2nd of 4, score 48`. */
export const sayResult = (x: VisitResult, text: HouseText): string => {
  const { tables } = text;
  if (x.kind === 'won') return tables.wonBy(x.by, x.score);
  return x.of === 1 ? tables.alone(x.score) : tables.place(x.place, x.of, x.shared, x.score);
};
