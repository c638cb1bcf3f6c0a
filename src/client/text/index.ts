/** The words of the house in the reader's language. A new language is one file of the type `HouseText` and one line here. */
import { type Language, useSettings } from '../prefs/store.ts';
import { en, type HouseText } from './en.ts';

const LANGUAGES: { readonly [L in Language]: HouseText } = { en };

export const useText = (): HouseText => LANGUAGES[useSettings((s) => s.language)];
/** For code outside of React. */
export const houseText = (): HouseText => LANGUAGES[useSettings.getState().language];
export type { HouseText };
