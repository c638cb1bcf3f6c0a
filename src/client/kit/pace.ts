/** How fast a scene may play: the factor of the reader's settings for every time span, 0 where nothing should move. */
import { pace, settings, stillness } from '../prefs/store.ts';

export const showPace = (): number => (stillness(settings().motion) ? 0 : pace());
