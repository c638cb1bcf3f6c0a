/** The board of Pest: everything that the table page shows of this game. */
import type { BoardModule } from '@pesthouse/board';
import type { Event, Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';
import { Board } from './Board.tsx';
import { CapitalTab } from './CapitalTab.tsx';
import { Controls } from './Controls.tsx';
import { flights, pace } from './flights.tsx';
import { Given } from './given.tsx';
import { drawn } from './lessonart.ts';
import { colour, Mark } from './Mark.tsx';
import { OwnTab } from './OwnTab.tsx';
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
    { id: 'own', name: (text) => text.label.tabs.own, Tab: OwnTab },
    { id: 'capital', name: (text) => text.label.tabs.capital, Tab: CapitalTab },
    { id: 'rivals', name: (text) => text.label.tabs.rivals, Tab: RivalsTab },
  ],
  pace,
  flights,
  Small,
  picture: drawn,
  Mark,
  colour,
};
