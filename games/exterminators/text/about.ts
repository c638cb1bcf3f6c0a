/** What Pests! tells of everything that its board draws, as facts: the words of every language say them. Of hidden hands it knows their size. */
import { type ClausesOf, type FactsOf, oneOf, type Seat } from '@pesthouse/kernel';
import { CARDS, type CardId, COLORS, type Color, cardOf, TILES, type TileId, TRAPS, type TrapId, tileOf } from '../names.ts';
import { atLarge, colorAt, infestedAll, ready, roomOf } from '../pieces.ts';
import { type Phase, pestsAt, playerAt, type State } from '../state.ts';
import type { Making } from './making.ts';
import { capacityOf, doorsOf, heldBy, type Thing, thingsIn, trapColor } from './reading.ts';

export interface SeatTold {
  readonly seat: Seat;
  readonly color: Color | null;
  readonly you: boolean;
  readonly turn: boolean;
  readonly out: boolean;
  readonly begun: boolean;
  readonly reserve: number;
  readonly pool: number;
  readonly full: boolean;
  readonly sealed: boolean;
  readonly left: number;
  readonly trapped: boolean;
  readonly ready: boolean;
  readonly hand: number;
  readonly tiles: number;
  readonly traps: { readonly out: number; readonly all: number };
}

export interface Facts {
  house: { readonly rooms: number; readonly building: boolean };
  room: { readonly tile: TileId; readonly things: readonly Thing[]; readonly doors: number; readonly nest: Color | null; readonly sealed: boolean };
  pests: { readonly color: Color; readonly tile: TileId; readonly n: number; readonly you: boolean; readonly here: boolean };
  trap: {
    readonly trap: TrapId;
    readonly color: Color;
    readonly capacity: number;
    readonly pests: number;
    readonly queen: boolean;
    readonly you: boolean;
    readonly ready: boolean;
  };
  queen: { readonly color: Color; readonly you: boolean; readonly trapped: boolean };
  person: { readonly color: Color; readonly you: boolean };
  seat: SeatTold;
  reserve: SeatTold;
  jobs: SeatTold;
  hand: SeatTold;
  traps: SeatTold;
  tiles: SeatTold;
  tile: { readonly tile: TileId; readonly nest: boolean };
  card: { readonly card: CardId; readonly cost: number; readonly free: boolean; readonly offensive: boolean; readonly mine: number };
  draw: { readonly cards: number; readonly cost: number };
  discard: { readonly cards: number };
  dice: { readonly populate: number };
  turn: { readonly round: number; readonly limit: number; readonly phase: Phase; readonly seat: Seat; readonly you: boolean; readonly ap: number };
  shelf: { readonly phase: Phase };
  warning: SeatTold;
  sign: object;
}

const seatAt = (s: State, id: string): Seat => (id !== '' && s.players[Number(id)] !== undefined ? Number(id) : -1);

export const factsOf = ({ tables: { CARD, COST, NUMBER }, tables }: Making): FactsOf<State, Facts> => {
  const seatTold = (s: State, seat: Seat, id: string): SeatTold | null => {
    const who = seatAt(s, id);
    if (who < 0) return null;
    const p = playerAt(s, who);
    const begun = s.round > 0 || s.phase === 'queen' || s.phase === 'act' || s.phase === 'over';
    return {
      seat: who,
      color: p.color < 0 ? null : colorAt(s, who),
      you: who === seat,
      turn: begun && s.active === who && s.phase !== 'over',
      out: !p.alive,
      begun,
      reserve: p.reserve,
      pool: NUMBER.pests - p.box,
      full: begun && p.alive && infestedAll(p),
      sealed: p.sealed,
      left: begun ? Math.max(0, atLarge(p)) : 0,
      trapped: p.held >= 0,
      ready: begun && p.alive && ready(s, who, false),
      hand: p.handSize,
      tiles: p.tiles.length,
      traps: { out: p.traps.filter((t) => t.room >= 0).length, all: p.traps.length },
    };
  };
  const seatOfColor = (s: State, color: Color): Seat => s.seatOf[COLORS.indexOf(color)] ?? -1;
  return {
    house: (s) => ({ rooms: s.rooms.length, building: s.phase === 'house' }),
    room(s, _seat, id) {
      const tile = oneOf(TILES, id);
      const room = tile === null ? -1 : roomOf(s, tileOf(tile));
      if (tile === null || room < 0) return null;
      const things = thingsIn(s, room);
      const nest = things.find((x) => x.what === 'nest');
      return { tile, things, doors: doorsOf(s, room).length, nest: nest?.color ?? null, sealed: nest?.sealed ?? false };
    },
    pests(s, seat, id, more) {
      const color = oneOf(COLORS, id);
      const tile = oneOf(TILES, more);
      const room = tile === null ? -1 : roomOf(s, tileOf(tile));
      const who = color === null ? -1 : seatOfColor(s, color);
      if (color === null || tile === null || room < 0 || who < 0) return null;
      return { color, tile, n: pestsAt(playerAt(s, who), room), you: who === seat, here: seat >= 0 && playerAt(s, seat).room === room };
    },
    trap(s, seat, id) {
      const trap = oneOf(TRAPS, id);
      if (trap === null) return null;
      const color = trapColor(trap);
      const held = heldBy(s, trap);
      const who = seatOfColor(s, color);
      return {
        trap,
        color,
        capacity: capacityOf(tables, color),
        pests: held?.pests ?? 0,
        queen: held?.queen ?? false,
        you: who === seat,
        ready: who >= 0 && playerAt(s, who).alive && ready(s, who, false),
      };
    },
    queen(s, seat, id) {
      const color = oneOf(COLORS, id);
      const who = color === null ? -1 : seatOfColor(s, color);
      return color === null ? null : { color, you: who === seat, trapped: who >= 0 && playerAt(s, who).held >= 0 };
    },
    person(s, seat, id) {
      const color = oneOf(COLORS, id);
      return color === null ? null : { color, you: seat >= 0 && seatOfColor(s, color) === seat };
    },
    seat: seatTold,
    reserve: seatTold,
    jobs: seatTold,
    hand: seatTold,
    traps: seatTold,
    tiles: seatTold,
    warning: seatTold,
    tile(_s, _seat, id) {
      const tile = oneOf(TILES, id);
      return tile === null ? null : { tile, nest: tile.startsWith('nest_') };
    },
    card(s, seat, id) {
      const card = oneOf(CARDS, id);
      const row = card === null ? undefined : CARD[cardOf(card)];
      if (card === null || row === undefined) return null;
      return {
        card,
        cost: row.cost,
        free: row.window,
        offensive: row.offensive,
        mine: seat < 0 ? 0 : (playerAt(s, seat).hand[cardOf(card)] ?? 0),
      };
    },
    draw: (s) => ({ cards: s.drawSize, cost: COST.buy }),
    discard: (s) => ({ cards: s.discardSize }),
    dice: () => ({ populate: NUMBER.populate }),
    turn: (s, seat) => ({ round: s.round, limit: s.roundLimit, phase: s.phase, seat: s.active, you: s.active === seat, ap: s.ap }),
    shelf: (s) => ({ phase: s.phase }),
    sign: () => ({}),
  };
};

const two = (n: number): string => String(n).padStart(2, '0');
/** The rulebook has the cards in the order of their list, the defensive ones first. */
const DEFENSIVE = 12;
const clauseOf = (card: CardId): string => {
  const i = CARDS.indexOf(card);
  return i < DEFENSIVE ? `EXT-CARD-D${two(i + 1)}` : `EXT-CARD-O${two(i + 1 - DEFENSIVE)}`;
};
const TRAITS: Readonly<Record<Color, readonly string[]>> = {
  red: ['EXT-CHAR-02', 'EXT-CHAR-03'],
  orange: ['EXT-CHAR-04'],
  yellow: ['EXT-CHAR-05', 'EXT-CHAR-06'],
  green: ['EXT-CHAR-07'],
  blue: ['EXT-CHAR-08'],
  purple: ['EXT-CHAR-09', 'EXT-CHAR-10'],
};
const PHASE_CLAUSES: Readonly<Record<Phase, readonly string[]>> = {
  exterminators: ['EXT-SEL-04'],
  toolboxes: ['EXT-TBX-01'],
  house: ['EXT-BLD-09', 'EXT-BLD-13'],
  queen: ['EXT-TRN-02', 'EXT-QN-01'],
  act: ['EXT-TRN-02', 'EXT-ACT-01'],
  over: ['EXT-WIN-01'],
};

export const CLAUSES: ClausesOf<Facts> = {
  house: ({ building }) => (building ? ['EXT-BLD-13', 'EXT-BLD-14'] : ['EXT-ACT-02']),
  room: ({ nest }) => (nest === null ? ['EXT-ACT-02'] : ['EXT-QN-10', 'EXT-ACT-18']),
  pests: () => ['EXT-ACT-05', 'EXT-ELI-01'],
  trap: () => ['EXT-TRP-01', 'EXT-ACT-12'],
  queen: ({ trapped }) => (trapped ? ['EXT-QTR-01'] : ['EXT-QN-03', 'EXT-QMV-04']),
  person: ({ color }) => TRAITS[color],
  seat: () => ['EXT-WIN-01', 'EXT-ELI-01'],
  reserve: () => ['EXT-ELI-02'],
  jobs: () => ['EXT-WIN-01'],
  hand: () => ['EXT-TBX-05', 'EXT-ACT-23'],
  traps: () => ['EXT-TRP-01', 'EXT-ACT-08'],
  tiles: () => ['EXT-BLD-10', 'EXT-BLD-11'],
  warning: () => ['EXT-ELI-01', 'EXT-ELI-02'],
  tile: ({ nest }) => (nest ? ['EXT-BLD-11', 'EXT-INF-03'] : ['EXT-BLD-13']),
  card: ({ card }) => [clauseOf(card), 'EXT-ACT-23'],
  draw: () => ['EXT-ACT-26'],
  discard: () => ['EXT-ACT-24'],
  dice: () => ['EXT-QN-03', 'EXT-ACT-05'],
  turn: ({ phase }) => PHASE_CLAUSES[phase],
  shelf: ({ phase }) => PHASE_CLAUSES[phase],
  sign: () => ['EXT-TRN-02'],
};
