/** The time of day for tests: it runs as it does, and can be set ahead by hours or days at once. */
import type { Clock } from '../clock.ts';

export const shiftingClock = (): Clock & { ahead(ms: number): void } => {
  let shift = 0;
  const alarms = new Set<{ readonly moment: number; readonly job: () => void; timer: NodeJS.Timeout | undefined }>();
  const now = (): number => Date.now() + shift;
  const set = (x: Parameters<typeof alarms.add>[0]): void => {
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
  };
};
