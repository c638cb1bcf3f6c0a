/** Undo: always in the same place, says what it takes back, and asks the others where it is not free. */
import { announce } from '@pesthouse/board';
import { useEffect, useMemo, useRef } from 'react';
import { toast } from '../kit/toast.tsx';
import { type TakeBack, takeBack } from '../shown/past.ts';
import { people, table as words } from '../text/rooms.ts';
import { useDeskStore, useModel, useSeen } from './context.tsx';
import { wishEnded } from './wish.ts';

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

/** Whoever asked is told when it came to nothing. What ended before the page was opened is old. */
export const useWishEnd = (): void => {
  const talk = useSeen((s) => s.talk);
  const seat = useSeen((s) => s.seat);
  const seats = useSeen((s) => s.info?.seats);
  const status = useSeen((s) => s.status);
  const known = useRef<number | null>(null);
  const ended = wishEnded(talk, seat);
  useEffect(() => {
    if (status !== 'open') return;
    const now = ended?.ask ?? 0;
    const fresh = known.current !== null && now > known.current;
    known.current = now;
    if (fresh && ended !== null) toast(ended.how === 'lapsed' ? people.wish.lapsed : people.wish.declined(seats?.[ended.by]?.name ?? ''));
  });
};
