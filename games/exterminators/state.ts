/** The state of Pests! as plain data, and the names of its steps, moves and events. Rooms, colors and cards are numbers: places in their lists. */

import type { Auto, Base, Decision, FrameOf, Seat, Seats } from '@pesthouse/kernel';
import type { Clause } from './clauses.ts';
import { nth, row } from './look.ts';
import type { CardId, Color, Content, Dir, Face, Seen, TileId, TrapId } from './names.ts';

/** Not in the house: in front of its owner. */
export const IN_HAND = -1;
export interface Trap {
  room: number;
  pests: number;
  queen: boolean;
}

/** A lasting card, and who laid it there. */
export interface Lasting {
  card: number;
  by: Seat;
}

export interface Player {
  /** -1 until chosen. */
  color: number;
  alive: boolean;
  /** Unplaced tiles, in the order of the tile list. */
  tiles: number[];
  /** The room of the nest; -1 until placed. */
  nest: number;
  sealed: boolean;
  reserve: number;
  box: number;
  /** Free pests by room. */
  pests: number[];
  /** The queen's room, also while she is trapped. */
  queen: number;
  /** Which of the traps holds her; -1 while she is free. */
  held: number;
  traps: Trap[];
  /** Where the exterminator stands. */
  room: number;
  /** Copies by card, the back last. */
  hand: number[];
  handSize: number;
  /** Those cards of the hand that everybody knows. */
  known: number[];
  knownSize: number;
  front: Lasting[];
  turns: number;
}

export type Phase = 'exterminators' | 'toolboxes' | 'house' | 'queen' | 'act' | 'over';
export type Ending = 'none' | 'emptied' | 'last' | 'limit';

export interface State extends Base<Frame> {
  players: Player[];
  /** The seat of each color; -1 where nobody plays it. */
  seatOf: number[];
  /** Seat s is in team s % teams; as many teams as seats is no team play (EXT-TEAM-02). */
  teams: number;
  phase: Phase;
  /** Who chose first, who starts, whose turn it is. */
  first: Seat;
  start: Seat;
  active: Seat;
  /** Counted from 1; 0 before the first turn. */
  round: number;
  roundLimit: number;
  quickStart: boolean;
  autoBuild: boolean;
  bigDeck: boolean;
  /** Option: a trap may be dragged into the nest room of its own color (EXT-OPT-01). */
  nestTraps: boolean;
  /** The draw pile by card, without an order; face up while toolboxes are filled. In a view it also holds what is hidden in hands; `drawSize` does not. */
  draw: number[];
  drawSize: number;
  discard: number[];
  discardSize: number;
  /** Cards played this turn: not in the discard pile yet (EXT-TRN-04). */
  played: number[];
  playedSize: number;
  /** By team: cards that everybody knows to be in its hands, but no longer in whose (EXT-TEAM-11). */
  loose: number[][];
  /** The house: tile, west cell and doors of each room. */
  rooms: number[];
  cells: number[];
  doors: number[];
  /** Made of the house when it is finished: where each door leads, where each exit leads, how a queen who ignores walls goes, and who touches whom. */
  way: number[];
  exit: number[];
  ghost: number[];
  beside: number[];
  /** Turns of placement so far, and how many in a row have passed. */
  buildTurn: number;
  passes: number;
  tilesOut: number[];
  ap: number;
  /** Free Moves left. */
  free: number;
  /** Moves left of an Energy drink; -1 while none was drunk. */
  drink: number;
  /** Action points spent this turn. */
  spent: number;
  /** The queen was captured in this Queen's Turn: she drops nothing (EXT-QMV-04). */
  caught: boolean;
  /** Copies that changed hands this turn, as `swapCode`; cards that were declined. The other teams do not see them. */
  swapped: number[];
  declined: number[];
  /** Eliminated seats, earliest first. */
  outs: number[];
  ranks: number[];
  ending: Ending;
}

export interface Args {
  first: object;
  choose: { n: number };
  draft: { n: number };
  tiles: object;
  lay: object;
  build: { who: Seat };
  emergency: { who: Seat };
  infest: object;
  turn: object;
  queen: { nth: number; of: number };
  window: { action: number; of: number };
  persuade: { by: Seat };
  nest: { angry: boolean; last: boolean };
  act: object;
  pick: { left: number; room: number };
  dive: object;
  answer: { asked: Seat; card: number };
  end: object;
}
export type Frame = FrameOf<Args>;

type PlayOn = { verb: 'play-on'; card: CardId; color: Color };
type PlayTrap = { verb: 'play-trap'; card: CardId; trap: TrapId };
type PlaySpread = { verb: 'play-spread'; card: CardId; color: Color; room: TileId };
export type CardMove = { verb: 'play'; card: CardId } | { verb: 'play-at'; card: CardId; room: TileId } | PlayOn | PlayTrap | PlaySpread;

/** A transfer within a team, in either part of one's turn (EXT-TEAM-10). */
export type Exchange = { verb: 'give'; to: Color; card: CardId } | { verb: 'ask'; from: Color; card: CardId };

export interface Moves {
  choose: { verb: 'choose'; color: Color };
  draft: { verb: 'take'; card: CardId };
  build: { verb: 'place'; tile: TileId; x: number; y: number; rot: number };
  emergency: { verb: 'force'; x: number; y: number; rot: number; side: Dir };
  window: { verb: 'roll' } | { verb: 'hibernate' } | { verb: 'mind-control'; face: Face } | Exchange;
  persuade: { verb: 'persuade'; face: Face } | { verb: 'let-roll' };
  act:
    | { verb: 'move'; to: TileId }
    | { verb: 'exterminate' }
    | { verb: 'drop-trap'; content: Content }
    | { verb: 'empty-trap'; trap: TrapId }
    | { verb: 'drag-trap'; trap: TrapId; to: TileId; content: Content }
    | { verb: 'seal-nest' }
    | { verb: 'destroy-trap'; trap: TrapId }
    | { verb: 'unseal'; color: Color }
    | CardMove
    | { verb: 'buy' }
    | Exchange
    | { verb: 'end-turn' };
  pick: { verb: 'pick'; color: Color } | { verb: 'stop' };
  dive: PlayOn | PlayTrap | PlaySpread;
  answer: { verb: 'accept' } | { verb: 'decline' };
}
export type Move = Moves[keyof Moves];

/** A square of the grid: x grows to the right, y downward; the Entry covers (0,0) and (1,0). */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Flow {
  readonly from: TileId;
  readonly to: TileId;
  readonly n: number;
}

type Said<T extends string, X> = { readonly type: T; readonly clause: Clause } & Readonly<X>;
export type Event =
  | Said<'first-player', { rolls: readonly { readonly seat: Seat; readonly die: number }[]; seat: Seat; again: boolean }>
  | Said<'took-color', { seat: Seat; color: Color; dealt: boolean }>
  | Said<'took-card', { seat: Seat; card: CardId }>
  | Said<'dealt-cards', { seat: Seat; cards: readonly Seen[] }>
  | Said<'draw-pile', { n: number }>
  | Said<'dealt-tiles', { seat: Seat; tiles: readonly TileId[]; starts: boolean }>
  | Said<'placed', { seat: Seat; tile: TileId; at: Spot; rot: number; round: number; forced: Dir | 'none' }>
  | Said<'passed', { seat: Seat; round: number }>
  | Said<'tiles-out', { tiles: readonly TileId[] }>
  | Said<'infested', { color: Color; nest: TileId; inNest: number; around: readonly TileId[]; reserve: number; boxed: number }>
  | Said<'turn', { color: Color; seat: Seat; round: number; ap: number; free: number; stuck: boolean }>
  | Said<'queen-turn', { color: Color; nth: number; of: number; actions: number }>
  | Said<'hibernated', { color: Color }>
  | Said<'face', { color: Color; face: Face; how: 'rolled' | 'mind-control' | 'persuaded'; by: Color; dieColor: Color; trapped: boolean }>
  | Said<'queen-moved', { color: Color; from: TileId; to: TileId; dir: Dir; through: 'door' | 'wall'; step: number }>
  /** `path` runs over the empty cells along the walls, from the one outside the door to the one before the way in. */
  | Said<
      'queen-left',
      { color: Color; from: TileId; to: TileId; dir: Dir; through: 'door' | 'wall'; path: readonly Spot[]; in: Dir; tied: number; back: boolean; step: number }
    >
  | Said<'queen-nested', { color: Color; from: TileId; to: TileId }>
  | Said<'frustrated', { color: Color; room: TileId; face: Face }>
  | Said<'summoned', { color: Color; to: TileId; step: number; flows: readonly Flow[] }>
  | Said<'spread', { color: Color; around: TileId; into: readonly TileId[]; short: number }>
  | Said<'dropped', { color: Color; room: TileId; n: number; short: number; why: 'drop' | 'frustrated' | 'fertile' | 'escape' }>
  | Said<'emerged', { color: Color; room: TileId; n: number; short: number; sealed: boolean }>
  | Said<'captured', { color: Color; trap: TrapId; room: TileId; pests: number; queen: boolean }>
  | Said<'escaped', { color: Color; trap: TrapId; room: TileId }>
  | Said<'moved', { color: Color; from: TileId; to: TileId; cost: 'free' | 'drink' | 'ap'; through: 'door' | 'wall'; ap: number; free: number }>
  | Said<'exterminated', { color: Color; room: TileId; die: number; up: number; ap: number }>
  | Said<'removed', { color: Color; by: Color; room: TileId; n: number }>
  | Said<'trap-dropped', { color: Color; trap: TrapId; room: TileId; content: Content; ap: number }>
  | Said<'trap-emptied', { color: Color; trap: TrapId; room: TileId; pests: number; queen: boolean; ap: number }>
  | Said<'trap-dragged', { by: Color; trap: TrapId; from: TileId; to: TileId; pests: number; queen: boolean; ap: number }>
  | Said<'trap-destroyed', { by: Color; trap: TrapId; room: TileId; pests: number; queen: boolean }>
  | Said<'sealed', { by: Color; color: Color; room: TileId }>
  | Said<'unsealed', { by: Color; color: Color; room: TileId }>
  | Said<'played', { color: Color; card: CardId; from: 'hand' | 'discard'; on: Color | 'nobody'; room: TileId | 'none'; ap: number }>
  | Said<'gained-ap', { color: Color; ap: number }>
  | Said<'laid', { card: CardId; on: Color; by: Color }>
  | Said<'discarded', { cards: readonly CardId[]; from: 'turn' | 'front' | 'hand'; of: Color }>
  | Said<'sabotaged', { color: Color; card: CardId; by: Color }>
  | Said<'boxed', { color: Color; n: number; by: Color }>
  | Said<'bought', { color: Color; card: Seen; from: 'draw' | 'discard'; ap: number }>
  | Said<'gave', { from: Color; to: Color; card: Seen }>
  | Said<'asked', { by: Color; from: Color; card: Seen }>
  | Said<'declined', { by: Color; card: Seen }>
  | Said<'turn-ended', { color: Color }>
  | Said<'eliminated', { color: Color; with: Color }>
  | Said<'round-ended', { round: number }>
  | Said<'ended', { how: Ending; winners: readonly Color[] }>;

/** A decision and an automatic step of this game, by name. */
export type D<K extends keyof Moves> = Decision<State, FrameOf<Args, K>, Moves[K], Event, Clause>;
export type A<K extends keyof Args> = Auto<State, FrameOf<Args, K>, Event>;

export const playerAt = (s: State, seat: Seat): Player => {
  const p = s.players[seat];
  if (p === undefined) throw new Error(`nobody sits at ${seat}`);
  return p;
};
export const activePlayer = (s: State): Player => playerAt(s, s.active);
export const activeSeat = (s: State): Seats => 1 << s.active;

export const teamPlay = (s: State): boolean => s.teams < s.players.length;
export const sameTeam = (s: State, a: Seat, b: Seat): boolean => a % s.teams === b % s.teams;
/** Living, and not on the team (2.19). */
export const isFoe = (s: State, p: Player, seat: Seat, of: Seat): boolean => p.alive && seat % s.teams !== of % s.teams;
/** Everybody of one seat's team. */
export const teamSeats = (s: State, seat: Seat): Seats => {
  let set = 0;
  for (let q = seat % s.teams; q < s.players.length; q += s.teams) set |= 1 << q;
  return set;
};
/** Free pests of a player in a room; none before they come out (EXT-INF-01). */
export const pestsAt = (p: Player, room: number): number => (p.pests.length === 0 ? 0 : nth(p.pests, room));
export const trapped = (p: Player): number => {
  let n = 0;
  for (let i = 0; i < p.traps.length; i++) n += row(p.traps, i).pests;
  return n;
};
/** How often a lasting card lies before a player. */
export const lastingOn = (p: Player, card: number): number => {
  let n = 0;
  for (let i = 0; i < p.front.length; i++) if (p.front[i]?.card === card) n++;
  return n;
};
