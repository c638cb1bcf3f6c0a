/** When an evening begins: a day of the week and an hour in a time zone, whatever the clocks there do in between. */
import type { Evening } from '../store/results-schema.ts';

const DAY = 24 * 3_600_000;

export const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone !== '';
  } catch {
    return false;
  }
};

/** What a clock on the wall shows there at that moment, as if it were UTC. */
const wallAt = (zone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const of = (type: string): number => Number(parts.find((x) => x.type === type)?.value ?? 0);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
};

/** The moment at which the clock on the wall shows that. In the hour that a change of clocks leaves out it is the one after. */
const momentOf = (zone: string, wall: number): number => {
  const guess = wall - (wallAt(zone, wall) - wall);
  return guess - (wallAt(zone, guess) - wall);
};

/** The first such evening after a moment. */
export const nextEvening = ({ day, hour, minute }: Pick<Evening, 'day' | 'hour' | 'minute'>, zone: string, after: number): number => {
  const today = Math.floor(wallAt(zone, after) / DAY) * DAY;
  for (let d = 0; d <= 14; d++) {
    const wall = today + d * DAY + (hour * 60 + minute) * 60_000;
    if (new Date(wall).getUTCDay() !== day) continue;
    const at = momentOf(zone, wall);
    if (at > after) return at;
  }
  throw new Error('there is such an evening every week');
};
