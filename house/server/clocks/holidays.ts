/** Holidays: somebody says until when they are away. At tables by turns their time stands still; how much of that there is has bounds. */
import type { Holiday } from '@pesthouse/api';
import { Refusal } from '../failure.ts';
import type { TimeStore } from '../store/time.ts';

const DAY = 24 * 3_600_000;
/** At a time, and within a year. */
const LONGEST = 21 * DAY;
const A_YEAR = 42 * DAY;
const YEAR = 365 * DAY;

export const holidayOf = async (store: TimeStore, person: string, now: number): Promise<Holiday> => {
  const all = await store.holidays(person);
  const until = all.find((x) => x.from <= now && now < x.until)?.until ?? null;
  // What was taken is what is over; the one that runs may still be changed.
  const taken = all.reduce((sum, x) => sum + Math.max(0, Math.min(x.until, now) - Math.max(x.from, now - YEAR)), 0);
  return { until, most: Math.max(0, Math.min(LONGEST, A_YEAR - taken)) };
};

/** Away until then, or back. */
export const goAway = async (store: TimeStore, person: string, now: number, until: number | null): Promise<Holiday> => {
  const { most } = await holidayOf(store, person, now);
  if (until !== null && until <= now) throw new Refusal(400, 'holiday-past', 'That moment has passed already.');
  if (until !== null && until > now + most)
    throw new Refusal(409, 'holiday-long', 'That is too long. You can be away for three weeks at a time, and for six weeks within a year.');
  const running = (await store.holidays(person)).find((x) => x.from <= now && now < x.until);
  // The one that runs ends here: what is left of it is not taken.
  if (running !== undefined) await store.away(person, { from: running.from, until: now });
  if (until !== null) await store.away(person, { from: now, until });
  return holidayOf(store, person, now);
};
