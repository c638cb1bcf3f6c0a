/** Long work of the house's own thread, such as opening a long game: one small slice in each turn of the event loop, so that everybody else is served in between. */
import { Refusal } from './failure.ts';

/** How long a slice may last. */
const SLICE_MS = 2;
const MOST_WAITING = 2_000;

export interface Turns {
  /** Does work that stops every now and then. Several works take turns. */
  run<T>(work: Iterator<unknown, T>): Promise<T>;
}

export const openTurns = (most = MOST_WAITING, now: () => number = () => performance.now()): Turns => {
  const waiting: (() => boolean)[] = [];
  let running = false;

  /** One slice of whoever has waited longest. */
  const turn = (): void => {
    const slice = waiting.shift();
    if (slice === undefined) {
      running = false;
      return;
    }
    setImmediate(turn);
    if (!slice()) waiting.push(slice);
  };

  return {
    run: <T>(work: Iterator<unknown, T>) =>
      new Promise<T>((resolve, reject) => {
        if (waiting.length >= most) {
          reject(new Refusal(503, 'busy', 'The house has too many games to open at once. Try again in a moment.'));
          return;
        }
        /** True when the work is done. */
        waiting.push(() => {
          const end = now() + SLICE_MS;
          try {
            do {
              const x = work.next();
              if (x.done !== true) continue;
              resolve(x.value);
              return true;
            } while (now() < end);
          } catch (e) {
            reject(e);
            return true;
          }
          return false;
        });
        // Short work in a quiet house is done at once; in any one turn there is one slice, whoever asks.
        if (running) return;
        running = true;
        turn();
      }),
  };
};
