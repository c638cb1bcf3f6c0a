/** Whoever opens a rulebook with the first question of all finds the answer. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBlocks, search } from './blocks.ts';

const book = (game: string): string => readFileSync(new URL(`../../../games/${game}/rulebook.md`, import.meta.url), 'utf8');

test.each(['how do I win', 'How do I win?'])('NYC-GEN-02 "%s" finds the goal of New York first', (query) => {
  const [head, first] = search(readBlocks(book('newyork')), query);
  expect(head).toMatchObject({ kind: 'heading', text: 'Goal' });
  expect(first).toMatchObject({ kind: 'paragraph', text: expect.stringContaining('more pests in the city than anybody else') });
});
