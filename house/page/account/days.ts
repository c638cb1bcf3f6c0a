/** Days as the reader writes them. */
import { language } from '../text/language.ts';

export const dayOf = (when: number): string => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(when);
