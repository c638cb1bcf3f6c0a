/** What a seat of Pests! is to guess: the cards in every rival's hand that not everybody knows, seat after seat in turn order. A partner's hand is open. */
import type { Hidden } from '@pesthouse/kernel';
import { nth } from '../look.ts';
import { CARD_COUNT } from '../names.ts';
import { playerAt, type State, sameTeam } from '../state.ts';

const OTHERS = 5;

export const hidden: Hidden<State> = {
  bags: Array.from({ length: OTHERS }, () => CARD_COUNT),
  write(s, seat, seats, out, at) {
    out.fill(0, at, at + OTHERS * CARD_COUNT);
    for (let k = 1; k < seats; k++) {
      const q = (seat + k) % seats;
      if (sameTeam(s, q, seat)) continue;
      const p = playerAt(s, q);
      const first = at + (k - 1) * CARD_COUNT;
      for (let c = 0; c < CARD_COUNT; c++) out[first + c] = nth(p.hand, c) - nth(p.known, c);
    }
  },
};
