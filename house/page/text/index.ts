/** The words of the house in the reader's language. */
import type { HouseText } from './en/house.ts';
import { frontWords } from './loaded.ts';

export const useText = (): HouseText => frontWords().house;
/** For code outside of React. */
export const houseText = (): HouseText => frontWords().house;
export type { HouseText };
