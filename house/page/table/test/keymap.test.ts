/** The list of keys shows what the page listens to, each key once and by the name that stands on it. */
import { expect, test } from 'vitest';
import { capOf, inOrder, TABLE_KEY_LIST, tableKeys } from '../keymap.ts';

test('every key of a table has a name and a cap of its own', () => {
  expect(TABLE_KEY_LIST).toContain('?');
  expect(new Set(TABLE_KEY_LIST.map(capOf)).size).toBe(TABLE_KEY_LIST.length);
  expect([...TABLE_KEY_LIST].sort()).toEqual(Object.keys(tableKeys()).sort());
  for (const key of TABLE_KEY_LIST) expect(tableKeys()[key]).not.toBe('');
});
test('keys of a board are told once, figures first, by what stands on the keyboard', () => {
  expect(inOrder(['x', 'Enter', '2', '1', 'x']).map(capOf)).toEqual(['1', '2', 'X', 'Enter']);
  expect(capOf(' ')).toBe('Space');
});
