/** Learning step by step: what a run of the command before has found is gone on with, and noted on the way, so that it may be broken off at any time. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { progress } from './bar.ts';
import type { Io } from './io.ts';
import { writeWhole } from './whole-file.ts';

/** Steps between two notes of how far it is. */
const NOTE = 10;

export interface Stepping<T> {
  /** Where it is noted. */
  readonly file: string;
  readonly steps: number;
  begin(): T;
  /** What was noted. */
  read(text: string): T;
  next(now: T): T;
}

/** What was found in the end; null where somebody stopped it, who is told how to go on. */
export const stepped = async <T extends { readonly step: number }>(s: Stepping<T>, io: Io, stop: AbortSignal): Promise<T | null> => {
  mkdirSync(dirname(s.file), { recursive: true });
  let now = existsSync(s.file) ? s.read(readFileSync(s.file, 'utf8')) : s.begin();
  const bar = progress(io, s.steps, 'steps', now.step);
  while (now.step < s.steps && !stop.aborted) {
    now = s.next(now);
    if (now.step % NOTE === 0 || now.step === s.steps) writeWhole(s.file, JSON.stringify(now));
    bar.at(now.step, '');
    await new Promise((resolve) => setImmediate(resolve));
  }
  bar.end(now.step, '');
  if (!stop.aborted) return now;
  io.err('Stopped. Run the same command to continue.\n');
  return null;
};
