/** The words of the house rules in the reader's language. */
export { houserules as words } from '../text/rooms.ts';
