/** Verbs that let bots play a game many times: to see whether it is fair, to tune it, and to tell who is stronger. */

import { MOST_DENIED, publishedTrials, servedTrials } from '@pesthouse/lab';
import { ALL_GAMES } from '../games/index.ts';
import { duel } from './duel.ts';
import { anyGame, game, published, publishOf, trial, trialOf } from './flags.ts';
import type { Io } from './io.ts';
import { byHand } from './lab/by-hand.ts';
import { lab, listTunables, work } from './lab.ts';
import { ladder } from './ladder.ts';
import { balance, served, strength } from './published.ts';
import { tune } from './tune.ts';
import { type Env, flag, text, type Verb, verb } from './verb.ts';
import { whole } from './wrong.ts';

export const labVerbs = (io: Io, env: Env): { readonly [name: string]: Verb } => ({
  lab: verb(
    'Let bots play a game many times to see whether it is fair; `lab work` plays games for other machines',
    {
      game: { ...game, description: `${game.description}, or work` },
      ...trial,
      tune: text('Try other numbers in the rules beside those of the edition: name=2,3', 'NAME=VALUES'),
      variant: text('House rules from a file, beside the rules of their edition', 'FILE'),
      deny: text('Percentage of seats that must do without each card, drawn at random: shows what each card is worth', 'N'),
      tunables: flag('List the numbers that can be changed, without playing'),
    },
    (a) => {
      if (a.tunables) return listTunables(a.game, io);
      if (a.game === 'work') return byHand((stop) => work(a.database ?? env.DATABASE_URL, whole('workers', a.workers, 1, 256), io, stop));
      return byHand((stop) => lab({ ...trialOf(a, a.game, env), tune: a.tune, variant: a.variant, deny: whole('deny', a.deny, 0, MOST_DENIED) }, io, stop));
    },
  ),
  tune: verb(
    'Look for numbers that make a game evener, and prove what was found on fresh deals',
    {
      game,
      ...trial,
      turn: { ...text('Numbers that may be turned, with their limits: name=least..most;name=least..most', 'LIMITS'), required: true },
      even: text('What is to be even, such as species, seat or turn (default: what the game tells apart)', 'KIND'),
    },
    (a) => byHand((stop) => tune({ ...trialOf(a, a.game, env), turn: a.turn, even: a.even }, io, stop)),
  ),
  duel: verb(
    'Let two bots play mirrored deals against each other, with equal time of the processor',
    { game, ...trial, bots: text('The two bots (default master,master-0.3: the master of today and the one of old)', 'BOTS') },
    (a) => byHand((stop) => duel({ ...trialOf(a, a.game, env), tune: undefined }, io, stop)),
  ),
  ladder: verb('Rank bots by how they finish', { game, ...trial }, (a) => byHand((stop) => ladder(trialOf(a, a.game, env), io, stop))),
  strength: verb(
    'Play the bots against each other, level by level, and print how strong they are',
    {
      game: anyGame,
      ...published,
      served: flag('As people meet them: every level with the time that a house gives it, on mirrored deals, and the master against the one of old'),
      think: text('With --served: how long a bot may think, in milliseconds of the processor (default 1500)', 'MS'),
    },
    (a) =>
      byHand(async (stop) =>
        a.served
          ? served(servedTrials(ALL_GAMES), whole('think', a.think, 1, 3_600_000) ?? 1_500, publishOf(a, env), io, stop)
          : strength((await publishedTrials(ALL_GAMES)).duels, publishOf(a, env), io, stop),
      ),
  ),
  balance: verb(
    'Let masters play every game and print how fair it is',
    { game: anyGame, ...published, write: text('Folder to write one page per game into (default: print them)', 'FOLDER') },
    (a) => byHand(async (stop) => balance((await publishedTrials(ALL_GAMES)).fairness, a.write, publishOf(a, env), io, stop)),
  ),
});
