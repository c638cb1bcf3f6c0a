/** What this browser remembers of its tables at the house, so that they are still shown when the house does not answer, and a result is asked for once. */
import * as z from 'zod';
import { result } from './result.ts';
import type { Visit } from './visit.ts';

const seat = z.object({
  seat: z.number(),
  name: z.string(),
  kind: z.enum(['person', 'bot', 'open']),
  deciding: z.boolean(),
  you: z.boolean(),
  avatar: z.string().default(''),
  present: z.boolean().default(false),
});
const visit = z.object({
  id: z.string(),
  local: z.literal(false),
  game: z.string(),
  name: z.string(),
  rules: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  closed: z.string().nullable().default(null),
  seats: z.array(seat),
  yours: z.boolean(),
  status: z.enum(['waiting', 'playing', 'over']),
  touched: z.number(),
  result: result.nullable(),
  due: z.object({ at: z.number(), whole: z.number().nullable() }).nullable().default(null),
  since: z.object({ at: z.number(), moves: z.number(), by: z.number().nullable(), text: z.string() }).nullable().default(null),
});

const PLACE = 'pesthouse.tables';
const MOST = 100;

export interface Remembered {
  /** When the house was last heard, in milliseconds; 0 where it never was. */
  readonly asOf: number;
  readonly visits: readonly Visit[];
}

const kept = z.object({ asOf: z.number(), visits: z.array(z.unknown()) });

/** Only those that are still the reader's. One line that cannot be read costs no other. */
export const remembered = (ours: (id: string) => boolean): Remembered => {
  try {
    const read = kept.safeParse(JSON.parse(localStorage.getItem(PLACE) ?? 'null'));
    if (!read.success) return { asOf: 0, visits: [] };
    const visits = read.data.visits.flatMap((x) => {
      const ok = visit.safeParse(x);
      return ok.success && ours(ok.data.id) ? [ok.data] : [];
    });
    return { asOf: read.data.asOf, visits };
  } catch {
    return { asOf: 0, visits: [] };
  }
};

export const keepVisits = (visits: readonly Visit[], asOf: number): void => {
  try {
    localStorage.setItem(PLACE, JSON.stringify({ asOf, visits: visits.filter((x) => !x.local).slice(0, MOST) }));
  } catch {
    // Not remembered: with the house gone the list then holds only what is on this screen.
  }
};

/** Tables that the reader does not want to see in this browser any more. */
const FORGOTTEN = 'pesthouse.forgotten';
const forgotten = (): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(FORGOTTEN) ?? '[]');
    return Array.isArray(kept) ? kept.filter((x) => typeof x === 'string') : [];
  } catch {
    return [];
  }
};
export const isForgotten = (id: string): boolean => forgotten().includes(id);
export const forgetTable = (id: string): void => {
  try {
    localStorage.setItem(FORGOTTEN, JSON.stringify([id, ...forgotten().filter((x) => x !== id)].slice(0, MOST)));
  } catch {
    // Not remembered: it is in the list again.
  }
};
