/** Tuning by search: which turn of these numbers makes a game evener. It is searched on some deals and proved on others that the search has never seen. */
import type { Numbers } from '@pesthouse/kernel';
import type { Plan, Variant } from '../plan.ts';
import type { GameResult } from '../result.ts';
import { type Figures, figuresOf } from '../summary.ts';
import { tallyUp } from '../tally.ts';
import { type Dial, firstPool, nameOfTuning, neighbours } from './dials.ts';

export interface SearchWish {
  /** Game, players, bots, seed; its variants and games are the search's own. */
  readonly plan: Plan;
  readonly dials: readonly Dial[];
  /** What is to be even: species, seat, turn … Not given: what the game itself tells apart. */
  readonly kind?: string;
}

/** Plays all games of a plan. `stage` counts from 1. */
export type PlayStage = (plan: Plan, stage: number) => Promise<readonly GameResult[]>;

export interface SearchStep {
  readonly stage: number;
  readonly tried: number;
  readonly deals: number;
  /** Mean distance from the fair share, of the printed game and of the best that was tried. */
  readonly printed: number;
  readonly best: number;
  readonly tuning: Numbers;
}

const POOL = 12;
const FIRST_DEALS = 24;
/** So often the best is compared with its neighbours. */
const CLIMBS = 2;

/** The mean squared distance from the fair share, without what luck adds to it: it may come out below nothing. */
const unevenness = (x: Pick<Figures, 'groups'>, kind: string): number => {
  const rows = Object.values(x.groups[kind] ?? {});
  if (rows.length < 2) return Number.POSITIVE_INFINITY;
  return rows.reduce((sum, r) => sum + (r.share - r.fair) ** 2 - (r.share * (1 - r.share)) / Math.max(1, r.games - 1), 0) / rows.length;
};

/** What the game tells its players apart by; where it does not, their seats. */
const mainKind = (results: readonly GameResult[]): string => {
  const kinds = new Set(results.flatMap((g) => g.seats.flatMap((x) => Object.keys(x.labels))));
  return [...kinds].find((kind) => kind !== 'rank') ?? 'seat';
};

const distance = (squared: number): number => Math.sqrt(Math.max(0, squared));

const variantOf = (tuning: Numbers): Variant => ({ name: nameOfTuning(tuning), tuning });

/** The seed of the proof: other deals than any of the search, and the same for the same wish. */
export const proofSeed = (seed: number): number => (seed + 1_000_003) % 2_000_000_000;

/** The plan that proves a proposal on fresh deals. */
export const proofOf = (plan: Plan, tuning: Numbers, name: string): Plan => ({
  ...plan,
  seed: proofSeed(plan.seed),
  variants: [
    { name: 'base', tuning: {} },
    { name, tuning },
  ],
});

/** All games of the search at most, to say ahead how long it takes. */
export const searchGames = (dials: readonly Dial[]): number => {
  const pool = Math.min(POOL, dials.length === 1 ? Math.max(0, ...dials.map((d) => d.values.length - 1)) : POOL);
  let games = 0;
  let deals = FIRST_DEALS;
  for (let n = pool; n > 1; n = Math.ceil(n / 2)) {
    games += (n + 1) * deals;
    deals *= 2;
  }
  return games + CLIMBS * (Math.min(POOL, 2 * dials.length) + 2) * deals;
};

/** The best turn that was found, or null where nothing that was tried looks evener than the printed game. It is a proposal, no proof. */
export const searchEven = async (
  { plan, dials, kind }: SearchWish,
  play: PlayStage,
  tell: (step: SearchStep) => void = () => undefined,
): Promise<Numbers | null> => {
  let stage = 0;
  let told = kind;
  const tried = new Set<string>();
  const rank = async (pool: readonly Numbers[], deals: number): Promise<{ readonly ranked: readonly Numbers[]; readonly better: boolean }> => {
    const variants = [{ name: 'base', tuning: {} }, ...pool.map(variantOf)];
    const results = await play({ ...plan, variants, games: deals }, ++stage);
    told ??= mainKind(results);
    const by = told;
    const scores = tallyUp(variants.length, results).map((t) => unevenness(figuresOf(t, plan.players), by));
    const [printed = Number.POSITIVE_INFINITY, ...rest] = scores;
    for (const x of pool) tried.add(nameOfTuning(x));
    const order = pool.map((tuning, i) => ({ tuning, score: rest[i] ?? Number.POSITIVE_INFINITY })).toSorted((a, b) => a.score - b.score);
    const [first] = order;
    if (first !== undefined) tell({ stage, tried: pool.length, deals, printed: distance(printed), best: distance(first.score), tuning: first.tuning });
    return { ranked: order.map((x) => x.tuning), better: first !== undefined && first.score < printed };
  };
  let pool = firstPool(dials, POOL, plan.seed);
  let deals = FIRST_DEALS;
  // Half goes out a stage, and those that stay play twice as many deals.
  while (pool.length > 1) {
    const { ranked } = await rank(pool, deals);
    pool = ranked.slice(0, Math.ceil(pool.length / 2));
    deals *= 2;
  }
  let [best] = pool;
  if (best === undefined) return null;
  let better = false;
  for (let climb = 0; climb < CLIMBS; climb++) {
    const around = neighbours(dials, best).filter((x) => Object.keys(x).length > 0 && !tried.has(nameOfTuning(x)));
    const found = await rank([best, ...around.slice(0, POOL)], deals);
    better = found.better;
    const next: Numbers = found.ranked[0] ?? best;
    if (next === best) break;
    best = next;
  }
  return better ? best : null;
};
