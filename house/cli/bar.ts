/** The progress of long work: a bar that is drawn over itself where somebody looks, a plain line now and then where nobody does. */
import type { Io } from './io.ts';

const BAR = 30;
const DRAWN_MS = 100;
const SAID_MS = 15_000;

const time = (seconds: number): string => {
  if (seconds < 100) return `${seconds} s`;
  return seconds < 6000 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 360) / 10} h`;
};

export interface Progress {
  /** Tells how far it is; as often as one likes. */
  at(done: number, note: string): void;
  /** Draws the last state and leaves the line. */
  end(done: number, note: string): void;
}

/** `before` of them were done in an earlier sitting and say nothing of the speed. */
export const progress = (io: Io, all: number, what: string, before = 0): Progress => {
  const since = Date.now();
  let shown = io.live ? 0 : since;
  const line = (done: number, note: string): string => {
    const now = done - before;
    const left = now <= 0 || done >= all ? '' : `, ${time(Math.ceil((((Date.now() - since) / now) * (all - done)) / 1000))} left`;
    return `${done}/${all} ${what}${note === '' ? '' : `, ${note}`}${left}`;
  };
  const bar = (done: number): string => {
    const full = Math.round((done / Math.max(1, all)) * BAR);
    return `[${'='.repeat(full)}${' '.repeat(BAR - full)}]`;
  };
  const show = (done: number, note: string): void => {
    shown = Date.now();
    io.err(io.live ? `\r${bar(done)} ${line(done, note)}\u001b[K` : `${line(done, note)}\n`);
  };
  return {
    at(done, note) {
      if (Date.now() - shown > (io.live ? DRAWN_MS : SAID_MS)) show(done, note);
    },
    end(done, note) {
      if (io.live) io.err(`\r${bar(done)} ${line(done, note)}\u001b[K\n`);
    },
  };
};
