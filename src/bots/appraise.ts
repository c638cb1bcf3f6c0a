/** How good a position is for a seat, from the game's own terms: its share of what all seats together can hope for. */
import type { AnyEngine } from '../games/index.ts';
import type { Base, Seat } from '../kernel/index.ts';

const WORTHS: number[] = [];
const VALUES: number[] = [];
/** How much the clearness of a win counts. */
const CLEAR = 0.15;

/** The weighted sum of the terms for one seat. */
export const worth = (e: AnyEngine, s: Base, seat: Seat, values: number[] = []): number => {
  e.game.bot.appraise(s, seat, values);
  let sum = 0;
  let i = 0;
  for (const term in e.game.bot.terms) sum += (e.game.bot.terms[term] ?? 0) * (values[i++] ?? 0);
  return sum;
};

/** A finished game speaks by its places: 1 for the winner, 0 for the last, equals alike. */
const byRank = (e: AnyEngine, s: Base, seat: Seat): number | null => {
  const scores = e.outcome(s);
  const mine = scores?.find((x) => x.seat === seat);
  if (scores === null || mine === undefined) return null;
  const beaten = scores.filter((x) => x.rank > mine.rank).length;
  const level = scores.filter((x) => x.rank === mine.rank).length - 1;
  return scores.length < 2 ? 1 : (beaten + level / 2) / (scores.length - 1);
};

/** Between 0 and 1: the seat's hope against the best of the others. */
export const hope = (e: AnyEngine, s: Base, seat: Seat, seats: number): number => {
  const done = byRank(e, s, seat);
  if (done !== null) return done;
  const mine = worth(e, s, seat);
  let best = -Infinity;
  let sum = 0;
  for (let p = 0; p < seats; p++) {
    if (p === seat) continue;
    const w = worth(e, s, p);
    sum += w;
    if (w > best) best = w;
  }
  if (seats < 2) return 1 / (1 + Math.exp(-mine / 10));
  // The best rival counts most, the others a little: beating the leader is what wins.
  const against = 0.7 * best + 0.3 * (sum / (seats - 1));
  return 1 / (1 + Math.exp(-(mine - against) / 3));
};

/** Every seat's hope at once, into `into`. A finished game speaks by its places and, a little, by how clear they were. */
export const hopes = (e: AnyEngine, s: Base, seats: number, into: number[]): void => {
  const done = e.over(s) ? e.outcome(s) : null;
  for (let p = 0; p < seats; p++) WORTHS[p] = worth(e, s, p, VALUES);
  for (let p = 0; p < seats; p++) {
    let best = -Infinity;
    let sum = 0;
    for (let q = 0; q < seats; q++) {
      const w = WORTHS[q] ?? 0;
      if (q === p) continue;
      sum += w;
      if (w > best) best = w;
    }
    const mine = WORTHS[p] ?? 0;
    const shown = seats < 2 ? 1 / (1 + Math.exp(-mine / 10)) : 1 / (1 + Math.exp(-(mine - 0.7 * best - (0.3 * sum) / (seats - 1)) / 3));
    into[p] = shown;
    const own = done?.find((x) => x.seat === p);
    if (done === null || own === undefined || done.length < 2) continue;
    let beaten = 0;
    for (const x of done) beaten += x.rank > own.rank ? 1 : x.rank === own.rank && x !== own ? 0.5 : 0;
    into[p] = (1 - CLEAR) * (beaten / (done.length - 1)) + CLEAR * shown;
  }
};
