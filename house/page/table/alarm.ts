/** Nothing at the table is missed: the reader's turn, what others ask or say, the start and the end, told in time. */
import { useTitle } from '../kit/badge.ts';
import type { Glance } from '../kit/tellings.ts';
import { useTellings, type Words } from '../kit/usetellings.ts';
import { tablePath } from '../paths.ts';
import { people, table as words } from '../text/rooms.ts';
import { useModel, useSeen } from './context.tsx';
import { yourTurn } from './model.ts';
import { wishOf } from './wish.ts';

export const useAlarm = (): void => {
  const { game, link } = useModel();
  const mine = useSeen((s) => yourTurn(game, s));
  const over = useSeen((s) => s.shown?.over !== null && s.shown !== null);
  const by = useSeen((s) => s.shown?.by ?? null);
  const seat = useSeen((s) => s.seat);
  const info = useSeen((s) => s.info);
  const last = useSeen((s) => s.talk.at(-1) ?? null);
  const asked = useSeen((s) => s.info?.status === 'playing' && (wishOf(s.talk, s.info, s.items.at(-1)?.at)?.missing.includes(s.seat) ?? false));
  const local = link.kind === 'local';
  const ending = info?.room?.ending ?? [];
  useTitle(over ? words.title.over(game.title) : mine ? words.title.yours(game.title) : game.title);

  const glance: Glance = { status: info?.status ?? null, seat, mine, by, over, talk: local ? null : last, ending };
  const nameOf = (x: number): string => info?.seats[x]?.name ?? '';
  const say: Words = (x) => {
    const { told } = people;
    if (x.what === 'turn') return { title: game.title, body: words.notify(game.title) };
    if (x.what === 'talk') return { title: game.title, body: told.said(x.name ?? nameOf(x.seat), x.text) };
    if (x.what === 'undo') return { title: told.wishTitle(game.title), body: told.undo(nameOf(x.seat)) };
    if (x.what === 'ending') return { title: told.wishTitle(game.title), body: told.ending(people.and(x.seats.map(nameOf))) };
    return { title: game.title, body: told.start(game.title) };
  };
  const wishes = ending.length > 0 && seat >= 0 && !ending.includes(seat) && info?.status === 'playing';
  useTellings(glance, mine || asked || wishes, tablePath(info?.id ?? '', local), say);
};
