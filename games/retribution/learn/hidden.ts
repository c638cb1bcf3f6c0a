/** What a seat of Retribution is to guess: the cards in every other hand that not everybody knows, seat after seat in turn order. */
import type { Hidden } from '@pesthouse/kernel';
import { nth } from '../look.ts';
import { FACE_COUNT } from '../names.ts';
import { playerAt, type State } from '../state.ts';

const OTHERS = 4;

export const hidden: Hidden<State> = {
  bags: Array.from({ length: OTHERS }, () => FACE_COUNT),
  write(s, seat, seats, out, at) {
    out.fill(0, at, at + OTHERS * FACE_COUNT);
    for (let k = 1; k < seats; k++) {
      const p = playerAt(s, (seat + k) % seats);
      const first = at + (k - 1) * FACE_COUNT;
      for (let f = 0; f < FACE_COUNT; f++) out[first + f] = nth(p.hand, f) - nth(p.known, f);
    }
  },
};
