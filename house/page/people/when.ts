/** Evenings in words: the day and the hour, in the reader's own time or in the circle's. */
import { locale } from '../text/language.ts';

export const whenOf = (at: number, zone?: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', hour: '2-digit', minute: '2-digit', ...(zone === undefined ? {} : { timeZone: zone }) }).format(at);
export const timeOf = (at: number): string => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at);
export const shortDay = (at: number): string => new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(at);

/** The days of the week by name, Sunday first. */
export const DAYS: readonly string[] = Array.from({ length: 7 }, (_, day) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 7 + day)),
);
