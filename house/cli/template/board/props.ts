/** What every part of Sample's board is handed. */
import type { BoardProps } from '@pesthouse/board';
import type { Event, Move, State } from '../state.ts';
import type { Words } from '../text/en.ts';

export type Props = BoardProps<State, Move, Event, Words>;
