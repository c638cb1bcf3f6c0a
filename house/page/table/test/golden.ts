/** A walk along a golden game for tests that draw it: it stops at positions, and at the events that are shown after them. */

import { type AnyOptions, type Base, type Fact, holds, plainChance, read, type Seat } from '@pesthouse/kernel';
import type { AnyEngine } from '../../../games/index.ts';

interface Golden {
  readonly seats: number;
  readonly options: AnyOptions;
  readonly seed: number;
  readonly moves: readonly string[];
}

interface Stops {
  /** How many positions of the game are looked at, the first and the last one among them. */
  readonly positions: number;
  /** Whether an event takes time on the board. */
  shown(event: Fact): boolean;
  /** A position, after so many moves; `turn` counts the positions, `asked` are the seats that have to decide. */
  position(s: Base, at: { readonly turn: number; readonly move: number; readonly asked: readonly Seat[] }): void;
  /** An event of the move after a position, as whoever made it is told. */
  event(event: Fact, at: { readonly before: Base; readonly after: Base; readonly seat: Seat; readonly turn: number; readonly move: number }): void;
}

export const walkGolden = (e: AnyEngine, { seats, options, seed, moves }: Golden, stops: Stops): void => {
  const chanceAt = plainChance(seed);
  const s = e.start(options, seats, chanceAt(0));
  const every = Math.max(1, Math.floor(moves.length / (stops.positions - 1)));
  let turn = 0;
  for (let i = 0; i <= moves.length; i++) {
    const stop = i % every === 0 || i === moves.length;
    if (stop) {
      const asked = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => holds(e.deciders(s), seat));
      stops.position(s, { turn, move: i, asked });
      turn++;
    }
    const line = moves[i];
    if (line === undefined) continue;
    const found = read(e.game.vocabulary, line);
    if (found === null) throw new Error(`"${line}" cannot be read`);
    const { seat, move } = found;
    const before = stop ? e.view(s, seat) : null;
    const told: Fact[] = [];
    e.play(s, seat, move, { chance: chanceAt(i + 1), tell: (event, to, blurred) => told.push(holds(to, seat) ? event : (blurred ?? event)) });
    const event = told.find((x) => stops.shown(x));
    if (before !== null && event !== undefined) stops.event(event, { before, after: e.view(s, seat), seat, turn, move: i + 1 });
  }
};
