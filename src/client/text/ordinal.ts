/** A place in words and figures: 1st, 2nd, 3rd, 11th. */
export const ordinal = (n: number): string => {
  const end = n % 100 >= 11 && n % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${end}`;
};
