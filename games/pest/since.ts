/** What older editions of Pest say differently from today's words and board. */
import { alike, type Since } from '@pesthouse/kernel';
import type { Event, Move, State } from './state.ts';

/** There, with two players, whoever had nobody in the Capital got nothing, as today by an option (PEST-ERA-14). */
const NEEDS_PEOPLE: readonly string[] = ['1', '2', '3'];

export const since: Since<State, Move, Event> = {
  ...alike(),
  state: (edition, s) => (NEEDS_PEOPLE.includes(edition) ? { ...s, pairNeedsPeople: s.players.length === 2 && !s.versus } : s),
};
