/** Why one move is better than another, as typed facts. Each is counted in worlds guessed from the seat's view, and only said where it holds there: what the move decides, what it makes possible, and what people count in this game. */
import { type Base, type Counting, type Ctx, clone, type Fact, type Flat, holds, type Seat, Sfc, same } from '@pesthouse/kernel';
import { type Position, seedOf, usual, worthOf } from './position.ts';

/** Right after the move; when the seat has no more to decide in a row; when it is next asked after others moved, or at the end. */
const WHENS = ['now', 'turn', 'next'] as const;
const ALONE = ['now'] as const;
export type When = (typeof WHENS)[number];

/** What is counted for a seat after either move, on average over the worlds; `sure` of which of both numbers every world says the same, and no luck has a part in it. */
export interface Counted {
  readonly kind: 'count';
  readonly count: string;
  readonly seat: Seat;
  readonly when: When;
  readonly better: number;
  readonly other: number;
  readonly sure: readonly [better: boolean, other: boolean];
}

export type Ground =
  /** The move ends the game, and the seat is first, in every world. */
  | { readonly kind: 'wins' }
  /** The other move ends the game, and the seat is not first, in every world. */
  | { readonly kind: 'loses' }
  | Counted
  /** The seat may then make this move, which neither now nor after the other move can be made. `state` is a position to say it in. */
  | { readonly kind: 'opens'; readonly move: Flat; readonly state: Base };

/** One move tried in one world. */
interface Trial {
  readonly over: boolean;
  readonly won: boolean;
  /** Luck had no part in the move itself. */
  readonly certain: boolean;
  /** Counts by moment, then by seat. */
  readonly counts: { readonly [W in When]: readonly { readonly [count: string]: number }[] };
  readonly after: Base;
  /** What the seat would do next, where it goes on deciding. */
  readonly next: Flat | null;
}

const WORLDS = 40;
/** Own decisions in a row, and decisions until the seat is asked again: more is no turn of any game. */
const LONGEST_TURN = 60;
const LONGEST_ROUND = 400;

const tryMove = ({ e, seat, seats }: Position, counting: Counting | undefined, world: Base, move: Flat, dice: Sfc): Trial => {
  const s: Base = clone(world);
  const k = { chance: dice, tell: undefined };
  const count = () => (counting === undefined ? [] : Array.from({ length: seats }, (_, p) => counting.of(s, p)));
  const drawn = dice.used;
  e.play(s, seat, move, k);
  const certain = dice.used === drawn;
  const over = e.over(s);
  const after = clone(s);
  const now = count();
  const mine = !over && e.deciders(s) === 1 << seat;
  const next = mine ? (usual(e, clone(s), { chance: new Sfc().at(1, 1), tell: undefined }).move ?? null) : null;
  // Somebody alone is asked again and again: there is no turn that ends, nor anybody to wait for.
  if (seats < 2) return { certain, over: false, won: false, counts: { now, turn: now, next: now }, after, next };
  for (let n = 0; n < LONGEST_TURN && !e.over(s) && e.deciders(s) === 1 << seat; n++) {
    const m = usual(e, s, k).move;
    if (m === undefined) break;
    e.play(s, seat, m, k);
  }
  const turn = count();
  for (let n = 0; n < LONGEST_ROUND && !e.over(s) && !holds(e.deciders(s), seat); n++) {
    const { seat: p, move: m } = usual(e, s, k);
    if (m === undefined) break;
    e.play(s, p, m, k);
  }
  return { certain, over, won: over && worthOf(e, s, seat, seats) > 0, counts: { now, turn, next: count() }, after, next };
};

/** Both moves in the same worlds. */
const tryBoth = (p: Position, counting: Counting | undefined, better: Flat, other: Flat, seed: number, worlds: number = WORLDS) => {
  const dice = new Sfc();
  return Array.from({ length: worlds }, (_, i) => {
    const world = p.e.guess(p.view, p.seat, dice.at(seed, 3 * i));
    return [tryMove(p, counting, world, better, dice.at(seed, 3 * i + 1)), tryMove(p, counting, world, other, dice.at(seed, 3 * i + 1))] as const;
  });
};
type Trials = ReturnType<typeof tryBoth>;

const meanOf = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / Math.max(1, xs.length);
/** A difference counts from here on, and only where it is so many standard errors away from none. */
const LEAST_DIFFERENCE = 0.5;
const SURE = 4;

/** People count in whole numbers, and are told no other. */
const shows = ({ better, other }: Counted): boolean => Math.round(better) !== Math.round(other);

/** What one count says at one moment, for one seat. */
const countIn = (trials: Trials, count: string, seat: Seat, when: When): Counted & { readonly error: number } => {
  const at = (arm: 0 | 1): number[] => trials.map((t) => t[arm].counts[when][seat]?.[count] ?? 0);
  const [a, b] = [at(0), at(1)];
  const gaps = a.map((x, i) => x - (b[i] ?? 0));
  const gap = meanOf(gaps);
  const error = Math.sqrt(meanOf(gaps.map((x) => (x - gap) ** 2)) / Math.max(1, gaps.length - 1));
  // Forty worlds may agree by luck: only what no die and no card had a part in is called sure.
  const certain = (arm: 0 | 1, all: readonly number[]): boolean => when === 'now' && trials.every((t) => t[arm].certain) && all.every((x) => x === all[0]);
  const sure = [certain(0, a), certain(1, b)] as const;
  return { kind: 'count', count, seat, when, better: meanOf(a), other: meanOf(b), sure, error };
};

/** Every count that speaks for the better move, the weightiest first; of one count the first moment that shows most of it. */
const countsFor = (p: Position, counting: Counting, trials: Trials): Counted[] => {
  const found: (Counted & { readonly by: number })[] = [];
  for (const [count, weight] of Object.entries(counting.weights))
    for (let seat = 0; seat < p.seats; seat++) {
      const worth = seat === p.seat ? weight : -weight / Math.max(1, p.seats - 1);
      const all = (p.seats < 2 ? ALONE : WHENS)
        .map((when) => countIn(trials, count, seat, when))
        .map(({ error, ...x }) => ({ ...x, error, by: worth * (x.better - x.other) }));
      const told = all.filter((x) => x.by > 0 && shows(x) && Math.abs(x.better - x.other) >= Math.max(LEAST_DIFFERENCE, SURE * x.error));
      // What looks good now and bad soon is no reason.
      const last = all.at(-1);
      if (told.length === 0 || last === undefined || last.by < 0) continue;
      const most = Math.max(...told.map((x) => x.by));
      const first = told.find((x) => x.by >= 0.7 * most);
      if (first !== undefined) {
        const { error: _, ...x } = first;
        found.push(x);
      }
    }
  return found.sort((a, b) => b.by - a.by).map(({ by: _, ...x }) => x);
};

/** A move that becomes possible, and that most worlds would go on with. */
const MOSTLY = 0.6;
const opened = ({ e, view, seat }: Position, trials: Trials): Ground | null => {
  const first = trials[0]?.[0];
  const next = first?.next ?? null;
  if (first === undefined || next === null) return null;
  const often = trials.filter(([a]) => a.next !== null && same(a.next, next)).length >= MOSTLY * trials.length;
  const possible = trials.every(([a, b]) => a.certain && b.certain && e.legal(a.after, seat, next) !== undefined);
  const before = e.legal(view, seat, next) !== undefined || trials.some(([, b]) => e.legal(b.after, seat, next) !== undefined);
  return often && possible && !before ? { kind: 'opens', move: next, state: first.after } : null;
};

/** At most so many are named. */
const MOST = 2;

/** The grounds for `better` against `other`; none where nothing can be counted that shows it. */
export const groundsFor = (p: Position, counting: Counting | undefined, better: Flat, other: Flat): Ground[] => {
  const trials = tryBoth(p, counting, better, other, seedOf(p) ^ 0x2f);
  if (trials.every(([a]) => a.certain && a.over && a.won)) return [{ kind: 'wins' }];
  const found: Ground[] = [];
  if (trials.every(([, b]) => b.certain && b.over && !b.won)) found.push({ kind: 'loses' });
  if (counting !== undefined) found.push(...countsFor(p, counting, trials).slice(0, MOST - found.length));
  const opens = found.length < MOST ? opened(p, trials) : null;
  if (opens !== null) found.push(opens);
  return found;
};

const CLAUSE_WORLDS = 6;

/** The clauses by which the move does what it does, in order, as far as they are the same in every world; none where luck decides which. What comes when the turn has passed is no longer the move. */
export const clausesFor = (p: Position, move: Flat): readonly string[] => {
  const dice = new Sfc();
  const seed = seedOf(p) ^ 0x51;
  const told = Array.from({ length: CLAUSE_WORLDS }, (_, i) => {
    const s = p.e.guess(p.view, p.seat, dice.at(seed, 2 * i));
    const clauses: string[] = [];
    let passed = false;
    const k: Ctx<Fact> = {
      chance: dice.at(seed, 2 * i + 1),
      tell: (event, to, blurred) => {
        const said = holds(to, p.seat) ? event : blurred;
        if (said?.type === 'turn') passed = true;
        if (said !== undefined && !passed && !clauses.includes(said.clause)) clauses.push(said.clause);
      },
    };
    p.e.play(s, p.seat, move, k);
    return clauses;
  });
  const [first = []] = told;
  const parted = first.findIndex((x, i) => told.some((y) => y[i] !== x));
  return parted < 0 ? first : first.slice(0, parted);
};
