/** The words that were loaded. They are there before anything that reads them is: what reads too early is told so. */
import type { Doors } from '../../games/index.ts';
import type { HouseText } from './en/house.ts';
import type { RoomsText } from './load.ts';

export interface FrontWords {
  readonly house: HouseText;
  readonly doors: Doors;
}

const kept: { front?: FrontWords; rooms?: RoomsText } = {};

export const keepFront = (front: FrontWords): void => {
  kept.front = front;
};
export const keepRooms = (rooms: RoomsText): void => {
  kept.rooms = rooms;
};

const there = <T>(words: T | undefined): T => {
  if (words === undefined) throw new Error('words are read before they are loaded');
  return words;
};
export const frontWords = (): FrontWords => there(kept.front);
/** On the front they may still be on their way. */
export const roomWordsYet = (): RoomsText | undefined => kept.rooms;
export const roomWords = (): RoomsText => there(kept.rooms);
