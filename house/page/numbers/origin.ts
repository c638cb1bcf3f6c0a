/** Whether a number is printed or ours, in a word; of a ruling nobody says it. */
import type { Origin } from '@pesthouse/kernel';
import { houserules as words } from '../text/rooms.ts';

export const fromWord = (origin: Origin | null): string => words.from[origin ?? 'otherwise'];
/** `printed: 10`. */
export const was = (origin: Origin | null, old: string): string => words.was(fromWord(origin), old);
