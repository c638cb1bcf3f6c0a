/** The moves of one decision, and what rounds in the same worlds say of them: which is better, and how surely. */
import type { Chance, Flat } from '@pesthouse/kernel';

/** One of the moves, with what the rounds said of it against the policy's move in the same worlds. */
export interface Candidate {
  readonly move: Flat;
  readonly row: number;
  /** Hopes of this seat, round by round. */
  readonly said: number[];
}

export const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length);
const byHope = (a: Candidate, b: Candidate): number => mean(b.said) - mean(a.said);

/** The least variance that is believed: rounds may agree by luck. */
const LEAST_VARIANCE = 0.0004;
/** With few rounds the spread is itself a guess, and the best of several moves is often best by luck: the fewer rounds, the wider the error. One round shows no spread at all. */
const SMALL = 1;
const widened = (rounds: number): number => 1 + SMALL / (rounds - 1);

/** How much better `a` did than `b` in the rounds that both were in, less so many standard errors of that difference. */
const ahead = (a: Candidate, b: Candidate, errors: number): number => {
  const n = Math.min(a.said.length, b.said.length);
  if (n < 2) return errors >= 0 ? -Infinity : Infinity;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = (a.said[i] ?? 0) - (b.said[i] ?? 0);
    sum += d;
    squares += d * d;
  }
  const m = sum / n;
  const variance = Math.max(LEAST_VARIANCE, (squares - n * m * m) / (n - 1));
  return m - errors * widened(n) * Math.sqrt(variance / n);
};

/** Standard errors within which a move may still turn out better. */
const SURE = 3;

/** Whether the best of these is clear enough: none of the others can well be better by more than `by`. */
export const clear = (alive: readonly Candidate[], by: number): boolean => {
  let best = alive[0];
  for (const c of alive) if (best === undefined || mean(c.said) > mean(best.said)) best = c;
  return best !== undefined && alive.every((c) => c === best || best === undefined || ahead(c, best, -SURE) < by);
};

/** Where there are more moves than the runs can tell apart, some of them by lot, and always the policy's. */
export const few = (all: readonly Candidate[], base: Candidate | undefined, most: number, chance: Chance): readonly Candidate[] => {
  if (all.length <= most) return all;
  const rest = all.filter((c) => c !== base);
  for (let i = 0; i < most; i++) {
    const j = i + chance.below(rest.length - i);
    const a = rest[i];
    const b = rest[j];
    if (a === undefined || b === undefined) continue;
    rest[i] = b;
    rest[j] = a;
  }
  return base === undefined ? rest.slice(0, most) : [base, ...rest.slice(0, most - 1)];
};

/** The better half; the policy's move stays as the measure. */
export const betterHalf = (alive: readonly Candidate[], base: Candidate | undefined): readonly Candidate[] => {
  const ranked = alive.filter((c) => c !== base && c.said.length > 0).sort(byHope);
  const half = Math.ceil(alive.length / 2);
  return base === undefined ? ranked.slice(0, half) : [base, ...ranked.slice(0, Math.max(1, half - 1))];
};

/** The best of those that are left: of what is clearly better than the policy's move what is most so, else that move. */
export const preferred = (alive: readonly Candidate[], base: Candidate | undefined, caution: number): Candidate | undefined => {
  if (base === undefined) return [...alive].sort(byHope)[0];
  const by = (c: Candidate): number => (c === base ? 0 : ahead(c, base, caution));
  return alive.filter((c) => c === base || by(c) > 0).sort((a, b) => by(b) - by(a))[0];
};
