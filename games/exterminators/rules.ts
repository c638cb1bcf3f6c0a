/** Pests! as the kernel runs it: the contract filled in. */
import { engine, type Game, type Table, type Vocabulary } from '@pesthouse/kernel';
import { brain } from './bot.ts';
import { cardTunables } from './cards/cards.ts';
import { tunables } from './data/tables.ts';
import { FAR } from './grid.ts';
import { guess } from './guess.ts';
import { hide } from './hide.ts';
import { lab } from './lab.ts';
import { meta, type Options } from './meta.ts';
import { CARDS, COLORS, CONTENTS, DIRS, FACES, TILES, TRAPS } from './names.ts';
import { census, outcome } from './outcome.ts';
import { setup } from './setup.ts';
import type { Args, Event, Move, Moves, State } from './state.ts';
import { act } from './steps/act.ts';
import { build, emergency, lay, tiles } from './steps/build.ts';
import { end } from './steps/end.ts';
import { answer } from './steps/exchange.ts';
import { infest } from './steps/infest.ts';
import { dive, pick } from './steps/pick.ts';
import { nest, persuade, queen, turn, window } from './steps/queen.ts';
import { choose, draft, first } from './steps/select.ts';

const steps: Table<State, Args, Moves, Event> = {
  first,
  choose,
  draft,
  tiles,
  lay,
  build,
  emergency,
  infest,
  turn,
  queen,
  window,
  persuade,
  nest,
  act,
  pick,
  dive,
  answer,
  end,
};

const vocabulary: Vocabulary<Move> = {
  choose: { color: COLORS },
  take: { card: CARDS },
  place: { tile: TILES, x: [-FAR, FAR], y: [-FAR, FAR], rot: [0, 3] },
  force: { x: [-FAR, FAR], y: [-FAR, FAR], rot: [0, 3], side: DIRS },
  roll: {},
  hibernate: {},
  'mind-control': { face: FACES },
  persuade: { face: FACES },
  'let-roll': {},
  move: { to: TILES },
  exterminate: {},
  'drop-trap': { content: CONTENTS },
  'empty-trap': { trap: TRAPS },
  'drag-trap': { trap: TRAPS, to: TILES, content: CONTENTS },
  'seal-nest': {},
  'destroy-trap': { trap: TRAPS },
  unseal: { color: COLORS },
  play: { card: CARDS },
  'play-at': { card: CARDS, room: TILES },
  'play-on': { card: CARDS, color: COLORS },
  'play-trap': { card: CARDS, trap: TRAPS },
  'play-spread': { card: CARDS, color: COLORS, room: TILES },
  buy: {},
  give: { to: COLORS, card: CARDS },
  ask: { from: COLORS, card: CARDS },
  'end-turn': {},
  pick: { color: COLORS },
  stop: {},
  accept: {},
  decline: {},
};

/** The bound: at most 500 rounds of six turns (EXT-LIM-01), and in a turn never more choices than points, pests and exchanges allow. */
const game: Game<State, Move, Event, Options> = {
  meta,
  bound: 300_000,
  vocabulary,
  steps,
  bot: brain,
  tunables: [...tunables, ...cardTunables],
  lab,
  setup,
  hide,
  guess,
  outcome,
  census,
};

export const rules = engine(game);
