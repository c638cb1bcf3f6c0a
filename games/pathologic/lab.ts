/** What the lab asks of Pathologic: the role of a seat, how the town was lost or saved, and the Prescriptions and Strains that are used. */

import type { Figures } from '@pesthouse/kernel';
import { nth } from './look.ts';
import { PLAGUE, roleName, TITLES } from './names.ts';
import type { Move, State } from './state.ts';

export const lab: Figures<State, Move> = {
  labels: (s, seat) => {
    const role = nth(s.roles, seat);
    return { role: roleName(role), side: role === PLAGUE ? 'plague' : 'healers' };
  },
  ending: (s) => s.end,
  rounds: (s) => s.round,
  pick: (_s, _seat, m) => {
    if (m.verb === 'take') return { deck: 'taken', card: m.card };
    if (m.verb === 'lay') return { deck: 'laid', card: m.strain };
    return TITLES.some((t) => t === m.verb) ? { deck: 'played', card: m.verb } : null;
  },
};
