/** Positions in words: of every game under headings, with whole tables and alike in every language. */
import { defaults, LANGUAGES, type TextBoard } from '@pesthouse/kernel';
import { chooser, playWhole } from '@pesthouse/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type AnyEngine, GAME_IDS, GAMES } from './index.ts';

const EVERY = 17;
const shapeOf = (board: TextBoard) => board.map(({ parts }) => parts.map((x) => (x.kind === 'says' ? 1 : x.kind === 'list' ? x.items.length : x.rows.length)));

describe.each(GAME_IDS)('%s', (id) => {
  const { meta, words, rules } = GAMES[id];
  test('is told as a document, the same in every language', async () => {
    const { rules: e }: { rules: AnyEngine } = await rules();
    const english = await words(meta.rules);
    const others = await Promise.all(LANGUAGES.filter((x) => x !== 'en').map((x) => words(meta.rules, {}, x)));
    let n = 0;
    playWhole(
      e,
      { options: defaults(meta, meta.usual), seats: meta.usual, seed: 3, choose: chooser(e, 'policy', 3) },
      {
        visit({ after, seat }) {
          if (n++ % EVERY > 0) return;
          const view = e.view(after, seat);
          const board = english.board(view, seat);
          expect(board.length).toBeGreaterThan(1);
          for (const { title, parts } of board) {
            expect(title).not.toBe('');
            for (const x of parts) if (x.kind === 'table') for (const row of x.rows) expect(row).toHaveLength(x.head.length);
          }
          expect(new Set(board.map((x) => x.title)).size).toBe(board.length);
          for (const other of others) expect(shapeOf(other.board(view, seat))).toEqual(shapeOf(board));
        },
      },
    );
  });
});
