/** Sample as the kernel runs it: the contract filled in. */
import { engine, type Game, type Table, type Vocabulary } from '@pesthouse/kernel';
import { brain } from './bot.ts';
import { MOST_LIGHT, tunables } from './data/tables.ts';
import { guess } from './guess.ts';
import { hide } from './hide.ts';
import { lab } from './lab.ts';
import { meta, type Options } from './meta.ts';
import { census, outcome } from './outcome.ts';
import { setup } from './setup.ts';
import type { Args, Event, Move, Moves, State } from './state.ts';
import { night, reveal, send } from './steps/night.ts';
import { trade } from './steps/trade.ts';

const steps: Table<State, Args, Moves, Event> = { night, send, reveal, trade };

const vocabulary: Vocabulary<Move> = { send: { light: [1, MOST_LIGHT] }, trade: { light: [1, MOST_LIGHT] }, keep: {} };

/** The bound: ten Nights at most, each with one sealed question and one trade. */
const game: Game<State, Move, Event, Options> = { meta, bound: 20, vocabulary, steps, bot: brain, tunables, lab, setup, hide, guess, outcome, census };

export const rules = engine(game);
