/** Slips of the finger: the word of a book that somebody most likely meant. */

/** How many letters have to be changed, put in, left out or swapped; more than `most` is too many. */
const slips = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min((last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same, swapped));
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? most + 1;
};

/** Short words have too many neighbours to guess. */
const allowed = (word: string): number => (word.length < 5 ? 0 : word.length < 8 ? 1 : 2);

/** The nearest of the known words, the more frequent one where two are as near; null where none is near enough. */
export const nearest = (word: string, known: ReadonlyMap<string, number>): string | null => {
  const most = allowed(word);
  let best: string | null = null;
  let [cost, often] = [most + 1, 0];
  if (most === 0) return null;
  for (const [x, n] of known) {
    const d = slips(word, x, most);
    if (d < cost || (d === cost && d <= most && n > often)) [best, cost, often] = [x, d, n];
  }
  return best;
};
