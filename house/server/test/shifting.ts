/** The time of day for tests: it runs as it does, and can be set ahead by hours or days, which is as if the machine slept, or pass them awake. */
import type { Clock } from '../clock.ts';

interface Alarm {
  readonly moment: number;
  readonly job: () => void;
  timer: NodeJS.Timeout | undefined;
}

export const shiftingClock = (): Clock & { ahead(ms: number): void; passes(ms: number): void } => {
  let shift = 0;
  const alarms = new Set<Alarm>();
  const now = (): number => Date.now() + shift;
  const set = (x: Alarm): void => {
    clearTimeout(x.timer);
    const left = Math.max(0, Math.ceil(x.moment - now()));
    x.timer = setTimeout(
      () => {
        if (now() < x.moment) return set(x);
        alarms.delete(x);
        x.job();
      },
      Math.min(left, 3_600_000),
    ).unref();
  };
  return {
    now,
    at(moment, job) {
      const x = { moment, job, timer: undefined };
      alarms.add(x);
      set(x);
      return () => {
        alarms.delete(x);
        clearTimeout(x.timer);
      };
    },
    ahead(ms) {
      shift += ms;
      for (const x of alarms) set(x);
    },
    /** Everything rings at its moment, one after the other. */
    passes(ms) {
      const end = now() + ms;
      const first = (): Alarm | undefined => [...alarms].filter((x) => x.moment <= end).toSorted((a, b) => a.moment - b.moment)[0];
      for (let x = first(); x !== undefined; x = first()) {
        shift += Math.max(0, x.moment - now());
        alarms.delete(x);
        clearTimeout(x.timer);
        x.job();
      }
      shift += Math.max(0, end - now());
      for (const x of alarms) set(x);
    },
  };
};
