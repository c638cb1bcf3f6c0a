/** The board of Pests!: everything that the table page shows of this game. */
import type { BoardModule } from '@pesthouse/board';
import type { Event, Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';
import { drawn } from './art.ts';
import { Board } from './Board.tsx';
import { Controls } from './Controls.tsx';
import { flights, pace } from './flights.tsx';
import { Given } from './given.tsx';
import { colour, Mark } from './Mark.tsx';
import { PlayersTab } from './PlayersTab.tsx';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import { Small } from './Small.tsx';
import { Stage } from './Stage.tsx';
import { ToolboxTab } from './ToolboxTab.tsx';
import './theme.css';

export const board: BoardModule<State, Move, Event, Words> = {
  Given,
  Board,
  Seats,
  Rail,
  Controls,
  Stage,
  tabs: [
    { id: 'toolbox', name: (text) => text.label.toolboxTab, Tab: ToolboxTab },
    { id: 'players', name: (text) => text.label.playersTab, Tab: PlayersTab },
  ],
  pace,
  flights,
  Small,
  picture: drawn,
  Mark,
  colour,
};
