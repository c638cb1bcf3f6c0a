/** The front door of the review: what a finished game tells about luck, choice and turning points. */
export { type Fortune, openLedger, type Point, pointsOf, runRow, type Share, sharesOf } from './ledger.ts';
export { type Cause, type Plot, plotOf } from './plot.ts';
export { playOn, WHOLE } from './prospects.ts';
export { type Care, coarseFirst, type Review, review, sightOf, type TurningPoint, turnAt } from './review.ts';
export { type Hold, type Scene, type Story, storyOf, type Told } from './story.ts';
export { throughCards } from './through.ts';
