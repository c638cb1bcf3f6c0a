/** What the start waits for, in words. */
import '../text/english.ts';
import { describe, expect, test } from 'vitest';

const { missingIn, named, otherName } = await import('./missing.ts');
const SEATS = ['Ada', 'Ben', '', '', 'Cy', 'Di'].map((name, seat) => ({ seat, name }));

describe('what is missing', () => {
  test('is told person by person, and open seats together', () => {
    const missing = missingIn(
      [
        { why: 'not-ready', seat: 1 },
        { why: 'open', seat: 2 },
        { why: 'open', seat: 3 },
      ],
      SEATS,
    );
    expect(missing.map((x) => x.text)).toEqual(['Ben isn’t ready', 'Two seats are open']);
    expect(missing.map((x) => x.seat)).toEqual([1, 2]);
  });
  test('is named up to three, and the rest is a number', () => {
    const missing = missingIn(
      [1, 4, 5].map((seat) => ({ why: 'not-ready' as const, seat })),
      SEATS,
    );
    expect(named(missing).more).toBe(0);
    const four = [...missing, { why: 'open' as const, seat: 2, text: 'One seat is open' }];
    expect(named(four).shown.length).toBe(3);
    expect(named(four).more).toBe(1);
  });
  test('is nothing where nothing is', () => expect(missingIn([], SEATS)).toEqual([]));
});

describe('a name that is taken', () => {
  test('gets the first free letter behind it', () => {
    expect(otherName('Mira', ['Mira'])).toBe('Mira B');
    expect(otherName('Mira', ['mira', 'mira b'])).toBe('Mira C');
  });
  test('never grows longer than a name may be', () => expect(otherName('M'.repeat(24), []).length).toBeLessThanOrEqual(24));
});
