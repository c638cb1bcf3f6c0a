/** The drawing of the graph: its scale, its lines, and which seat has which. */

import { seatColour } from '@pesthouse/board';
import type { Point } from '@pesthouse/bots/review';
import type { Seat } from '@pesthouse/kernel';
import type { Reader } from './why.ts';

/** Colour is never the only cue: every seat's line is broken in its own way. */
export const DASHES: readonly (string | undefined)[] = [undefined, '7 4', '2 3', '10 3 2 3', '5 2 1 2 1 2', '14 5'];

/** The colour of the seat's mark, moved towards the text so that a thin line can be told from the ground. */
export const colourOf = ({ game, view }: Reader, seat: Seat): string =>
  `color-mix(in oklab, ${game.board?.colour?.(view, seat) ?? `var(--seat-${seatColour(seat)})`} 72%, var(--text))`;

export interface Scale {
  x(at: number): number;
  y(value: number): number;
}

/** What a seat could expect at a position: the last point at or before it. */
export const valueAt = (points: readonly Point[], seat: Seat, at: number): number => (points.findLast((p) => p.at <= at) ?? points[0])?.seats[seat]?.mean ?? 0;

export const pathOf = (points: readonly Point[], seat: Seat, { x, y }: Scale): string =>
  points.map((p, i) => `${i === 0 ? 'M' : 'L'}${x(p.at).toFixed(1)} ${y(p.seats[seat]?.mean ?? 0).toFixed(1)}`).join('');

export interface Grid {
  readonly bottom: number;
  readonly top: number;
  readonly lines: readonly number[];
}

/** Chances go from nothing to one; a score as far as it went, in round steps. */
export const gridOf = (points: readonly Point[], seats: number): Grid => {
  if (seats > 1) return { bottom: 0, top: 1, lines: [0, 0.25, 0.5, 0.75, 1] };
  const scores = points.map((p) => p.seats[0]?.mean ?? 0);
  const most = Math.max(10, ...scores);
  const step = Math.ceil(most / 40) * 10;
  const bottom = Math.min(0, Math.floor(Math.min(...scores) / step) * step);
  const top = Math.ceil(most / step) * step;
  return { bottom, top, lines: Array.from({ length: (top - bottom) / step + 1 }, (_, i) => bottom + i * step) };
};
