/** What is drawn so many times and has no other name than its number: one to n. */
export const times = (n: number): readonly number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i + 1);
