/** What the game's board is given, put together from the table's model. */

import type { BoardProps, Sitter } from '@pesthouse/board';
import { useSmall } from '@pesthouse/board';
import { type Base, type Flat, holds, type Seat } from '@pesthouse/kernel';
import { createElement, useMemo } from 'react';
import { noteDeed } from '../kit/board/explain/asking.ts';
import { useSettings } from '../prefs/store.ts';
import { awayWords } from './between.ts';
import { SeatClock } from './Clock.tsx';
import { useDeskStore, useModel, usePanel, useSeen } from './context.tsx';
import { useFrozen } from './Line.tsx';
import { answered, yourTurn } from './model.ts';
import { useMinute } from './useminute.ts';

/** The seats that decide are taken from the position on the board, so that nobody's turn is told before it is shown. */
export const useSitters = (): readonly Sitter[] => {
  const { game } = useModel();
  const info = useSeen((s) => s.info);
  const seat = useSeen((s) => s.seat);
  const shown = useSeen((s) => s.shown);
  const done = useSeen((s) => answered(s) !== null);
  const clock = useSeen((s) => s.clocks?.told.kind ?? null);
  const now = useMinute();
  return useMemo(() => {
    const asked = shown === null ? 0 : game.engine.deciders(shown.view);
    return (info?.seats ?? []).map((x) => ({
      ...x,
      away: awayWords(x, seat, now, clock === 'turns'),
      clock: clock === null ? null : createElement(SeatClock, { seat: x.seat }),
      deciding: holds(asked, x.seat) && !(done && x.seat === seat),
      you: x.seat === seat,
    }));
  }, [info, seat, shown, game, done, now, clock]);
};

const NONE: readonly Flat[] = [];

/** This seat's legal moves, as soon as the present is on the board. */
export const useLegal = (): readonly Flat[] => {
  const { game } = useModel();
  const shown = useSeen((s) => s.shown);
  const seat = useSeen((s) => s.seat);
  const mine = useSeen((s) => yourTurn(game, s) && !s.sending);
  const frozen = useFrozen();
  return useMemo(() => (mine && !frozen && shown !== null ? game.engine.moves(shown.view, seat) : NONE), [mine, frozen, shown, seat, game]);
};

/** Makes a move, or first asks whether it is meant, where the settings want that. */
export const useChoose = (): ((move: Flat) => void) => {
  const model = useModel();
  const desk = useDeskStore();
  const careful = useSettings((s) => s.confirmMoves);
  return useMemo(
    () => (move: Flat) => {
      noteDeed();
      if (careful && model.why(move) === null) {
        desk.setState({ pending: move });
        model.point(move);
        return;
      }
      const go = (): void => {
        desk.setState({ pending: null, hinted: null });
        model.choose(move);
      };
      const { guard } = desk.getState();
      if (guard === null || model.why(move) !== null) go();
      else guard(move, go);
    },
    [model, desk, careful],
  );
};

/** Taking something up is an answer to a press as well. */
const deed =
  <A>(act: (x: A) => void) =>
  (x: A): void => {
    noteDeed();
    act(x);
  };

export const useBoardProps = (view: Base, seat: Seat): BoardProps => {
  const model = useModel();
  const legal = useLegal();
  const choose = useChoose();
  const sitters = useSitters();
  const openPanel = usePanel();
  return {
    view,
    next: useSeen((s) => s.between?.next) ?? view,
    seat,
    text: model.game.text,
    legal,
    choose,
    why: model.why,
    sitters,
    draft: useSeen((s) => s.draft),
    setDraft: deed(model.setDraft),
    pointed: useSeen((s) => s.pointed),
    point: model.point,
    now: useSeen((s) => s.now),
    openRule: (clause) => openPanel('rules', clause),
    narrow: useSmall(),
  };
};
