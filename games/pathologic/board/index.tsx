/** The board of Pathologic: everything that the table page shows of this game. */
import type { BoardModule } from '@pesthouse/board';
import type { Event, Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';
import { drawn } from './art.ts';
import { Board } from './Board.tsx';
import { Controls } from './Controls.tsx';
import { flights, pace } from './flights.tsx';
import { Given } from './given.tsx';
import { colour, Mark } from './Mark.tsx';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import { Small } from './Small.tsx';
import { Stage } from './Stage.tsx';
import { EventsTab, HandTab, PeopleTab } from './Tabs.tsx';
import './theme.css';

export const board: BoardModule<State, Move, Event, Words> = {
  Given,
  Board,
  Seats,
  Rail,
  Controls,
  Stage,
  tabs: [
    { id: 'events', name: (text) => text.label.eventsShort, Tab: EventsTab },
    { id: 'hand', name: (text) => text.label.handTab, Tab: HandTab },
    { id: 'people', name: (text) => text.label.healersTab, Tab: PeopleTab },
  ],
  pace,
  caption: (_view, e, { label, names }) => (e.type === 'set-off' ? label.sets(names.capital(names.pieceText(e.piece)), e.strain, e.at) : null),
  flights,
  Small,
  picture: drawn,
  Mark,
  colour,
};
