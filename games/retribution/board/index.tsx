/** The board of Retribution: everything that the table page shows of this game. */
import type { BoardModule } from '@pesthouse/board';
import type { Event, Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';
import { drawn } from './art.ts';
import { Board } from './Board.tsx';
import { CardsTab } from './CardsTab.tsx';
import { Controls } from './Controls.tsx';
import { flights, pace } from './flights.tsx';
import { Given } from './given.tsx';
import { colour, Mark } from './Mark.tsx';
import { Rail } from './Rail.tsx';
import { RivalsTab } from './RivalsTab.tsx';
import { Seats } from './Seats.tsx';
import { Small } from './Small.tsx';
import { Stage } from './Stage.tsx';
import './theme.css';

export const board: BoardModule<State, Move, Event, Words> = {
  Given,
  Board,
  Seats,
  Rail,
  Controls,
  Stage,
  tabs: [
    { id: 'rivals', name: (text) => text.label.rivals, Tab: RivalsTab },
    { id: 'cards', name: (text) => text.label.cardsTab, Tab: CardsTab },
  ],
  pace,
  flights,
  Small,
  picture: drawn,
  Mark,
  colour,
};
