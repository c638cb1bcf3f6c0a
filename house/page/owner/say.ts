/** Times and sizes in words, as the owner's room shows them. */
import { fixed } from '../text/figures.ts';
import { locale } from '../text/language.ts';
import { owner as words } from '../text/rooms.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const ago = (then: number, now: number): string => {
  const ms = Math.max(0, now - then);
  if (ms < 2 * SECOND) return words.ago.now;
  if (ms < MINUTE) return words.ago.seconds(Math.floor(ms / SECOND));
  if (ms < HOUR) return words.ago.minutes(Math.floor(ms / MINUTE));
  return ms < DAY ? words.ago.hours(Math.floor(ms / HOUR)) : words.ago.days(Math.floor(ms / DAY));
};

export const span = (ms: number): string => {
  if (ms < HOUR) return words.span.minutes(Math.max(1, Math.floor(ms / MINUTE)));
  return ms < 2 * DAY ? words.span.hours(Math.floor(ms / HOUR)) : words.span.days(Math.floor(ms / DAY));
};

export const size = (bytes: number): string => {
  if (bytes < 1e6) return `${fixed(bytes / 1e3, 0)} kB`;
  return bytes < 1e9 ? `${fixed(bytes / 1e6, bytes < 1e7 ? 1 : 0)} MB` : `${fixed(bytes / 1e9, bytes < 1e10 ? 1 : 0)} GB`;
};

/** Without the stop of a month cut short: a sentence may end here. */
export const day = (at: number): string => new Date(at).toLocaleDateString(locale, { weekday: 'short', day: 'numeric', month: 'short' }).replace(/\.$/, '');
export const clock = (at: number): string => new Date(at).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
export const isToday = (at: number, now: number): boolean => new Date(at).toDateString() === new Date(now).toDateString();
/** Of today the time, of yesterday its name, of other days the date. */
export const whenOf = (at: number, now: number): string => {
  if (isToday(at, now)) return clock(at);
  return isToday(at + DAY, now) ? words.reports.yesterday : day(at);
};
