/** What was turned, one step at a time, to go back and forth. */

import type { Meaning } from '@pesthouse/table';
import { useState } from 'react';

export type Past = Meaning;
interface Step {
  readonly what: string;
  readonly before: Past;
  readonly after: Past;
}

const MOST = 100;

export interface History {
  /** What would be undone, in words; null where nothing can. */
  readonly last: string | null;
  readonly ahead: boolean;
  readonly put: (what: string, after: Past) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

export const usePast = (now: Past, set: (to: Past) => void): History => {
  const [done, setDone] = useState<readonly Step[]>([]);
  const [undone, setUndone] = useState<readonly Step[]>([]);
  const last = done.at(-1);
  const next = undone.at(-1);
  return {
    last: last?.what ?? null,
    ahead: next !== undefined,
    put(what, after) {
      const before = { numbers: now.numbers, switches: now.switches };
      // One number that is turned several times in a row is one step.
      setDone(last?.what === what ? [...done.slice(0, -1), { ...last, after }] : [...done, { what, before, after }].slice(-MOST));
      setUndone([]);
      set(after);
    },
    undo() {
      if (last === undefined) return;
      setDone(done.slice(0, -1));
      setUndone([...undone, last]);
      set(last.before);
    },
    redo() {
      if (next === undefined) return;
      setUndone(undone.slice(0, -1));
      setDone([...done, next]);
      set(next.after);
    },
  };
};
