/** The laws of every game, as one suite that needs nothing written per game. */

export type { AnyEngine } from './any.ts';
export { checkGame, checkRecord, type Setting } from './check.ts';
export { type Coverage, checkCoverage, coverage, mergeCoverage, said, type Wanted } from './coverage.ts';
export { type Failure, LawError } from './failure.ts';
export { type Holding, holdFrom, holdLaws, holdOn, LIGHT, setsOf, USUAL } from './hold.ts';
export { LAWS, type Law } from './look.ts';
export type { Own, Scene } from './own.ts';
export { spreadOptions } from './spread.ts';
export { garbled, spoken } from './strange.ts';
export { tripwire, type Wire } from './tripwire.ts';
