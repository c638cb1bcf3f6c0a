/** How an opening is learnt: games by policy in which it is made by lot, then others about what those taught, and what each choice is worth by how they ended. */
import { winsOf } from '@pesthouse/bots/learnt';
import type { AnyEngine } from '@pesthouse/kernel';
import { type Base, defaults, firstOf, habitsFor, type Manner, type Opening, playedBy, type Seat, Sfc } from '@pesthouse/kernel';

/** What was chosen in a game, and what of the win came of it. */
export interface Opened {
  readonly chosen: readonly number[];
  readonly won: number;
}

type Policy = AnyEngine['policy'];

/** Anything that is allowed. */
export const openedByLot =
  (e: AnyEngine): Policy =>
  (s, seat, chance) => {
    const legal = e.moves(s, seat);
    return legal[chance.below(legal.length)];
  };

/** So whimsical is whoever plays about what was learnt and not by it, in log odds: about as much as worths lie apart. */
export const ABOUT = 0.3;
/** By these worths, so whimsically. */
export const openedBy = (manner: Manner, opening: Opening, seats: number, worths: readonly number[], whim?: number): Policy =>
  playedBy(manner.policyBy(opening.settled(habitsFor(manner, seats), worths, whim)));

/** One game whose opening is made in this way, all else by the masters' policy; the same seed gives the same game. */
export const openOne = (e: AnyEngine, opening: Opening, seats: number, seed: number, game: number, open: Policy): Opened => {
  const chance = new Sfc().at(seed, game);
  const s: Base = e.start(defaults(e.game.meta, seats), seats, chance);
  let chosen: number[] | undefined;
  let whose: Seat = -1;
  let began = false;
  while (!e.over(s)) {
    const seat = firstOf(e.deciders(s));
    const concerned = opening.concerns(s);
    if (began && !concerned && chosen === undefined) {
      chosen = Array.from({ length: opening.size }, () => 0);
      whose = opening.chosen(s, chosen);
    }
    began ||= concerned;
    const move = (concerned ? open : e.policy)(s, seat, chance);
    if (move === undefined) throw new Error(`game ${game} does not come to its end`);
    e.play(s, seat, move, { chance, tell: undefined });
  }
  const wins: number[] = [];
  winsOf(e.outcome(s) ?? [], wins);
  return { chosen: chosen ?? [], won: wins[whose] ?? 0 };
};

/** As if so much spoke for no difference at all: worths that few games tell of stay near nothing. */
const PULL = 30;
const STEPS = 8;

/** Solves a symmetric system in place; `a` is by rows. */
const solved = (a: Float64Array[], b: Float64Array): Float64Array => {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    const row = a[i] ?? new Float64Array(n);
    const pivot = row[i] ?? 1;
    for (let j = i + 1; j < n; j++) {
      const other = a[j] ?? new Float64Array(n);
      const part = (other[i] ?? 0) / pivot;
      if (part === 0) continue;
      for (let k = i; k < n; k++) other[k] = (other[k] ?? 0) - part * (row[k] ?? 0);
      b[j] = (b[j] ?? 0) - part * (b[i] ?? 0);
    }
  }
  for (let i = n - 1; i >= 0; i--) {
    const row = a[i] ?? new Float64Array(n);
    let sum = b[i] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= (row[k] ?? 0) * (b[k] ?? 0);
    b[i] = sum / (row[i] ?? 1);
  }
  return b;
};

/** What each choice is worth, in log odds of a win: logistic regression by Newton's steps. */
export const worthsOfOpening = (games: readonly Opened[], size: number): number[] => {
  const n = size + 1; // the last is what all have in common
  const at = new Float64Array(n);
  for (let step = 0; step < STEPS; step++) {
    const h = Array.from({ length: n }, () => new Float64Array(n));
    const g = new Float64Array(n);
    for (const { chosen, won } of games) {
      const marks: number[] = [];
      let sum = at[size] ?? 0;
      for (let i = 0; i < size; i++)
        if (chosen[i] === 1) {
          marks.push(i);
          sum += at[i] ?? 0;
        }
      marks.push(size);
      const p = 1 / (1 + Math.exp(-sum));
      for (const i of marks) {
        g[i] = (g[i] ?? 0) + won - p;
        const row = h[i];
        if (row !== undefined) for (const j of marks) row[j] = (row[j] ?? 0) + p * (1 - p);
      }
    }
    for (let i = 0; i < n; i++) {
      const row = h[i];
      if (row === undefined) continue;
      row[i] = (row[i] ?? 0) + (i < size ? PULL : 1e-6);
      if (i < size) g[i] = (g[i] ?? 0) - PULL * (at[i] ?? 0);
    }
    solved(h, g).forEach((x, i) => {
      at[i] = (at[i] ?? 0) + x;
    });
  }
  return Array.from(at.subarray(0, size), (x) => Math.round(1000 * x) / 1000);
};
