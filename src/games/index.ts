/** The registry: the only way by which bots, lab, server and page reach a game. A new game is a folder beside it: `npm run generate` finds it. */
import type {
  AnyOptions,
  Base,
  Basis,
  DoorWords,
  Engine,
  Fact,
  Flat,
  GameText,
  Language,
  Learnt,
  Meta,
  NamedLesson,
  Numbers,
  Since,
  Trials,
} from '../kernel/index.ts';
import { alike, basisOf, bridged, missing } from '../kernel/index.ts';
import { editionsOf, engineOf, freshEngine, type Printing } from './edition.ts';
import { DOORS, found, LESSONS } from './found.ts';
import { VERSIONS } from './versions.ts';

export { drafting, type Factory, UnknownEdition, WrongNumbers } from './edition.ts';
export { type Reaction, reactionsOf, reactionTo } from './reactions.ts';

/** A game as its clients see it: the state is plain data that only the game itself looks into. */
export type AnyEngine = Engine<Base, Flat, Fact, AnyOptions>;
export type AnyText = GameText<Base, Flat, Fact>;
export type AnySince = Since<Base, Flat, Fact>;

export interface Shelf {
  readonly meta: Meta;
  /** What its door says. */
  door(language?: Language): Promise<DoorWords>;
  /** The editions that this house knows, the newest first. */
  readonly editions: readonly string[];
  /** The newest edition with its printed numbers. */
  rules(): Promise<{ readonly rules: AnyEngine }>;
  /** Rules of an edition with some of its numbers turned. Rejects with `UnknownEdition` or `WrongNumbers`. Engines are shared: nobody turns their numbers. */
  engine(edition: string, numbers?: Numbers): Promise<AnyEngine>;
  /** The same, made for the one who asks. */
  fresh(edition: string, numbers?: Numbers): Promise<AnyEngine>;
  /** Today's words for whoever has no table: with the numbers that today's rules print, or with some of them turned. */
  text(language?: Language, numbers?: Numbers): Promise<AnyText>;
  /** Today's words for an edition's states and events, with the numbers of the table. */
  words(edition: string, numbers?: Numbers, language?: Language): Promise<AnyText>;
  /** How today's words and board read what an older edition says. */
  since(): Promise<{ readonly since: AnySince }>;
  /** The trials whose figures it wants published. */
  trials(): Promise<Trials>;
  /** As `engine`, with what the game learnt from games with itself, where it did so by these very rules: for masters. Nobody else loads it. */
  taught(edition: string, numbers?: Numbers): Promise<AnyEngine>;
}

/** What a file of words exports: words are made for an engine. A method, so that a game's own state may be narrower. */
interface Tongue {
  words(of: Basis<Base, Flat>): AnyText;
}

/** What lies in a game's folder, as `found.ts` lists it. Every language must have all words that English has: that is more than what clients of the registry read, for a board reads its own. */
export interface Parts<T extends Tongue> extends Pick<Shelf, 'meta' | 'rules'> {
  /** Where its door stands in the corridor. */
  readonly place?: number;
  readonly text: { readonly en: () => Promise<T> } & { readonly [L in Exclude<Language, 'en'>]: () => Promise<Pick<NoInfer<T>, 'words'>> };
  readonly since?: Shelf['since'];
  readonly trials?: () => Promise<{ readonly trials: Trials }>;
  readonly learnt?: () => Promise<{ readonly learnt: Learnt }>;
}
export type Find = <T extends Tongue>(parts: Parts<T>) => Shelf & Pick<Parts<T>, 'place'>;

/** The words of all doors by game. */
export type Doors = { readonly [game: string]: DoorWords };
export type DoorsIn = { readonly [L in Language]: () => Promise<{ readonly doors: Doors }> };
export const doorsOf = async (language: Language = 'en'): Promise<Doors> => (await DOORS[language]()).doors;

/** All lessons by game, in their order. */
export type Lessons = { readonly [game: string]: readonly NamedLesson[] };
export type LessonsIn = { readonly [L in Language]: () => Promise<{ readonly lessons: Lessons }> };
export const lessonsOf = async (language: Language = 'en'): Promise<Lessons> => (await LESSONS[language]()).lessons;

/** Without an engine there is nothing to choose from. */
const noEngine = (numbers: Numbers): Basis<Base, Flat> => ({ numbers, moves: () => [], after: (s) => s });

const NO_TRIALS: Trials = { duels: [], fairness: [] };

/** An engine is taught once: whoever asks again gets the same. */
const tutor = (printing: Printing, load: Parts<Tongue>['learnt']): Shelf['taught'] => {
  const taught = new WeakMap<AnyEngine, AnyEngine>();
  return async (edition, numbers = {}) => {
    const engine = await engineOf(printing, edition, numbers);
    if (load === undefined || edition !== printing.meta.rules || Object.keys(numbers).length > 0) return engine;
    const { learnt } = await load();
    if (learnt.rules !== edition) return engine;
    const known = taught.get(engine) ?? { ...engine, learnt };
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
    trials: async () => (await loads.trials?.())?.trials ?? NO_TRIALS,
    taught: tutor(printing, loads.learnt),
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
