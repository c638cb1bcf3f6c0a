/** Clocks for tests: one that stands still until it is set, one that runs ahead to the next moment that anybody waits for, and one that is in no hurry. */
import { type Clock, realClock } from '../clock.ts';

interface Alarm {
  readonly moment: number;
  readonly job: () => void;
}

const alarms = () => {
  const all = new Set<Alarm>();
  return {
    add(alarm: Alarm): () => void {
      all.add(alarm);
      return () => all.delete(alarm);
    },
    /** Of those that ring at the same moment the one that was set first. */
    next: (): Alarm | undefined => [...all].reduce<Alarm | undefined>((a, b) => (a === undefined || b.moment < a.moment ? b : a), undefined),
    take: (alarm: Alarm): boolean => all.delete(alarm),
  };
};

/** Goes on only by hand. */
export const handClock = (): Clock & { to(moment: number): void; sleeps(ms: number): void } => {
  let now = 0;
  const set = alarms();
  return {
    now: () => now,
    at: (moment, job) => set.add({ moment, job }),
    to(moment) {
      for (let x = set.next(); x !== undefined && x.moment <= moment; x = set.next()) {
        set.take(x);
        now = Math.max(now, x.moment);
        x.job();
      }
      now = Math.max(now, moment);
    },
    /** As a machine sleeps: time passes and nothing rings; when it wakes, all that was due rings late. */
    sleeps(ms) {
      now += ms;
      this.to(now);
    },
  };
};

/** Whenever everything that can happen has happened, it is the next moment that somebody waits for: hours pass in seconds, and a busy machine changes nothing. */
export const eagerClock = (): Clock => {
  let now = 0;
  const set = alarms();
  let rung = false;
  const ring = (): void => {
    rung = false;
    const x = set.next();
    if (x === undefined) return;
    set.take(x);
    now = Math.max(now, x.moment);
    x.job();
    wait();
  };
  const wait = (): void => {
    if (rung) return;
    rung = true;
    setTimeout(ring, 4).unref();
  };
  return {
    now: () => now,
    at(moment, job) {
      wait();
      return set.add({ moment, job });
    },
  };
};

/** So many times slower than time: what is given some grace has much of it, and a busy machine makes nobody late. */
export const slowClock = (times: number): Clock => ({
  now: () => realClock.now() / times,
  at: (moment, job) => realClock.at(moment * times, job),
});
