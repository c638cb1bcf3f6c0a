/** Who may know what: a hand is its player's own (SMP-SET-01), and so is a Lantern that lies face down (SMP-NIGHT-02). */
import { add, type Seat } from '@pesthouse/kernel';
import { DARK, SEALED, type State } from './state.ts';

export const hide = (s: State, seat: Seat): void => {
  for (const [i, hand] of s.hands.entries()) {
    if (i === seat) continue;
    for (const light of hand) if (light !== DARK) add(s.unseen, light, 1);
    hand.fill(DARK);
  }
  for (const f of s.stack) if (f.step === 'send') f.sent = f.sent.map((x, i) => (i === seat ? x : SEALED));
};
