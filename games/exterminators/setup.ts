/** Setup: an empty Entry, the whole toolbox, and nobody's color chosen yet. What players choose comes in steps (EXT-GEN-05). */

import type { Chance } from '@pesthouse/kernel';
import { CARD } from './cards/cards.ts';
import { DOORS } from './data/tables.ts';
import { cellAt } from './grid.ts';
import { pile } from './hands.ts';
import { nth, row } from './look.ts';
import type { Options } from './meta.ts';
import { COLORS, ENTRY } from './names.ts';
import type { Player, State } from './state.ts';

const TEAMS: { readonly [K in Exclude<Options['teams'], 'none'>]: number } = { '2x2': 2, '2x3': 2, '3x2': 3 };

const NOBODY: readonly number[] = COLORS.map(() => -1);

const newcomer = (): Player => ({
  color: -1,
  alive: true,
  tiles: [],
  nest: -1,
  sealed: false,
  reserve: 0,
  box: 0,
  pests: [],
  queen: 0,
  held: -1,
  traps: [],
  room: 0,
  hand: pile(),
  handSize: 0,
  known: pile(),
  knownSize: 0,
  front: [],
  turns: 0,
});

/** So many new things: `Array.from` takes several times as long, and playouts set up many games. */
const so = <T>(many: number, make: () => T): T[] => {
  const made: T[] = [];
  for (let i = 0; i < many; i++) made.push(make());
  return made;
};

export const setup = (options: Options, seats: number, _chance: Chance): State => {
  const bigDeck = options.toolboxDeck === '28';
  const teams = options.teams === 'none' ? seats : TEAMS[options.teams];
  const draw = pile();
  let drawSize = 0;
  for (let c = 0; c < CARD.length; c++) {
    draw[c] = bigDeck ? row(CARD, c).copies28 : row(CARD, c).copies24; // EXT-TBX-08
    drawSize += nth(draw, c);
  }
  return {
    stack: [{ step: 'first' }],
    asked: 0,
    players: so(seats, newcomer),
    seatOf: NOBODY.slice(),
    teams,
    phase: 'exterminators',
    first: 0,
    start: 0,
    active: 0,
    round: 0,
    roundLimit: options.roundLimit,
    quickStart: options.quickStart,
    autoBuild: options.autoBuild,
    bigDeck,
    nestTraps: options.nestTraps,
    draw,
    drawSize,
    discard: pile(),
    discardSize: 0,
    played: pile(),
    playedSize: 0,
    loose: so(teams, pile),
    rooms: [ENTRY],
    cells: [cellAt(0, 0)], // EXT-BLD-02
    doors: [nth(DOORS, ENTRY)],
    way: [],
    exit: [],
    ghost: [],
    beside: [],
    buildTurn: 0,
    passes: 0,
    tilesOut: [],
    ap: 0,
    free: 0,
    drink: -1,
    spent: 0,
    caught: false,
    swapped: [],
    declined: [],
    outs: [],
    ranks: [],
    ending: 'none',
  };
};
