/** Who may know what: everything lies open (section 7), and the deck has no order, so a view is the state itself. */
import type { Seat } from '@pesthouse/kernel';
import type { State } from './state.ts';

export const hide = (_s: State, _seat: Seat): void => {};
