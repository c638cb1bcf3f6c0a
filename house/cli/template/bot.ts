/** What bots know of Sample: what a position is worth, and a sensible move without thinking. */
import { type Brain, type Chance, nth, type Seat } from '@pesthouse/kernel';
import { NUMBER } from './data/tables.ts';
import { type Frame, handOf, type Move, type State } from './state.ts';

/** For a good House a bright Lantern, for a poor one a dim one, with a little whim. */
const sent = (s: State, seat: Seat, chance: Chance): number => {
  const hand = handOf(s, seat);
  const wish = Math.round((Math.min(1, s.stake / NUMBER.nights) * (hand.length - 1) * (8 + chance.below(5))) / 10);
  return hand[Math.min(hand.length - 1, wish)] ?? hand[0] ?? 1;
};

export const brain: Brain<State, Frame, Move> = {
  terms: { worth: 1, light: 0.08 },
  appraise(s, seat, values) {
    values[0] = nth(s.worth, seat);
    values[1] = handOf(s, seat).reduce((sum, light) => sum + light, 0);
  },
  policy(s, f, seat, chance) {
    if (f.step !== 'trade') return { verb: 'send', light: sent(s, seat, chance) };
    const [dimmest = NUMBER.brightest] = handOf(s, seat);
    return 2 * dimmest < NUMBER.brightest ? { verb: 'trade', light: dimmest } : { verb: 'keep' };
  },
};
