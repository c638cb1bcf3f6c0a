/** Set-up (2.2): the piles before the first card is dealt. */
import type { Chance } from '@pesthouse/kernel';
import { card, FILTH, KINGDOM_FACES, NUMBER, PENANCE_FACES, RAT, STACKS } from './cards/cards.ts';
import { namedSeat, type Options } from './meta.ts';
import { pile } from './piles.ts';
import { EMPTY, type Player, type State } from './state.ts';

const player = (): Player => {
  const draw = pile();
  draw[RAT] = NUMBER.rats;
  draw[FILTH] = NUMBER.filth;
  return {
    draw, // PLG-SET-10
    drawSize: NUMBER.rats + NUMBER.filth,
    top: [],
    discard: pile(),
    discardSize: 0,
    hand: pile(),
    handSize: 0,
    known: pile(),
    knownSize: 0,
    control: [],
    turns: 0,
  };
};

const all = (faces: readonly number[]): number[] => {
  const p = pile();
  for (const f of faces) p[f] = card(f).copies;
  return p;
};
const size = (p: readonly number[]): number => p.reduce((n, x) => n + x, 0);

export const setup = (options: Options, seats: number, chance: Chance): State => {
  const named = namedSeat(options.firstPlayer);
  const first = named < 0 ? chance.below(seats) : named; // PLG-TRN-07
  const kingdom = all(KINGDOM_FACES);
  const penance = all(PENANCE_FACES);
  return {
    stack: [{ step: 'deal', secondSeatCard: options.secondSeatCard }],
    asked: 0,
    players: Array.from({ length: seats }, player),
    first,
    active: first,
    round: 0,
    phase: 'setup',
    lineup: Array.from({ length: NUMBER.lineup }, () => EMPTY),
    kingdom, // PLG-SET-01
    kingdomSize: size(kingdom),
    stacks: STACKS.map((x) => x.slice()), // PLG-SET-07
    king: true,
    ratKings: NUMBER.ratKings, // PLG-SET-09
    penance, // PLG-SET-08
    penanceSize: size(penance),
    pit: pile(), // PLG-SET-12
    pitSize: 0,
    gained: 0,
    base: 0,
    pool: 0,
    spent: 0,
    tookRatKing: false,
    discount: 0,
    discountMin: 1,
    extraDraw: 0,
    chose: false,
    busy: false,
    idle: 0,
    redeals: 0,
    ending: 'none',
    closer: -1,
    equalTurns: options.equalTurns,
    redealRule: options.lineupRedeal,
  };
};
