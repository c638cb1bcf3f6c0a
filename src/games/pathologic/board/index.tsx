/** The board of Pathologic: everything that the table page shows of this game. */
import type { BoardModule } from '../../../client/kit/board.ts';
import type { Event, Move, State } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { capital, pieceText, placeName, strainText } from '../text/names.en.ts';
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

export const board: BoardModule<State, Move, Event> = {
  Given,
  Board,
  Seats,
  Rail,
  Controls,
  Stage,
  tabs: [
    { id: 'events', name: () => words.eventsShort, Tab: EventsTab },
    { id: 'hand', name: () => words.handTab, Tab: HandTab },
    { id: 'people', name: () => words.healersTab, Tab: PeopleTab },
  ],
  pace,
  caption: (_view, e) => (e.type === 'set-off' ? words.sets(capital(pieceText(e.piece)), strainText(e.strain), placeName(e.at)) : null),
  flights,
  Small,
  Mark,
  colour,
};
