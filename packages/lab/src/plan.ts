/** The plan of a trial: which game, which bots, how many games from which seed, and which numbers of the rules are turned. The same plan gives the same games. */

import type { AnyEngine } from '@pesthouse/kernel';
import { type AnyOptions, BOTS, checkOptions, type Numbers, Sfc } from '@pesthouse/kernel';
import { entrantOf } from './entrant.ts';
import { readTunes } from './tunes.ts';

/** One way of playing: the printed rules (always the first variant, called `base`) or some of their numbers turned. */
export interface Variant {
  readonly name: string;
  readonly tuning: Numbers;
  /** Rulings that differ from the plan's options. */
  readonly options?: AnyOptions;
}

/** How hard bots think, where it is not left to their level: at most so many runs of a search, or so many milliseconds. Games by the clock cannot be repeated exactly. */
export interface Haste {
  readonly runs?: number;
  readonly think?: number;
  /** The milliseconds are those of the processor: one game at a time, so that a busy machine holds nobody back. */
  readonly cpu?: true;
}

export interface Plan {
  readonly game: string;
  /** The edition. */
  readonly rules: string;
  readonly players: number;
  readonly options: AnyOptions;
  /** As listed; one may stand there twice. They take turns in the seats. A name is a level, or a level with the runs or the time it is held to: see `entrantOf`. */
  readonly bots: readonly string[];
  /** Games of every variant. */
  readonly games: number;
  readonly seed: number;
  readonly variants: readonly Variant[];
  readonly haste: Haste;
  /** In how many of a hundred games a seat must do without a card, card by card and by lot; not given where nobody must. */
  readonly deny?: number;
  /** Every deal is played once in each seating of the bots, so that nobody is stronger by luck of the deal; not given where each game has a deal of its own. */
  readonly mirrored?: true;
}

export interface Wish {
  readonly players?: number | undefined;
  readonly options?: AnyOptions | undefined;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number;
  /** As typed: see `readTunes`. */
  readonly tune?: string | undefined;
  /** House rules to be weighed beside the printed ones, before all that is typed. */
  readonly house?: Variant | undefined;
  readonly haste?: Haste | undefined;
  readonly deny?: number | undefined;
  readonly mirrored?: boolean | undefined;
}

const MOST_BOTS = 12;
/** More, and what is left is another game. */
export const MOST_DENIED = 50;

/** The plan that is wished, or what is wrong with the wish in one sentence. */
export const planOf = (e: AnyEngine, wish: Wish): { readonly plan: Plan } | { readonly wrong: string } => {
  const { meta, tunables } = e.game;
  const players = wish.players ?? meta.usual;
  const checked = checkOptions(meta, players, wish.options);
  if ('wrong' in checked) return checked;
  const stranger = wish.bots.find((x) => entrantOf(x) === undefined);
  if (stranger !== undefined)
    return {
      wrong: `there is no bot "${stranger}": choose ${BOTS.join(', ')}, hold one to fewer runs as in master:100, to less time as in master:100ms, or give it several threads as in master*3`,
    };
  const { bots } = wish;
  if (bots.length === 0) return { wrong: `no bot is named: choose ${BOTS.join(', ')}` };
  if (bots.length > MOST_BOTS) return { wrong: `at most ${MOST_BOTS} bots take turns` };
  if (!Number.isInteger(wish.games) || wish.games < 1) return { wrong: 'at least one game must be played' };
  const { deny = 0 } = wish;
  if (!Number.isInteger(deny) || deny < 0 || deny > MOST_DENIED) return { wrong: `cards are denied in 0 to ${MOST_DENIED} of a hundred games` };
  if (deny > 0 && players === 1) return { wrong: 'cards are denied only where somebody else can win by it: with two players or more' };
  const read = readTunes(tunables, wish.tune ?? '');
  if ('wrong' in read) return read;
  const { house } = wish;
  const ruled = checkOptions(meta, players, { ...checked.options, ...house?.options });
  if ('wrong' in ruled) return ruled;
  const variants = [{ name: 'base', tuning: {} }, ...(house === undefined ? [] : [house]), ...read.variants];
  const { games, seed, haste = {} } = wish;
  return {
    plan: {
      game: meta.id,
      rules: meta.rules,
      players,
      options: checked.options,
      bots,
      games,
      seed,
      variants,
      haste,
      ...(deny > 0 ? { deny } : {}),
      ...(wish.mirrored === true ? { mirrored: true } : {}),
    },
  };
};

/** Whether time decides what bots find: such games cannot be repeated exactly. */
export const byClock = (plan: Pick<Plan, 'bots' | 'haste'>): boolean =>
  plan.haste.think !== undefined || plan.bots.some((x) => entrantOf(x)?.think !== undefined);

/** How many games make a round of seatings: after each such block every bot has sat in every seat equally often. */
export const blockOf = (plan: Pick<Plan, 'bots' | 'players'>): number => plan.bots.length * Math.ceil(plan.players / plan.bots.length);

/** Who sits where in one game. Within a block the bots move on by one seat a game; every block begins from another order, so that neighbours change too. */
export const seating = (plan: Pick<Plan, 'bots' | 'players' | 'seed' | 'mirrored'>, index: number): string[] => {
  // Of a mirrored deal every game has the bots in the same order, one seat further on.
  if (plan.mirrored === true) return Array.from({ length: plan.players }, (_, seat) => plan.bots[(seat + index) % plan.bots.length] ?? 'random');
  const size = blockOf(plan);
  const block = Math.floor(index / size);
  const row: string[] = Array.from({ length: size }, (_, i) => plan.bots[i % plan.bots.length] ?? 'random');
  const chance = new Sfc().at(plan.seed ^ 0x51ed270b, block);
  for (let i = size - 1; i > 0 && block > 0; i--) {
    const j = chance.below(i + 1);
    const [a, b] = [row[i], row[j]];
    if (a === undefined || b === undefined) continue;
    row[i] = b;
    row[j] = a;
  }
  return Array.from({ length: plan.players }, (_, seat) => row[(seat + index) % size] ?? 'random');
};

/** All games of all variants as numbers: neighbours are the same game in all variants, so a trial that is broken off is even. */
export const jobsOf = (plan: Plan): number => plan.games * plan.variants.length;
export const gameOf = (plan: Plan, job: number): { readonly index: number; readonly variant: number } => ({
  index: Math.floor(job / plan.variants.length),
  variant: job % plan.variants.length,
});

/** Games that share a deal where deals are mirrored: as many as there are bots, each game with the bots one seat further on. */
export const dealOf = (plan: Pick<Plan, 'bots' | 'mirrored'>, index: number): number => (plan.mirrored === true ? Math.floor(index / plan.bots.length) : index);

/** The plain seed of one game: the same in all variants, so that only the turned numbers differ. */
export const seedOfGame = (plan: Pick<Plan, 'seed' | 'bots' | 'mirrored'>, index: number): number => new Sfc().at(plan.seed, dealOf(plan, index)).next();

/** What makes two plans the same trial. More games of one trial are still that trial. */
export const identity = ({ games: _, ...plan }: Plan): string => JSON.stringify(plan);

/** The options of a variant: the plan's, and its own rulings. */
export const optionsIn = (plan: Plan, variant: number): AnyOptions => ({ ...plan.options, ...plan.variants[variant]?.options });
