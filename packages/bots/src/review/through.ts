/** The graph of one seat led through what was said of its moves: a card and the graph say the same of the same moment. Between two cards the graph keeps its own course, moved as far as they ask. */
import type { Seat } from '@pesthouse/kernel';
import type { Estimate } from '../judgement/index.ts';
import type { Point } from './ledger.ts';
import type { TurningPoint } from './review.ts';

type Card = Pick<TurningPoint, 'at' | 'hopes'>;

const LEAST = 1e-4;
const logit = (p: number): number => {
  const x = Math.min(1 - LEAST, Math.max(LEAST, p));
  return Math.log(x / (1 - x));
};
const chance = (x: number): number => 1 / (1 + Math.exp(-x));

/** How far the graph is moved at a moment: in the logit of a chance, or in points of a score. */
interface Pin {
  readonly at: number;
  readonly by: number;
}

const movedBy = (pins: readonly Pin[], at: number): number => {
  const right = pins.findIndex((x) => x.at >= at);
  const [a, b] = [pins[right - 1], pins[right]];
  if (b === undefined) return 0;
  if (a === undefined || b.at === at) return b.by;
  return a.by + ((b.by - a.by) * (at - a.at)) / (b.at - a.at);
};

const valueAt = (points: readonly Point[], seat: Seat, at: number): Estimate =>
  (points.findLast((x) => x.at <= at) ?? points[0])?.seats[seat] ?? { mean: 0, error: 0 };

/** One seat has this; what the others have keeps its proportions, so that chances still make one. */
const withSeat = (seats: readonly Estimate[], seat: Seat, mean: number): readonly Estimate[] => {
  const was = seats[seat]?.mean ?? 0;
  const others = seats.length - 1;
  if (others === 0) return seats.map((x) => ({ ...x, mean }));
  const scale = was < 1 ? (1 - mean) / (1 - was) : 0;
  return seats.map((x, p) => ({ ...x, mean: p === seat ? mean : was < 1 ? x.mean * scale : (1 - mean) / others }));
};

/** `cards` are told of the seat's own moves, in any order. The start and the result stay as they are. */
export const throughCards = (points: readonly Point[], cards: readonly Card[], seat: Seat): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || cards.length === 0) return points;
  const alone = first.seats.length < 2;
  const scaled = (x: number): number => (alone ? x : logit(x));
  const wanted = new Map<number, number>();
  for (const { at, hopes } of cards) {
    wanted.set(at, hopes[0].mean);
    // The result is no matter of opinion.
    if (at + 1 < last.at) wanted.set(at + 1, hopes[1].mean);
  }
  const pins: Pin[] = [...wanted].map(([at, mean]) => ({ at, by: scaled(mean) - scaled(valueAt(points, seat, at).mean) }));
  for (const { at } of [first, last]) if (!wanted.has(at)) pins.push({ at, by: 0 });
  pins.sort((a, b) => a.at - b.at);
  const moments = [...new Set([...points.map((x) => x.at), ...wanted.keys()])].sort((a, b) => a - b);
  return moments.map((at) => {
    const from = points.findLast((x) => x.at <= at) ?? first;
    const was = valueAt(points, seat, at);
    const by = movedBy(pins, at);
    if (at === last.at || Math.abs(by) < 1e-9) return { at, seats: from.seats };
    const mean = wanted.get(at) ?? (alone ? was.mean + by : chance(logit(was.mean) + by));
    return { at, seats: withSeat(from.seats, seat, mean) };
  });
};
