/** Times as a list of tables says them: how much is left, and since when. */
import { locale } from '../../text/language.ts';
import { results as words } from '../../text/rooms.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is left, in its two largest units. */
export const leftOf = (ms: number): string => {
  if (ms <= 0) return words.tables.late;
  if (ms >= DAY) return words.tables.days(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
  if (ms >= HOUR) return words.tables.hours(Math.floor(ms / HOUR), Math.floor((ms % HOUR) / MINUTE));
  return words.tables.minutes(Math.max(1, Math.floor(ms / MINUTE)));
};

export const clockOf = (then: number): string => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(then);

const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);
const EVENING = 18;

/** This morning by the clock, yesterday by its name, then by the day of the week, then by its date. */
export const dayOf = (then: number, now: number): string => {
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY);
  if (days <= 0) return words.tables.today(clockOf(then));
  if (days === 1) return new Date(then).getHours() >= EVENING ? words.tables.lastNight : words.tables.yesterday;
  return dateOf(then, now);
};
/** The same without the time of day. */
export const dateOf = (then: number, now: number): string => {
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY);
  const far = days >= 7;
  return new Intl.DateTimeFormat(locale, far ? { day: 'numeric', month: 'long' } : { weekday: 'long' }).format(then);
};
