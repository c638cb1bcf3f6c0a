/** A net at the table: it is asked with a seat's view and plays the move that tempts it most. */
import type { Base, Flat, Seat } from '@pesthouse/kernel';
import { MOST } from './features.ts';
import type { Net } from './net.ts';
import type { Reading } from './reading.ts';

export interface NetPlayer {
  /** Of these legal moves the best one; undefined where there is none. */
  choose(view: Base, seat: Seat, seats: number, moves: readonly Flat[]): Flat | undefined;
  /** What the net says of the view of a seat. */
  judge(view: Base, seat: Seat, seats: number): { readonly shares: readonly number[]; readonly margins: readonly number[] };
}

export const playerOf = (net: Net, reading: Reading): NetPlayer => {
  const seen = new Uint8Array(reading.size);
  const features = new Uint16Array(MOST);
  const look = (view: Base, seat: Seat, seats: number): void => {
    reading.write(view, seat, seats, seen, 0);
    net.read(seen);
  };
  return {
    choose(view, seat, seats, moves) {
      if (moves.length < 2) return moves[0];
      look(view, seat, seats);
      let best: Flat | undefined;
      let most = -Infinity;
      for (const m of moves) {
        reading.writeMove(m, features, 0);
        const x = net.temptation(features, 0);
        if (x <= most) continue;
        most = x;
        best = m;
      }
      return best;
    },
    judge(view, seat, seats) {
      look(view, seat, seats);
      return { shares: net.shares(seats), margins: net.margins(seats) };
    },
  };
};
