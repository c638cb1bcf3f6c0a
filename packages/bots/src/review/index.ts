/** The front door of the review: what a finished game tells about luck, choice and turning points. */
export type { Fortune, Point, Share } from './ledger.ts';
export { type Cause, type Plot, plotOf } from './plot.ts';
export { playOn, WHOLE } from './prospects.ts';
export { type Care, type Review, review, type TurningPoint } from './review.ts';
export type { Hold, Told } from './story.ts';
