/** How things are counted in English. */

export const some = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const contagions = (n: number): string => some(n, Math.abs(n) === 1 ? 'Contagion' : 'Contagions', 'Contagions');
export const cards = (n: number): string => some(n, 'card', 'cards');

export const join = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`;
