/** Nothing is hidden, so there is nothing to guess: what is left to chance is drawn when it happens. */
import type { Chance, Seat } from '@pesthouse/kernel';
import type { State } from './state.ts';

export const guess = (_s: State, _seat: Seat, _chance: Chance): void => {};
