/** What went wrong, by kind: every error that the house logs is counted for its owner, with the last place where it happened. */
import type { HostingStore } from '../store/hosting.ts';

export interface Troubles {
  /** Takes in a line of the log. */
  hear(line: string): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** The level of an error in the log. */
const ERROR = 50;
const WRITE_MS = 5_000;
const MOST = 200;

const textOf = (x: unknown): string => (typeof x === 'string' ? x : '');
const inside = (x: unknown, key: string): unknown => (typeof x === 'object' && x !== null ? Reflect.get(x, key) : undefined);

export const openTroubles = (store: HostingStore): Troubles => {
  const waiting = new Map<string, { words: string; place: string; n: number }>();
  const flush = async (): Promise<void> => {
    const list = [...waiting];
    waiting.clear();
    for (const [kind, x] of list) await store.trouble(kind, x.words, x.place, x.n, Date.now());
  };
  // A store that fails is the likeliest trouble of all: what cannot be written is in the log anyway.
  const timer = setInterval(() => flush().catch(() => {}), WRITE_MS);
  timer.unref();
  return {
    hear(line) {
      if (!line.includes('"level":5') && !line.includes('"level":6')) return;
      let said: unknown;
      try {
        said = JSON.parse(line);
      } catch {
        return;
      }
      if (Number(inside(said, 'level')) < ERROR) return;
      const kind = textOf(inside(said, 'msg')).slice(0, 120) || 'something broke';
      const before = waiting.get(kind);
      if (before === undefined && waiting.size >= MOST) return;
      const why = textOf(inside(inside(said, 'err'), 'message')).slice(0, 200);
      waiting.set(kind, { words: why, place: textOf(inside(said, 'table')), n: (before?.n ?? 0) + 1 });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush().catch(() => {});
    },
  };
};
