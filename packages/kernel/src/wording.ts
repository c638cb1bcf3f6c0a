/** How words are put together in any language: counted, listed, begun, one after the other. What differs from language to language is handed in. */

/** `1 card`, `3 cards`. */
export const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${and} ${words[words.length - 1]}`;

/** As it begins a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What has its stop, or asks, or trails off. */
const ENDED = /[.!?…]$/;
/** One after the other, what is missing left out; none ends twice. */
export const sentences = (parts: readonly (string | null | undefined)[]): string => {
  let all = '';
  for (const part of parts) {
    if (part === null || part === undefined || part === '') continue;
    all += all === '' ? part : `${ENDED.test(all) ? ' ' : '. '}${part}`;
  }
  return all;
};
