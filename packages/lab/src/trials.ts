/** The trials whose figures the house publishes: how strong its bots are and how fair its games. */

import type { AnyGame } from '@pesthouse/game';
import { type AnyOptions, type AskedTrial, defaults, type Meta } from '@pesthouse/kernel';
import { OLD_MASTER } from './entrant.ts';

/** One trial, as its command would ask for it. */
export interface Trial {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly games: number;
  /** What differs from the usual way to play. */
  readonly options?: AnyOptions;
  /** In how many of a hundred games a seat must do without a card, by lot. */
  readonly deny?: number;
}

/** A folder's name for it. */
export const trialName = (t: Trial): string =>
  [
    t.game,
    t.players,
    t.bots.join(','),
    ...Object.entries(t.options ?? {}).map(([id, v]) => `${id}=${String(v)}`),
    ...(t.deny === undefined ? [] : [`deny=${t.deny}`]),
  ].join('-');

/** All options of a trial, the usual ones included. */
export const trialOptions = (t: Trial, meta: Meta): AnyOptions => ({ ...defaults(meta, t.players), ...t.options });

/** Where a game names no other number. */
const GAMES_EACH = 100;

const asTrial = (game: string, { bots, games = GAMES_EACH, ...rest }: AskedTrial): Trial => ({ game, bots: bots.split(','), games, ...rest });

/** What these games ask for: the bots level by level, and equals among themselves. */
export const publishedTrials = async (games: readonly AnyGame[]): Promise<{ readonly duels: readonly Trial[]; readonly fairness: readonly Trial[] }> => {
  const asked = await Promise.all(games.map(async ({ meta, trials }) => ({ id: meta.id, ...(await trials()) })));
  return {
    duels: asked.flatMap(({ id, duels }) => duels.map((t) => asTrial(id, t))),
    fairness: asked.flatMap(({ id, fairness }) => fairness.map((t) => asTrial(id, t))),
  };
};

/** The pairs of the ladder as people meet them, each stronger one first: no master is held to fewer runs than its time allows. */
const PAIRS = [
  ['master', OLD_MASTER],
  ['master', 'random'],
  ['master', 'greedy'],
  ['master', 'good'],
  ['good', 'fair'],
  ['fair', 'novice'],
] as const;
/** At a table of four only the masters are told apart. */
const FOUR = 4;

export const servedTrials = (games: readonly Pick<AnyGame, 'meta'>[]): readonly Trial[] =>
  games.flatMap(({ meta: { id, seats } }) =>
    PAIRS.flatMap((bots, i) => [
      ...(seats.includes(2) ? [{ game: id, players: 2, bots, games: GAMES_EACH }] : []),
      ...(i === 0 && seats.includes(FOUR) ? [{ game: id, players: FOUR, bots, games: GAMES_EACH }] : []),
    ]),
  );
