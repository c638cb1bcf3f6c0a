/** A game on its shelf: what the registry tells of it, and what has to lie in its folder for that. */
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
  Origins,
  Schooled,
  Since,
  Trials,
} from '../index.ts';

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
  /** Which of the newest edition's numbers are printed and which are ours; what is not named is ours. */
  origins(): Promise<Origins>;
  /** The trials whose figures it wants published. */
  trials(): Promise<Trials>;
  /** As `engine`, with what the game learnt from games with itself, where it did so by these very rules: for masters. Nobody else loads it. */
  taught(edition: string, numbers?: Numbers): Promise<AnyEngine>;
  /** What its net reads and the weights that it learnt, where it has one. Nobody loads it but who asks a net. */
  net(): Promise<Schooled | undefined>;
}

/** What a file of words exports: words are made for an engine. A method, so that a game's own state may be narrower. */
export interface Tongue {
  words(of: Basis<Base, Flat>): AnyText;
}

/** What lies in a game's folder, as `found.ts` lists it. Every language must have all words that English has: that is more than what clients of the registry read, for a board reads its own. */
export interface Parts<T extends Tongue> extends Pick<Shelf, 'meta' | 'rules'> {
  /** Where its door stands in the corridor. */
  readonly place?: number;
  readonly text: { readonly en: () => Promise<T> } & { readonly [L in Exclude<Language, 'en'>]: () => Promise<Pick<NoInfer<T>, 'words'>> };
  readonly since?: Shelf['since'];
  readonly origins?: () => Promise<{ readonly origins: Origins }>;
  readonly trials?: () => Promise<{ readonly trials: Trials }>;
  readonly learnt?: () => Promise<{ readonly learnt: Learnt }>;
}
export type Find = <T extends Tongue>(parts: Parts<T>) => Shelf & Pick<Parts<T>, 'place'>;

/** The words of all doors by game. */
export type Doors = { readonly [game: string]: DoorWords };
export type DoorsIn = { readonly [L in Language]: () => Promise<{ readonly doors: Doors }> };

/** All lessons by game, in their order. */
export type Lessons = { readonly [game: string]: readonly NamedLesson[] };
export type LessonsIn = { readonly [L in Language]: () => Promise<{ readonly lessons: Lessons }> };
