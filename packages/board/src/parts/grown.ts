/** A length that is drawn larger on a large screen, as every length of a style sheet is (see `house/vite.growing.ts`). */
export const grown = (px: number): string => `calc(${px} * var(--px))`;
