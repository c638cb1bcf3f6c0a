/** The state of Sample as plain data, and the names of its steps, moves and events. */
import { type Auto, add, type Base, type Chance, type Decision, type FrameOf, missing, row, type Seat } from '@pesthouse/kernel';
import type { Clause } from './clauses.ts';

/** A Lantern that one may not see. */
export const DARK = 0;
/** A seat that has not answered yet, and one of which nobody else may know whether it has. */
export const OPEN = 0;
export const SEALED = -1;

export interface State extends Base<Frame> {
  /** The Nights that have begun. */
  night: number;
  /** The Worths of the Houses that have not called yet; they lie in no order. */
  houses: number[];
  /** What is at stake tonight: the House that calls, and those that were carried over. */
  stake: number;
  /** The Lanterns of each seat by brightness, sorted. */
  hands: number[][];
  /** How many Lanterns of each brightness one does not know the place of: in truth those of the Pile. */
  unseen: number[];
  /** How many Lanterns the Pile holds. */
  pile: number;
  /** The Lanterns that lie face up before each seat, the last one last. */
  spent: number[][];
  /** The Worth that each seat has taken. */
  worth: number[];
  carryOver: boolean;
}

export interface Args {
  night: object;
  send: { sent: number[] };
  reveal: { sent: number[] };
  trade: { who: Seat };
}
export type Frame = FrameOf<Args>;

export interface Moves {
  send: { verb: 'send'; light: number };
  trade: { verb: 'trade'; light: number } | { verb: 'keep' };
}
export type Move = Moves[keyof Moves];

type Said<T extends string, X> = { readonly type: T; readonly clause: Clause } & Readonly<X>;
export type Event =
  | Said<'called', { night: number; house: number; stake: number }>
  | Said<'revealed', { lights: readonly number[] }>
  | Said<'taken', { who: Seat; worth: number }>
  | Said<'untaken', { worth: number; carried: boolean }>
  /** `drawn` is DARK for everybody else. */
  | Said<'traded', { who: Seat; light: number; drawn: number }>
  | Said<'kept', { who: Seat }>;

/** A decision and an automatic step of this game, by name. */
export type D<K extends keyof Moves> = Decision<State, FrameOf<Args, K>, Moves[K], Event, Clause>;
export type A<K extends keyof Args> = Auto<State, FrameOf<Args, K>, Event>;

export const handOf = (s: State, seat: Seat): number[] => row(s.hands, seat);

/** Lays a Lantern of the hand face up (SMP-NIGHT-06). */
export const spend = (s: State, seat: Seat, light: number): void => {
  const hand = handOf(s, seat);
  const at = hand.indexOf(light);
  if (at < 0) missing('Lantern of brightness', light);
  hand.splice(at, 1);
  row(s.spent, seat).push(light);
};

/** One of the Lanterns whose place is not known, each equally likely. */
export const pick = (s: State, chance: Chance): number => {
  let r = chance.below(s.unseen.reduce((sum, n) => sum + n, 0));
  const light = s.unseen.findIndex((n) => {
    r -= n;
    return r < 0;
  });
  add(s.unseen, light, -1);
  return light;
};

/** Draws from the Pile into a hand. */
export const draw = (s: State, seat: Seat, chance: Chance): number => {
  const light = pick(s, chance);
  s.pile--;
  handOf(s, seat).push(light);
  handOf(s, seat).sort((a, b) => a - b);
  return light;
};
