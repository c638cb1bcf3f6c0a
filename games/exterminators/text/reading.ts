/** What the words of Pests! read from tables and positions, in no language: numbers on cards and traits, who decides, what a trap holds, what stands in a room. */

import type { Prompt, Seat } from '@pesthouse/kernel';
import { exterminators } from '../data/printed.ts';
import { wayFrom } from '../doors.ts';
import { named } from '../hands.ts';
import {
  BACK,
  CARDS,
  type CardId,
  COLORS,
  type Color,
  cardOf,
  colorName,
  colorOf,
  colorOfTrap,
  DIRS,
  type Dir,
  type Seen,
  TILES,
  type TileId,
  type TrapId,
  tileName,
  tileOf,
  trapOf,
} from '../names.ts';
import { atLarge, colorAt, roomOf, trapId, trapIn, trapOwner } from '../pieces.ts';
import { type Player, pestsAt, playerAt, type State, sameTeam } from '../state.ts';
import type { Tables } from '../tables.ts';
import { WALL } from '../ways.ts';

export const trapColor = (id: TrapId): Color => colorName(colorOfTrap(trapOf(id)));

/** The number that a card prints besides its price. */
export const cardNumber =
  ({ CARD }: Tables) =>
  (id: CardId): number => {
    const op = CARD[cardOf(id)]?.op;
    return op === undefined ? 0 : 'n' in op ? op.n : 'steps' in op ? op.steps : 'moves' in op ? op.moves : 0;
  };
type Ability = 'exterminateMinimum' | 'summonSteps' | 'trapCapacity' | 'freeMoves' | 'queenSteps' | 'sealNestCost';
export const traitNumber =
  ({ CHARACTER }: Tables) =>
  (color: Color, what: Ability): number =>
    CHARACTER[colorOf(color)]?.[what] ?? 0;
export const summonSteps = ({ CHARACTER }: Tables, color: Color): number => CHARACTER[colorOf(color)]?.summonSteps ?? 1;
export const capacityOf = ({ CHARACTER }: Tables, color: Color): number => CHARACTER[colorOf(color)]?.trapCapacity ?? 7;
export const sealCost = ({ CHARACTER }: Tables, p: Player): number => CHARACTER[p.color]?.sealNestCost ?? 2;
/** What playing a card costs; null for one that was dug out of the discard pile, which is paid for (EXT-CARD-O09). */
export const priceOf = ({ CARD }: Tables, s: State, card: CardId): number | null =>
  s.stack[s.stack.length - 1]?.step === 'dive' ? null : (CARD[cardOf(card)]?.cost ?? 1);

type Person = (typeof exterminators)[number];
export type PrintedTrait = Person['exterminatorTrait'] | NonNullable<Person['queenTrait']>;
export type TraitId = PrintedTrait['id'];
/** The exterminator's own trait, then the queen's if she has one. */
export const traitsOf = (color: Color): readonly PrintedTrait[] => {
  const x = exterminators.find((y) => y.color === color);
  if (x === undefined) return [];
  return x.queenTrait === null ? [x.exterminatorTrait] : [x.exterminatorTrait, x.queenTrait];
};

/** What a prompt says as plain words, as the ids that they are. */
export const colorIn = (x: Prompt[string] | undefined): Color => COLORS.find((c) => c === x) ?? 'red';
export const roomIn = (x: Prompt[string] | undefined): TileId => TILES.find((t) => t === x) ?? 'entry';
export const cardIn = (x: Prompt[string] | undefined): Seen => CARDS.find((c) => c === x) ?? 'unknown';

/** Who has to decide. */
export const decider = (s: State): Seat => {
  const f = s.stack[s.stack.length - 1];
  switch (f?.step) {
    case 'choose':
      return (s.first + s.players.length - f.n) % s.players.length;
    case 'draft':
      return (s.first + 1 + f.n) % s.players.length;
    case 'build':
    case 'emergency':
      return f.who;
    case 'persuade':
      return f.by;
    case 'answer':
      return f.asked;
    default:
      return s.active;
  }
};
export const hasColor = (s: State, seat: Seat): boolean => (s.players[seat]?.color ?? -1) >= 0;
/** The room of the one whose turn it is. */
export const roomOfActive = (s: State): TileId => TILES[s.rooms[playerAt(s, s.active).room] ?? 0] ?? 'entry';

/** The cards that may be played before her roll. */
const BEFORE: readonly CardId[] = ['pests_hibernate', 'mind_control'];
export const cardsBefore = (s: State, seat: Seat): readonly CardId[] =>
  seat === s.active ? BEFORE.filter((c) => (playerAt(s, seat).hand[cardOf(c)] ?? 0) > 0) : [];

/** The jobs that are not done, in their printed order: an open nest, pests at large, a free queen. */
export const jobsLeft = (s: State, seat: Seat): { readonly seal: boolean; readonly clear: number; readonly trap: boolean } => {
  const p = playerAt(s, seat);
  return { seal: !p.sealed, clear: Math.max(0, atLarge(p)), trap: p.held < 0 };
};

export interface Held {
  readonly color: Color;
  readonly queen: boolean;
  readonly pests: number;
}
/** What a trap in the house holds; null if nobody has such a trap. */
export const heldBy = (s: State, id: TrapId): Held | null => {
  const { seat, i } = trapOwner(s, trapOf(id));
  if (seat < 0) return null;
  const t = trapIn(playerAt(s, seat), i);
  return { color: colorAt(s, seat), queen: t.queen, pests: t.pests };
};
/** Free pests of a seat in a room. */
export const pestsHere = (s: State, seat: Seat, tile: TileId): number => pestsAt(playerAt(s, seat), roomOf(s, tileOf(tile)));
export const pestsOfColor = (s: State, color: Color, tile: TileId): number => pestsHere(s, s.seatOf[COLORS.indexOf(color)] ?? 0, tile);

/** Pests that went into rooms one after the other, counted by room. */
export const counted = (rooms: readonly TileId[]): readonly { readonly room: TileId; readonly n: number }[] =>
  [...new Set(rooms)].map((room) => ({ room, n: rooms.filter((x) => x === room).length }));

export const winnersOf = (s: State): readonly Color[] => s.players.flatMap((_, seat) => (s.ranks[seat] === 1 ? [colorAt(s, seat)] : []));

/** Where the doors of a room lead; null is outside. */
export const doorsOf = (s: State, room: number): readonly { readonly dir: Dir; readonly to: TileId | null }[] =>
  DIRS.flatMap((dir, i) => {
    const to = s.way.length === 0 ? WALL : wayFrom(s, room, i);
    return to === WALL ? [] : [{ dir, to: to < 0 ? null : (TILES[s.rooms[to] ?? 0] ?? 'entry') }];
  });

/** One thing that stands or lies in a room. */
export type Thing =
  | { readonly what: 'exterminator'; readonly color: Color }
  | { readonly what: 'pests'; readonly color: Color; readonly n: number }
  | { readonly what: 'queen'; readonly color: Color }
  | { readonly what: 'trap'; readonly trap: TrapId; readonly queen: boolean; readonly pests: number }
  | { readonly what: 'nest'; readonly color: Color; readonly sealed: boolean };
export const thingsIn = (s: State, room: number): readonly Thing[] => {
  const list: Thing[] = [];
  for (const [seat, p] of s.players.entries()) {
    if (p.color < 0 || !p.alive) continue;
    const color = colorAt(s, seat);
    if (p.room === room) list.push({ what: 'exterminator', color });
    if (pestsAt(p, room) > 0) list.push({ what: 'pests', color, n: pestsAt(p, room) });
    if (p.queen === room && p.held < 0 && s.round > 0) list.push({ what: 'queen', color });
    for (const [i, t] of p.traps.entries()) if (t.room === room) list.push({ what: 'trap', trap: trapId(p, i), queen: t.queen, pests: t.pests });
    if (p.nest === room) list.push({ what: 'nest', color, sealed: p.sealed });
  }
  return list;
};

/** What a viewer knows of a seat's cards: those in hand, how many of them are unknown, those that lie before it, and its tiles. */
export interface SeatCards {
  readonly size: number;
  readonly cards: readonly CardId[];
  readonly unknown: number;
  readonly front: readonly CardId[];
  readonly tiles: readonly TileId[];
}
export const cardsOf = (s: State, seat: Seat, viewer: Seat): SeatCards => {
  const p = playerAt(s, seat);
  const own = viewer >= 0 && sameTeam(s, seat, viewer);
  const front = p.front.reduce(
    (n, x) => n.with(x.card, (n[x.card] ?? 0) + 1),
    p.hand.map(() => 0),
  );
  return { size: p.handSize, cards: named(p.hand), unknown: own ? 0 : (p.hand[BACK] ?? 0), front: named(front), tiles: p.tiles.map(tileName) };
};
