/** The bots' front door. */

export * from './council.ts';
export * from './minds.ts';
export { type Spent, spentBy } from './opinion.ts';
export * from './pace.ts';
export * from './think.ts';
