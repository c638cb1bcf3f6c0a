/** Tells the board kit of its reader: the words of the page, and how fast things may move. */
import { keepReader } from '@pesthouse/board';
import { houseText } from '../text/index.ts';
import { pace, settings, stillness } from './store.ts';

keepReader({ words: houseText, pace: () => (stillness(settings().motion) ? 0 : pace()) });
