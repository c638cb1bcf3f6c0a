/** The reader of rulebooks understands exactly the Markdown that rulebooks use, and finds clauses by number and by words. */
import { expect, test } from 'vitest';
import { readBlocks, search } from './blocks.ts';

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

test('a search gives the blocks that hold every word, each under its heading', () => {
  const found = search(readBlocks(BOOK), 'another FIRST');
  expect(found.map((b) => (b.kind === 'clause' ? b.id : b.kind))).toEqual(['heading', 'ABC-TURN-01']);
  expect(search(readBlocks(BOOK), 'turn-02').map((b) => (b.kind === 'clause' ? b.id : b.kind))).toEqual(['heading', 'ABC-TURN-02']);
  expect(search(readBlocks(BOOK), 'absent')).toEqual([]);
});
