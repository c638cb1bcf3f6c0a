/** Counting down: what a clock shows between two words of the house, when it warns, and when it speaks. */
import type { SeatClock } from '@pesthouse/api';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Below this it shows tenths. */
export const TENTHS = 30 * SECOND;
/** It warns when less than this share is left. */
const DANGER = 0.2;

/** What is left so long after the house told of it; null: there is no clock. */
export const leftAfter = (clock: SeatClock, elapsed: number): number | null =>
  clock.left === null ? null : Math.max(0, clock.left - (clock.runs ? Math.max(0, elapsed) : 0));

/** Words for long spans. */
export interface FaceWords {
  days(d: number, h: number): string;
  hours(h: number, min: number): string;
  minutes(min: number): string;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** 9:40, 1:02:03, or 0:07.4; by turns 2 d 4 h, 5 h 12 min, or 40 min. `point` parts seconds and tenths. */
export const faceOf = (ms: number, kind: 'live' | 'turns', words: FaceWords, point = '.'): string => {
  if (kind === 'turns' && ms >= 5 * MINUTE) {
    if (ms >= DAY) return words.days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
    return ms >= HOUR ? words.hours(Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE)) : words.minutes(Math.floor(ms / MINUTE));
  }
  if (ms < TENTHS && ms > 0) return `0:${two(Math.floor(ms / SECOND))}${point}${Math.floor((ms % SECOND) / 100)}`;
  // A clock that is full shows what it has, and one that has just begun still does.
  const seconds = Math.ceil(ms / SECOND);
  const [h, min, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60];
  return h > 0 ? `${h}:${two(min)}:${two(s)}` : `${min}:${two(s)}`;
};

/** How long the shown face holds. */
export const holdsFor = (ms: number, kind: 'live' | 'turns'): number => {
  if (ms < TENTHS) return 100;
  return kind === 'turns' && ms >= 6 * MINUTE ? 30 * SECOND : Math.min(SECOND, (ms % SECOND) + 1);
};

export const inDanger = (ms: number, full: number): boolean => full > 0 && ms < full * DANGER;
/** What the bar shows, from 0 to 1. */
export const shareOf = (ms: number, full: number): number => (full <= 0 ? 0 : Math.min(1, ms / full));

const SPOKEN = [
  ['five', 5 * MINUTE],
  ['one', MINUTE],
  ['half', 30 * SECOND],
] as const;
/** What is spoken when time goes from one moment to the next; nothing else ever is. */
export const spokenBetween = (before: number, now: number): 'five' | 'one' | 'half' | null => {
  const passed = SPOKEN.filter(([, at]) => before > at && now <= at);
  return passed.at(-1)?.[0] ?? null;
};
