/** Retribution as the kernel runs it: the contract filled in. */
import { engine, type Game, type Table, type Vocabulary } from '@pesthouse/kernel';
import { brain } from './bot.ts';
import { tunables } from './cards/tunables.ts';
import { guess } from './guess.ts';
import { hide } from './hide.ts';
import { lab } from './lab.ts';
import { meta, type Options } from './meta.ts';
import { FACES, GOODS } from './names.ts';
import { census, outcome } from './outcome.ts';
import { setup } from './setup.ts';
import type { Args, Event, Move, Moves, State } from './state.ts';
import { clear, discard, fetch, giveUp, mimic, pit, recruit } from './steps/choose.ts';
import { end } from './steps/end.ts';
import { infect } from './steps/infect.ts';
import { ops } from './steps/ops.ts';
import { respond, target } from './steps/persecute.ts';
import { score } from './steps/score.ts';
import { deal, redeal } from './steps/setup.ts';
import { conditions, spread } from './steps/spread.ts';
import { turn, wrap } from './steps/turn.ts';

const steps: Table<State, Args, Moves, Event> = {
  deal,
  redeal,
  turn,
  spread,
  conditions,
  ops,
  target,
  respond,
  discard,
  'give-up': giveUp,
  recruit,
  fetch,
  pit,
  clear,
  mimic,
  infect,
  end,
  wrap,
  score,
};

const vocabulary: Vocabulary<Move> = {
  redeal: {},
  keep: {},
  play: { card: FACES },
  activate: { card: FACES },
  'end-spread': {},
  target: { seat: [0, 4] },
  repent: { card: FACES },
  suffer: {},
  discard: { card: FACES },
  'give-up': { card: FACES },
  recruit: { card: FACES },
  fetch: { card: FACES },
  pit: { from: ['hand', 'discard'], card: FACES },
  stop: {},
  clear: { space: [0, 7] },
  decline: {},
  mimic: { card: FACES },
  infect: { what: GOODS },
  'take-rat-king': {},
  'end-infect': {},
  resolve: { card: FACES },
  finish: {},
};

/** The bound: 142 cards can be taken or smoked out, fewer than 3 turns for each of 5 players pass between two of them (PLG-FIN-08), and no turn plays a card twice (PLG-SPR-12). */
const BOUND = 142 * 15 * 50;

const game: Game<State, Move, Event, Options> = { meta, bound: BOUND, vocabulary, steps, bot: brain, tunables, lab, setup, hide, guess, outcome, census };

export const rules = engine(game);
