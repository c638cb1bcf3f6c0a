/** Everything of one game that a table needs: engine, words, rulebook and, where there is one, its board. Loaded only when a table of it opens. */
import { type AnyEngine, type AnyText, shelf } from '../../games/index.ts';
import type { BoardModule } from '../kit/board.ts';
import { type Rulebook, readRulebook } from './rulebook.ts';

export interface Loaded {
  readonly id: string;
  readonly title: string;
  readonly credit: string;
  readonly engine: AnyEngine;
  readonly text: AnyText;
  readonly board: BoardModule | null;
  readonly rulebook: Rulebook;
}

const boards = import.meta.glob<{ readonly board: BoardModule }>('../../games/*/board/index.tsx');
const rulebooks = import.meta.glob<string>('../../games/*/rulebook.md', { query: '?raw', import: 'default' });

export const loadGame = async (id: string): Promise<Loaded> => {
  const game = shelf(id);
  if (game === undefined) throw new Error(`There is no game ${id} in this house.`);
  const [{ rules: engine }, { text }, board, rulebook] = await Promise.all([
    game.rules(),
    game.text(),
    boards[`../../games/${id}/board/index.tsx`]?.() ?? null,
    rulebooks[`../../games/${id}/rulebook.md`]?.() ?? '',
  ]);
  return { id, title: game.meta.title, credit: game.meta.credit, engine, text, board: board?.board ?? null, rulebook: readRulebook(rulebook) };
};
