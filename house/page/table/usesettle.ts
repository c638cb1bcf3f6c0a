/** Sets the reader’s pieces out where a game lets that be done, as a bot would: question by question, with one way back to where it began. */
import { Sfc } from '@pesthouse/kernel';
import { useEffect } from 'react';
import { toast } from '../kit/toast.tsx';
import { table as words } from '../text/rooms.ts';
import { useDesk, useDeskStore, useModel, useSeen } from './context.tsx';
import { stepOf } from './Explained.tsx';
import { atPresent, yourTurn } from './model.ts';

const SHOWN_MS = 10_000;

/** Whether it is offered now. */
export const useSettles = (): boolean => {
  const { game, link } = useModel();
  const step = useSeen((s) => (s.shown === null ? '' : stepOf(s.shown.view)));
  const settling = useDesk((d) => d.settling !== null);
  return !settling && link.wants === undefined && game.text.settles?.includes(step) === true;
};

export const useSettling = (): void => {
  const model = useModel();
  const { game, store } = model;
  const desk = useDeskStore();
  const since = useDesk((d) => d.settling);
  const shown = useSeen((s) => s.shown);
  const present = useSeen(atPresent);
  const mine = useSeen((s) => yourTurn(game, s));
  const sending = useSeen((s) => s.sending);
  useEffect(() => {
    if (since === null || shown === null || !present || sending) return;
    const { seat } = store.getState();
    if (!mine || game.text.settles?.includes(stepOf(shown.view)) !== true) {
      desk.setState({ settling: null });
      toast({ text: words.settle.done, stay: SHOWN_MS, action: { name: words.passOver.undo, press: () => void model.undo(since) } });
      return;
    }
    const { engine } = game;
    const [lot = 0] = crypto.getRandomValues(new Uint32Array(1));
    const chance = new Sfc().at(lot, shown.view.asked);
    const wished = engine.policy(engine.guess(shown.view, seat, chance), seat, chance);
    const move = (wished === undefined ? undefined : engine.legal(shown.view, seat, wished)) ?? engine.moves(shown.view, seat)[0];
    if (move === undefined) desk.setState({ settling: null });
    else model.choose(move);
  }, [since, shown, present, mine, sending, model, game, store, desk]);
};
