/** The words of every room but the front, in English: loaded as one before any of them is entered. */
export { account } from './account.ts';
export { failures } from './failures.ts';
export { houserules } from './houserules.ts';
export { lab } from './lab.ts';
export { lesson } from './lesson.ts';
export { lobby } from './lobby.ts';
export { messages } from './messages.ts';
export { owner } from './owner.ts';
export { pages } from './pages.ts';
export { people } from './people.ts';
export { privacy, storedWords } from './privacy.ts';
export { puzzle } from './puzzle.ts';
export { replay } from './replay.ts';
export { report } from './report.ts';
export { results } from './results.ts';
export { review } from './review.ts';
export { table } from './table.ts';
export { time } from './time.ts';
