/** The engines of all games in whole random games: the source in every mode, and with the usual number of seats beside its last published edition. */

import { type AnyOptions, defaults, type Flat, firstOf, Out, Sfc } from '@pesthouse/kernel';
import { type AnyEngine, GAME_IDS, GAMES, type GameId, UnknownEdition } from 'pesthouse/games';
import { contend } from './contender.ts';
import { MODES } from './modes.ts';

/** So many that the first round, which does not count, has warmed the machine up: its code is compiled anew until it has met all that happens in a game. */
const LEAST = 300_000;

let seed = 1;
/** Whole games until enough decisions were made. */
const randomGames = (e: AnyEngine, seats: number, options: AnyOptions): number => {
  const legal = new Out<Flat>();
  let decisions = 0;
  while (decisions < LEAST) {
    const chance = new Sfc().at(seed++, 0);
    const k = { chance, tell: undefined };
    const s = e.start(options, seats, chance);
    while (!e.over(s)) {
      const seat = firstOf(e.deciders(s));
      e.list(s, seat, legal);
      const move = legal.list[chance.below(legal.n)];
      if (move === undefined) throw new Error('nobody can move');
      e.play(s, seat, move, k);
      decisions++;
    }
  }
  return decisions;
};

/** The last edition that is published: rules in the making are ahead of it. */
const lastPublished = async (id: GameId): Promise<AnyEngine> => {
  for (const edition of await GAMES[id].editions())
    try {
      return await GAMES[id].fresh(edition);
    } catch (e) {
      if (!(e instanceof UnknownEdition)) throw e;
    }
  throw new Error(`${id} has no published edition`);
};

/** One engine a process, made once: what is measured is play. */
const engines = new Map<string, Promise<AnyEngine>>();
const once = (name: string, make: () => Promise<AnyEngine>): Promise<AnyEngine> => {
  const found = engines.get(name) ?? make();
  engines.set(name, found);
  return found;
};
const source = async (id: GameId): Promise<AnyEngine> => (await GAMES[id].rules()).rules;
const asUsual = (e: AnyEngine): number => randomGames(e, e.game.meta.usual, defaults(e.game.meta, e.game.meta.usual));

contend(
  Object.fromEntries([
    ...GAME_IDS.flatMap((id) => [
      [`source-${id}`, async () => asUsual(await once(id, () => source(id)))],
      [`edition-${id}`, async () => asUsual(await once(id, () => lastPublished(id)))],
    ]),
    ...MODES.map(({ game, name, seats, options }) => [name, async () => randomGames(await once(game, () => source(game)), seats, options)]),
  ]),
);
