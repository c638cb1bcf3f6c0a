/** The lists of tables as the pages use them: asked anew while somebody looks, and kept between pages so that nothing jumps. */

import { useCallback, useEffect, useState } from 'react';
import { BASE } from '../base.ts';
import { SETTINGS } from '../prefs/store.ts';
import type { Visit } from './visit.ts';
import type { Mine as Held } from './visits.ts';

const EVERY = 15_000;
const load = () => import('./visits.ts');
export type Visits = Awaited<ReturnType<typeof load>>;

/** Runs now, every quarter of a minute, and when the reader comes back to the page. `ask` must keep its identity while it means the same. */
const useAsked = (ask: () => void): void => {
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) ask();
    };
    ask();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
};

/** Whether this browser keeps anything of ours but settings: a first visitor need not load what reads tables. */
const keepsTables = async (): Promise<boolean> => {
  try {
    if (Object.keys(localStorage).some((key) => key.startsWith('pesthouse.') && key !== SETTINGS)) return true;
    return (await indexedDB.databases()).some(({ name }) => name?.startsWith('pesthouse') === true);
  } catch {
    return true;
  }
};

export interface Mine extends Held {
  readonly module: Visits | null;
  /** There is something to say: what this browser keeps has been looked at. */
  readonly known: boolean;
}
let kept: Mine = { visits: [], reached: null, asOf: 0, module: null, known: false };

export const useMyVisits = (): Mine & { readonly again: () => void } => {
  const [mine, setMine] = useState(kept);
  const ask = useCallback((): void => {
    const put = (now: Mine): void => {
      kept = now;
      setMine(now);
    };
    const look = async (): Promise<void> => {
      if (!(await keepsTables())) return put({ ...kept, known: true });
      const module = await load();
      // What is kept here need not wait for the house.
      if (!kept.known) put({ ...(await module.heldVisits()), module, known: true });
      put({ ...(await module.myVisits()), module, known: true });
    };
    look().catch(() => setMine({ ...kept, known: true }));
  }, []);
  useAsked(ask);
  return { ...mine, again: ask };
};

/** Null until the house has answered; `gone` when it does not. */
export const useOpenVisits = (game?: string): readonly Visit[] | null | 'gone' => {
  const [open, setOpen] = useState<readonly Visit[] | null | 'gone'>(null);
  const ask = useCallback((): void => {
    load()
      .then((module) => module.openVisits(game))
      .then(setOpen, () => setOpen('gone'));
  }, [game]);
  useAsked(ask);
  return open;
};

/** How many tables wait for guests: the front shows only the number, so it needs no more than that. */
export const useOpenCount = (): number => {
  const [count, setCount] = useState(0);
  const ask = useCallback((): void => {
    fetch(`${BASE}/api/tables`, { headers: { accept: 'application/json' } })
      .then((answer): Promise<unknown> => (answer.ok ? answer.json() : Promise.resolve(null)))
      .then((said) => setCount(typeof said === 'object' && said !== null && 'tables' in said && Array.isArray(said.tables) ? said.tables.length : 0))
      .catch(() => undefined);
  }, []);
  useAsked(ask);
  return count;
};
