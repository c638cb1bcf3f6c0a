/** The words of the first screen in English, loaded as one: what the house says there, and what stands on its doors. */
export { doors } from '../../../games/doors.en.ts';
export { house } from './house.ts';
