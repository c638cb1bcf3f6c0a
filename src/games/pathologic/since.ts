/** What older editions of Pathologic say differently from today's words and board. */
import { alike, type Since } from '../../kernel/index.ts';
import type { Event, Move, State } from './state.ts';

/** Until edition 2 a Paralysis forbade every step of a turn; since edition 3 it puts the step after the attack (PATH-RX-01). */
const forbidsSteps = (edition: string): boolean => edition === '1' || edition === '2';

export const since: Since<State, Move, Event> = {
  ...alike(),
  // Nothing comes afterwards there, so nothing of the kind is announced.
  state: (edition, s) => (forbidsSteps(edition) && s.stilled ? { ...s, stilled: false } : s),
  // There the extra step was given for victims only.
  prompt: (edition, p) => (forbidsSteps(edition) && p.key === 'extra' && p.toll === undefined ? { ...p, toll: 1 } : p),
};
