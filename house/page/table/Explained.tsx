/** What explains itself at a table: the game's words answer for every thing on its board, and the house for the question of the prompt bar. */

import type { Base, Explained as Told } from '@pesthouse/kernel';
import { useCallback } from 'react';
import { Explains } from '../kit/board/explain/Card.tsx';
import type { Ask } from '../kit/board/explain/useasking.ts';
import { explain as words } from '../text/rooms.ts';
import { useModel, usePanel } from './context.tsx';
import { onBoard } from './model.ts';

/** The kind of the question that is put. */
export const stepOf = (view: Base): string => view.stack.at(-1)?.step ?? '';

/** The mark of the prompt bar. */
export const QUESTION = 'question';

export const useAsk = (): Ask => {
  const { game, store } = useModel();
  return useCallback(
    (thing: string): Told | null => {
      const s = store.getState();
      const view = onBoard(s);
      if (view === null) return null;
      if (thing !== QUESTION) return game.text.about?.(view, s.seat, thing) ?? null;
      const p = s.seat < 0 ? null : game.engine.prompt(view, s.seat);
      if (p === null) return null;
      const said = game.text.prompt(view, s.seat, p);
      const coach = game.text.coach?.[stepOf(view)];
      return coach === undefined ? null : { name: said.title, sort: words.question, does: coach.text, now: said.detail, clauses: coach.clauses };
    },
    [game, store],
  );
};

export function Explained() {
  const { game } = useModel();
  const open = usePanel();
  return <Explains ask={useAsk()} openRule={(clause) => open('rules', clause)} game={game.id} />;
}
