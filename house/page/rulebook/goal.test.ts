/** Whoever opens a rulebook with the first question of all finds the answer. */
import { expect, test } from 'vitest';
import { asking } from '../shown/asking.en.ts';
import { readBlocks } from './blocks.ts';
import { search } from './search.ts';

const BOOKS = import.meta.glob<string>('../../../games/newyork/rulebook.md', { query: '?raw', import: 'default', eager: true });
const [book = ''] = Object.values(BOOKS);

test.each(['how do I win', 'How do I win?'])('NYC-GEN-02 "%s" finds the goal of New York first', (query) => {
  const [head, first] = search(asking, readBlocks(book), query);
  expect(head).toMatchObject({ kind: 'heading', text: 'Goal' });
  expect(first).toMatchObject({ kind: 'paragraph', text: expect.stringContaining('more pests in the city than anybody else') });
});
