/** How fast a scene may play: the factor of the reader's settings for every time span, 0 where nothing should move. */
export { showPace } from '../reader.ts';
