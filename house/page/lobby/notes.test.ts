/** The lines of the house between what people say. */
import '../text/english.ts';
import type { SeatingEntry } from '@pesthouse/api';
import { describe, expect, test } from 'vitest';

const { linesOf, noteOf } = await import('./notes.ts');

const entry = (more: Partial<SeatingEntry>): SeatingEntry => ({
  nr: 1,
  at: 10,
  after: 0,
  position: '0.0',
  seat: 1,
  why: 'sat',
  holder: { kind: 'person', person: null, name: 'Ben', avatar: 'owl' },
  by: { seat: 1, name: 'Ben' },
  what: [],
  ...more,
});
const option = (id: string): string | null => (id === 'lastCall' ? 'Last call' : null);

describe('a line of the house', () => {
  test('says who came, who is called otherwise now, and what the host changed by its name', () => {
    expect(noteOf(entry({}), option)).toBe('Ben sat down.');
    expect(noteOf(entry({ why: 'named', by: { seat: 1, name: 'Benn' } }), option)).toBe('Benn is now called Ben.');
    const set = entry({ why: 'set', seat: null, holder: null, by: { seat: 0, name: 'Ada' }, what: ['options.lastCall', 'hints'] });
    expect(noteOf(set, option)).toBe('Ada changed Last call and Hints.');
  });
  test('is not made for what nobody needs to know', () => {
    expect(noteOf(entry({ why: 'laid' }), option)).toBeNull();
    expect(noteOf(entry({ why: 'key' }), option)).toBeNull();
    expect(noteOf(entry({ why: 'moved', holder: null }), option)).toBeNull();
  });
  test('stands among the talk by its time', () => {
    const say = { n: 1, seat: 0, at: 15, kind: 'say' as const, text: 'hello', ref: null };
    const lines = linesOf([say], [entry({ at: 20, nr: 2 }), entry({ at: 10 })], option);
    expect(lines.map((x) => x.key)).toEqual(['n1', 't1', 'n2']);
  });
});
