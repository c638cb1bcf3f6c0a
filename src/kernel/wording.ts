/** How words are put together in any language: counted, listed, begun. What differs from language to language is handed in. */

/** `1 card`, `3 cards`. */
export const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words[words.length - 1]}`;

/** As it begins a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
