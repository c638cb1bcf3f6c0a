/** `pesthouse ends`: bots in last turns whose best move is known. */
import { MOST_POSITIONS } from '@pesthouse/bots/search';
import { endsOf, entrantOf, LAST_DECISIONS, lastsOf, OLD_MASTER, percent } from '@pesthouse/lab';
import type { AnyEngine } from '../games/index.ts';
import { gameNamed, seatsOf } from './game.ts';
import type { Io } from './io.ts';
import { Wrong } from './wrong.ts';

export interface EndsWish {
  readonly game: string;
  readonly seats: string | undefined;
  readonly bots: string | undefined;
  readonly decisions: number;
  readonly seed: number;
  readonly json: boolean | undefined;
}

/** A game has at least one decision in its last turn that matters, now and then. */
const GAMES_EACH = 20;

/** Of a game that counts nothing through: whether there would be anything to count. */
const byRules = (wish: EndsWish, e: AnyEngine, seats: number, io: Io): number => {
  const told = lastsOf(e, seats, Math.ceil(wish.decisions / LAST_DECISIONS), wish.seed, MOST_POSITIONS);
  if (wish.json === true) io.out(JSON.stringify({ game: wish.game, seats, ...told }));
  else {
    io.out(`${wish.game}, ${seats} seats: its masters count no end through.`);
    io.out(
      `Of the last ${told.decisions} decisions of ${told.games} games, ${told.counted} could be counted through by the rules alone in ${MOST_POSITIONS} positions; the choice meant something at ${told.matter} of these.`,
    );
  }
  return 0;
};

export const ends = async (wish: EndsWish, io: Io): Promise<number> => {
  const found = gameNamed(wish.game);
  const seats = seatsOf(found.meta, wish.seats);
  const names = (wish.bots ?? `master,${OLD_MASTER}`).split(',');
  const entrants = names.map((name) => {
    const bot = entrantOf(name);
    if (bot === undefined) throw new Wrong(`There is no bot "${name}".`);
    return bot;
  });
  const e = await found.taught(found.meta.rules);
  if (e.game.bot.ending === undefined) return byRules(wish, e, seats, io);
  const told = endsOf(e, seats, entrants, wish.decisions, wish.seed, GAMES_EACH * wish.decisions);
  if (wish.json === true) io.out(JSON.stringify({ game: wish.game, seats, ...told, bots: told.bots.map((x, i) => ({ bot: names[i], ...x })) }));
  else {
    io.out(`${wish.game}, ${seats} seats: ${told.decisions} decisions in last turns, of which a master counts ${told.counted} through.`);
    for (const [i, x] of told.bots.entries()) io.out(`${names[i]}: ${percent(x.best)} best moves, ${(100 * x.loss).toFixed(2)} points lost on average.`);
  }
  return 0;
};
