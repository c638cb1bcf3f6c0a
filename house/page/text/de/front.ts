/** The words of the first screen in German, loaded as one: what the house says there, and what stands on its doors. */
export { doors } from '../../../games/doors.de.ts';
export { house } from './house.ts';
