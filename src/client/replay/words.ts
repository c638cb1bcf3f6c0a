/** The words of the replay in the reader's language. */
export { replay as words } from '../text/rooms.ts';
