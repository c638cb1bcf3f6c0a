/** The kernel's front door: everything that games and their clients may use. */
export * from './about.ts';
export * from './chance.ts';
export * from './clone.ts';
export * from './contract.ts';
export * from './engine.ts';
export * from './goal.ts';
export * from './hash.ts';
export * from './howto.ts';
export * from './languages.ts';
// Its types alone: only masters choose by leanings, and what stands here is in the first screen of the page.
export type { Heard, Kind } from './leaning.ts';
export * from './learnt.ts';
export * from './lesson.ts';
export * from './look-up.ts';
export * from './notation.ts';
export * from './options.ts';
export * from './piles.ts';
export { habitsFor, playedAsLearnt, playedBy } from './policy.ts';
export * from './record.ts';
export * from './sheet.ts';
export * from './since.ts';
export * from './text.ts';
export * from './trials.ts';
export * from './tunables.ts';
export * from './wording.ts';
