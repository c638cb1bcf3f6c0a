/** Setup (2.2, 2.3, 2.27 to 2.29): the map, the cards that lie open, the boards and the first turn order. */

import { type Chance, drawFrom } from '@pesthouse/kernel';
import { ERAS } from './calendar.ts';
import { ASSISTANTS, advancedTokens, COURT, DECREE, GROUND, LOCATION_TOKENS, NUMBER, ROAD, STARTING, TECH, TOKENS, TOKENS_OUT, WORK } from './data/tables.ts';
import { add, nth, row } from './look.ts';
import type { Options } from './meta.ts';
import { AIDS, BUILDINGS, HOUSES, KINDS, PESTS, PLACES, REWARDS, SLOTS, STARTS, TIERS } from './names.ts';
import { pick } from './reading.ts';
import type { Player, State } from './state.ts';

/** The cards 1 to n as bits. */
const cards = (n: number): number => ((1 << n) - 1) << 1;

const shuffled = (n: number, chance: Chance): number[] => {
  const list = Array.from({ length: n }, (_, i) => i);
  for (let i = n - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const x = nth(list, i);
    list[i] = nth(list, j);
    list[j] = x;
  }
  return list;
};

/** PEST-SET-01: chosen colours stay; the others are drawn seat by seat from those that are left. */
const houses = (wanted: Options['house'], seats: number, chance: Chance): number[] => {
  const left = HOUSES.map((_, i) => i).filter((i) => !wanted.some((w) => w === HOUSES[i]));
  return Array.from({ length: seats }, (_, seat) => {
    const chosen = HOUSES.findIndex((h) => h === wanted[seat]);
    if (chosen >= 0) return chosen;
    return drawFrom(left, chance);
  });
};

const FIRST_ERA = 0;
/** The Eras as the Decrees count them, from 1. */
const EACH_ERA = Array.from({ length: ERAS }, (_, i) => i + 1);
/** A player board as it starts (2.3). */
const board = (house: number): Player => ({
  house,
  res: [...STARTING],
  research: NUMBER.research,
  renown: 0,
  negative: 0,
  influence: 0,
  imperative: EACH_ERA.map(() => 0),
  site: BUILDINGS.map(() => -1),
  makes: BUILDINGS.map(() => -1),
  worker: [...BUILDINGS.map(() => 0), 0],
  sick: SLOTS.map(() => 0),
  dead: 0,
  track: 0,
  tech: TIERS.map(() => 0),
  breathing: 0,
  infirmary: 0,
  experts: 0,
  mobile: -1,
  doctor: -1,
  camp: -1,
  stands: 0,
  ready: nth(ASSISTANTS, FIRST_ERA),
  capital: 0,
  starts: [],
});

/** PEST-ADV-01 to 04: random tokens on the intact locations of their size; they replace what is printed. */
const scatter = (s: State, seats: number, chance: Chance): void => {
  for (const [kind] of KINDS.entries()) {
    const tokens = LOCATION_TOKENS.filter((t) => t.kind === kind);
    const drawn = shuffled(tokens.length, chance).slice(0, advancedTokens(seats)[kind]);
    for (const at of PLACES.keys()) {
      if (row(GROUND, at).kind !== kind || nth(s.ruin, at) === 1) continue;
      const i = drawn.pop();
      if (i === undefined) continue;
      const token = row(tokens, i);
      s.yields[at] = token.resource;
      s.sick[at] = token.sick ? 1 : 0;
    }
  }
};

export const setup = (options: Options, seats: number, chance: Chance): State => {
  const alone = seats === 1;
  const ruin = GROUND.map((g) => (g.ruinedAt.includes(seats) ? 1 : 0)); // PEST-SET-02
  const era = (n: number): number[] => DECREE.flatMap((d, i) => (d.era === n && (!alone || d.solo) ? [i] : [])); // PEST-SOL-06
  const tokens = REWARDS.map(() => 0);
  for (const i of shuffled(TOKENS.length, chance).slice(0, TOKENS_OUT[seats])) add(tokens, nth(TOKENS, i), 1); // PEST-SET-09
  const s: State = {
    stack: [{ step: 'deal', i: 0 }],
    asked: 0,
    players: houses(options.house, seats, chance).map(board),
    order: shuffled(seats, chance), // PEST-SET-14
    versus: options.versus,
    advanced: options.advanced,
    neutralPersists: options.soloNeutralPersists,
    pairNeedsPeople: options.pairNeedsPeople,
    year: 0,
    phase: 'setup',
    yields: GROUND.map((g) => g.resource),
    sick: GROUND.map((g, at) => (g.sick && ruin[at] === 0 ? 1 : 0)), // PEST-SET-03, PEST-SET-04
    ruin,
    built: GROUND.map(() => 0),
    roadSick: ROAD.map(() => 0),
    pests: cards(PESTS.length),
    aids: cards(AIDS.length),
    pestsUp: [],
    pestsOut: 0,
    aidsUp: [],
    starts: (1 << STARTS.length) - 1,
    deck: TECH.reduce((bits, t, i) => (i > 0 && (!alone || t.solo) ? bits | (1 << i) : bits), 0), // PEST-SOL-05
    market: [],
    decrees: EACH_ERA.map((n) => nth(era(n), chance.below(era(n).length))), // PEST-SET-05
    court: alone ? 0 : 1 + chance.below(COURT.length - 1), // PEST-SET-07, PEST-SOL-07
    tokens,
    tokensUp: [...tokens],
    works: WORK.map(() => -1),
    neutral: options.versus ? NUMBER.neutralStart : 0,
    summit: [],
    active: 0,
    stand: -1,
    top: -1,
    left: -1,
    topDone: false,
    leftDone: false,
    spent: false,
    going: { from: -1, points: 0, steps: 0, entered: [], gathered: 0, jumped: false, crowd: false, rival: false },
    carriedFrom: 0,
    carriedTo: 0,
    over: false,
  };
  if (options.advanced) scatter(s, seats, chance);
  for (let i = 0; i < NUMBER.market; i++) dealTech(s, chance); // PEST-SET-12
  return s;
};

/** One card from the Technology deck to the market; gives its number. */
export const dealTech = (s: State, chance: Chance): number => {
  let n = 0;
  for (let b = s.deck; b !== 0; b &= b - 1) n++;
  const card = pick(s.deck, chance.below(n));
  s.deck &= ~(1 << card);
  s.market.push(card);
  return card;
};
