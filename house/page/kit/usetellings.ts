/** Tells a reader in time: by sound, by the system, by title and icon. What is told is decided in `tellings.ts`. */
import { useEffect, useRef, useState } from 'react';
import { useBadge } from './badge.ts';
import { notify } from './notify.ts';
import { play } from './sound.ts';
import { type Glance, howToTell, type Telling, tellingsOf } from './tellings.ts';

/** The words of a piece of news: its title, and a line below it. */
export type Words = (telling: Telling) => { readonly title: string; readonly body: string };

/** What was missed while the page was not looked at; looking at it clears it. */
const useUnseen = (): readonly [number, () => void] => {
  const [unseen, setUnseen] = useState(0);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) setUnseen(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return [unseen, () => setUnseen((n) => n + 1)];
};

/** What was said before comes right after the table itself: that is no news. */
const EARLIER_MS = 1_500;

/** `waiting`: somebody waits for the reader. News of the same `path` replace each other, also those that come by push. */
export const useTellings = (now: Glance, waiting: boolean, path: string, words: Words): void => {
  const before = useRef<Glance | null>(null);
  const opened = useRef(0);
  const [unseen, count] = useUnseen();
  useBadge(waiting, unseen);
  useEffect(() => {
    // Until the house has said how the table stands there is nothing to compare with.
    if (now.status === null) return;
    if (before.current === null) opened.current = Date.now();
    const last = before.current;
    const news = tellingsOf(last !== null && Date.now() - opened.current < EARLIER_MS ? { ...last, talk: now.talk } : last, now);
    before.current = now;
    for (const telling of news) {
      const how = howToTell(telling, document.hidden);
      play(how.sound, true);
      if (how.count) count();
      if (!how.notify) continue;
      const { title, body } = words(telling);
      const about = telling.what === 'turn' || telling.what === 'start' ? path : `${path} ${telling.what}`;
      notify(title, body, about, path);
    }
  });
};
