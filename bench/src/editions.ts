/** The engines of all games: the source beside its last published edition, each in whole random games with the usual number of seats. */
import { type AnyEngine, GAME_IDS, GAMES, type GameId, UnknownEdition } from '../../src/games/index.ts';
import { defaults, type Flat, firstOf, Out, Sfc } from '../../src/kernel/index.ts';
import { contend } from './contender.ts';

const LEAST = 60_000;

let seed = 1;
/** Whole games until enough decisions were made. */
const randomGames = (e: AnyEngine): number => {
  const { meta } = e.game;
  const options = defaults(meta, meta.usual);
  const legal = new Out<Flat>();
  let decisions = 0;
  while (decisions < LEAST) {
    const chance = new Sfc().at(seed++, 0);
    const k = { chance, tell: undefined };
    const s = e.start(options, meta.usual, chance);
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
  for (const edition of GAMES[id].editions)
    try {
      return await GAMES[id].fresh(edition);
    } catch (e) {
      if (!(e instanceof UnknownEdition)) throw e;
    }
  throw new Error(`${id} has no published edition`);
};

/** One engine a process, made once: what is measured is play. */
const engines = new Map<string, Promise<AnyEngine>>();
const once = (name: string, make: () => Promise<AnyEngine>) => async (): Promise<number> => {
  const found = engines.get(name) ?? make();
  engines.set(name, found);
  return randomGames(await found);
};

contend(
  Object.fromEntries(
    GAME_IDS.flatMap((id) => [
      [`source-${id}`, once(`source-${id}`, async () => (await GAMES[id].rules()).rules)],
      [`edition-${id}`, once(`edition-${id}`, () => lastPublished(id))],
    ]),
  ),
);
