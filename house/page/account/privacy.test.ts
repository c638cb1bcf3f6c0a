/** The page on privacy names everything that the page itself keeps in the browser. */
import { expect, test } from 'vitest';
import { privacy } from '../text/en/privacy.ts';

const FILES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts', '!../text/**'], { eager: true, query: '?raw', import: 'default' });

test('every place in which this browser keeps something of ours has a word on the page', () => {
  const found = new Set(Object.values(FILES).flatMap((text) => [...text.matchAll(/'(pesthouse[.-][a-z]+)'/g)].map(([, place = '']) => place)));
  expect(found.size).toBeGreaterThan(5);
  const named = Object.keys(privacy.browserKept).filter((x) => x !== 'cookie');
  expect([...found].sort()).toEqual(named.sort());
});
