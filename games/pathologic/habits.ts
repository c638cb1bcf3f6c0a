/** What a bot's policy goes by: every number that weighs one thing against another, tuned by self-play. A master may have learnt others. */

import { DISTRICTS } from './names.ts';

/** What the hunt is worth, tuned by self-play. */
const HUNT = {
  /** A target, by how many are dead already. */
  target: [5.6, 6.7, 69.7],
  /** Any Ward of a Healer with so much Evidence; of an absent one. */
  loss: [0.088, 0.54, 1.6, 10.5, 7, 12.2, 7.7, 13.9],
  absent: 0.46,
  /** A Ward that can resolve an Event in the next Healer's turns, by Evidence it would bring; one that would win the game. */
  stop: 2.1,
  win: 23.6,
  /** A Healer sent back into Quarantine. */
  healer: 1.2,
  /** How likely prey stays, stays where it works, leaves Quarantine at an Event, or elsewhere, or comes to an Event. */
  stays: 0.87,
  works: 2.9,
  leaves: 0.43,
  rests: 0.17,
  comes: 0.78,
  suits: 0.23,
  /** How much Healers shun a place from which all know that they can be struck. */
  shun: 0.14,
  /** A step: prey at hand, the best place next turn, all places next turn. */
  kill: 5.6,
  next: 0.54,
  around: 0.048,
  /** The pull of targets, free and quarantined, and how it fades. */
  pullFree: 0.67,
  pullShut: 0.32,
  fade: 0.28,
  /** Each turn that the whole hunt still takes, and how many a Ward takes that is free or quarantined, once reached. */
  tour: 0.32,
  tourFree: 1.2,
  tourShut: 2.6,
  lonely: 1.1,
  event: 1.1,
  steppe: 0.45,
  stir: 3.1,
  /** A hunter who always goes the best way is met there. */
  wild: 0.5,
  /** Sieges: to come, to begin, to end. */
  arrive: 0.056,
  begin: 0.66,
  cease: 6.2,
  /** What an attack gives away. */
  reveal: 0.21,
  veil: 0.017,
  siege: 0.47,
  keep: 0.11,
  /** Strains by title, and what makes a place busy; what a laid one gives away. */
  lay: [0.77, 0.88, 2, 1.1, 0.19, 0.66, 0.63, 0.88, 0.33, 1.4, 1.2, 3.2],
  layEvent: 2.2,
  layPiece: 0.78,
  layNear: 0.48,
  layBar: 0.2,
  layShut: 0.48,
  layHere: 3.7,
  info: 0.97,
};
/** What a Healer cares for, tuned by self-play. */
const HEAL = {
  /** Resolving by own Ward and otherwise; with a Supply. */
  own: 30.3,
  other: 19.1,
  supplyOwn: 23.8,
  supplyOther: 12.7,
  /** What rivals would take else. */
  deny: 2.8,
  /** The worth of an errand, when it begins with leaving and with a move. */
  leave: 2,
  leaveSelf: 4.5,
  leaveOther: 1.8,
  go: 4.7,
  goSelf: 7.2,
  goOther: 2.9,
  /** An Event that rivals are about to take, and one that another piece serves. */
  contested: 0.54,
  doubled: 0.52,
  /** Danger to an own Ward, to another; how it grows with each dead target for a likely target; how much less it counts before the last turn of a round. */
  risk: 5.1,
  riskOther: 0.62,
  doom: [0.029, 0.81, 2.9],
  early: 0.9,
  flee: 2.4,
  rescue: 0.62,
  /** Counters. */
  claim: 0.87,
  claimNeed: 0.92,
  transfer: 0.7,
  transferNeed: 0.59,
  use: 1.9,
  useDanger: 1.2,
  /** A Pact: for own plans, against rivals, and against a rival's victory. */
  pactOwn: 0.8,
  pactDeny: 0.46,
  pactWin: 3.4,
  pactShut: 0.38,
  /** A walk: the Event at its end, danger, mines, company. */
  walk: 4.8,
  walkFar: 1.7,
  walkLack: 1.4,
  walkOwn: 1.2,
  walkRisk: 2,
  mine: 0.7,
  /** Placement: neighbours, and distance from the Steppe, for Healers, own Wards and others' Wards. */
  placeNear: [0.21, 0.62, 0.32],
  placeFar: [0.08, 0.17, -0.097],
  /** What each district is worth to them besides, for the same three, district by district. */
  homes: Array.from({ length: 3 * DISTRICTS }, () => 0),
};

/** How dear each Prescription is to its taker. */
const LIKED = {
  paralysis: 7.4,
  curfew: 1.5,
  summons: 2.5,
  'emergency-powers': 1,
  'isolation-order': 2.1,
  'thanatologists-method': 1.4,
  'wild-harvest': 5.4,
  'ticking-away': 2.2,
  shortcuts: 1.8,
  'blood-debt': 2.6,
  'living-panacea': 3,
  'herb-brides-dance': 1.6,
  no: 2.5,
  'have-no-fear': 1.5,
  'laying-on-of-hands': 0.89,
  'false-witness': 2.2,
  'light-fingers': 1.8,
  'false-kin': 1.3,
};
/** When a card is worth playing; an answer competes with a pass of 1. */
const PLAY = {
  paralysis: 2.5,
  paralysisBar: 0.86,
  harvest: 7.2,
  summonsSafe: 2,
  summonsEvent: 3.6,
  summonsRival: 0.93,
  dance: 6.7,
  danceBar: 1.3,
  hands: 2,
  handsIdle: 0.59,
  noStrain: 2.4,
  panaceaOther: -1.2,
  isolateOwn: 4.8,
  isolateOther: 0.66,
  witness: [-1.5, -0.6, -0.56, 0.22, 3.1, 3.7, 5.2, 3.3],
  curfew: 0.64,
  method: 0.4,
  fear: 1,
  ticking: [2.8, 7.7, 0.75],
  shortcuts: 1.7,
  last: 6.4,
};
/** What it is worth to stop a rival's card. */
const STOPPED = {
  'ticking-away': 2.4,
  'light-fingers': 1.6,
  'blood-debt': 1.5,
  'emergency-powers': 1,
  summons: 1.4,
  'wild-harvest': 1.3,
};

/** How unlike choices of about the same worth are made, by decision. */
const MOODS = {
  prescribe: 3,
  takeCard: 3,
  place: 2,
  begin: 2,
  drift: 1,
  attack: 0.3,
  lay: 0.5,
  loot: 1,
  window: 1,
  act: 0.6,
  claim: 0.5,
  useCard: 0.3,
  walk: 0.4,
  hands: 1,
  confine: 0.2,
  revive: 1,
  gain: 0.5,
  hunger: 0.5,
  spoil: 0.5,
  stampede: 1,
};

/** All of them are numbers or lists of numbers, so that self-play can turn them. */
export const WRITTEN = { hunt: HUNT, heal: HEAL, play: PLAY, liked: LIKED, stopped: STOPPED, moods: MOODS };
export type Habits = typeof WRITTEN;
