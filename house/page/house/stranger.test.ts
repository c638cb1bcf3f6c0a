/** A stranger is whoever has brought nothing to its end here: settings and a lesson that was begun change nothing, a lesson that is done, a known game or a table do. */
import { beforeEach, expect, test, vi } from 'vitest';
import { isStranger } from './stranger.ts';

const keep = (kept: { readonly [key: string]: string }): void => {
  vi.stubGlobal('localStorage', Object.assign(Object.create({ getItem: (key: string) => kept[key] ?? null }), kept));
};
beforeEach(() => vi.unstubAllGlobals());

test.each([
  [{}, true],
  [{ 'pesthouse.settings': '{}', 'pesthouse.coach': '{}', other: 'x' }, true],
  [{ 'pesthouse.lessons': '{"newyork/1-draw":{"done":false}}' }, true],
  [{ 'pesthouse.lessons': '{"newyork/1-draw":{"done":true}}' }, false],
  [{ 'pesthouse.known': '{"pest":"usual"}' }, false],
  [{ 'pesthouse.keys': '[]' }, false],
])('%j', (kept, stranger) => {
  keep(kept);
  expect(isStranger()).toBe(stranger);
});

test('where nothing can be read nobody is taken for a stranger', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(isStranger()).toBe(false);
});
