/** Fuzzed decisions: random games of every game, seat count, set of options and edition. Most are played at full speed with the cheap laws, one in so many by all laws of the kernel. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyOptions, Sfc } from '@pesthouse/kernel';
import { type AnyEngine, checkGame, coverage, LawError, spreadOptions } from '@pesthouse/kernel/laws';
import { GAME_IDS, GAMES } from '../../games/index.ts';
import type { Page } from './book.ts';
import { type Fast, fastGame } from './fuzz-game.ts';
import { type Part, teller, type Wish } from './wish.ts';

/** One game in so many is played by all laws, the dear ones at every so-manieth decision. */
const ALL_LAWS = 40;
const DEAR = 29;
const MIXTURES = 6;
/** Between two looks at the clock. */
const GAMES_A_ROUND = 5;

interface Field {
  readonly name: string;
  readonly engine: AnyEngine;
  /** Every seat count with every set of options. */
  readonly sets: readonly { readonly seats: number; readonly options: AnyOptions }[];
}

const fields = async (): Promise<Field[]> => {
  const all: Field[] = [];
  for (const game of GAME_IDS)
    for (const edition of await GAMES[game].editions()) {
      const engine = await GAMES[game].engine(edition);
      const { meta } = engine.game;
      const sets = meta.seats.flatMap((seats) => spreadOptions(meta, seats, new Sfc().at(1, seats), MIXTURES).map((options) => ({ seats, options })));
      all.push({ name: `${game} ${edition}`, engine, sets });
    }
  return all;
};

/** By all laws of the kernel, replay and undo among them. A failure leaves its record. */
const byAllLaws = (field: Field, set: Field['sets'][number], seed: number, failures: string): Fast => {
  const reached = coverage();
  let fault: string | null = null;
  try {
    checkGame(field.engine, { ...set, seed, every: DEAR }, reached);
  } catch (e) {
    if (!(e instanceof LawError)) throw e;
    mkdirSync(failures, { recursive: true });
    writeFileSync(join(failures, `${field.name.replace(' ', '-')}-${seed}.json`), JSON.stringify(e.failure.record));
    fault = `law ${e.failure.law}, ${e.failure.step}: ${e.failure.message}`;
  }
  return { decisions: reached.decisions, looked: 0, wrong: 0, fault };
};

const playOne = (field: Field, n: number, wish: Wish, page: Page): void => {
  const set = field.sets[n % field.sets.length];
  if (set === undefined) return;
  const seed = wish.seed + n;
  const all = n % ALL_LAWS === 0;
  const played = all ? byAllLaws(field, set, seed, wish.failures) : fastGame(field.engine, set.options, set.seats, seed);
  if (played.fault !== null) page.fault(`${field.name}, seed ${seed}, ${set.seats} seats, ${JSON.stringify(set.options)}: ${played.fault}`);
  page.add('games');
  page.add(`games ${field.name}`);
  page.add('decisions', played.decisions);
  page.add(`decisions ${field.name}`, played.decisions);
  if (all) page.add('decisions by all laws', played.decisions);
  page.add('positions looked at', played.looked);
  page.add('wrong moves refused', played.wrong);
};

export const fuzz: Part = async (wish, page) => {
  const all = await fields();
  page.put('editions', all.length);
  page.put(
    'sets of options and seats',
    all.reduce((sum, x) => sum + x.sets.length, 0),
  );
  const tell = teller(wish.say);
  const done = (x: Field): number => page.get(`decisions ${x.name}`);
  while (page.get('decisions') < wish.goal && wish.more()) {
    // Whichever has had the fewest decisions is next.
    const next = all.reduce((a, b) => (done(b) < done(a) ? b : a));
    for (let i = 0; i < GAMES_A_ROUND; i++) playOne(next, page.get(`games ${next.name}`), wish, page);
    tell(() => {
      page.save();
      return `${page.get('decisions').toLocaleString('en')} decisions in ${page.get('games').toLocaleString('en')} games, ${page.get('faults')} faults`;
    });
    await new Promise((go) => setImmediate(go));
  }
};
