/** Nothing is hidden, so there is nothing to guess: every card is drawn when it is turned up. */
import type { Chance, Seat } from '@pesthouse/kernel';
import type { State } from './state.ts';

export const guess = (_s: State, _seat: Seat, _chance: Chance): void => {};
