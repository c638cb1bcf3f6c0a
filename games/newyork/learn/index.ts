/** What learning and the net's bot need of the game. */
export { encoder } from './encoder.ts';
export { people } from './people.ts';
export { taste } from './taste.ts';
