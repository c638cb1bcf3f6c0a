/** The hint: the bot thinks on what this seat knows, and its move is pointed at. */

import type { TableInfo } from '@pesthouse/api';
import type { Seat } from '@pesthouse/kernel';
import { useState } from 'react';
import { toast } from '../kit/toast.tsx';
import { people, table as words } from '../text/rooms.ts';
import { hint } from '../think/thinker.ts';
import { useDeskStore, useModel, useSeen } from './context.tsx';
import { yourTurn } from './model.ts';

/** Whether a hint is asked in the sight of others: then the table must allow it, and everybody is told. */
const seenByOthers = (info: TableInfo | null, seat: Seat): boolean =>
  (info?.seats ?? []).some((x) => x.seat !== seat && (x.kind === 'person' || (x.standIn ?? null) !== null));

export const useHint = (): { readonly can: boolean; readonly busy: boolean; readonly whyNot: string; press(): void } => {
  const model = useModel();
  const desk = useDeskStore();
  const [busy, setBusy] = useState(false);
  const remote = model.link.kind === 'remote';
  const off = useSeen((s) => remote && s.info?.room?.hints === false && seenByOthers(s.info, s.seat));
  const mine = useSeen((s) => yourTurn(model.game, s) && !s.sending);
  const can = mine && !off;
  const ask = async (): Promise<void> => {
    const { shown, seat, info } = model.store.getState();
    if (shown === null || info === null) return;
    setBusy(true);
    try {
      if (remote && seenByOthers(info, seat)) {
        const told = await model.link.act({ act: 'hint' });
        if (!told.ok) {
          toast({ text: told.message, tone: 'bad' });
          return;
        }
      }
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
      if (hinted.kind !== 'close') model.point(hinted.move);
    } catch {
      toast({ text: words.hint.failed, tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { can, busy, whyNot: off ? people.hint.off : words.hint.notYours, press: () => void ask() };
};
