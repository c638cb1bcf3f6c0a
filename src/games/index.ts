/** The registry: the only way by which bots, lab, server and page reach a game. A sixth game is one folder and one line here. */
import type { AnyOptions, Base, DoorWords, Engine, Fact, Flat, GameText, Meta, Numbers, Since } from '../kernel/index.ts';
import { bridged } from '../kernel/index.ts';
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
  text(): Promise<{ readonly text: AnyText }>;
  /** Today's words for an edition's states and events. */
  words(edition: string): Promise<AnyText>;
  /** How today's words and board read what an older edition says. */
  since(): Promise<{ readonly since: AnySince }>;
}

type Loads = Pick<Shelf, 'rules' | 'text' | 'since'>;

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
    ...loads,
    editions: editionsOf(printing),
    engine: (edition, numbers) => engineOf(printing, edition, numbers),
    fresh: (edition, numbers) => freshEngine(printing, edition, numbers),
    async words(edition) {
      const { text } = await loads.text();
      return edition === meta.rules ? text : bridged(text, (await loads.since()).since, edition);
    },
  };
};

export const GAMES = {
  newyork: game(newyork, newyorkDoor, {
    rules: () => import('./newyork/rules.ts'),
    text: () => import('./newyork/text/en.ts'),
    since: () => import('./newyork/since.ts'),
  }),
  retribution: game(retribution, retributionDoor, {
    rules: () => import('./retribution/rules.ts'),
    text: () => import('./retribution/text/en.ts'),
    since: () => import('./retribution/since.ts'),
  }),
  exterminators: game(exterminators, exterminatorsDoor, {
    rules: () => import('./exterminators/rules.ts'),
    text: () => import('./exterminators/text/en.ts'),
    since: () => import('./exterminators/since.ts'),
  }),
  pathologic: game(pathologic, pathologicDoor, {
    rules: () => import('./pathologic/rules.ts'),
    text: () => import('./pathologic/text/en.ts'),
    since: () => import('./pathologic/since.ts'),
  }),
  pest: game(pest, pestDoor, {
    rules: () => import('./pest/rules.ts'),
    text: () => import('./pest/text/en.ts'),
    since: () => import('./pest/since.ts'),
  }),
} satisfies { readonly [id: string]: Shelf };

export type GameId = keyof typeof GAMES;
export const GAME_IDS = Object.keys(GAMES).filter((id): id is GameId => id in GAMES);
export const isGame = (id: string): id is GameId => Object.hasOwn(GAMES, id);
export const shelf = (id: string): Shelf | undefined => (isGame(id) ? GAMES[id] : undefined);
