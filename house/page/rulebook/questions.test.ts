/** The search answers what people ask: ten questions a game and language find a clause that answers them among the first three. */
import { describe, expect, test } from 'vitest';
import { asking as de } from '../shown/asking.de.ts';
import { asking as en } from '../shown/asking.en.ts';
import { readBlocks } from './blocks.ts';
import { asked } from './search.ts';

type Questions = readonly (readonly [string, readonly string[]])[];
const QUESTIONS = import.meta.glob<{ readonly en: Questions; readonly de: Questions }>('../../../games/*/test/questions.ts', {
  import: 'questions',
  eager: true,
});
const BOOKS = import.meta.glob<string>('../../../games/*/rulebook*.md', { query: '?raw', import: 'default', eager: true });

const gameOf = (file: string): string => file.split('/').at(-3) ?? '';

test.each([
  ['pathologic', 'de', 'Blokade', 'Blockade'],
  ['exterminators', 'en', 'queeen', 'queen'],
  ['pest', 'de', 'Quarantene', 'Quarantäne'],
  ['pest', 'en', 'Decre', 'Decree'],
  ['retribution', 'en', 'Nobilty', 'Nobility'],
])('a slip of the finger finds the same: in %s, %s, “%s” is %s', (game, language, slip, meant) => {
  const book = readBlocks(BOOKS[`../../../games/${game}/rulebook${language === 'de' ? '.de' : ''}.md`] ?? '');
  const found = (query: string): string[] => asked(language === 'de' ? de : en, book, query).flatMap((b) => (b.kind === 'clause' ? [b.id] : []));
  const [best = ''] = found(meant);
  expect(best).not.toBe('');
  expect(found(slip).slice(0, 6)).toContain(best);
});

test('what is in no rulebook, and near to nothing in it, is not found', () => {
  const book = readBlocks(BOOKS['../../../games/pest/rulebook.md'] ?? '');
  expect(asked(en, book, 'xylophone')).toEqual([]);
});

describe.each(
  Object.entries(QUESTIONS).flatMap(([file, q]) => [
    { game: gameOf(file), language: 'en', asking: en, list: q.en, book: BOOKS[`../../../games/${gameOf(file)}/rulebook.md`] ?? '' },
    { game: gameOf(file), language: 'de', asking: de, list: q.de, book: BOOKS[`../../../games/${gameOf(file)}/rulebook.de.md`] ?? '' },
  ]),
)('$game in $language', ({ asking, list, book }) => {
  const blocks = readBlocks(book);

  test('ten are asked, and every answer is a clause of the rulebook', () => {
    expect(list).toHaveLength(10);
    const ids = new Set(blocks.flatMap((b) => (b.kind === 'clause' ? [b.id] : [])));
    for (const [question, clauses] of list) for (const id of clauses) expect(ids.has(id), `${question}: ${id}`).toBe(true);
  });

  test.each(list)('“%s”', (question, clauses) => {
    const found = asked(asking, blocks, question).flatMap((b) => (b.kind === 'clause' ? [b.id] : []));
    expect(
      found.slice(0, 3).some((id) => clauses.includes(id)),
      found.slice(0, 5).join(', '),
    ).toBe(true);
  });
});
