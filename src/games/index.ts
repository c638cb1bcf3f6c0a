/** The registry: the only way by which bots, lab, server and page reach a game. A sixth game is one folder and one line here. */
import type { AnyOptions, Base, Basis, DoorWords, Engine, Fact, Flat, GameText, Language, Meta, Numbers, Since } from '../kernel/index.ts';
import { basisOf, bridged } from '../kernel/index.ts';
import { editionsOf, engineOf, freshEngine, type Printing } from './edition.ts';
import { meta as exterminators } from './exterminators/meta.ts';
import { door as exterminatorsDoor } from './exterminators/text/door.en.ts';
import { meta as newyork } from './newyork/meta.ts';
import { door as newyorkDoor } from './newyork/text/door.en.ts';
import { meta as pathologic } from './pathologic/meta.ts';
import { door as pathologicDoor } from './pathologic/text/door.en.ts';
import { meta as pest } from './pest/meta.ts';
import { door as pestDoor } from './pest/text/door.en.ts';
import { meta as retribution } from './retribution/meta.ts';
import { door as retributionDoor } from './retribution/text/door.en.ts';
import { VERSIONS } from './versions.ts';

export { drafting, type Factory, UnknownEdition, WrongNumbers } from './edition.ts';

/** A game as its clients see it: the state is plain data that only the game itself looks into. */
export type AnyEngine = Engine<Base, Flat, Fact, AnyOptions>;
export type AnyText = GameText<Base, Flat, Fact>;
export type AnySince = Since<Base, Flat, Fact>;

export interface Shelf {
  readonly meta: Meta;
  readonly door: DoorWords;
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
}

/** What a file of words exports: words are made for an engine. A method, so that a game's own state may be narrower. */
interface Tongue {
  words(of: Basis<Base, Flat>): AnyText;
}

type Loads = Pick<Shelf, 'rules' | 'since'> & { readonly text: { readonly [L in Language]: () => Promise<Tongue> } };

/** Without an engine there is nothing to choose from. */
const noEngine = (numbers: Numbers): Basis<Base, Flat> => ({ numbers, moves: () => [] });

const game = (meta: Meta, door: DoorWords, loads: Loads): Shelf => {
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
    door,
    rules: loads.rules,
    since: loads.since,
    editions: editionsOf(printing),
    engine: (edition, numbers) => engineOf(printing, edition, numbers),
    fresh: (edition, numbers) => freshEngine(printing, edition, numbers),
    text: async (language = 'en', numbers = {}) => (await loads.text[language]()).words(noEngine(numbers)),
    async words(edition, numbers, language = 'en') {
      const [{ words }, engine] = await Promise.all([loads.text[language](), engineOf(printing, edition, numbers)]);
      const basis = basisOf(engine);
      if (edition === meta.rules) return words(basis);
      const { since } = await loads.since();
      return bridged(words({ ...basis, numbers: since.numbers?.(edition, basis.numbers) ?? basis.numbers }), since, edition);
    },
  };
};

export const GAMES = {
  newyork: game(newyork, newyorkDoor, {
    rules: () => import('./newyork/rules.ts'),
    text: { en: () => import('./newyork/text/en.ts') },
    since: () => import('./newyork/since.ts'),
  }),
  retribution: game(retribution, retributionDoor, {
    rules: () => import('./retribution/rules.ts'),
    text: { en: () => import('./retribution/text/en.ts') },
    since: () => import('./retribution/since.ts'),
  }),
  exterminators: game(exterminators, exterminatorsDoor, {
    rules: () => import('./exterminators/rules.ts'),
    text: { en: () => import('./exterminators/text/en.ts') },
    since: () => import('./exterminators/since.ts'),
  }),
  pathologic: game(pathologic, pathologicDoor, {
    rules: () => import('./pathologic/rules.ts'),
    text: { en: () => import('./pathologic/text/en.ts') },
    since: () => import('./pathologic/since.ts'),
  }),
  pest: game(pest, pestDoor, {
    rules: () => import('./pest/rules.ts'),
    text: { en: () => import('./pest/text/en.ts') },
    since: () => import('./pest/since.ts'),
  }),
} satisfies { readonly [id: string]: Shelf };

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES).filter((id): id is GameId => id in GAMES);
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
export const shelf = (id: string): Shelf | undefined => (isGame(id) ? GAMES[id] : undefined);
