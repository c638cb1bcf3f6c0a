/** Everything of one game that a table needs: engine, words, rulebook and, where there is one, its board. Loaded only when a table of it opens. */

import type { BoardModule } from '@pesthouse/board';
import { type Numbers, numbersOf } from '@pesthouse/kernel';
import { type AnyEngine, type AnyText, findGame } from '../../games/index.ts';
import { bookOf, wordsOf } from '../text/games.ts';
import { coded } from '../text/told.ts';
import { bridgedBoard } from './bridge.ts';
import { type Rulebook, readRulebook } from './rulebook.ts';

export interface Loaded {
  readonly id: string;
  /** By which edition and numbers it is played. */
  readonly edition: string;
  readonly numbers: Numbers;
  readonly title: string;
  readonly credit: string;
  readonly engine: AnyEngine;
  readonly text: AnyText;
  /** All its numbers by name, and what its edition prints: where they differ, house rules are played. */
  readonly table: Numbers;
  readonly printed: Numbers;
  readonly board: BoardModule | null;
  readonly rulebook: Rulebook;
}

/** A table's own edition and numbers; the newest as printed where none are named. */
export const loadGame = async (id: string, edition?: string, numbers: Numbers = {}): Promise<Loaded> => {
  const game = findGame(id);
  if (game === undefined) throw coded('no-game');
  const version = edition ?? game.meta.rules;
  const [engine, text, asPrinted, board, rulebook] = await Promise.all([
    game.engine(version, numbers),
    wordsOf(game, version, numbers),
    game.engine(version),
    game.board?.() ?? null,
    bookOf(id),
  ]);
  const { title, credit } = game.meta;
  const bridge = edition === undefined || edition === game.meta.rules ? null : (await game.since()).since;
  const named = (e: AnyEngine): Numbers => {
    const all = numbersOf(e.game.tunables);
    return bridge?.numbers?.(version, all) ?? all;
  };
  return {
    id,
    edition: version,
    numbers,
    title,
    credit,
    engine,
    text,
    table: named(engine),
    printed: named(asPrinted),
    board: board === null || bridge === null ? board : bridgedBoard(board, bridge, version),
    rulebook: readRulebook(rulebook ?? ''),
  };
};
