/** The calendar (PEST-YR-01, PEST-YR-03): three Eras of two Years each, and which Year ends what. */
export const ERAS = 3;
const YEARS_AN_ERA = 2;
export const LAST_YEAR = ERAS * YEARS_AN_ERA;

/** The Era of a Year, from 0; -1 before the first. Halved by a shift, as it is asked for all the time. */
export const eraOfYear = (year: number): number => (year - 1) >> 1;
export const endsEra = (year: number): boolean => year % YEARS_AN_ERA === 0;
