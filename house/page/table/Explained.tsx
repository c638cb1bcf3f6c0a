/** What explains itself at a table: the game's words answer for every thing on its board, and the house for the question of the prompt bar. */

import { Button } from '@pesthouse/board';
import type { Base, Explained as Told } from '@pesthouse/kernel';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { setMode, useAsking } from '../kit/board/explain/asking.ts';
import { Explains } from '../kit/board/explain/Card.tsx';
import type { Ask } from '../kit/board/explain/useasking.ts';
import { people, explain as words } from '../text/rooms.ts';
import { useModel, usePanel } from './context.tsx';
import css from './explained.module.css';
import { onBoard } from './model.ts';
import { useSitting } from './usesitting.ts';

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

/** Whoever sits at a seat that is explained: a press opens their card, and Enter where one goes by keys from thing to thing. */
function Person({ name, open }: { readonly name: string; readonly open: () => void }) {
  const press = (): void => {
    setMode(false);
    open();
  };
  const { mode } = useAsking();
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    if (!mode) return;
    // Before the table hears it: there Enter plays.
    const key = (e: KeyboardEvent): void => {
      if (e.key !== 'Enter' || (e.target instanceof Element && e.target.closest('[data-explained], dialog') !== null)) return;
      e.preventDefault();
      e.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, [mode]);
  return (
    <Button icon="person" className={css.person} hotkey={mode ? 'Enter' : undefined} onClick={press}>
      {people.between.whoIs(name)}
    </Button>
  );
}

export function Explained() {
  const { game } = useModel();
  const panel = usePanel();
  const { sitting, open, card } = useSitting();
  const beside = (at: Element): ReactNode => {
    const seat = at.getAttribute('data-sits');
    const who = seat === null ? null : sitting(Number(seat));
    return who === null ? null : <Person name={who.name} open={() => open(who)} />;
  };
  return (
    <>
      <Explains ask={useAsk()} openRule={(clause) => panel('rules', clause)} game={game.id} beside={beside} />
      {card}
    </>
  );
}
