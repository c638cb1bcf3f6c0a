/** Decisions with a choice from games by what masters learnt, in which every third move is any that is allowed: what somebody new would do has to be talked about too. */
import type { Position } from '@pesthouse/bots/judgement';
import { type Base, clone, defaults, type Flat, firstOf, type Seat, Sfc, seats as seatsIn } from '@pesthouse/kernel';
import type { AnyEngine } from '../../games/index.ts';

export interface Met {
  readonly p: Position;
  readonly state: Base;
  readonly move: Flat;
  readonly at: number;
}

const meet = (e: AnyEngine, seats: number, seed: number): readonly Met[] => {
  const chance = new Sfc().at(seed, 1);
  const s = e.start(defaults(e.game.meta, seats), seats, chance);
  const all: Met[] = [];
  for (let at = 0; !e.over(s); at++) {
    const seat: Seat = firstOf(e.deciders(s));
    const legal = e.moves(s, seat);
    const usual = chance.below(3) === 0 ? legal[chance.below(legal.length)] : e.policy(s, seat, chance);
    const move = (usual === undefined ? undefined : e.legal(s, seat, usual)) ?? legal[0];
    if (move === undefined) break;
    if (legal.length > 1 && e.deciders(s) === seatsIn(seat)) all.push({ p: { e, view: e.view(s, seat), seat, seats }, state: clone(s), move, at });
    e.play(s, seat, move, { chance, tell: undefined });
  }
  return all;
};

const spread = <T>(all: readonly T[], n: number): T[] =>
  Array.from({ length: n }, (_, i) => all[Math.floor(((i + 0.5) * all.length) / n)]).filter((x) => x !== undefined);

/** So many of so many games, which go round the numbers of seats; the same ones every time. */
export const positionsOf = (e: AnyEngine, seats: readonly number[], games: number, wanted: number): readonly Met[] =>
  Array.from({ length: games }, (_, i) => spread(meet(e, seats[i % seats.length] ?? 2, 40 + i), Math.ceil(wanted / games))).flat();
