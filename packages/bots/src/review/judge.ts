/** The judge of positions in the middle of a game: reads the game's own terms as chances, by a scale that it learns from playouts of this very game that went to the end. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, clone } from '@pesthouse/kernel';
import { worth } from '../appraise.ts';

/** How much the terms count, early and late, and what a seat has or lacks that they do not see. */
export interface Judge {
  readonly early: number;
  readonly late: number;
  readonly beyond: readonly number[];
  /** About how many decisions the game puts. */
  readonly length: number;
}

interface Sample {
  readonly worths: readonly number[];
  readonly late: number;
  readonly won: readonly number[];
}

const progress = (s: Base, length: number): number => Math.min(1, s.asked / Math.max(1, length));

const WORTHS: number[] = [];

/** Every seat's chance to be first, into `into`. They make one. */
export const judged = (j: Judge, e: AnyEngine, s: Base, seats: number, into: number[]): void => {
  for (let p = 0; p < seats; p++) WORTHS[p] = worth(e, s, p);
  spread(j, WORTHS, progress(s, j.length), into, seats);
};

const spread = (j: Omit<Judge, 'length'>, worths: readonly number[], late: number, into: number[], seats: number): void => {
  const slope = j.early * (1 - late) + j.late * late;
  let top = -Infinity;
  for (let p = 0; p < seats; p++) {
    const x = slope * (worths[p] ?? 0) + (j.beyond[p] ?? 0);
    into[p] = x;
    if (x > top) top = x;
  }
  let sum = 0;
  for (let p = 0; p < seats; p++) {
    const x = Math.exp((into[p] ?? 0) - top);
    into[p] = x;
    sum += x;
  }
  for (let p = 0; p < seats; p++) into[p] = (into[p] ?? 0) / sum;
};

const STEPS = 400;
const RATE = 0.3;
/** Few games teach little: what they say is taken with salt. */
const SALT = 0.02;

/** Learns by small steps against the error; the terms are brought to a common size first. */
const fitted = (samples: readonly Sample[], seats: number): Omit<Judge, 'length'> => {
  let size = 0;
  for (const { worths } of samples) {
    const mean = worths.reduce((a, b) => a + b, 0) / seats;
    size += worths.reduce((a, w) => a + (w - mean) ** 2, 0) / seats;
  }
  const unit = Math.max(1e-6, Math.sqrt(size / Math.max(1, samples.length)));
  const j = { early: 0.5, late: 1, beyond: Array.from({ length: seats }, () => 0) };
  const said: number[] = [];
  for (let step = 0; step < STEPS; step++) {
    let [early, late] = [0, 0];
    const beyond = j.beyond.map(() => 0);
    for (const x of samples) {
      spread({ ...j, early: j.early / unit, late: j.late / unit }, x.worths, x.late, said, seats);
      for (let p = 0; p < seats; p++) {
        const miss = (x.won[p] ?? 0) - (said[p] ?? 0);
        const w = (x.worths[p] ?? 0) / unit;
        early += miss * w * (1 - x.late);
        late += miss * w * x.late;
        beyond[p] = (beyond[p] ?? 0) + miss;
      }
    }
    const n = Math.max(1, samples.length);
    j.early = Math.max(0, j.early + RATE * (early / n));
    j.late = Math.max(0, j.late + RATE * (late / n));
    for (let p = 0; p < seats; p++) j.beyond[p] = (j.beyond[p] ?? 0) * (1 - SALT * RATE) + RATE * ((beyond[p] ?? 0) / n);
  }
  return { early: j.early / unit, late: j.late / unit, beyond: j.beyond };
};

/** Null where places say too little: alone, or where several seats win together. Each lesson is a position from which a game is played to its end, looked at on the way.
 *  `stride` plays on in place to the next look. */
export const learn = (e: AnyEngine, lessons: readonly Base[], seats: number, length: number, stride: (s: Base) => void): Judge | null => {
  if (seats < 2) return null;
  const samples: Sample[] = [];
  let winners = 0;
  for (const from of lessons) {
    const s: Base = clone(from);
    const looks: Omit<Sample, 'won'>[] = [];
    while (!e.over(s)) {
      const { asked } = s;
      stride(s);
      if (s.asked === asked) return null;
      if (!e.over(s)) looks.push({ worths: Array.from({ length: seats }, (_, p) => worth(e, s, p)), late: progress(s, length) });
    }
    const first = e.outcome(s)?.filter((x) => x.rank === 1) ?? [];
    winners += first.length;
    const won = Array.from({ length: seats }, (_, p) => (first.some((x) => x.seat === p) ? 1 / first.length : 0));
    for (const look of looks) samples.push({ ...look, won });
  }
  const alone = winners < 1.2 * lessons.length;
  return alone && samples.length >= 3 * seats ? { ...fitted(samples, seats), length } : null;
};
