/** Folders for the tests of one file: each is new, and all go when the tests are over. */
import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { folder } from './houses.ts';

export const folders = (): (() => string) => {
  const made: string[] = [];
  afterAll(() => {
    for (const x of made) rmSync(x, { recursive: true, force: true });
  });
  return () => {
    const x = folder();
    made.push(x);
    return x;
  };
};
