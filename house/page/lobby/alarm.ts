/** Nothing in the waiting room is missed: the start of the game, and what is said. */
import { fullTitle } from '../house/doors.ts';
import type { Glance } from '../kit/tellings.ts';
import { useTellings, type Words } from '../kit/usetellings.ts';
import { tablePath } from '../paths.ts';
import { people } from '../text/rooms.ts';
import { useGiven, useSeen } from './context.tsx';

export const useAlarm = (): void => {
  const { door } = useGiven();
  const info = useSeen((s) => s.info);
  const seat = useSeen((s) => s.seat);
  const known = useSeen((s) => s.known);
  const last = useSeen((s) => s.talk.at(-1) ?? null);
  const game = fullTitle(door);
  const glance: Glance = { status: known ? info.status : null, seat, mine: false, by: null, over: false, talk: last, ending: [] };
  const say: Words = (x) =>
    x.what === 'talk'
      ? { title: info.name, body: people.told.said(x.name ?? info.seats[x.seat]?.name ?? '', x.text) }
      : { title: info.name, body: people.told.start(game) };
  useTellings(glance, false, tablePath(info.id), say);
};
