/** The words of the rooms besides the front, in the reader's language. Only rooms that are loaded after their words may read them. */
import { roomWords } from './loaded.ts';

export const {
  account,
  coach,
  explain,
  houserules,
  lab,
  lesson,
  lobby,
  messages,
  owner,
  pages,
  people,
  privacy,
  puzzle,
  replay,
  report,
  results,
  review,
  storedWords,
  table,
  time,
} = roomWords();
