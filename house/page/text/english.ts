/** For the unit tests: the words of the page are there from the start, in English. */
import { loadFront, loadRooms } from './load.ts';

await Promise.all([loadFront(), loadRooms()]);
