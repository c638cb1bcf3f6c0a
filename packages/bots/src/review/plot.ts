/** The story of a game as facts: who led until when, and what decided it. The page makes a sentence of it. */
import type { Seat } from '@pesthouse/kernel';
import { standsOut } from '../judgement/index.ts';
import type { Fortune, Point } from './ledger.ts';
import type { TurningPoint } from './review.ts';

/** A swing that cost or brought much: a choice of a seat, or the luck of a move. */
export interface Cause {
  readonly kind: 'choice' | 'luck';
  readonly at: number;
  readonly seat: Seat;
  /** What it was worth to the seat that the story is about. */
  readonly by: number;
}

export interface Plot {
  readonly kind: 'led' | 'lost' | 'turned' | 'close' | 'behind';
  /** Until which move somebody led, or was behind. */
  readonly until: number;
  /** At most two, the larger first. */
  readonly causes: readonly Cause[];
}

/** A lead is one by so much. */
const LEAD = 0.08;
/** A cause has to be worth so much. */
const LEAST = 0.05;
const MOST = 2;

const marksFor = (seat: Seat, turns: readonly Pick<TurningPoint, 'at' | 'seat' | 'gain'>[], fortunes: readonly Fortune[], seats: number): Cause[] => [
  ...turns.map((t): Cause => ({ kind: 'choice', at: t.at, seat: t.seat, by: (t.seat === seat ? -1 : 1 / Math.max(1, seats - 1)) * t.gain.mean })),
  ...fortunes.flatMap((f): Cause[] => {
    const luck = f.seats[seat]?.luck;
    return luck === undefined || !standsOut(luck, seats) ? [] : [{ kind: 'luck', at: f.at, seat: f.seat, by: luck.mean }];
  }),
];

/** Of the game as it went for one seat. `won` is how it ended for it. */
export const plotOf = (
  seat: Seat,
  won: boolean,
  points: readonly Point[],
  turns: readonly Pick<TurningPoint, 'at' | 'seat' | 'gain'>[],
  fortunes: readonly Fortune[],
): Plot => {
  const seats = points[0]?.seats.length ?? 0;
  // The last point is the result.
  const way = points.slice(0, -1).map((p) => {
    const own = p.seats[seat]?.mean ?? 0;
    return { at: p.at, ahead: own - Math.max(...p.seats.filter((_, i) => i !== seat).map((x) => x.mean)) };
  });
  const marks = marksFor(seat, turns, fortunes, seats);
  const causes = (after: number, sign: 1 | -1): Cause[] =>
    marks
      .filter((c) => c.at >= after && c.by * sign >= LEAST)
      .sort((a, b) => b.by * sign - a.by * sign)
      .slice(0, MOST);
  const end = way.at(-1);
  if (won) {
    const behind = way.findLast((x) => x.ahead < -LEAD);
    if (behind === undefined) return { kind: 'led', until: 0, causes: [] };
    return behind === end
      ? { kind: 'close', until: behind.at, causes: causes(behind.at, 1) }
      : { kind: 'turned', until: behind.at, causes: causes(behind.at, 1) };
  }
  const led = way.findLast((x) => x.ahead > LEAD);
  if (led === undefined) {
    const even = way.findLast((x) => Math.abs(x.ahead) <= LEAD);
    return { kind: 'behind', until: even?.at ?? 0, causes: causes(0, -1) };
  }
  return led === end ? { kind: 'close', until: led.at, causes: causes(led.at, -1) } : { kind: 'lost', until: led.at, causes: causes(led.at, -1) };
};
