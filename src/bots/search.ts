/** The searcher: Monte Carlo tree search over guesses of the seat's own view. Chance and hidden cards are drawn anew in every run, so a node stands for what was decided, not for one position. */
import type { AnyEngine } from '../games/index.ts';
import { type Base, type Chance, type Ctx, type Fact, type Flat, Out, type Seat } from '../kernel/index.ts';
import { hope } from './appraise.ts';
import type { Thinker } from './think.ts';

export interface Effort {
  /** At most so many runs; time may end the search sooner. */
  readonly runs: number;
  /** Decisions played by policy after the tree before the position is judged. */
  readonly depth: number;
  /** How much untried moves tempt. */
  readonly curiosity: number;
}

/** One move and what came after it. `sum` holds each seat's hopes, so that everybody at the table plays for themselves. */
interface Node {
  readonly move: Flat;
  readonly seat: Seat;
  visits: number;
  /** In how many runs the move could have been chosen: in some worlds it is not there. */
  offered: number;
  readonly sum: number[];
  readonly after: Map<string, Node>;
}

const node = (move: Flat, seat: Seat, seats: number): Node => ({ move, seat, visits: 0, offered: 0, sum: new Array<number>(seats).fill(0), after: new Map() });

const keyOf = (seat: Seat, m: Flat): string => {
  let key = `${seat}`;
  for (const field in m) key += `|${m[field]}`;
  return key;
};

/** How many moves of a node that was visited so often are worth telling apart: wide decisions open up as the search goes on. */
const width = (visits: number): number => 3 + Math.floor(2 * visits ** 0.55);

/** Whom a run asks next: where several seats are asked at once, the first of them. */
const nextSeat = (set: number): Seat => 31 - Math.clz32(set & -set);

/** Chooses among the legal moves of this world: a new one while the node may still widen, else the most promising. */
const choose = (e: AnyEngine, s: Base, seat: Seat, at: Node, out: Out<Flat>, seats: number, effort: Effort, chance: Chance): Node => {
  e.list(s, seat, out);
  let best: Node | undefined;
  let top = -Infinity;
  let known = 0;
  const fresh: number[] = [];
  for (let i = 0; i < out.n; i++) {
    const m = out.list[i];
    if (m === undefined) continue;
    const child = at.after.get(keyOf(seat, m));
    if (child === undefined) {
      fresh.push(i);
      continue;
    }
    known++;
    child.offered++;
    const score = (child.sum[seat] ?? 0) / child.visits + effort.curiosity * Math.sqrt(Math.log(child.offered + 1) / child.visits);
    if (score > top) {
      top = score;
      best = child;
    }
  }
  if (fresh.length > 0 && (best === undefined || known < width(at.visits))) {
    // What the game's policy would do is tried first.
    let m = e.policy(s, seat, chance);
    let key = m === undefined ? '' : keyOf(seat, m);
    if (m === undefined || at.after.has(key)) {
      m = out.list[fresh[chance.below(fresh.length)] ?? 0];
      if (m === undefined) throw new Error('the list of moves is empty');
      key = keyOf(seat, m);
    }
    const child = node(m, seat, seats);
    child.offered = 1;
    at.after.set(key, child);
    return child;
  }
  if (best === undefined) throw new Error('nobody can move');
  return best;
};

/** One run: down the tree on a guess of the world, a stretch by policy, then every seat's hope is written along the path. */
const run = (e: AnyEngine, world: Base, root: Node, seats: number, effort: Effort, out: Out<Flat>, path: Node[], k: Ctx<Fact>): void => {
  const s = world;
  let at = root;
  path.length = 0;
  path.push(root);
  while (!e.over(s)) {
    const seat = nextSeat(e.deciders(s));
    const child = choose(e, s, seat, at, out, seats, effort, k.chance);
    e.play(s, seat, child.move, k);
    path.push(child);
    at = child;
    if (child.visits === 0) break;
  }
  for (let n = 0; n < effort.depth && !e.over(s); n++) {
    const seat = nextSeat(e.deciders(s));
    const m = e.policy(s, seat, k.chance);
    if (m === undefined) break;
    e.play(s, seat, m, k);
  }
  for (let p = 0; p < seats; p++) {
    const h = hope(e, s, p, seats);
    for (const x of path) x.sum[p] = (x.sum[p] ?? 0) + h;
  }
  for (const x of path) x.visits++;
};

/** What the search thinks of each move at the root, most visited first: hints and reviews read it. */
export interface Opinion {
  readonly move: Flat;
  readonly visits: number;
  readonly hope: number;
}

export const search = (
  e: AnyEngine,
  view: Base,
  seat: Seat,
  seats: number,
  effort: Effort,
  chance: Chance,
  late: () => boolean,
): { readonly opinions: readonly Opinion[]; readonly runs: number } => {
  const root = node({ verb: '' }, seat, seats);
  const out = new Out<Flat>();
  const path: Node[] = [];
  const k: Ctx<Fact> = { chance, tell: undefined };
  let runs = 0;
  for (; runs < effort.runs; runs++) {
    if (runs % 8 === 7 && late()) break;
    const world = e.guess(view, seat, chance);
    run(e, world, root, seats, effort, out, path, k);
  }
  const opinions = [...root.after.values()]
    .filter((x) => x.seat === seat)
    .map((x) => ({ move: x.move, visits: x.visits, hope: (x.sum[seat] ?? 0) / Math.max(1, x.visits) }))
    .sort((a, b) => b.visits - a.visits || b.hope - a.hope);
  return { opinions, runs };
};

/** A bot of this effort. */
export const searcher =
  (effort: Effort): Thinker =>
  (e, view, seat, { chance, seats, late }) => {
    const legal = e.moves(view, seat);
    if (legal.length < 2) return legal[0];
    return search(e, view, seat, seats, effort, chance, late).opinions[0]?.move ?? legal[0];
  };
