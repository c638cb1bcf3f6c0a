/** The trials whose figures the house publishes: how strong its bots are and how fair its games. */
import { type AnyOptions, defaults, type Meta } from '../kernel/index.ts';

/** One trial, as its command would ask for it. */
export interface Trial {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly games: number;
  /** What differs from the usual way to play. */
  readonly options?: AnyOptions;
}

/** A folder's name for it. */
export const trialName = (t: Trial): string =>
  [t.game, t.players, t.bots.join(','), ...Object.entries(t.options ?? {}).map(([id, v]) => `${id}=${String(v)}`)].join('-');

/** All options of a trial, the usual ones included. */
export const trialOptions = (t: Trial, meta: Meta): AnyOptions => ({ ...defaults(meta, t.players), ...t.options });

const duel = (game: string, players: number, ...bots: readonly string[]): Trial => ({ game, players, bots, games: 100 });

/** The stronger first. Where whole games of a master take too long for a hundred of them, the master is held to fewer runs: what it then wins is the least that it wins. */
export const DUELS: readonly Trial[] = [
  ...['newyork', 'exterminators', 'pathologic'].flatMap((game) =>
    [
      ['master', 'random'],
      ['master', 'greedy'],
      ['master', 'good'],
      ['good', 'fair'],
      ['fair', 'novice'],
    ].map((bots) => duel(game, 2, ...bots)),
  ),
  duel('retribution', 2, 'master:100', 'random'),
  duel('retribution', 2, 'master', 'greedy'),
  duel('retribution', 2, 'master', 'good'),
  duel('retribution', 2, 'good', 'fair'),
  duel('retribution', 2, 'fair', 'novice'),
  duel('pest', 2, 'master:50', 'random'),
  duel('pest', 2, 'master:50', 'greedy'),
  duel('pest', 2, 'master:160', 'good'),
  duel('pest', 2, 'good', 'fair'),
  duel('pest', 2, 'fair', 'novice'),
];

const among = (game: string, players: number, bot: string, games: number, options?: AnyOptions): Trial => ({
  game,
  players,
  bots: [bot],
  games,
  ...(options && { options }),
});

/** Masters among themselves, held to fewer runs so that there are enough games to tell: what differs is the game and not the players. */
export const FAIRNESS: readonly Trial[] = [
  among('newyork', 2, 'master:100', 120),
  among('newyork', 4, 'master:100', 200),
  among('retribution', 2, 'master:40', 100),
  among('retribution', 2, 'master:40', 100, { equalTurns: true, secondSeatCard: true }),
  among('retribution', 4, 'master:40', 100),
  among('exterminators', 2, 'master:100', 120),
  among('exterminators', 4, 'master:100', 160),
  among('pathologic', 2, 'master:100', 150),
  among('pathologic', 3, 'master:100', 150),
  among('pathologic', 4, 'master:100', 120),
  among('pest', 2, 'master:30', 100),
  among('pest', 4, 'master:30', 60),
];
