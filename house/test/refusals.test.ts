/** Whatever the house may refuse has its sentence on the page, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@pesthouse/kernel';
import { expect, test } from 'vitest';
import { failures as de } from '../page/text/de/failures.ts';
import { failures as en } from '../page/text/en/failures.ts';

const SERVER = fileURLToPath(new URL('../server', import.meta.url));
const texts = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('test/'))
  .map((path) => readFileSync(join(SERVER, path), 'utf8'));
const codes = new Set(texts.flatMap((text) => [...text.matchAll(/\b(?:new Refusal|no)\(\s*\d+,\s*'([a-z-]+)'/g)].map((x) => x[1] ?? '')));

const SAID: { readonly [language in Language]: object } = { en, de };

test.each(Object.entries(SAID))('whatever the house refuses has its sentence in %s', (_, said) => {
  expect(codes.size).toBeGreaterThan(40);
  expect([...codes].filter((code) => !Object.hasOwn(said, code))).toEqual([]);
});
