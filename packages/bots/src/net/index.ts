/** What a net is made of and how it is asked; nobody loads it who does not ask for one. */
export { Features, MOST } from './features.ts';
export { Net } from './net.ts';
export { type NetPlayer, playerOf } from './player.ts';
export { Reading } from './reading.ts';
export { whyUnfit } from './weights.ts';
