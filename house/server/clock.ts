/** The clock of the house. Tests bring their own, so that nothing in them waits or depends on how busy a machine is. */

export interface Clock {
  /** Milliseconds since some moment; never goes back. */
  now(): number;
  /** Does the job when that moment has come; gives what calls it off. */
  at(moment: number, job: () => void): () => void;
}

export const realClock: Clock = {
  now: () => performance.now(),
  at(moment, job) {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = moment - performance.now();
      // A timer may ring a little early: the moment is a promise. None of them keeps a house open that wants to close.
      timer = setTimeout(() => (performance.now() < moment ? wait() : job()), Math.max(0, Math.ceil(left))).unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};

/** No timer waits longer than this at once: one of a month would ring at once. */
const LONGEST_MS = 3_600_000;

/** The time of day, for what is due at a moment that outlives the process. It may be set while the house is open, so it is looked at again. */
export const wallClock: Clock = {
  now: () => Date.now(),
  at(moment, job) {
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = Math.max(0, Math.ceil(moment - Date.now()));
      timer = setTimeout(() => (Date.now() < moment ? wait() : job()), Math.min(left, LONGEST_MS)).unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};

/** Waits for a moment; at once where it has passed. */
export const until = (clock: Clock, moment: number): Promise<void> =>
  new Promise((go) => {
    if (clock.now() >= moment) go();
    else clock.at(moment, go);
  });

/** What is said in time, or null. What comes too late is dropped, and so is its failure. */
export const inTime = <T>(clock: Clock, moment: number, said: Promise<T>): Promise<T | null> =>
  new Promise((done, fail) => {
    // What has arrived by then is heard first: a house that was busy for a moment finds both at once.
    const off = clock.at(moment, () => setImmediate(() => done(null)));
    said.then(
      (x) => {
        off();
        done(x);
      },
      (e: unknown) => {
        off();
        fail(e);
      },
    );
  });
