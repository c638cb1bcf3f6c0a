/** The page of threats promises a test for each line: here it is seen that the test exists. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

test('every line of docs/threats.md names a test that is there', () => {
  const lines = read('docs/threats.md')
    .split('\n')
    .filter((x) => x.startsWith('| ') && !x.startsWith('| somebody') && !x.startsWith('| ---'));
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines) {
    const [, file = '', title = ''] = /\| `([\w./-]+)`: "([^"]+)" \|$/.exec(line) ?? [];
    expect(file, line).not.toBe('');
    expect(read(file), line).toContain(title);
  }
});
