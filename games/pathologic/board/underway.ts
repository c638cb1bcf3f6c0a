/** The picture while an event is shown: what travels is on the board nowhere, who dies still stands until all have read it, and everything else is as it will be. */
import { least, useUnderway } from '@pesthouse/board';
import { NO_STRAIN } from '../names.ts';
import type { Event, State } from '../state.ts';
import type { Props } from './choice.ts';

const underway = (view: State, next: State, now: Event): State => {
  if (view === next) return view;
  const { at, crypt, grave } = now.type === 'died' ? view : { ...next, at: next.at.map((d, i) => (d === view.at[i] ? d : 0)) };
  const { event, ongoing } = now.type === 'event' ? view : next;
  return {
    ...next,
    at,
    crypt,
    grave,
    event,
    ongoing,
    pact: next.pact.map((w, i) => (w === view.pact[i] ? w : -1)),
    counters: least(view.counters, next.counters),
    mine: next.mine.map((x, i) => (x === view.mine[i] ? x : NO_STRAIN)),
  };
};

export const useScene = (p: Pick<Props, 'view' | 'next' | 'now'>): State => useUnderway(p, underway);
