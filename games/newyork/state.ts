/** The state of New York as plain data, and the names of its steps, moves and events. Nothing in it is hidden from anybody. */

import type { Auto, Base, Decision, FrameOf, Seat, Seats } from '@pesthouse/kernel';
import type { Clause } from './clauses.ts';
import { row } from './look.ts';
import type { Kind, PlaceId, Species } from './names.ts';

/** One face-up pest and the food under it: Food cards, and face-down Pest cards in order of arrival. */
export interface Stack {
  kind: Kind;
  food: number;
  down: Kind[];
  moved: boolean;
}

/** `food` and `down` are the unclaimed food. */
export interface Place {
  food: number;
  down: Kind[];
  stacks: Record<Species, Stack[]>;
}

/** What the score sheet tells of how a species fared. */
export interface Tally {
  bred: number;
  lost: number;
  lostAtEnd: number;
}

export type Phase = 'gather' | 'breed' | 'fight' | 'move' | 'final' | 'over';
export type TieBreak = 'pests' | 'infested' | 'occupied' | 'hand' | 'roll-off';

export interface State extends Base<Frame> {
  /** The species of each seat. */
  species: Species[];
  /** The seat of each species; -1 where nobody plays it. */
  seatOf: Record<Species, Seat>;
  /** Species in play, in turn order. */
  order: Species[];
  /** Locations in play, in board order. */
  places: PlaceId[];
  /** Whose turn it is: an index into `order`. */
  active: number;
  turn: number;
  phase: Phase;
  pile: { food: number; poison: number };
  /** Cards of the Master Food deck at setup. */
  pileAtStart: number;
  poisonOut: number;
  drawn: number;
  limit: number;
  /** Whether the active player has done something in this phase (NYC-TURN-06). */
  acted: boolean;
  /** The last card is drawn. */
  lastTurn: boolean;
  /** Whose turn drew the last card: an index into `order`, or -1. */
  closer: number;
  repliesLeft: number;
  lastCall: boolean;
  slowFinish: boolean;
  wholeDeck: boolean;
  lastMove: boolean;
  /** The pest decks. */
  deck: Record<Kind, number>;
  hand: Record<Species, number>;
  board: Record<PlaceId, Place>;
  tally: Record<Species, Tally>;
  /** Filled by `score`: the place of every seat, and what decided the first one. */
  ranks: number[];
  decidedBy: TieBreak;
}

export interface Args {
  turn: object;
  gather: object;
  sacrifice: object;
  breed: object;
  fight: object;
  move: object;
  pass: object;
  final: { from: number };
  'final-target': { at: PlaceId; attacker: Species };
  score: object;
}
export type Frame = FrameOf<Args>;

export interface Moves {
  gather: { verb: 'draw' } | { verb: 'stop' };
  sacrifice: { verb: 'sacrifice'; kind: Kind; at: PlaceId };
  breed: { verb: 'breed'; kind: Kind; at: PlaceId; local: number } | { verb: 'done-breeding' };
  fight: { verb: 'attack'; at: PlaceId; target: Species } | { verb: 'done-fighting' };
  move: { verb: 'move'; kind: Kind; from: PlaceId; to: PlaceId } | { verb: 'done-moving' };
  'final-target': { verb: 'target'; at: PlaceId; target: Species };
}
export type Move = Moves[keyof Moves];

type Said<T extends string, X> = { readonly type: T; readonly clause: Clause } & Readonly<X>;
export type Event =
  | Said<'turn', { who: Species; turn: number; reply: boolean }>
  | Said<'limit', { who: Species; limit: number; infested: readonly PlaceId[]; slowed: boolean }>
  | Said<'drew', { who: Species; card: 'food' | 'poison'; drawn: number; limit: number }>
  | Said<'stopped', { who: Species; drawn: number }>
  | Said<'sacrificed', { who: Species; kind: Kind; at: PlaceId }>
  | Said<'bred', { who: Species; kind: Kind; at: PlaceId; local: number; cost: number }>
  | Said<
      'fought',
      {
        who: Species;
        target: Species;
        at: PlaceId;
        attackers: readonly Kind[];
        defenders: readonly Kind[];
        attack: readonly number[];
        defence: readonly number[];
        winner: Species;
        final: boolean;
      }
    >
  | Said<'lost', { who: Species; at: PlaceId; kinds: readonly Kind[]; returned: boolean; food: number }>
  | Said<'moved', { who: Species; kind: Kind; from: PlaceId; to: PlaceId; food: number }>
  | Said<'last-card', { who: Species }>
  | Said<'final-battles', { places: readonly PlaceId[] }>
  | Said<'rolled-off', { rolls: readonly { readonly who: Species; readonly dice: readonly number[] }[]; winner: Species | 'nobody' }>
  | Said<'ended', { winner: Species; decidedBy: TieBreak }>;

/** A decision and an automatic step of this game, by name. */
export type D<K extends keyof Moves> = Decision<State, FrameOf<Args, K>, Moves[K], Event, Clause>;
export type A<K extends keyof Args> = Auto<State, FrameOf<Args, K>, Event>;

export const activeSpecies = (s: State): Species => row(s.order, s.active);
/** The active player alone decides (NYC-GEN-14). */
export const activeSeat = (s: State): Seats => 1 << s.seatOf[activeSpecies(s)];

// Look-ups by a name that varies are the dearest thing in a playout; a switch over the few names is several times cheaper.

export const stacksOf = (p: Place, who: Species): Stack[] => {
  switch (who) {
    case 'humans':
      return p.stacks.humans;
    case 'rats':
      return p.stacks.rats;
    case 'pigeons':
      return p.stacks.pigeons;
    case 'cockroaches':
      return p.stacks.cockroaches;
    default:
      return who satisfies never;
  }
};

export const placeAt = (s: State, at: PlaceId): Place => {
  switch (at) {
    case 'times-square':
      return s.board['times-square'];
    case 'central-park':
      return s.board['central-park'];
    case 'chinatown':
      return s.board.chinatown;
    case 'coney-island':
      return s.board['coney-island'];
    case 'liberty-island':
      return s.board['liberty-island'];
    case 'newtown-creek':
      return s.board['newtown-creek'];
    case 'wall-street':
      return s.board['wall-street'];
    case 'bushwick-rooftops':
      return s.board['bushwick-rooftops'];
    case 'co-op-city':
      return s.board['co-op-city'];
    case 'fresh-kills':
      return s.board['fresh-kills'];
    default:
      return at satisfies never;
  }
};

/** Unclaimed food units (NYC-GEN-08, NYC-GEN-09). */
export const unclaimed = (p: Place): number => p.food + p.down.length;
/** Whether another player than `who` has a pest there. */
export const opposed = (s: State, p: Place, who: Species): boolean => {
  for (const x of s.order) if (x !== who && stacksOf(p, x).length > 0) return true;
  return false;
};
/** NYC-GEN-05: at least one pest there, and no other player has any. */
export const infests = (s: State, at: PlaceId, who: Species): boolean => {
  const p = placeAt(s, at);
  return stacksOf(p, who).length > 0 && !opposed(s, p, who);
};
/** Own pests on the board, in cards (NYC-WIN-02). */
export const pestsOf = (s: State, who: Species): number => {
  let n = 0;
  for (const at of s.places) n += stacksOf(placeAt(s, at), who).length;
  return n;
};
