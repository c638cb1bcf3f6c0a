/** Pairs: one deal played by two versions of a game, seats and dice alike. What is counted is the difference within a deal, so the luck that both share cancels out. */
import { dealOf, type Plan } from '../plan.ts';
import type { GameResult } from '../result.ts';
import { WIN } from '../tally.ts';

/** Sums over the deals of one row: of both versions by themselves, and of their difference. Whole numbers, so the order of the deals does not matter. */
export interface PairCell {
  deals: number;
  base: number;
  variant: number;
  baseSquares: number;
  variantSquares: number;
  sum: number;
  squares: number;
  /** Seats under this name in all these games of the printed version. */
  seats: number;
}

/** What is kept of one game until its deal is whole. */
interface Sketch {
  readonly rows: ReadonlyMap<string, { readonly value: number; readonly seats: number }>;
  readonly rounds: number;
  readonly decisions: number;
  readonly leads: number;
}

type Plain = Pick<Plan, 'players' | 'bots' | 'mirrored' | 'variants'>;

/** Everything that pairs tell of one variant beside the base. */
export interface Pairing {
  /** By kind and name of the row, written `species/rats`. */
  readonly rows: Map<string, PairCell>;
  readonly rounds: PairCell;
  readonly decisions: PairCell;
  readonly leads: PairCell;
  /** By row, deal for deal, what each version gave it: for figures that are no sum. Undefined where the deal did not have the row. */
  readonly lists: { readonly base: Map<string, number>; readonly variant: Map<string, number> }[];
}

export interface Pairs {
  readonly plan: Plain;
  /** Whole deals so far. */
  deals: number;
  readonly all: readonly Pairing[];
  readonly waiting: Map<number, Sketch[][]>;
}

const newCell = (): PairCell => ({ deals: 0, base: 0, variant: 0, baseSquares: 0, variantSquares: 0, sum: 0, squares: 0, seats: 0 });

export const newPairs = (plan: Plain): Pairs => ({
  plan,
  deals: 0,
  all: plan.variants.slice(1).map(() => ({ rows: new Map(), rounds: newCell(), decisions: newCell(), leads: newCell(), lists: [] })),
  waiting: new Map(),
});

/** How many games of one version make a deal. */
export const gamesPerDeal = ({ bots, mirrored }: Pick<Plain, 'bots' | 'mirrored'>): number => (mirrored === true ? bots.length : 1);

/** A win in a share; a score is counted as it is. */
export const unitOf = (plan: Pick<Plain, 'players' | 'bots' | 'mirrored'>): number => (plan.players === 1 ? 1 : WIN) * gamesPerDeal(plan);

/** What a seat counts under. Alone it is the score; a rank is what came of the game, not who played it. */
const namesOf = (x: GameResult['seats'][number], seat: number, plan: Plain): string[] => {
  if (plan.players === 1) return ['score/1'];
  const bots = new Set(plan.bots).size > 1 ? [`bot/${x.bot}`] : [];
  return [...Object.entries(x.labels).map(([kind, name]) => `${kind}/${name}`), `seat/${seat + 1}`, ...bots];
};

const sketch = (g: GameResult, plan: Plain): Sketch => {
  const winners = g.seats.filter((x) => x.rank === 1).length;
  const rows = new Map<string, { value: number; seats: number }>();
  for (const [seat, x] of g.seats.entries()) {
    const value = plan.players === 1 ? x.score : x.rank === 1 ? WIN / winners : 0;
    for (const name of namesOf(x, seat, plan)) {
      const had = rows.get(name) ?? { value: 0, seats: 0 };
      rows.set(name, { value: had.value + value, seats: had.seats + 1 });
    }
  }
  return { rows, rounds: g.rounds, decisions: g.decisions, leads: g.leads };
};

const add = (c: PairCell, base: number, variant: number, seats = 0): void => {
  const d = variant - base;
  c.deals++;
  c.base += base;
  c.variant += variant;
  c.baseSquares += base * base;
  c.variantSquares += variant * variant;
  c.sum += d;
  c.squares += d * d;
  c.seats += seats;
};

const total = (games: readonly Sketch[], of: (x: Sketch) => number): number => games.reduce((sum, x) => sum + of(x), 0);

/** What the games of one version gave each row that was there in all of them. */
const dealt = (games: readonly Sketch[]): Map<string, number> => {
  const [first] = games;
  const names = [...(first?.rows.keys() ?? [])].filter((name) => games.every((g) => g.rows.has(name)));
  return new Map(names.map((name) => [name, total(games, (g) => g.rows.get(name)?.value ?? 0)]));
};

const addDeal = (into: Pairing, base: readonly Sketch[], variant: readonly Sketch[]): void => {
  const [was, is] = [dealt(base), dealt(variant)];
  for (const [name, value] of was) {
    const now = is.get(name);
    if (now === undefined) continue;
    const cell = into.rows.get(name) ?? newCell();
    into.rows.set(name, cell);
    add(
      cell,
      value,
      now,
      total(base, (g) => g.rows.get(name)?.seats ?? 0),
    );
  }
  into.lists.push({ base: was, variant: is });
  for (const what of ['rounds', 'decisions', 'leads'] as const)
    add(
      into[what],
      total(base, (g) => g[what]),
      total(variant, (g) => g[what]),
    );
};

/** Takes one game. A deal counts as soon as all versions have played all of it. */
export const addToPairs = (p: Pairs, g: GameResult): void => {
  if (p.all.length === 0) return;
  const deal = dealOf(p.plan, g.index);
  const versions = p.waiting.get(deal) ?? p.plan.variants.map(() => []);
  p.waiting.set(deal, versions);
  versions[g.variant]?.push(sketch(g, p.plan));
  const need = gamesPerDeal(p.plan);
  if (versions.some((x) => x.length < need)) return;
  p.waiting.delete(deal);
  p.deals++;
  const [base = [], ...rest] = versions;
  for (const [i, x] of rest.entries()) {
    const pairing = p.all[i];
    if (pairing !== undefined) addDeal(pairing, base, x);
  }
};

export const pairsOf = (plan: Plain, results: Iterable<GameResult>): Pairs => {
  const p = newPairs(plan);
  for (const g of results) addToPairs(p, g);
  return p;
};
