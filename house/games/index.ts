/** The registry: the only way by which bots, lab, server and page reach a game. A new game is a folder beside it: `npm run generate` finds it. */
import type { Base, Basis, Flat, Language, Learnt, Numbers, Trials } from '@pesthouse/kernel';
import { alike, basisOf, bridged, missing, playedAsLearnt } from '@pesthouse/kernel';
import type { AnyEngine, Doors, Find, Lessons, Parts, Shelf, Tongue } from '@pesthouse/kernel/shelf';
import { editionsOf, engineOf, freshEngine, keepGames, type Printing } from '@pesthouse/kernel/shelf';
import { DOORS, found, LESSONS } from './found.ts';
import { VERSIONS } from './versions.ts';

export type { AnyEngine, AnySince, AnyText, Doors, Lessons, Shelf } from '@pesthouse/kernel/shelf';
export { drafting, type Factory, type Reaction, reactionsOf, reactionTo, UnknownEdition, WrongNumbers } from '@pesthouse/kernel/shelf';

export const doorsOf = async (language: Language = 'en'): Promise<Doors> => (await DOORS[language]()).doors;

export const lessonsOf = async (language: Language = 'en'): Promise<Lessons> => (await LESSONS[language]()).lessons;

/** Without an engine there is nothing to choose from. */
const noEngine = (numbers: Numbers): Basis<Base, Flat> => ({ numbers, moves: () => [], after: (s) => s });

const NO_TRIALS: Trials = { duels: [], fairness: [] };

/** The engine of masters: it knows what was learnt, and its policy has the habits that were. */
const withLearnt = (engine: AnyEngine, learnt: Learnt): AnyEngine => {
  const { manner } = learnt;
  return { ...engine, learnt, ...(manner !== undefined && { policy: playedAsLearnt(manner) }) };
};

/** An engine is taught once: whoever asks again gets the same. */
const tutor = (printing: Printing, load: Parts<Tongue>['learnt']): Shelf['taught'] => {
  const taught = new WeakMap<AnyEngine, AnyEngine>();
  return async (edition, numbers = {}) => {
    const engine = await engineOf(printing, edition, numbers);
    if (load === undefined || edition !== printing.meta.rules || Object.keys(numbers).length > 0) return engine;
    const { learnt } = await load();
    if (learnt.rules !== edition) return engine;
    const known = taught.get(engine) ?? withLearnt(engine, learnt);
    taught.set(engine, known);
    return known;
  };
};

const game: Find = ({ meta, place, ...loads }) => {
  // A game whose words read every edition alike needs no file to say so.
  const since = loads.since ?? (async () => ({ since: alike() }));
  const published = VERSIONS[meta.id] ?? [];
  const printing: Printing = {
    meta,
    published,
    rules: loads.rules,
    // The list of modules is loaded with the first edition that is asked for: no first screen carries it.
    load: async (edition) => (await (await import('./published.ts')).PUBLISHED[meta.id]?.[edition]?.())?.make,
  };
  return {
    meta,
    ...(place === undefined ? {} : { place }),
    door: async (language) => (await doorsOf(language))[meta.id] ?? missing('door', meta.id),
    rules: loads.rules,
    since,
    origins: async () => (await loads.origins?.())?.origins ?? {},
    trials: async () => (await loads.trials?.())?.trials ?? NO_TRIALS,
    taught: tutor(printing, loads.learnt),
    net: async () => (await (await import('./nets.ts')).NETS[meta.id]?.())?.schooled,
    editions: editionsOf(printing),
    engine: (edition, numbers) => engineOf(printing, edition, numbers),
    fresh: (edition, numbers) => freshEngine(printing, edition, numbers),
    text: async (language = 'en', numbers = {}) => (await loads.text[language]()).words(noEngine(numbers)),
    async words(edition, numbers, language = 'en') {
      const [{ words }, engine] = await Promise.all([loads.text[language](), engineOf(printing, edition, numbers)]);
      const basis = basisOf(engine);
      if (edition === meta.rules) return words(basis);
      const bridge = (await since()).since;
      return bridged(words({ ...basis, numbers: bridge.numbers?.(edition, basis.numbers) ?? basis.numbers }), bridge, edition);
    },
  };
};

export const GAMES = found(game);

export type GameId = keyof typeof GAMES;
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
const placeOf = (id: GameId): number => GAMES[id].place ?? Number.POSITIVE_INFINITY;
/** In the order of their doors; those without a place come last, by name. */
export const GAME_IDS: readonly GameId[] = Object.keys(GAMES)
  .filter(isGame)
  .sort((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
export const shelf = (id: string): Shelf | undefined => (isGame(id) ? GAMES[id] : undefined);
keepGames(GAME_IDS.map((id) => GAMES[id]));
