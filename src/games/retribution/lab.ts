/** What the lab asks of Retribution: who went first, what brought the End Times, and the cards that are Infected and played. */
import type { Figures } from '../../kernel/index.ts';
import { type Good, goodOf, idOf, KING, STACK } from './names.ts';
import { type Move, placeInRound, type State } from './state.ts';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** The card that lies on a space of the Lineup, on top of a stack, or on the King's. */
const lying = (s: State, what: Good): string => {
  const at = goodOf(what);
  if (at === KING) return 'king';
  return idOf((at < STACK ? s.lineup[at] : s.stacks[at - STACK]?.at(-1)) ?? 0);
};

export const lab: Figures<State, Move> = {
  labels: (s, seat) => ({ turn: PLACES[placeInRound(s, seat)] ?? 'first' }),
  ending: (s) => s.ending,
  rounds: (s) => s.round,
  pick: (s, _seat, m) => {
    if (m.verb === 'infect') return { deck: 'infected', card: lying(s, m.what) };
    if (m.verb === 'take-rat-king') return { deck: 'infected', card: 'rat_king' };
    return m.verb === 'play' || m.verb === 'activate' ? { deck: 'played', card: m.card } : null;
  },
};
