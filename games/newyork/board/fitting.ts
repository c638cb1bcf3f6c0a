/** Words on the poster are set narrower where they are long, so that all of a kind have letters of one height. */

/** About how wide words are, in letters of the usual width. */
const widthOf = (words: string): number => [...words].reduce((n, x) => n + (/[iljtfrI .-]/.test(x) ? 0.5 : /[mwMW]/.test(x) ? 1.4 : 1), 0);
/** Narrower than this the typeface does not go. */
const NARROWEST = 62;

/** For words that have room for so many letters. */
export const stretch = (words: string, room: number) => ({
  fontStretch: `${Math.min(100, Math.max(NARROWEST, Math.round((100 * room) / widthOf(words))))}%`,
});
