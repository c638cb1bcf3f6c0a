/** The front door of the judgement that hint, coach and review share. */

export { type Checked, checkChances, checkGround, checkLoss } from './claims.ts';
export type { Estimate } from './estimate.ts';
export { type Counted, clauseFor, type Ground, groundsFor, type When } from './grounds.ts';
export { isClose, type Judgement, judge, type Mistake, mistakeIn, type Work } from './judgement.ts';
export { type Position, seedOf, toTheEnd, worthOf } from './position.ts';
export { tryOut } from './rounds.ts';
export { steepness, trued, truedAll, trueGain } from './truth.ts';
export type { Weighed } from './weigh.ts';
