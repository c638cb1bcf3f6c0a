/** New York as the kernel runs it: the contract filled in. */
import { engine, type Game, type Table, type Vocabulary } from '@pesthouse/kernel';
import { brain } from './bot.ts';
import { tunables } from './data/tables.ts';
import { guess } from './guess.ts';
import { hide } from './hide.ts';
import { lab } from './lab.ts';
import { meta, type Options } from './meta.ts';
import { KINDS, PLACES, SPECIES } from './names.ts';
import { census, outcome } from './outcome.ts';
import { setup } from './setup.ts';
import type { Args, Event, Move, Moves, State } from './state.ts';
import { breed } from './steps/breed.ts';
import { fight } from './steps/fight.ts';
import { final, finalTarget } from './steps/final.ts';
import { gather, sacrifice } from './steps/gather.ts';
import { move } from './steps/move.ts';
import { score } from './steps/score.ts';
import { pass, turn } from './steps/turn.ts';

const steps: Table<State, Args, Moves, Event> = { turn, gather, sacrifice, breed, fight, move, pass, final, 'final-target': finalTarget, score };

const vocabulary: Vocabulary<Move> = {
  draw: {},
  stop: {},
  sacrifice: { kind: KINDS, at: PLACES },
  breed: { kind: KINDS, at: PLACES, local: [0, 9] },
  'done-breeding': {},
  attack: { at: PLACES, target: SPECIES },
  'done-fighting': {},
  move: { kind: KINDS, from: PLACES, to: PLACES },
  'done-moving': {},
  target: { at: PLACES, target: SPECIES },
};

/** The bound: at most 100 turns with a draw and 3 replies (NYC-EDGE-05), and in a turn never more choices than cards and pests allow. */
const game: Game<State, Move, Event, Options> = {
  meta,
  open: true,
  bound: 6000,
  vocabulary,
  steps,
  bot: brain,
  tunables,
  lab,
  setup,
  hide,
  guess,
  outcome,
  census,
};

export const rules = engine(game);
