/** The words of the lab's page in the reader's language. */
export { lab as words } from '../text/rooms.ts';
