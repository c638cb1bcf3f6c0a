/** What this browser keeps for the coach: whether he is wanted at tables with bots, what he may do, what he has explained, and at which tables he sits or keeps quiet. */
import { create } from 'zustand';

const PLACE = 'pesthouse.coach';
/** So many tables are remembered: the older ones are over. */
const MOST = 60;

export interface Coached {
  /** At every table with bots only. */
  readonly wanted: boolean;
  readonly explains: boolean;
  readonly asks: boolean;
  /** Kinds of questions that he has explained: `newyork:gather`. */
  readonly met: readonly string[];
  /** Tables that were laid with him, and tables where he was asked to be quiet. */
  readonly tables: Readonly<Record<string, 'on' | 'quiet'>>;
}

export const NOBODY: Coached = { wanted: false, explains: true, asks: true, met: [], tables: {} };

const fields = (x: unknown): ReadonlyMap<string, unknown> => new Map(typeof x === 'object' && x !== null ? Object.entries(x) : []);
const flag = (x: unknown, usual: boolean): boolean => (typeof x === 'boolean' ? x : usual);

/** Read by hand: the first screen asks for it, and a library of schemas would weigh more than the rest of that screen. */
const readAll = (): Coached => {
  try {
    const found = fields(JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
    const met = found.get('met');
    const tables = [...fields(found.get('tables'))].flatMap(([id, x]) => (x === 'on' || x === 'quiet' ? [[id, x] as const] : []));
    return {
      wanted: flag(found.get('wanted'), NOBODY.wanted),
      explains: flag(found.get('explains'), NOBODY.explains),
      asks: flag(found.get('asks'), NOBODY.asks),
      met: Array.isArray(met) ? met.filter((x) => typeof x === 'string') : [],
      tables: Object.fromEntries(tables),
    };
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

/** Whoever plays on at another table takes the coach along, or his silence. */
export const coachToo = (from: string | undefined, to: string | undefined): void => {
  const how = from === undefined ? undefined : useCoached.getState().tables[from];
  if (how !== undefined && to !== undefined) coachAt(to, how);
};

export const noteMet = (kind: string): void => {
  const { met } = useCoached.getState();
  if (!met.includes(kind)) keepCoach({ met: [...met, kind] });
};
