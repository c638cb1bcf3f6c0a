/** Undo: always in the same place, says what it takes back, and asks the others where it is not free. */
import { useMemo } from 'react';
import { announce } from '../kit/live.tsx';
import { toast } from '../kit/toast.tsx';
import { type TakeBack, takeBack } from '../shown/past.ts';
import { table as words } from '../text/rooms.ts';
import { useDeskStore, useModel, useSeen } from './context.tsx';

export const useTakeBack = (): TakeBack | null => {
  const { game } = useModel();
  const items = useSeen((s) => s.items);
  const seat = useSeen((s) => s.seat);
  const labels = useSeen((s) => s.labels);
  return useMemo(() => takeBack(items, seat, labels, game.text), [items, seat, labels, game]);
};

export const useUndo = (): { readonly can: boolean; readonly label: string; press(): void } => {
  const model = useModel();
  const desk = useDeskStore();
  const back = useTakeBack();
  const free = async (to: number, label: string): Promise<void> => {
    const v = await model.undo(to);
    if (v.ok === true) announce(words.undo.what(label));
    if (v.ok === 'asked') toast(words.undo.asked);
  };
  const label = back === null ? words.undo.name : words.undo.what(back.takes[0]?.what ?? words.aMove);
  return {
    can: back !== null,
    label: `${label} (U)`,
    press() {
      if (back === null) return;
      if (back.free) void free(back.to, back.takes[0]?.what ?? words.aMove);
      else desk.setState({ dialog: 'undo' });
    },
  };
};
