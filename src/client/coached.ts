/** What this browser keeps for the coach: whether he is wanted at tables with bots, what he may do, what he has explained, and at which tables he sits or keeps quiet. */
import * as z from 'zod';
import { create } from 'zustand';

const PLACE = 'pesthouse.coach';
/** So many tables are remembered: the older ones are over. */
const MOST = 60;

const kept = z.object({
  /** At every table with bots only. */
  wanted: z.boolean().catch(false),
  explains: z.boolean().catch(true),
  asks: z.boolean().catch(true),
  /** Kinds of questions that he has explained: `newyork:gather`. */
  met: z.array(z.string()).catch([]),
  /** Tables that were laid with him, and tables where he was asked to be quiet. */
  tables: z.record(z.string(), z.enum(['on', 'quiet'])).catch({}),
});
export type Coached = Readonly<z.infer<typeof kept>>;

export const NOBODY: Coached = { wanted: false, explains: true, asks: true, met: [], tables: {} };

const readAll = (): Coached => {
  try {
    const found = kept.safeParse(JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
    return found.success ? found.data : NOBODY;
  } catch {
    return NOBODY;
  }
};

export const useCoached = create<Coached>(() => readAll());

export const keepCoach = (change: Partial<Coached>): void => {
  useCoached.setState(change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(useCoached.getState()));
  } catch {
    // Not kept: this page still knows it until it is closed.
  }
};

export const coachAt = (table: string, how: 'on' | 'quiet'): void => {
  const { [table]: _, ...others } = useCoached.getState().tables;
  keepCoach({ tables: Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, how]]) });
};

export const noteMet = (kind: string): void => {
  const { met } = useCoached.getState();
  if (!met.includes(kind)) keepCoach({ met: [...met, kind] });
};
