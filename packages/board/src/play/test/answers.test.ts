/** A press on a thing that offers nothing is a question. */
import { expect, test, vi } from 'vitest';
import type { About } from '../about.ts';

const shown = vi.hoisted((): string[] => []);
vi.mock('../../parts/tip.tsx', () => ({ showTip: (_: unknown, { sentence }: { readonly sentence: string }) => shown.push(sentence) }));
// Where files of tests share what they have loaded, the real tip may be there already.
vi.resetModules();
const { answers } = await import('../about.ts');

test('a press does what a thing offers, and else the thing tells of itself', () => {
  const currentTarget = Object.create(null);
  const about: About<string> = { says: 'A place.' };
  const thing = (can: boolean) =>
    answers(
      { why: () => null, openRule: () => undefined },
      () => can,
      () => about,
    );
  thing(true).onClick({ currentTarget });
  expect(shown).toEqual([]);
  thing(false).onClick({ currentTarget });
  expect(shown).toEqual(['A place.']);
});
