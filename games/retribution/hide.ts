/** Who may know what (section 7): of another's hand only what everybody knows. The rest goes back to its draw pile and leaves backs. */

import type { Seat } from '@pesthouse/kernel';
import { add, nth } from './look.ts';
import { BACK } from './names.ts';
import type { State } from './state.ts';

export const hide = (s: State, seat: Seat): void => {
  for (let q = 0; q < s.players.length; q++) {
    const p = s.players[q];
    if (p === undefined || q === seat) continue;
    for (let f = 0; f < BACK; f++) {
      const known = nth(p.known, f);
      const hidden = nth(p.hand, f) - known;
      if (hidden === 0) continue;
      p.hand[f] = known;
      add(p.draw, f, hidden);
      add(p.hand, BACK, hidden);
    }
  }
};
