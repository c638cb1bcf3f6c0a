/** What this game is, for the house: only what a lobby knows is loaded with it. */
export { meta } from './meta.ts';
