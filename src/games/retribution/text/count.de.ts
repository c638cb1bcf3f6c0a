/** Wie im Deutschen gezählt wird. */

export const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
/** Ein Erreger, viele Erreger. */
export const contagions = (n: number): string => `${n} Erreger`;
export const cards = (n: number): string => some(n, 'Karte', 'Karten');

export const join = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} und ${words[words.length - 1] ?? ''}`;
