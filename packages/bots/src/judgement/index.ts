/** The front door of the judgement that hint, coach and review share. */

export { type Checked, checkAdvice, checkGround, checkLoss } from './claims.ts';
export type { Estimate } from './estimate.ts';
export { type Counted, clausesFor, type Ground, groundsFor, type When } from './grounds.ts';
export { type Advice, adviceOf, type Judgement, judge, type Mistake, mistakeIn, WORK, type Work } from './judgement.ts';
export { type Position, seedOf, toTheEnd, worthOf } from './position.ts';
export { tryOut } from './rounds.ts';
export { type Figure, figureOf, figuresOf, isClear, isSerious, lowOf, rankOf, type Swing, standsOut, swingOf } from './sayable.ts';
export { steepness, trued, truedAll, trueGain } from './truth.ts';
export { gainOf, type Weighed } from './weigh.ts';
