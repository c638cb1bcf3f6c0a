/** The record: the append-only truth of a table. A state is only a cache of it. */
import type { Chance } from './chance.ts';
import type { Base, Fact, Flat, Seat, Tell } from './contract.ts';
import type { Engine } from './engine.ts';
import type { AnyOptions } from './options.ts';
import type { Numbers } from './tunables.ts';

/** `n` counts from 1. An undone entry keeps its number, so chance is never drawn twice from one number. */
export type Entry<M = Flat> =
  | { readonly n: number; readonly seat: Seat; readonly move: M }
  | { readonly n: number; readonly seat: Seat; readonly undo: number };
export type MoveEntry<M = Flat> = Extract<Entry<M>, { readonly move: M }>;

export interface GameRecord<M = Flat> {
  readonly game: string;
  /** The edition. */
  readonly rules: string;
  readonly options: AnyOptions;
  readonly seats: number;
  /** Numbers of the rules that differ from what the edition prints; absent where none does. */
  readonly numbers?: Numbers;
  /** Absent until the game is over. */
  readonly seed?: string;
  readonly entries: readonly Entry<M>[];
}

/** Chance for entry n of one table. Entry 0 is the setup. */
export type ChanceAt = (n: number) => Chance;

export const isMove = <M>(e: Entry<M>): e is MoveEntry<M> => 'move' in e;

/** The entries that still stand: `undo: to` takes back every standing entry with a number above `to`. */
export const standing = <M>(entries: readonly Entry<M>[]): MoveEntry<M>[] => {
  const live: MoveEntry<M>[] = [];
  for (const e of entries) {
    if (isMove(e)) live.push(e);
    else while ((live[live.length - 1]?.n ?? 0) > e.undo) live.pop();
  }
  return live;
};

/** The state after the standing entries, all of them or those up to number `upTo`. Trusts the record: `verify` does not. */
export const replay = <S extends Base<{ step: string }>, M extends Flat, E extends Fact, O>(
  e: Engine<S, M, E, O>,
  options: O,
  seats: number,
  entries: readonly Entry<M>[],
  chanceAt: ChanceAt,
  upTo = Infinity,
  tell?: (n: number) => Tell<E> | undefined,
): S => {
  const s = e.start(options, seats, chanceAt(0), tell?.(0));
  for (const x of standing(entries)) {
    if (x.n > upTo) break;
    e.play(s, x.seat, x.move, { chance: chanceAt(x.n), tell: tell?.(x.n) });
  }
  return s;
};
