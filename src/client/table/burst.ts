/** Items that arrive faster than a page can draw them, as when bots finish a game among themselves, are handed on together. */
import type { Item } from '../../table/play.ts';

/** So many within so long are handed on one by one; what comes beyond that waits for the rest of it. */
const AT_ONCE = 8;
const SPAN_MS = 120;

export interface Burst {
  take(item: Item): void;
  /** Hands on what waits, before anything else is told. */
  flush(): void;
}

export const burst = (pass: (items: readonly Item[]) => void): Burst => {
  let begun = 0;
  let passed = 0;
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const all = waiting;
    waiting = [];
    if (all.length > 0) pass(all);
  };
  return {
    take(item) {
      const now = performance.now();
      if (now - begun > SPAN_MS) [begun, passed] = [now, 0];
      passed++;
      waiting.push(item);
      if (passed <= AT_ONCE) flush();
      else timer ??= setTimeout(flush, SPAN_MS);
    },
    flush,
  };
};
