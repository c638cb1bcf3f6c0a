/** Setup (2.3): who plays what, the decks, the Pool; the first questions are put by the steps. */

import { type Chance, drawFrom } from '@pesthouse/kernel';
import { copiesIn, NUMBER, SLOTS, STARTING, STRAIN } from './data/tables.ts';
import { ALL_LISTS } from './fog.ts';
import { nth } from './look.ts';
import type { Options } from './meta.ts';
import { counterSlot, DISTRICTS, HEALERS, NO_STRAIN, NO_TARGET, PIECES, PLAGUE, RESOURCES, ROLES, STRAINS, UNKNOWN } from './names.ts';
import { DUEL_DECK, OPEN, type State } from './state.ts';

/** The Healers, by number. */
const EACH = HEALERS.map((_, h) => h);
const row = (n: number, value: number): number[] => Array.from({ length: n }, () => value);

/** PATH-SET-01: chosen roles stay; the Plague must be there, and the random seats draw from what is left. */
const deal = (wanted: Options['roles'], seats: number, chance: Chance): number[] => {
  const chosen = wanted.map((x) => (x === 'random' ? -1 : ROLES.indexOf(x)));
  let left: number[] = [];
  const healers = seats - 1;
  if (healers > 1)
    left = [...EACH.slice(0, healers), PLAGUE]; // PATH-P3-01: with three players nobody plays the Changeling
  else {
    const healer = chosen.find((x) => x >= 0 && x < PLAGUE);
    left = [healer ?? chance.below(HEALERS.length), PLAGUE]; // PATH-P2-01
  }
  left = left.filter((x) => !chosen.includes(x));
  return chosen.map((x) => (x >= 0 ? x : drawFrom(left, chance)));
};

export const setup = (options: Options, seats: number, chance: Chance): State => {
  const roles = deal(options.roles, seats, chance);
  const order = EACH.filter((h) => roles.includes(h));
  const duel = order.length === 1;
  const deck = EACH.map((h) => (order.includes(h) ? Array.from({ length: SLOTS }, (_, i) => copiesIn(duel ? DUEL_DECK : h, i)) : row(SLOTS, 0)));
  const pool = row(RESOURCES.length, NUMBER.counters);
  const counters = row(HEALERS.length * RESOURCES.length, 0);
  for (const h of order) {
    const t = nth(STARTING, h);
    counters[counterSlot(h, t)] = 1; // PATH-SET-04
    pool[t] = nth(pool, t) - 1;
  }
  const first = nth(order, 0);
  return {
    // PATH-SET-08: Prescriptions and Hit List are fixed before any piece is placed.
    stack: [
      { step: 'place-piece', n: 0 },
      { step: 'hit', group: 0 },
      { step: 'prescribe', answers: row(HEALERS.length, OPEN) },
    ],
    asked: 0,
    roles,
    seatOf: ROLES.map((_, r) => roles.indexOf(r)),
    order,
    duel,
    rounds: options.rounds,
    ownTier: options.ownTier,
    fullParalysis: options.fullParalysis,
    resolveAtOnce: options.resolveAtOnce,
    round: 1,
    active: first,
    phase: 'setup',
    tier: first, // PATH-P2-08
    at: row(PIECES.length, 0),
    free: 0, // PATH-SET-12
    acted: 0,
    crypt: 0,
    grave: 0,
    evidence: EACH.map((h) => (order.includes(h) ? NUMBER.evidenceStart : 0)),
    counters,
    pool,
    pact: row(HEALERS.length, -1),
    event: row(DISTRICTS + 1, 0),
    need: row(DISTRICTS + 1, 0),
    marker: row(DISTRICTS + 1, 0),
    ongoing: 0,
    undrawn: DISTRICTS,
    begun: false,
    hand: EACH.map(() => row(SLOTS, 0)),
    deck,
    discard: EACH.map(() => row(SLOTS, 0)),
    held: row(HEALERS.length, 0),
    rest: deck.map((d) => d.reduce((n, x) => n + x, 0)),
    sure: 0,
    strains: STRAIN.map((x) => x.copies),
    grip: row(STRAINS.length, 0), // PATH-SET-09
    spent: row(STRAINS.length, 0),
    strainsLeft: STRAIN.reduce((n, x) => n + x.copies, 0),
    gripSize: 0,
    mine: row(DISTRICTS + 1, NO_STRAIN),
    seen: row(DISTRICTS + 1, 0),
    place: UNKNOWN,
    visited: 0,
    moved: false,
    hit: row(HEALERS.length, NO_TARGET),
    notebook: [],
    chosen: 0,
    lists: ALL_LISTS,
    fog: 0,
    tracks: [],
    lastSeen: UNKNOWN,
    lastSeenRound: 0,
    blockade: 0,
    paralysed: false,
    stilled: false,
    curfew: 0,
    lastCurfew: 0,
    shield: -1,
    ap: 0,
    stride: 0,
    emergency: false,
    kin: -1,
    supplied: -1,
    given: row(RESOURCES.length, 0),
    doomed: 0,
    toll: 0,
    reward: 0,
    gain: row(HEALERS.length, 0),
    cancelled: false,
    saved: false,
    tripped: false,
    broken: false,
    winner: -1,
    end: 'none',
  };
};
