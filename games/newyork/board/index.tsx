/** The board of New York: everything that the table page shows of this game. */
import type { BoardModule } from '@pesthouse/board';
import type { Event, Move, State } from '../state.ts';
import type { Words } from '../text/words.ts';
import { drawn } from './art.ts';
import { Board } from './Board.tsx';
import { CardsTab } from './CardsTab.tsx';
import { Controls } from './Controls.tsx';
import { flights, pace } from './flights.tsx';
import { colour, Mark } from './Mark.tsx';
import { PlacesTab } from './PlacesTab.tsx';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import { Small } from './Small.tsx';
import { Stage } from './Stage.tsx';
import './theme.css';
import { Given } from './given.tsx';

export const board: BoardModule<State, Move, Event, Words> = {
  Given,
  Board,
  Seats,
  Rail,
  Controls,
  Stage,
  tabs: [
    { id: 'places', name: (text) => text.label.tabs.places, Tab: PlacesTab },
    { id: 'cards', name: (text) => text.label.tabs.cards, Tab: CardsTab },
  ],
  pace,
  caption: (_view, e, { label }) => (e.type === 'fought' ? label.battle(e.who, e.target, e.at) : null),
  flights,
  Small,
  picture: drawn,
  Mark,
  colour,
};
