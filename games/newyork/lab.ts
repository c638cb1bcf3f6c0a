/** What the lab asks of New York: the species of a seat, what decided the game, and the pests that are bred. */

import type { Figures } from '@pesthouse/kernel';
import { row } from './look.ts';
import type { Move, State } from './state.ts';

export const lab: Figures<State, Move> = {
  labels: (s, seat) => ({ species: row(s.species, seat) }),
  ending: (s) => s.decidedBy,
  rounds: (s) => Math.ceil(s.turn / s.order.length),
  pick: (_s, _seat, m) => (m.verb === 'breed' ? { deck: 'bred', card: m.kind } : null),
};
