/** Which language this page speaks: fixed when it is loaded. A worker is told by its name; where there is neither page nor worker it is English. */
import { LANGUAGES, type Language } from '@pesthouse/kernel';

/** What a reader may choose: a language, or whatever the browser says. */
export const BROWSER = 'browser';
/** English made longer and accented, to see what is hard-wired or too narrow. Nobody is offered it. */
const PSEUDO = 'xx';

const isLanguage = (x: unknown): x is Language => LANGUAGES.some((known) => known === x);

/** The language of the page, as its html names it: `public/theme.js` finds it before the first paint, from the settings or the browser. */
const named = (): string => (typeof document === 'undefined' ? String(Reflect.get(globalThis, 'name') ?? '') : document.documentElement.lang);
const spoken = named().slice(-2);

export const pseudo = spoken === PSEUDO;
export const language: Language = isLanguage(spoken) ? spoken : 'en';

/** How the page's workers are named, so that they speak as the page does. */
export const workerName = (what: string): string => `${what} ${pseudo ? PSEUDO : language}`;

/** How dates and hours are written: English as in Britain, like the words. */
export const locale = language === 'en' ? 'en-GB' : language;
