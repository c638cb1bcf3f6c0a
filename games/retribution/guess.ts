/** Fills the backs of other hands: drawn anew from what hand and draw pile hold together, which everybody knows. */

import type { Chance, Seat } from '@pesthouse/kernel';
import { nth } from './look.ts';
import { BACK } from './names.ts';
import { add, pick } from './piles.ts';
import type { State } from './state.ts';

export const guess = (s: State, seat: Seat, chance: Chance): void => {
  for (let q = 0; q < s.players.length; q++) {
    const p = s.players[q];
    if (p === undefined || q === seat) continue;
    for (let hidden = nth(p.hand, BACK); hidden > 0; hidden--) add(p.hand, pick(p.draw, p.drawSize + hidden, chance), 1);
    p.hand[BACK] = 0;
  }
};
