/** What New York rightly calls the same in German as in English: the names of its places. */
export const same: readonly string[] = [
  'Times Square',
  'Central Park',
  'Chinatown',
  'Coney Island',
  'Liberty Island',
  'Wall Street',
  'Co-op City',
  'Fresh Kills',
];
