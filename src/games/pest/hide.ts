/** Who may know what: everything lies open, and the decks have no order, so a view is the state itself. */
import type { Seat } from '../../kernel/index.ts';
import type { State } from './state.ts';

export const hide = (_s: State, _seat: Seat): void => {};
