/** The state of Retribution as plain data, and the names of its steps, moves and events. A card is a number: its place in the card table. */
import type { Auto, Base, Decision, FrameOf, Seat } from '@pesthouse/kernel';
import type { Clause } from './clauses.ts';
import type { Face, Good, Seen, Spot, TurnPhase } from './names.ts';

/** A card on the table, oldest first. */
export interface Controlled {
  card: number;
  /** A Chronic card that was activated this turn (PLG-CHR-05). */
  used: boolean;
  /** Which of its effects still waits (PLG-CON-01); -1 if none. */
  waits: number;
  /** It came here as an answer to a Persecute (PLG-REP-07). */
  repented: boolean;
}

/** Piles are numbers of copies by face (PLG-ZON-11), the back last; the sizes stand beside them. */
export interface Player {
  /** The unordered part of the draw pile. In another's view it also holds what is hidden in the hand; `drawSize` does not. */
  draw: number[];
  drawSize: number;
  /** What everybody saw go on top of the draw pile; the last one is drawn first. */
  top: number[];
  discard: number[];
  discardSize: number;
  hand: number[];
  handSize: number;
  /** Those cards of the hand that everybody knows (PLG-ZON-12). */
  known: number[];
  knownSize: number;
  control: Controlled[];
  /** How often the player has had a turn. */
  turns: number;
}

export type Ending = 'none' | 'king' | 'kingdom' | 'idle';
export type TieBreak = 'infamy' | 'nobility' | 'penance' | 'shared';
/** An empty space of the Lineup. */
export const EMPTY = -1;

export interface State extends Base<Frame> {
  players: Player[];
  first: Seat;
  active: Seat;
  /** Counted from 1; 0 before the first turn. */
  round: number;
  phase: 'setup' | TurnPhase | 'over';
  lineup: number[];
  kingdom: number[];
  kingdomSize: number;
  /** The two stacks of the Nobility, the top card last. */
  stacks: number[][];
  /** Whether the King still lies there. */
  king: boolean;
  ratKings: number;
  penance: number[];
  penanceSize: number;
  pit: number[];
  pitSize: number;
  /** Contagions gained by effects this turn. */
  gained: number;
  /** Base Contagions as counted at the start of the Infect Phase. */
  base: number;
  /** What can still be spent; counts only in the Infect Phase. */
  pool: number;
  spent: number;
  tookRatKing: boolean;
  /** What the next card Infected costs less, and its least price (PLG-OPS-11). */
  discount: number;
  discountMin: number;
  /** More cards for the draw of this End Phase. */
  extraDraw: number;
  /** The player has made a choice in this End Phase: finishing it is then left to the player, so that the choice can be taken back. */
  chose: boolean;
  /** Something was Infected or left the Lineup this turn (PLG-FIN-08). */
  busy: boolean;
  /** Turns in a row without that. */
  idle: number;
  redeals: number;
  ending: Ending;
  /** Who brought the End Times; -1 while they are not there. */
  closer: Seat;
  equalTurns: boolean;
  redealRule: 'offer' | 'auto' | 'off';
}

export interface Args {
  deal: { secondSeatCard: boolean };
  redeal: object;
  turn: object;
  spread: object;
  conditions: object;
  ops: { list: number; at: number; owner: Seat; victim: Seat; self: number };
  target: { list: number };
  respond: { list: number; victim: Seat };
  discard: { who: Seat; left: number; attacked: boolean; list: number };
  'give-up': { who: Seat; left: number; list: number };
  recruit: { who: Seat; list: number };
  fetch: { who: Seat; left: number; list: number };
  pit: { who: Seat; hand: boolean; discard: boolean; left: number; sent: number; list: number; then: number; each: number };
  clear: { may: boolean; list: number; then: number };
  mimic: object;
  infect: object;
  end: object;
  wrap: object;
  score: object;
}
export type Frame = FrameOf<Args>;

type Activate = { verb: 'activate'; card: Face };
type Decline = { verb: 'decline' };
type Play = { verb: 'play'; card: Face };
type Infect = { verb: 'infect'; what: Good } | { verb: 'take-rat-king' };

/** `play`, `infect` and `take-rat-king` stand also where they are never legal: asked why not, the rules then say which phase it is. */
export interface Moves {
  redeal: { verb: 'redeal' } | { verb: 'keep' };
  spread: Play | Activate | Infect | { verb: 'end-spread' };
  target: { verb: 'target'; seat: Seat };
  respond: { verb: 'repent'; card: Face } | { verb: 'suffer' };
  discard: { verb: 'discard'; card: Face };
  'give-up': { verb: 'give-up'; card: Face };
  recruit: { verb: 'recruit'; card: Face } | Decline;
  fetch: { verb: 'fetch'; card: Face };
  pit: { verb: 'pit'; from: 'hand' | 'discard'; card: Face } | { verb: 'stop' };
  clear: { verb: 'clear'; space: number } | Decline;
  mimic: { verb: 'mimic'; card: Face } | Decline;
  infect: Play | Activate | Infect | { verb: 'end-infect' };
  end: Play | Activate | Infect | { verb: 'resolve'; card: Face } | { verb: 'finish' };
}
export type Move = Moves[keyof Moves];

type Said<T extends string, X> = { readonly type: T; readonly clause: Clause } & Readonly<X>;
/** A card that moves: what everybody needs to see it travel. */
type Moved<T extends string, X = object> = Said<T, { who: Seat; card: Face; from: Spot; to: Spot } & X>;
/** Several cards that move together, sorted by face. */
type MovedAll<T extends string, C, X = object> = Said<T, { who: Seat; cards: readonly C[]; from: Spot; to: Spot } & X>;

export type Event =
  | Said<'lineup', { cards: readonly Face[]; from: Spot; costly: number; again: number }>
  | Said<'kept-lineup', { who: Seat }>
  | Said<'turn', { who: Seat; round: number; closing: boolean }>
  | Said<'phase', { who: Seat; phase: TurnPhase }>
  | Said<'pool', { who: Seat; base: number; gained: number; pool: number }>
  | Moved<'played'>
  | MovedAll<'drew', Seen, { top: boolean }>
  | Said<'bared', { who: Seat; cards: readonly Face[] }>
  | Said<'reshuffled', { who: Seat; n: number; from: Spot; to: Spot }>
  | Said<'no-card', { who: Seat; short: number }>
  | Said<'gained', { who: Seat; card: Face; n: number; pool: number }>
  | Said<'activated', { who: Seat; card: Face }>
  | Said<'resolving', { who: Seat; card: Face }>
  | Said<'mimicked', { who: Seat; card: Face }>
  | Said<'persecuted', { who: Seat; target: Seat; card: Face }>
  | Said<'spared', { who: Seat; card: Face }>
  | Moved<'repented', { by: Seat; against: Face }>
  | Said<'suffered', { who: Seat; by: Seat; card: Face; harmless: boolean }>
  | Moved<'penance'>
  | Said<'no-penance', { who: Seat; short: number }>
  | Moved<'discarded', { attacked: boolean }>
  | Moved<'gave-up'>
  | Moved<'recruited'>
  | Moved<'fetched'>
  | Moved<'pitted'>
  | Moved<'cleared', { space: number }>
  | Said<'declined', { who: Seat; card: Face }>
  | Said<'discounted', { who: Seat; n: number; min: number }>
  | Said<'extra-draw', { who: Seat; n: number }>
  | Moved<'infected', { price: number; left: number }>
  | MovedAll<'swept', Face>
  | Moved<'refilled', { space: number }>
  | Said<'end-times', { who: Seat; why: Exclude<Ending, 'none'> }>
  | Said<'ended', { winners: readonly Seat[]; infamy: readonly number[]; decidedBy: TieBreak; why: Exclude<Ending, 'none'> }>;

/** A decision and an automatic step of this game, by name. */
export type D<K extends keyof Moves> = Decision<State, FrameOf<Args, K>, Moves[K], Event, Clause>;
export type A<K extends keyof Args> = Auto<State, FrameOf<Args, K>, Event>;

export const playerAt = (s: State, seat: Seat): Player => {
  const p = s.players[seat];
  if (p === undefined) throw new Error(`nobody sits at ${seat}`);
  return p;
};
export const activePlayer = (s: State): Player => playerAt(s, s.active);
/** The active player alone decides. */
export const activeSeat = (s: State): number => 1 << s.active;

/** The place of a seat in the round, from 0 (PLG-TRN-06). */
export const placeInRound = (s: State, seat: Seat): number => (seat - s.first + s.players.length) % s.players.length;
