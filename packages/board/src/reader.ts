/** What the kit must know of its reader: the words of its few controls, and how fast things move. The page fills it in; without one it is English, at its own pace. */
import { kit } from './words/en.ts';
import type { KitWords } from './words/words.ts';

export interface Reader {
  words(): KitWords;
  /** The factor of every time span; 0 where nothing moves. */
  pace(): number;
}

let reader: Reader = { words: () => kit, pace: () => 1 };
export const keepReader = (x: Reader): void => {
  reader = x;
};
export const useText = (): KitWords => reader.words();
export const houseText = (): KitWords => reader.words();
export const showPace = (): number => reader.pace();
