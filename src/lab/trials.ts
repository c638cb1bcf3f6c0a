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

const duel = (game: string, players: number, bots: string, games = 100): Trial => ({ game, players, bots: bots.split(','), games });

/** The stronger first. Where hundred games of a whole master take too long, or fewer runs say it already, the master is held to them, and the table says so. */
export const DUELS: readonly Trial[] = [
  duel('newyork', 2, 'master:50,random'),
  duel('newyork', 2, 'master:100,greedy'),
  duel('newyork', 2, 'master,good'),
  duel('newyork', 2, 'good,fair'),
  duel('newyork', 2, 'fair,novice'),
  duel('retribution', 2, 'master:20,random'),
  duel('retribution', 2, 'master,greedy'),
  duel('retribution', 2, 'master:200,good'),
  duel('retribution', 2, 'good,fair'),
  duel('retribution', 2, 'fair,novice'),
  duel('exterminators', 2, 'master:50,random'),
  duel('exterminators', 2, 'master,greedy'),
  duel('exterminators', 2, 'master:200,good'),
  duel('exterminators', 2, 'good,fair'),
  duel('exterminators', 2, 'fair,novice'),
  duel('pathologic', 2, 'master:50,random', 200),
  duel('pathologic', 2, 'master,greedy', 200),
  duel('pathologic', 2, 'master,good'),
  duel('pathologic', 2, 'good,fair', 200),
  duel('pathologic', 2, 'fair,novice', 200),
  duel('pest', 2, 'master:20,random'),
  duel('pest', 2, 'master:50,greedy'),
  duel('pest', 2, 'master:120,good'),
  duel('pest', 2, 'good,fair'),
  duel('pest', 2, 'fair,novice'),
  duel('pest', 4, 'master:240,good,greedy,random'),
  duel('pest', 4, 'good,fair,novice', 99),
];

/** Some of the cards denied by lot: what those lose who must do without. */
const denied = (game: string, players: number, games: number): Trial => ({ ...duel(game, players, 'master:20', games), deny: 25 });

/** Equals among themselves, most masters held to fewer runs so that there are enough games to tell: what differs is the game and not the players. */
export const FAIRNESS: readonly Trial[] = [
  duel('newyork', 4, 'master:20', 240),
  denied('newyork', 4, 800),
  duel('retribution', 2, 'master:20', 60),
  { ...duel('retribution', 2, 'master:20', 60), options: { equalTurns: true, secondSeatCard: true } },
  denied('retribution', 2, 480),
  duel('exterminators', 4, 'master:20', 60),
  denied('exterminators', 4, 800),
  // Here the Healer gains by thinking and the Plague does not: whole masters, and such as think a tenth of it.
  duel('pathologic', 2, 'master', 60),
  { ...duel('pathologic', 2, 'master', 60), options: { ownTier: true } },
  duel('pathologic', 2, 'master:50', 60),
  duel('pathologic', 3, 'master:100', 60),
  duel('pathologic', 4, 'master:250', 60),
  denied('pathologic', 4, 240),
  duel('pest', 2, 'master:20', 40),
  denied('pest', 2, 400),
  // Simple players, but very many games: whether the Houses differ at all.
  duel('pest', 2, 'novice', 2000),
];
