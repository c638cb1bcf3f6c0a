/** One to n: what is drawn n times and has no other name than its number. */
export const count = (n: number): readonly number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
