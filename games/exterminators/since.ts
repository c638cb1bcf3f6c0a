/** What older editions of Pests! say differently from today's words and board. */
import { alike, type Since } from '@pesthouse/kernel';
import type { Event, Move, State } from './state.ts';

/** Until edition 2 no trap came into a nest of its own color, and nobody was asked about it (EXT-OPT-01). */
export const since: Since<State, Move, Event> = {
  ...alike(),
  state: (_, s) => (s.nestTraps === undefined ? { ...s, nestTraps: false } : s),
};
