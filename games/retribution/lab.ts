/** What the lab asks of Retribution: who went first, what brought the End Times, and the cards that are Infected and played. */

import type { Figures } from '@pesthouse/kernel';
import { row } from './look.ts';
import { goodOf, idOf } from './names.ts';
import { goodAt } from './reading.ts';
import { type Move, placeInRound, type State } from './state.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

export const lab: Figures<State, Move> = {
  labels: (s, seat) => ({ turn: row(PLACES, placeInRound(s, seat)) }),
  ending: (s) => s.ending,
  rounds: (s) => s.round,
  pick: (s, _seat, m) => {
    if (m.verb === 'infect') return { deck: 'infected', card: idOf(goodAt(s, goodOf(m.what))) };
    if (m.verb === 'take-rat-king') return { deck: 'infected', card: 'rat_king' };
    return m.verb === 'play' || m.verb === 'activate' ? { deck: 'played', card: m.card } : null;
  },
};
