/** What masters have learnt, and how it is asked: nets, hunches, judgements. */
export * from './foresee.ts';
export * from './hunch.ts';
export * from './judgement.ts';
export * from './nearest.ts';
export * from './net.ts';
