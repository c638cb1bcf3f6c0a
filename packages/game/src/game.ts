/** A game as a house plays and shows it: its engines by edition and numbers, its words by language, and the parts that it may lack. */
import type { BoardModule, FacesModule, HowtoModule, SeatArt } from '@pesthouse/board';
import {
  type AnyEngine,
  type AnyOptions,
  type AnySince,
  type AnyText,
  alike,
  type Base,
  type Basis,
  basisOf,
  bridged,
  type DoorMore,
  type DoorWords,
  type Fact,
  type Flat,
  type GameText,
  type HowtoText,
  type Language,
  type Learnt,
  type Meta,
  type NamedLesson,
  type NumberSheet,
  type Numbers,
  type Origins,
  playedAsLearnt,
  type Schooled,
  type Trials,
} from '@pesthouse/kernel';
import type { AnyDefinition, Definition, Spoken } from './definition.ts';
import { editionsOf, engineOf, freshEngine } from './editions.ts';

export interface AnyGame {
  readonly meta: Meta;
  /** What its door says. */
  door(language?: Language): Promise<DoorWords>;
  /** The editions that can be played, the newest first. */
  editions(): Promise<readonly string[]>;
  /** The newest edition with its printed numbers. */
  rules(): Promise<{ readonly rules: AnyEngine }>;
  /** Rules of an edition with some of its numbers turned. Rejects with `UnknownEdition` or `WrongNumbers`. Engines are shared: nobody turns their numbers. */
  engine(edition: string, numbers?: Numbers): Promise<AnyEngine>;
  /** The same, made for the one who asks. */
  fresh(edition: string, numbers?: Numbers): Promise<AnyEngine>;
  /** As `engine`, with what the game learnt from games with itself, where it did so by these very rules: for masters. Nobody else loads it. */
  taught(edition: string, numbers?: Numbers): Promise<AnyEngine>;
  /** What its net reads and the weights that it learnt, where it has one. Nobody loads it but who asks a net. */
  net(): Promise<Schooled | undefined>;

  /** Today's words for whoever has no table: with the numbers that today's rules print, or with some of them turned. */
  text(language?: Language, numbers?: Numbers): Promise<AnyText>;
  /** Today's words for an edition's states and events, with the numbers of the table. */
  words(edition: string, numbers?: Numbers, language?: Language): Promise<AnyText>;
  /** How today's words and board read what an older edition says. */
  since(): Promise<{ readonly since: AnySince }>;
  /** Its lessons in their order; none where it has none. */
  lessons(language?: Language): Promise<readonly NamedLesson[]>;
  readonly more: ((language?: Language) => Promise<DoorMore>) | undefined;
  readonly howto: ((language?: Language) => Promise<HowtoText>) | undefined;
  readonly sheet: ((language?: Language) => Promise<NumberSheet>) | undefined;

  readonly board: (() => Promise<BoardModule>) | undefined;
  readonly seat: (() => Promise<SeatArt>) | undefined;
  readonly faces: (() => Promise<FacesModule>) | undefined;
  readonly pictures: (() => Promise<HowtoModule>) | undefined;

  /** What it says in English and not in this language: that is said in English there too. */
  lacks(language: Language): readonly string[];

  /** Which of the newest edition's numbers are printed and which are ours; what is not named is ours. */
  origins(): Promise<Origins>;
  /** The trials whose figures it wants published. */
  trials(): Promise<Trials>;
}

/** Without an engine there is nothing to choose from. */
const noEngine = (numbers: Numbers): Basis<Base, Flat> => ({ numbers, moves: () => [], after: (s) => s });

const NO_TRIALS: Trials = { duels: [], fairness: [] };

/** The engine of masters: it knows what was learnt, and its policy has the habits that were. */
const withLearnt = (engine: AnyEngine, learnt: Learnt): AnyEngine => {
  const { manner } = learnt;
  return { ...engine, learnt, ...(manner !== undefined && { policy: playedAsLearnt(manner) }) };
};

/** An engine is taught once: whoever asks again gets the same. */
const tutor = (of: AnyDefinition): AnyGame['taught'] => {
  const taught = new WeakMap<AnyEngine, AnyEngine>();
  return async (edition, numbers = {}) => {
    const engine = await engineOf(of, edition, numbers);
    if (of.learnt === undefined || edition !== of.meta.rules || Object.keys(numbers).length > 0) return engine;
    const { learnt } = await of.learnt();
    if (learnt.rules !== edition) return engine;
    const known = taught.get(engine) ?? withLearnt(engine, learnt);
    taught.set(engine, known);
    return known;
  };
};

/** One part of a module, by the name under which it is exported. */
const only = <Name extends string, T>(part: (() => Promise<{ readonly [N in Name]: T }>) | undefined, name: Name): (() => Promise<T>) | undefined =>
  part && (async () => (await part())[name]);
const inLanguage = <Name extends string, T>(spoken: Spoken<Name, T> | undefined, name: Name) =>
  spoken && (async (language: Language = 'en'): Promise<T> => (await (spoken[language] ?? spoken.en)())[name]);

const opened = (of: AnyDefinition): AnyGame => {
  // A game whose words read every edition alike needs no file to say so.
  const since = of.since ?? (async () => ({ since: alike() }));
  const wordsIn = async (language: Language = 'en') => (await (of.words[language] ?? of.words.en)()).words;
  const lessons = inLanguage(of.lessons, 'lessons');
  return {
    meta: of.meta,
    door: async (language = 'en') => (await (of.door[language] ?? of.door.en)()).door,
    editions: () => editionsOf(of),
    rules: of.rules,
    engine: (edition, numbers) => engineOf(of, edition, numbers),
    fresh: (edition, numbers) => freshEngine(of, edition, numbers),
    taught: tutor(of),
    net: async () => (await of.net?.())?.schooled,
    text: async (language, numbers = {}) => (await wordsIn(language))(noEngine(numbers)),
    async words(edition, numbers, language) {
      const [words, engine] = await Promise.all([wordsIn(language), engineOf(of, edition, numbers)]);
      const basis = basisOf(engine);
      if (edition === of.meta.rules) return words(basis);
      const bridge = (await since()).since;
      return bridged(words({ ...basis, numbers: bridge.numbers?.(edition, basis.numbers) ?? basis.numbers }), bridge, edition);
    },
    since,
    lessons: async (language) => (await lessons?.(language)) ?? [],
    more: inLanguage(of.more, 'more'),
    howto: inLanguage(of.howto, 'howto'),
    sheet: inLanguage(of.sheet, 'sheet'),
    board: only(of.board, 'board'),
    seat: of.seat,
    faces: of.faces,
    pictures: of.pictures,
    lacks: (language) => Object.entries(of).flatMap(([part, x]) => (typeof x === 'object' && 'en' in x && !(language in x) ? [part] : [])),
    origins: async () => (await of.origins?.())?.origins ?? {},
    trials: async () => (await of.trials?.())?.trials ?? NO_TRIALS,
  };
};

/** The games of a house by their ids: what plays, judges or weighs any of them is handed this. */
export type FindGame = (id: string) => AnyGame | undefined;

/** Checks a game where it is written, and there alone forgets its own types: what a house holds of a game goes back to that game only. */
export function defineGame<S extends Base<{ step: string }>, M extends Flat, E extends Fact, O extends AnyOptions, W extends GameText<S, M, E>>(
  of: Definition<S, M, E, O, W>,
): AnyGame;
export function defineGame(of: AnyDefinition): AnyGame {
  return opened(of);
}
