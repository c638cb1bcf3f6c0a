/** The languages that every game and page speaks, by themselves: the first screen asks for nothing else of a game's words. The compiler asks each of them for every word. */
export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
