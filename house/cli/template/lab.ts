/** What the lab asks of Sample: how its Nights ended, and the Lanterns that are sent. */
import type { Figures } from '@pesthouse/kernel';
import type { Move, State } from './state.ts';

export const lab: Figures<State, Move> = {
  labels: (_s, seat) => ({ watch: `watch-${seat + 1}` }),
  ending: (s) => (s.houses.length === 0 ? 'last-night' : 'no-lanterns'),
  rounds: (s) => s.night,
  pick: (_s, _seat, m) => (m.verb === 'send' ? { deck: 'sent', card: `lantern-${m.light}` } : null),
};
