/** Pest as the kernel runs it: the contract filled in. */
import { engine, type Game, type Table, type Vocabulary } from '@pesthouse/kernel';
import { brain } from './bot.ts';
import { MOST_HELD, PRIZES, tunables } from './data/tables.ts';
import { guess } from './guess.ts';
import { hide } from './hide.ts';
import { lab } from './lab.ts';
import { meta, type Options } from './meta.ts';
import { ACTIONS, BEDS, BUILDINGS, CELLS, CRATES, DESKS, PLACES, RESOURCES, REWARDS, SLOTS, SPACES, STANDS, TECHS, TIERS, WORKS } from './names.ts';
import { census, outcome } from './outcome.ts';
import { setup } from './setup.ts';
import type { Args, Event, Move, Moves, State } from './state.ts';
import { aid, column } from './steps/aid.ts';
import { trade } from './steps/aside.ts';
import { assign } from './steps/assign.ts';
import { construct, pay } from './steps/construct.ts';
import { cure } from './steps/cure.ts';
import { token } from './steps/desk.ts';
import { bonus, close, empty, era, prize } from './steps/era.ts';
import { castle, deal, doctor } from './steps/founding.ts';
import { crate } from './steps/gain.ts';
import { move } from './steps/move.ts';
import { lay, tidy } from './steps/people.ts';
import { block, destroy, forced, spread, year } from './steps/pest.ts';
import { labs, less, more, reap } from './steps/produce.ts';
import { acquired, mobile, research } from './steps/research.ts';
import { score } from './steps/score.ts';
import { enter, settle } from './steps/settle.ts';
import { store } from './steps/storage.ts';
import { act, assistant, pair, trials, turn } from './steps/turn.ts';

const steps: Table<State, Args, Moves, Event> = {
  deal,
  castle,
  doctor,
  year,
  forced,
  block,
  destroy,
  spread,
  aid,
  column,
  crate,
  store,
  lay,
  tidy,
  trade,
  turn,
  assistant,
  pair,
  trials,
  act,
  move,
  settle,
  enter,
  construct,
  pay,
  more,
  less,
  reap,
  labs,
  research,
  acquired,
  mobile,
  cure,
  assign,
  token,
  close,
  era,
  bonus,
  prize,
  empty,
  score,
};

const HELD = [0, MOST_HELD] as const;

const vocabulary: Vocabulary<Move> = {
  castle: { at: PLACES },
  doctor: { at: PLACES },
  block: { turn: 'flag' },
  crate: { resource: CRATES },
  store: { resource: RESOURCES },
  lay: { to: BEDS },
  tidy: {},
  carry: { from: SLOTS, to: SLOTS },
  swap: { first: CRATES, second: CRATES },
  assistant: { stand: STANDS },
  pair: { cell: CELLS },
  trials: { coins: HELD },
  act: { action: ACTIONS, enhance: 'flag' },
  'end-turn': {},
  trade: {},
  step: { to: SPACES },
  jump: { to: PLACES },
  camp: { at: PLACES },
  stop: {},
  settle: { coins: HELD, camp: 'flag', mask: 'flag' },
  build: { at: PLACES, building: BUILDINGS },
  raise: { work: WORKS },
  done: {},
  pay: { lumber: HELD, stone: HELD, herbs: HELD, coins: HELD, rebate: 'flag' },
  more: { resource: RESOURCES },
  less: { resource: RESOURCES },
  take: { card: TECHS, tier: TIERS },
  refresh: {},
  advance: { card: TECHS },
  send: { to: DESKS },
  recall: { to: DESKS },
  experiment: {},
  mobile: { resource: CRATES },
  cure: { from: SLOTS, coins: HELD },
  drop: { from: SLOTS },
  assign: { to: DESKS },
  shift: { from: DESKS, to: DESKS },
  token: { reward: REWARDS },
  prize: { option: [1, PRIZES] },
};

/** The bound: 18 turns a seat (PEST-YR-01); within a turn every small choice uses up something: movement, resources, tokens, People or slots. */
const game: Game<State, Move, Event, Options> = {
  meta,
  open: true,
  bound: 20000,
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
