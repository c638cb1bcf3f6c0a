/** What the lab asks of Pest: the House of a seat, the rank of a solo game, and the Technologies, buildings and spaces that are chosen. */

import type { Figures } from '@pesthouse/kernel';
import { row } from './look.ts';
import { HOUSES } from './names.ts';
import { soloRank, totalOf } from './outcome.ts';
import { playerOf, solo } from './reading.ts';
import type { Move, State } from './state.ts';

export const lab: Figures<State, Move> = {
  labels: (s, seat) => ({ house: row(HOUSES, playerOf(s, seat).house), ...(solo(s) ? { rank: soloRank(totalOf(s, seat)) } : {}) }),
  // The Years are counted out: no game of Pest ends in another way (PEST-YR-01).
  ending: () => 'last-year',
  rounds: (s) => s.year,
  pick: (_s, _seat, m) => {
    switch (m.verb) {
      case 'take':
        return { deck: 'technologies', card: m.card };
      case 'build':
        return { deck: 'buildings', card: m.building };
      case 'raise':
        return { deck: 'works', card: m.work };
      case 'assistant':
        return { deck: 'assistants', card: m.stand };
      default:
        return null;
    }
  },
};
