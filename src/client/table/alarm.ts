/** Your turn, so that it cannot be missed: the tab's title and icon, a notification where allowed, a sound, and a word for the screen reader. */
import { useEffect, useRef } from 'react';
import { useTitle, useTurnBadge } from '../kit/badge.ts';
import { notify } from '../kit/notify.ts';
import { play } from '../kit/sound.ts';
import { people, table as words } from '../text/rooms.ts';
import { useModel, useSeen } from './context.tsx';
import { yourTurn } from './model.ts';

/** What others want of the reader besides a move: an undo, talk, an early end. Heard once, and not what was said before the page was opened. */
const useOthers = (): void => {
  const { game, link } = useModel();
  const last = useSeen((s) => s.talk.at(-1));
  const seat = useSeen((s) => s.seat);
  const info = useSeen((s) => s.info);
  const id = info?.id ?? '';
  const heard = useRef<number | null>(null);
  const wanted = useRef('');
  const nameOf = (x: number): string => info?.seats[x]?.name ?? '';
  useEffect(() => {
    const n = last?.n ?? 0;
    const fresh = heard.current !== null && n > heard.current;
    heard.current = n;
    if (!fresh || last === undefined || last.seat === seat || link.kind === 'local') return;
    const who = last.name ?? nameOf(last.seat);
    if (last.kind === 'say') notify(game.title, people.told.said(who, last.text), `${id} talk`);
    else if (last.kind === 'ask-undo') notify(people.told.wishTitle(game.title), people.told.undo(who), `${id} wish`);
    else return;
    play(last.kind === 'say' ? 'card' : 'turn');
  });
  const ending = (info?.room?.ending ?? []).filter((x) => x !== seat);
  const key = ending.join(' ');
  useEffect(() => {
    if (key !== '' && key !== wanted.current && seat >= 0) {
      notify(people.told.wishTitle(game.title), people.told.ending(people.and(ending.map(nameOf))), `${id} wish`);
      play('turn');
    }
    wanted.current = key;
  });
};

/** The game that one waited for has begun. */
const useStart = (): void => {
  const { game } = useModel();
  const status = useSeen((s) => s.info?.status);
  const id = useSeen((s) => s.info?.id ?? '');
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'waiting' && status === 'playing') {
      play('turn');
      notify(game.title, people.told.start(game.title), id);
    }
    before.current = status;
  }, [status, game, id]);
};

export const useAlarm = (): void => {
  useOthers();
  useStart();
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
