/** The board of New York: everything that the table page shows of this game. */
import type { BoardModule } from '../../../client/kit/board.ts';
import type { Event, Move, State } from '../state.ts';
import { words } from '../text/labels.en.ts';
import { PLACE_NAME, SPECIES_NAME } from '../text/names.en.ts';
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

export const board: BoardModule<State, Move, Event> = {
  Board,
  Seats,
  Rail,
  Controls,
  Stage,
  tabs: [
    { id: 'places', name: words.tabs.places, Tab: PlacesTab },
    { id: 'cards', name: words.tabs.cards, Tab: CardsTab },
  ],
  pace,
  caption: (_view, e) => (e.type === 'fought' ? words.battle(SPECIES_NAME[e.who], SPECIES_NAME[e.target], PLACE_NAME[e.at]) : null),
  flights,
  Small,
  Mark,
  colour,
};
