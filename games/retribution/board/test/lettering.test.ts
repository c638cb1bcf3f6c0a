/** What is written on the cards: always in type, with the numbers of the table and in its language; pictures carry neither letters nor numbers. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printTables } from '../../cards/cards.ts';
import { FACES, faceOf } from '../../names.ts';
import { reading } from '../../reading.ts';
import { words as german } from '../../text/de.ts';
import { words as english } from '../../text/en.ts';
import { basis, drawn } from './drawn.tsx';

/** All texts in a drawing, in their order. */
const lettersIn = (markup: string): string[] =>
  [...markup.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map((x) => (x[1] ?? '').replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'"));
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n).replace('-', '−'));

const { card } = reading(printTables());

test('PLG-CMP-11 PLG-CMP-13 PLG-CMP-14 every card shows its title and its numbers, as a tile and in full, in either language', () => {
  for (const face of FACES)
    for (const [of, words] of [
      ['tile', english],
      ['full', german],
    ] as const) {
      const row = card(faceOf(face));
      const name = words(basis).names.CARD_NAME[face];
      const shown = [
        String(row.resistance).replace('-', '−'),
        ...(row.notoriety === 0 ? [] : [signed(row.notoriety)]),
        ...(row.chronic ? [] : [signed(row.base)]),
        name,
      ];
      expect(lettersIn(drawn(of, face, {}, words)).slice(0, shown.length), face).toEqual(shown);
    }
});

test('a number that house rules have turned stands on the card, ringed; in full what is printed is struck beside it', () => {
  const tile = drawn('tile', 'torches_knight', { 'torches_knight.resistance': 9 });
  expect(lettersIn(tile)[0]).toBe('9');
  expect(tile).toContain('data-turned');
  const full = drawn('full', 'torches_knight', { 'torches_knight.resistance': 9 });
  expect(lettersIn(full).slice(0, 2)).toEqual(['9', '6']);
  expect(drawn('tile', 'torches_knight')).not.toContain('data-turned');
});

test('the few words of a tile say the numbers of its table, and a text that differs from its print is marked', () => {
  const other = drawn('tile', 'ale_knight', { 'ale_knight.ALE-02.draw.n': 4 });
  expect(lettersIn(other)).toContain('Draw 4');
  expect(other).toContain(english(basis).label.otherText);
  expect(lettersIn(drawn('tile', 'ale_knight'))).toContain('Draw 2');
  expect(drawn('tile', 'ale_knight')).not.toContain(english(basis).label.otherText);
  // In full, of two lines only the one that differs.
  expect([...drawn('full', 'ale_knight', { 'ale_knight.ALE-02.draw.n': 4 }).matchAll(/<span[^>]* title="/g)]).toHaveLength(1);
});

test('what no card prints has its place too: Notoriety on a Rat, Contagions on a Chronic card', () => {
  expect(lettersIn(drawn('tile', 'rat', { 'rat.notoriety': 2 }))).toContain('+2');
  expect(lettersIn(drawn('tile', 'queen', { 'queen.base': 3 }))).toContain('+3');
});

test('no picture of a card carries letters or numbers', () => {
  // Type that was turned into outlines says every point twice where a curve meets a line.
  const outlined = /([\d.]+ [\d.]+)L\1(?![\d.])/;
  const art = new URL('../art/', import.meta.url);
  const pictures = readdirSync(art).filter((x) => /^(?:tile|card)-.*\.svg$/.test(x));
  expect(pictures).toHaveLength(2 * FACES.length);
  expect(pictures.filter((x) => /<text/.test(readFileSync(new URL(x, art), 'utf8')) || outlined.test(readFileSync(new URL(x, art), 'utf8')))).toEqual([]);
});
