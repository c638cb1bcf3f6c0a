/** The picture while an event is shown: pieces that fly to where they go come with the end of the event, everything else is there at once. */
import { useUnderway } from '@pesthouse/board';
import type { Event, State } from '../state.ts';
import type { Props } from './choice.ts';

const FLYING: ReadonlySet<Event['type']> = new Set([
  'moved',
  'built',
  'camp',
  'laid',
  'cured',
  'assigned',
  'assistant',
  'destroyed',
  'struck',
  'road-struck',
  'camp-back',
  'influence',
]);

const underway = (view: State, next: State, now: Event): State => (FLYING.has(now.type) ? view : next);

export const useScene = (p: Pick<Props, 'view' | 'next' | 'now'>): State => useUnderway(p, underway);
