/** What the parts of this board are given by their table. */
import { given } from '../../../client/kit/given.tsx';
import type { GameText } from '../../../kernel/index.ts';
import type { Event, Move, State } from '../state.ts';

export const { Given, useGiven } = given((text: GameText<State, Move, Event>) => ({ text }));
