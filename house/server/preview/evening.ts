/** What a link into a circle says of its next evening: the day, the hour and the game, and nobody's name. */
import type { Language } from '@pesthouse/kernel';
import { LASTS_MS } from '../circles/evenings.ts';
import type { CircleRow } from '../store/results-schema.ts';
import type { Store } from '../store/store.ts';

export interface Planned {
  readonly date: string;
  /** As the clock on the circle's wall shows it, with the name of its time. */
  readonly time: string;
  /** Null: picked that evening. */
  readonly game: string | null;
}

const LOCALES: { readonly [L in Language]: string } = { en: 'en-GB', de: 'de-DE' };

/** Null: nothing is planned. */
export const plannedFor = async (circle: CircleRow, store: Pick<Store, 'evenings'>, now: number, language: Language): Promise<Planned | null> => {
  if (circle.evening === null) return null;
  const [next] = await store.evenings(circle.id, now - LASTS_MS);
  if (next === undefined) return null;
  const said = (how: Intl.DateTimeFormatOptions): string => new Intl.DateTimeFormat(LOCALES[language], { ...how, timeZone: circle.zone }).format(next.at);
  return {
    date: said({ weekday: 'long', day: 'numeric', month: 'long' }),
    time: said({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }),
    game: circle.evening.game,
  };
};
