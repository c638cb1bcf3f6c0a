/** A world that looks to this seat as it does: the Lanterns that it has not seen are dealt anew, and nobody else has answered yet. */
import type { Chance, Seat } from '@pesthouse/kernel';
import { DARK, OPEN, pick, SEALED, type State } from './state.ts';

export const guess = (s: State, _seat: Seat, chance: Chance): void => {
  s.hands = s.hands.map((hand) => hand.map((light) => (light === DARK ? pick(s, chance) : light)).sort((a, b) => a - b));
  for (const f of s.stack) if (f.step === 'send') f.sent = f.sent.map((x) => (x === SEALED ? OPEN : x));
};
