/** The hint: the bot thinks on what this seat knows, and its move is pointed at. */
import { useState } from 'react';
import { toast } from '../kit/toast.tsx';
import { table as words } from '../text/rooms.ts';
import { hint } from '../think/thinker.ts';
import { useDeskStore, useModel, useSeen } from './context.tsx';
import { yourTurn } from './model.ts';

export const useHint = (): { readonly can: boolean; readonly busy: boolean; press(): void } => {
  const model = useModel();
  const desk = useDeskStore();
  const [busy, setBusy] = useState(false);
  const can = useSeen((s) => yourTurn(model.game, s) && !s.sending);
  const ask = async (): Promise<void> => {
    const { shown, seat, info } = model.store.getState();
    if (shown === null || info === null) return;
    setBusy(true);
    try {
      const hinted = await hint({
        game: model.game.id,
        rules: model.game.edition,
        numbers: model.game.numbers,
        view: shown.view,
        seat,
        seats: info.seats.length,
      });
      // The table may have moved on while the bot thought.
      if (model.store.getState().shown !== shown) return;
      desk.setState({ hinted });
      model.point(hinted.move);
    } catch {
      toast({ text: words.hint.failed, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { can, busy, press: () => void ask() };
};
