/** What a net is made of and how it is asked; nobody loads it who does not ask for one. */
export { Features, MOST } from './features.ts';
export { Reading } from './reading.ts';
