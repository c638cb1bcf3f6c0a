/** Somebody calls me: a word, a bell, and news for whoever looks elsewhere. What was said before this page came is old. */
import { useEffect, useRef } from 'react';
import { fullTitle } from '../house/doors.ts';
import { notify } from '../kit/notify.ts';
import { play } from '../kit/sound.ts';
import { toast } from '../kit/toast.tsx';
import { lobby as words } from '../text/rooms.ts';
import { useGiven, useHost, useSeen, useSettled } from './context.tsx';

export const useCalled = (): void => {
  const { door } = useGiven();
  const id = useSeen((s) => s.info.id);
  const log = useSeen((s) => s.log);
  const seat = useSeen((s) => s.seat);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    const last = log.at(-1);
    if (last === undefined) return;
    const since = heard.current;
    heard.current = last.nr;
    const call = since === null ? undefined : log.find((x) => x.nr > since && x.why === 'nudge' && x.seat === seat);
    if (call === undefined || seat < 0) return;
    const said = words.seats.nudgesYou(call.by?.name ?? '');
    toast({ text: said, stay: 10_000 });
    play('turn');
    notify(fullTitle(door), said, `${id} nudge`, `/table/${id}`);
  });
};

/** The host hears that somebody knocks. */
export const useKnock = (): void => {
  const { door } = useGiven();
  const host = useHost();
  const id = useSeen((s) => s.info.id);
  const { asking = [] } = useSettled();
  const known = useRef(asking.length);
  useEffect(() => {
    const last = asking.at(-1);
    if (host && last !== undefined && asking.length > known.current) {
      play('turn');
      notify(fullTitle(door), words.asking.wants(last.name), `${id} ask`, `/table/${id}`);
    }
    known.current = asking.length;
  });
};
