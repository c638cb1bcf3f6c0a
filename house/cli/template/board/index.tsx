/** The board of Sample: everything that the table page shows of this game. */
import type { BoardModule } from '@pesthouse/board';
import type { Event, Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';
import { Board } from './Board.tsx';
import { Given } from './given.tsx';
import { Mark } from './Mark.tsx';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import './theme.css';

/** Long enough to see what was turned up; what needs no time is told by the log. */
const PACE: { readonly [T in Event['type']]: number } = { called: 700, revealed: 1600, taken: 900, untaken: 900, traded: 700, kept: 0 };

export const board: BoardModule<State, Move, Event, Words> = {
  Given,
  Board,
  Seats,
  Rail,
  pace: (e) => PACE[e.type],
  flights: () => [],
  Mark,
};
