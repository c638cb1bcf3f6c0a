/** The front door of the review: what a finished game tells about luck, choice and turning points, and what a hint says. */
export type { Sight } from './compare.ts';
export { compare as compareMoves } from './compare.ts';
export { type Hint, hintOn } from './hint.ts';
export type { Estimate, Point, Share } from './ledger.ts';
export { playOn, WHOLE } from './prospects.ts';
export type { Cause, Reason } from './reason.ts';
export { type Care, MOST_TURNS, type Review, review, type TurningPoint } from './review.ts';
export type { Told } from './story.ts';
