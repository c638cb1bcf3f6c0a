/** How good a position is for a seat, from the game's own terms: its share of what all seats together can hope for. */

import type { AnyEngine, Base, Score, Seat } from '@pesthouse/kernel';

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

/** A finished game speaks by its places: 1 for the winner, 0 for the last, equals alike; null where nobody is left to compare with. */
const byRank = (scores: readonly Score[] | null, seat: Seat): number | null => {
  const mine = scores?.find((x) => x.seat === seat);
  if (scores === null || mine === undefined || scores.length < 2) return null;
  let beaten = 0;
  for (const x of scores) beaten += x.rank > mine.rank ? 1 : x.rank === mine.rank && x !== mine ? 0.5 : 0;
  return beaten / (scores.length - 1);
};

/** Between 0 and 1, from what the seats' positions are worth: the best rival counts most, the others a little, for beating the leader is what wins. */
const against = (worths: readonly number[], seat: Seat, seats: number): number => {
  const mine = worths[seat] ?? 0;
  if (seats < 2) return 1 / (1 + Math.exp(-mine / 10));
  let best = -Infinity;
  let sum = 0;
  for (let p = 0; p < seats; p++) {
    const w = worths[p] ?? 0;
    if (p === seat) continue;
    sum += w;
    if (w > best) best = w;
  }
  return 1 / (1 + Math.exp(-(mine - 0.7 * best - (0.3 * sum) / (seats - 1)) / 3));
};

/** Every seat's hope, into `into`. A finished game speaks by its places and, a little, by how clear they were. */
export const hopes = (e: AnyEngine, s: Base, seats: number, into: number[]): void => {
  const done = e.over(s) ? e.outcome(s) : null;
  for (let p = 0; p < seats; p++) WORTHS[p] = worth(e, s, p, VALUES);
  for (let p = 0; p < seats; p++) {
    const shown = against(WORTHS, p, seats);
    const place = byRank(done, p);
    into[p] = place === null ? shown : (1 - CLEAR) * place + CLEAR * shown;
  }
};
