/** Numbers as English says them: 1st, 2nd, 11th; two, three, twelve. */
export const ordinal = (n: number): string => {
  const end = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${end}`;
};

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
/** In words up to twelve, then in figures. */
export const counted = (n: number): string => WORDS[n] ?? String(n);
/** The same at the beginning of a sentence. */
export const capital = (n: number): string => counted(n).replace(/^./, (c) => c.toUpperCase());
