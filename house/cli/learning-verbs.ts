/** Verbs by which bots learn and what they tell people is proved: habits, weights, chances, claims, lessons, puzzles. */
import { calibrate } from './calibrate.ts';
import { claims } from './claims.ts';
import { ends } from './ends.ts';
import { anyGame, game, MOST_SEED, place, trial } from './flags.ts';
import { hunch } from './hunch.ts';
import type { Io } from './io.ts';
import { byHand } from './lab/by-hand.ts';
import { lean } from './lean.ts';
import { lesson } from './lesson.ts';
import { losses } from './losses.ts';
import { opening } from './opening.ts';
import { practise } from './practise.ts';
import { puzzles } from './puzzles.ts';
import { train } from './train.ts';
import { type Env, flag, text, type Verb, verb } from './verb.ts';
import { whole } from './wrong.ts';

export const learningVerbs = (io: Io, env: Env): { readonly [name: string]: Verb } => ({
  practise: verb(
    "Let the policy of a game's masters turn its numbers by games with itself, and write the habits that it found; run it again to continue",
    {
      game,
      seats: text('How many seats, several with commas between, such as 2,4 (default: as usual)', 'N'),
      steps: text('How often all numbers are turned, each time by 96 games (default 2000)', 'N'),
      deals: text('Deals on which what was found meets what is written, each played twice (default 1000)', 'N'),
      seed: trial.seed,
      data: place.data,
      out: text('File for the habits (default: in the folder of the game)', 'FILE'),
    },
    (a) =>
      byHand((stop) =>
        practise(
          {
            game: a.game,
            seats: a.seats,
            steps: whole('steps', a.steps, 1, 1_000_000) ?? 2_000,
            deals: whole('deals', a.deals, 1, 1_000_000) ?? 1_000,
            seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
            data: a.data ?? env.PESTHOUSE_DATA ?? 'data',
            out: a.out,
          },
          io,
          stop,
        ),
      ),
  ),
  lean: verb(
    "Let the policy of a game's masters learn choice by choice, by games with itself, what to prefer beyond its habits; run it again to continue",
    {
      game,
      seats: text('How many seats (default: as usual)', 'N'),
      steps: text('How often all weights are turned, each time by 256 games (default 2000)', 'N'),
      deals: text('Deals on which whoever leans meets who goes by habit alone, each played twice (default 2000)', 'N'),
      seed: trial.seed,
      data: place.data,
      out: text('File for the weights (default: in the folder of the game)', 'FILE'),
    },
    (a) =>
      byHand((stop) =>
        lean(
          {
            game: a.game,
            seats: a.seats,
            steps: whole('steps', a.steps, 1, 1_000_000) ?? 2_000,
            deals: whole('deals', a.deals, 1, 1_000_000) ?? 2_000,
            seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
            data: a.data ?? env.PESTHOUSE_DATA ?? 'data',
            out: a.out,
          },
          io,
          stop,
        ),
      ),
  ),
  hunch: verb(
    'Learn from games among bots how those who hide something choose, so that masters know which guesses are likely',
    {
      game,
      seats: text('How many seats (default: as usual)', 'N'),
      games: text('How many games to learn from (default 400)', 'N'),
      runs: text('Runs of the search at each decision; 0 plays by policy alone (default 40)', 'N'),
      epochs: text('How often all choices are gone through (default 20)', 'N'),
      seed: trial.seed,
      out: text('File for the weights (default: in the folder of the game)', 'FILE'),
    },
    (a) =>
      byHand((stop) =>
        hunch(
          {
            game: a.game,
            seats: a.seats,
            games: whole('games', a.games, 1, 10_000_000) ?? 400,
            runs: whole('runs', a.runs, 0, 100_000) ?? 40,
            epochs: whole('epochs', a.epochs, 1, 1_000) ?? 20,
            seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
            out: a.out,
          },
          io,
          stop,
        ),
      ),
  ),
  opening: verb(
    'Learn from games by policy what each choice of an opening is worth, so that masters know it by heart',
    {
      game,
      seats: text('How many seats (default: as usual)', 'N'),
      games: text('How many games to learn from, the first half with openings by lot (default 300000)', 'N'),
      seed: trial.seed,
      out: text('File for what was learnt (default: in the folder of the game)', 'FILE'),
    },
    (a) =>
      byHand((stop) =>
        opening(
          {
            game: a.game,
            seats: a.seats,
            games: whole('games', a.games, 2, 10_000_000) ?? 300_000,
            seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
            out: a.out,
          },
          io,
          stop,
        ),
      ),
  ),
  train: verb(
    'Let a game learn from games with itself, and write the weights that its masters judge by; run it again to continue',
    {
      game,
      seats: text('How many seats (default: as usual)', 'N'),
      first: text('Games by policy, for a first judgement (default 4000)', 'N'),
      generations: text('How often it then plays with what it learnt (default 2)', 'N'),
      games: text('Games of each such generation (default 1000)', 'N'),
      runs: text('Runs of the search at each decision; 1 looks one move ahead (default 24)', 'N'),
      worlds: text('Guessed worlds in which every move is tried where it looks one move ahead (default 1)', 'N'),
      lots: text('Of a hundred moves of the first games so many by lot (default 0)', 'N'),
      keep: text('Percentage of the positions to learn from, where the turn passes (default 50)', 'N'),
      hidden: text('Hidden units of the net; 0 makes it a plain weighted sum (default 16)', 'N'),
      epochs: text('How often all positions are gone through (default 8)', 'N'),
      seed: trial.seed,
      data: place.data,
      out: text('File for the weights (default: in the folder of the game)', 'FILE'),
      chances: text('Games by which stated chances are then made true, as `calibrate` does; 0 for none (default 300)', 'N'),
    },
    (a) =>
      byHand((stop) =>
        train(
          {
            game: a.game,
            seats: a.seats,
            first: whole('first', a.first, 20, 10_000_000) ?? 4_000,
            generations: whole('generations', a.generations, 0, 100) ?? 2,
            games: whole('games', a.games, 20, 10_000_000) ?? 1_000,
            runs: whole('runs', a.runs, 1, 100_000) ?? 24,
            worlds: whole('worlds', a.worlds, 1, 1_000) ?? 1,
            lots: whole('lots', a.lots, 0, 100) ?? 0,
            keep: whole('keep', a.keep, 1, 100) ?? 50,
            hidden: whole('hidden', a.hidden, 0, 256) ?? 16,
            epochs: whole('epochs', a.epochs, 1, 1_000) ?? 8,
            seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
            data: a.data ?? env.PESTHOUSE_DATA ?? 'data',
            out: a.out,
            chances: whole('chances', a.chances, 0, 1_000_000) ?? 300,
          },
          io,
          stop,
        ),
      ),
  ),
  lesson: verb(
    'Walk through a lesson and show what is legal at each step, or find a seed that fits it',
    {
      game,
      lesson: { type: 'positional', required: true, description: 'Its number or name' },
      seeds: text('Try so many seeds until all its words are true', 'N'),
    },
    (a) => lesson({ game: a.game, lesson: a.lesson, seeds: whole('seeds', a.seeds, 1, 10_000_000) }, io),
  ),
  claims: verb(
    'Check every claim that hints and reviews make, in positions from games among bots, against the rules',
    { game: anyGame, positions: text('How many positions of each game (default 200)', 'N'), seed: trial.seed },
    (a) => claims({ game: a.game, positions: whole('positions', a.positions, 1, 100_000) ?? 200, seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1 }, io),
  ),
  ends: verb(
    'Ask bots in last turns that can be counted through, and tell how often they find the best move and what they lose; of other games, whether there is anything to count',
    {
      game,
      seats: text('How many seats (default: as usual)', 'N'),
      bots: text('The bots (default master,master-0.3)', 'BOTS'),
      decisions: text('How many decisions (default 120)', 'N'),
      seed: trial.seed,
      json: trial.json,
    },
    (a) =>
      ends(
        {
          game: a.game,
          seats: a.seats,
          bots: a.bots,
          decisions: whole('decisions', a.decisions, 1, 1_000_000) ?? 120,
          seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
          json: a.json,
        },
        io,
      ),
  ),
  losses: verb(
    'Play every move of some decisions out many times, and tell how much of the chance to win bots lose by their choices',
    {
      game,
      seats: text('How many seats (default: as usual)', 'N'),
      bots: text('The bots, with a time of their own if need be: master:30ms (default master,master-0.3)', 'BOTS'),
      depths: text('Beside them, masters who judge after so many decisions a seat: 5,10,20', 'N'),
      decisions: text('How many decisions (default 80)', 'N'),
      worlds: text('Guessed worlds in which every move is played out (default 300)', 'N'),
      think: text('How long a bot may think, in milliseconds of the processor (default 100)', 'MS'),
      seed: trial.seed,
      json: trial.json,
    },
    (a) =>
      byHand((stop) =>
        losses(
          {
            game: a.game,
            seats: a.seats,
            bots: a.bots,
            depths: a.depths,
            decisions: whole('decisions', a.decisions, 1, 1_000_000) ?? 80,
            worlds: whole('worlds', a.worlds, 1, 1_000_000) ?? 300,
            think: whole('think', a.think, 1, 3_600_000) ?? 100,
            seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
            json: a.json,
          },
          io,
          stop,
        ),
      ),
  ),
  calibrate: verb(
    'Learn from games among bots how far the chances that hints and reviews state are to be trusted; run it again to continue',
    {
      game,
      games: text('How many games (default 300)', 'N'),
      seed: trial.seed,
      data: place.data,
      look: flag('Only say how true stated chances are, and write nothing'),
    },
    (a) =>
      byHand((stop) =>
        calibrate(
          {
            game: a.game,
            games: whole('games', a.games, 1, 1_000_000) ?? 300,
            seed: whole('seed', a.seed, 0, MOST_SEED) ?? 1,
            data: a.data ?? env.PESTHOUSE_DATA ?? 'data',
            look: a.look === true,
          },
          io,
          stop,
        ),
      ),
  ),
  puzzles: verb(
    'Find positions with one clearly best move in games among bots, prove them, and keep them in the game’s folder; goes on where it stopped',
    {
      game: anyGame,
      each: text('How many of each of the three levels (default 10)', 'N'),
      minutes: text('How long to look in one game (default 60)', 'N'),
      again: text('Prove what is kept anew, on seeds from this one on, instead of finding more', 'SEED'),
      drop: flag('With --again: take out of the book what is not proved again'),
    },
    (a) =>
      puzzles(
        {
          game: a.game,
          each: whole('each', a.each, 1, 1000) ?? 10,
          minutes: whole('minutes', a.minutes, 1, 10_000) ?? 60,
          again: whole('again', a.again, 1, MOST_SEED),
          drop: a.drop === true,
        },
        io,
      ),
  ),
});
