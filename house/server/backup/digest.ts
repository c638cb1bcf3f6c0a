/** A sum over the rows of a table that does not depend on their order: two databases that hold the same rows have the same. */
import { createHash } from 'node:crypto';
import type { Row } from './raw.ts';

export interface Digest {
  add(columns: readonly string[], rows: readonly Row[]): void;
  readonly rows: number;
  hex(): string;
}

const SPACE = 1n << 256n;

export const openDigest = (): Digest => {
  let sum = 0n;
  let n = 0;
  return {
    add(columns, rows) {
      const order = columns.map((name, i) => ({ name, i })).sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const row of rows) {
        const text = JSON.stringify(order.map(({ name, i }) => [name, row[i] ?? null]));
        sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % SPACE;
        n++;
      }
    },
    get rows() {
      return n;
    },
    hex: () => sum.toString(16).padStart(64, '0'),
  };
};
