/** Numbers as the reader's language writes them. A minus is no hyphen. */
import { language } from './language.ts';

const plain = new Intl.NumberFormat(language, { maximumFractionDigits: 4, useGrouping: false });

export const figure = (n: number, signed = false): string => `${n < 0 ? '\u2212' : signed ? '+' : ''}${plain.format(Math.abs(n))}`;

/** With so many places behind the point, or the comma. */
export const fixed = (n: number, digits: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false }).format(n);
