/** What may be said of moves, decided from their estimates alone: whether one is clearly better, what it costs, and in which figures. Hint, coach and review only say it. */
import type { Estimate } from './estimate.ts';

/** So many standard errors on either side are believed. */
const SURE = 2;
/** Alone one plays for points, with others for a chance, which is told of a hundred. */
const unitOf = (seats: number): number => (seats < 2 ? 1 : 0.01);
/** A smaller difference is not worth telling, and figures to the nearest five of a hundred would not show it. */
const LEAST = { chance: 0.05, points: 1 } as const;
/** From here on a loss is serious, and no less of it than this is believed. */
const SERIOUS = { mean: 0.08, low: 0.03 } as const;

export const lowOf = ({ mean, error }: Estimate): number => mean - SURE * error;
const highOf = ({ mean, error }: Estimate): number => mean + SURE * error;

/** Whether the first is clearly better: enough to tell, and by one point at least at the worst that is believed. What is not clear is too close to call. */
export const isClear = (gain: Estimate, seats: number): boolean =>
  gain.mean >= (seats < 2 ? LEAST.points : LEAST.chance) && lowOf(gain) >= unitOf(seats) - 1e-9;

/** Whether somebody should be asked before they lose so much. Alone nobody can say how much is much. */
export const isSerious = (gain: Estimate, seats: number): boolean =>
  seats > 1 && isClear(gain, seats) && gain.mean >= SERIOUS.mean && lowOf(gain) >= SERIOUS.low;

/** Whether a closer look may show the first clearly better. */
export const isPromising = ({ mean, error }: Estimate, seats: number): boolean => mean >= (seats < 2 ? LEAST.points : LEAST.chance) / 2 && mean > error;

/** A difference in whole points, and by how much it may be off: always by less than itself. */
export interface Swing {
  readonly about: number;
  readonly off: number;
}
/** Null where there is nothing to tell. A range never reaches nothing: both are rounded alike, and a whole point lies between them. */
export const swingOf = (gain: Estimate, seats: number): Swing | null => {
  if (!isClear(gain, seats)) return null;
  const unit = unitOf(seats);
  return { about: Math.round(gain.mean / unit), off: Math.round((SURE * gain.error) / unit) };
};

/** A chance to the nearest five of a hundred, or a score: `less` and `more` only where all that is believed lies there. */
export interface Figure {
  readonly kind: 'about' | 'less' | 'more';
  readonly n: number;
}
const GRAIN = 5;
export const figureOf = (x: Estimate, seats: number): Figure => {
  if (seats < 2) return { kind: 'about', n: Math.round(x.mean) };
  const n = GRAIN * Math.round((100 * x.mean) / GRAIN);
  if (n < GRAIN) return { kind: highOf(x) < GRAIN / 100 ? 'less' : 'about', n: GRAIN };
  if (n > 100 - GRAIN) return { kind: lowOf(x) > 1 - GRAIN / 100 ? 'more' : 'about', n: 100 - GRAIN };
  return { kind: 'about', n };
};

/** Where a figure stands among others. */
export const rankOf = ({ kind, n }: Figure): number => n + (kind === 'more' ? 1 : kind === 'less' ? -1 : 0);

/** The figures of the better move and of the other, where they show that it is better; else only the first. */
export const figuresOf = (better: Estimate, other: Estimate, seats: number): readonly [better: Figure, other: Figure | null] => {
  const [a, b] = [figureOf(better, seats), figureOf(other, seats)];
  return [a, rankOf(a) > rankOf(b) ? b : null];
};

/** Of many swings some look large by luck alone: so many standard errors make one stand out among all that a game has. */
const STANDS_OUT = 3;
export const standsOut = ({ mean, error }: Estimate, seats: number): boolean =>
  Math.abs(mean) >= (seats < 2 ? LEAST.points : LEAST.chance) && Math.abs(mean) >= STANDS_OUT * error + unitOf(seats) - 1e-9;
