/** The words of the table page in the reader's language. */
export { table as words } from '../text/rooms.ts';
