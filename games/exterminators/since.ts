/** What older editions of Pests! say differently from today's words and board: nothing so far. */
import { alike, type Since } from '@pesthouse/kernel';
import type { Event, Move, State } from './state.ts';

export const since: Since<State, Move, Event> = alike();
