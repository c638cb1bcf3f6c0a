/** Pathologic as the kernel runs it: the contract filled in. */
import { engine, type Game, type Table, type Vocabulary } from '@pesthouse/kernel';
import { brain } from './bot.ts';
import { effect, hands } from './cards/effects.ts';
import { tunables } from './data/tables.ts';
import { guess } from './guess.ts';
import { hide } from './hide.ts';
import { lab } from './lab.ts';
import { meta, type Options } from './meta.ts';
import { DISTRICTS, HEALERS, PIECES, RESOURCES, STRAINS, TAKINGS, TITLES, WARDS } from './names.ts';
import { census, outcome } from './outcome.ts';
import { reactions } from './reactions.ts';
import { setup } from './setup.ts';
import type { Args, Event, Move, Moves, State } from './state.ts';
import { act } from './steps/act.ts';
import { claimType, doAction, goOn, stride, useCard, walk } from './steps/actions.ts';
import { deaths, die, doom, takeCardStep } from './steps/death.ts';
import { drawEvent, eventStrain, healerTurn, influence, loot, turnEnd } from './steps/healer.ts';
import { afterAttack, attack, attacked, extra, lay, plagueEnd, plagueTurn, step } from './steps/plague.ts';
import { afterAward, award, confine, gain, resolved, revive } from './steps/resolve.ts';
import { begin, hit, placeDistrict, placePiece, prescribe } from './steps/setup.ts';
import { ambush, drift, hunger, spoil, stampede, strainEffect, trip } from './steps/strain.ts';
import { settled } from './steps/supply.ts';
import { answers, window } from './steps/windows.ts';

const steps: Table<State, Args, Moves, Event> = {
  prescribe,
  hit,
  'place-piece': placePiece,
  'place-district': placeDistrict,
  begin,
  'plague-turn': plagueTurn,
  step,
  attack,
  attacked,
  die,
  doom,
  deaths,
  'after-attack': afterAttack,
  extra,
  lay,
  'plague-end': plagueEnd,
  'healer-turn': healerTurn,
  'draw-event': drawEvent,
  'event-strain': eventStrain,
  loot,
  influence,
  window,
  answers,
  effect,
  act,
  do: doAction,
  settle: settled,
  'claim-type': claimType,
  'use-card': useCard,
  walk,
  stride,
  continue: goOn,
  trip,
  'strain-effect': strainEffect,
  'take-card': takeCardStep,
  hands,
  confine,
  revive,
  gain,
  resolved,
  award,
  'after-award': afterAward,
  drift,
  hunger,
  ambush,
  spoil,
  stampede,
  'turn-end': turnEnd,
};

const district = [1, DISTRICTS] as const;
const place = [0, DISTRICTS] as const;
const vocabulary: Vocabulary<Move> = {
  take: { card: TITLES },
  target: { ward: WARDS },
  piece: { piece: PIECES },
  put: { at: district },
  begin: { at: place },
  go: { to: place },
  stay: {},
  conceal: {},
  infect: {},
  blockade: {},
  keep: {},
  cease: {},
  interrupt: {},
  lay: { strain: STRAINS, at: district },
  done: {},
  pick: { resource: RESOURCES },
  pass: {},
  paralysis: {},
  'emergency-powers': {},
  'ticking-away': {},
  shortcuts: {},
  summons: { ward: WARDS, to: district },
  'wild-harvest': { first: RESOURCES, second: TAKINGS },
  'herb-brides-dance': { ward: WARDS, other: WARDS },
  'laying-on-of-hands': { at: district },
  'light-fingers': { healer: HEALERS, first: RESOURCES, second: TAKINGS },
  'false-kin': { ward: WARDS },
  'blood-debt': {},
  'living-panacea': {},
  no: {},
  'false-witness': {},
  'isolation-order': { ward: WARDS },
  curfew: { at: district },
  'thanatologists-method': { at: district },
  'have-no-fear': { ward: WARDS },
  leave: { piece: PIECES },
  move: { piece: PIECES },
  resolve: { piece: PIECES },
  transfer: { ward: WARDS },
  supply: { ward: WARDS },
  pact: { ward: WARDS },
  claim: {},
  use: {},
  end: {},
  cancel: {},
  stop: {},
  complete: {},
  'let-lie': {},
  'throw-out': {},
  carry: { to: district },
  confine: { piece: PIECES },
  decline: {},
  revive: { ward: WARDS },
  shift: { ward: WARDS },
  reveal: {},
  drive: { to: district },
};

/** The bound: 40 rounds of four turns, each with a handful of points, cards and windows; only a Pact token carried to and fro could fill it (PATH-PAC-08). */
const BOUND = 40_000;

const game: Game<State, Move, Event, Options> = {
  meta,
  bound: BOUND,
  vocabulary,
  steps,
  bot: brain,
  tunables,
  reactions,
  lab,
  setup,
  hide,
  guess,
  outcome,
  census,
};

export const rules = engine(game);
