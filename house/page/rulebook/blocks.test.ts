/** The reader of rulebooks understands exactly the Markdown that rulebooks use, and the search finds clauses by number and by words. */
import { expect, test } from 'vitest';
import { asking } from '../shown/asking.en.ts';
import { readBlocks } from './blocks.ts';
import { search } from './search.ts';

const BOOK = `# A game

Some **words**
over two lines.

## Turn order

- **ABC-TURN-01** First one thing,
  then another.
  - a detail
- **ABC-TURN-02** Nothing else. *(printed)*

| a | b |
|---|---|
| 1 | |

- plain
- list
`;

test('headings, paragraphs, clauses with details, tables and lists are told apart', () => {
  expect(readBlocks(BOOK)).toEqual([
    { kind: 'heading', level: 1, text: 'A game', id: 'a-game' },
    { kind: 'paragraph', text: 'Some **words** over two lines.' },
    { kind: 'heading', level: 2, text: 'Turn order', id: 'turn-order' },
    { kind: 'clause', id: 'ABC-TURN-01', text: 'First one thing, then another.', more: ['a detail'] },
    { kind: 'clause', id: 'ABC-TURN-02', text: 'Nothing else. *(printed)*', more: [] },
    { kind: 'table', head: ['a', 'b'], rows: [['1', '']] },
    {
      kind: 'items',
      ordered: false,
      items: [
        { text: 'plain', depth: 0 },
        { text: 'list', depth: 0 },
      ],
    },
  ]);
});

const found = (query: string): string[] => search(asking, readBlocks(BOOK), query).map((b) => (b.kind === 'clause' ? b.id : b.kind));

test('a search gives what answers, the best first, each under its heading; a number finds its clause alone', () => {
  expect(found('another FIRST').slice(0, 2)).toEqual(['heading', 'ABC-TURN-01']);
  expect(found('turn-02')).toEqual(['heading', 'ABC-TURN-02']);
  expect(found('absent')).toEqual([]);
  expect(found('')).toHaveLength(readBlocks(BOOK).length);
});
