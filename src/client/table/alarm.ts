/** Your turn, so that it cannot be missed: the tab's title and icon, a notification where allowed, a sound, and a word for the screen reader. */
import { useEffect, useRef } from 'react';
import { useTitle, useTurnBadge } from '../kit/badge.ts';
import { notify } from '../kit/notify.ts';
import { play } from '../kit/sound.ts';
import { table as words } from '../text/rooms.ts';
import { useModel, useSeen } from './context.tsx';
import { yourTurn } from './model.ts';

export const useAlarm = (): void => {
  const { game } = useModel();
  const mine = useSeen((s) => yourTurn(game, s));
  const over = useSeen((s) => s.shown?.over !== null && s.shown !== null);
  const id = useSeen((s) => s.info?.id ?? '');
  const by = useSeen((s) => s.shown?.by ?? null);
  const seat = useSeen((s) => s.seat);
  const rang = useRef(false);
  useTurnBadge(mine);
  useTitle(over ? words.title.over(game.title) : mine ? words.title.yours(game.title) : game.title);
  useEffect(() => {
    // Only when the turn comes from somebody else: one's own next decision needs no bell.
    if (mine && !rang.current && by !== seat) {
      play('turn');
      notify(game.title, words.notify(game.title), id);
    }
    rang.current = mine;
  }, [mine, by, seat, game, id]);
  useEffect(() => {
    if (over) play('end');
  }, [over]);
};
