/** Who may know what: everything lies open, and the decks have no order, so a view is the state itself. */
import type { Seat } from '@pesthouse/kernel';
import type { State } from './state.ts';

export const hide = (_s: State, _seat: Seat): void => {};
