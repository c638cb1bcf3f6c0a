/** What is being explained on the page, and whether everything that is pressed is to explain itself: kept once for the page. */

import type { Explained } from '@pesthouse/kernel';
import { create } from 'zustand';

export interface Shown {
  readonly at: Element;
  readonly thing: string;
  readonly told: Explained;
}

interface Asking {
  /** Everything explains itself and nothing is played. */
  readonly mode: boolean;
  readonly shown: Shown | null;
}

export const useAsking = create<Asking>(() => ({ mode: false, shown: null }));

export const setMode = (mode: boolean): void => useAsking.setState({ mode, ...(mode ? {} : { shown: null }) });
export const closeExplained = (): void => useAsking.setState({ shown: null });

/** A press that does something on the board explains nothing: the page counts what was done. */
let deeds = 0;
export const noteDeed = (): void => {
  deeds++;
};
export const deedsSoFar = (): number => deeds;
