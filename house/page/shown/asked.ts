/** How questions are asked in the page's language. */
import { language } from '../text/language.ts';
import type { Asking } from './answer.ts';
import { asking as de } from './asking.de.ts';
import { asking as en } from './asking.en.ts';

const ALL: { readonly [language: string]: Asking } = { de, en };

export const asking: Asking = ALL[language] ?? en;
