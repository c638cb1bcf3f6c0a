/** Passes over steps with one choice, where the reader wants that: with a word of what was done and a way back, and a few offers before it is wanted. */
import { useEffect } from 'react';
import { toast } from '../kit/toast.tsx';
import { pace, useSettings } from '../prefs/store.ts';
import { table as words } from '../text/rooms.ts';
import { useModel, useSeen } from './context.tsx';
import { yourTurn } from './model.ts';
import { onlyMove, passing } from './passover.ts';

/** Long enough to see what is asked. */
const PAUSE_MS = 450;
/** It is offered so often. */
const OFFERS = 3;
const SHOWN_MS = 4000;

const plain = (s: string): string => s.replaceAll('**', '');

export const usePassOver = (): void => {
  const model = useModel();
  const { game, store } = model;
  // Where a table teaches, every step is made by hand.
  const taught = model.link.wants !== undefined;
  const wish = useSettings((s) => (taught ? 'off' : s.passOver));
  const offered = useSettings((s) => s.passOffers);
  const set = useSettings((s) => s.set);
  const shown = useSeen((s) => s.shown);
  const asked = useSeen((s) => yourTurn(game, s) && !s.sending);

  useEffect(() => {
    const last = store.getState().items.at(-1);
    if (!asked || shown === null || last === undefined || last.seq !== shown.seq) return;
    const { seat } = store.getState();
    const pass = passing(game.engine, last, seat, wish);
    if (pass === null) return;
    const timer = setTimeout(() => {
      const label = plain(game.text.move(last.view, seat, pass.move).label);
      model.choose(pass.move);
      toast({
        text: words.passOver.did(label),
        stay: SHOWN_MS,
        ...(pass.free ? { action: { name: words.passOver.undo, press: () => void model.undo(last.view.asked) } } : {}),
      });
    }, PAUSE_MS * pace());
    return () => clearTimeout(timer);
  }, [asked, shown, wish, model, game, store]);

  // Offered where it was just missed: after a step with one choice that the reader made by hand.
  useEffect(() => {
    if (!asked || shown === null || taught || wish !== 'off' || offered >= OFFERS) return;
    const { seat } = store.getState();
    if (onlyMove(game.engine, shown.view, seat) === null) return;
    const { asked: number } = shown.view;
    return store.subscribe((now) => {
      if (now.labels[number] === undefined || useSettings.getState().passOffers !== offered) return;
      set({ passOffers: offered + 1 });
      toast({ text: words.passOver.offer, stay: 8000, action: { name: words.passOver.yes, press: () => set({ passOver: 'steps' }) } });
    });
  }, [asked, shown, taught, wish, offered, set, game, store]);
};
