/** What a game is: one value, in the game's `index.ts`, that names everything a house may show of it or do with it. Four parts are needed; all but `meta` are loaded when somebody asks for them, so a house full of games opens quickly. */
import type { BoardModule, FacesModule, HowtoModule, SeatArt } from '@pesthouse/board';
import type {
  AnyOptions,
  Base,
  Basis,
  DoorMore,
  DoorWords,
  Engine,
  Fact,
  Flat,
  GameText,
  HowtoText,
  Language,
  Learnt,
  Meta,
  NamedLesson,
  NumberSheet,
  Origins,
  Schooled,
  Since,
  Trials,
} from '@pesthouse/kernel';
import type { Edition } from './edition.ts';

/** A part, loaded when somebody asks for it: `() => import('./rules.ts')`, a module that exports it by this name. */
export type Part<Name extends string, T> = () => Promise<{ readonly [N in Name]: T }>;

/** The same in every language that the game speaks. What another language lacks is said in English. */
export type Spoken<Name extends string, T> = { readonly en: Part<Name, T> } & { readonly [L in Language]?: Part<Name, T> };

export interface Definition<S extends Base<{ step: string }>, M extends Flat, E extends Fact, O extends AnyOptions, W extends GameText<S, M, E>> {
  /** What a lobby knows without loading anything: id, title, seats, options, edition. */
  readonly meta: Meta;
  readonly rules: Part<'rules', Engine<S, M, E, O>>;

  /** What its door says before anything else is loaded. */
  readonly door: Spoken<'door', DoorWords>;
  /** All that is said while it is played. They are made for an engine, whose numbers they name. */
  readonly words: Spoken<'words', (of: Basis<S, M>) => W>;
  /** What newcomers meet first: its things, its goal, a first game. */
  readonly more?: Spoken<'more', DoorMore>;
  /** Its lessons, in the order in which they are learnt. */
  readonly lessons?: Spoken<'lessons', readonly NamedLesson[]>;
  /** How it is played, on one page. */
  readonly howto?: Spoken<'howto', HowtoText>;
  /** What its numbers are called, for house rules. */
  readonly sheet?: Spoken<'sheet', NumberSheet>;

  /** Its board: all that a table draws of it. */
  readonly board?: Part<'board', BoardModule<S, M, E, W>>;
  /** How a seat looks before the game begins. */
  readonly seat?: () => Promise<SeatArt>;
  /** Its cards and places by their ids, for house rules and the rulebook. */
  readonly faces?: () => Promise<FacesModule<W>>;
  /** The layout and the pictures of the page that says how it is played. */
  readonly pictures?: () => Promise<HowtoModule<W>>;

  /** Its published editions, as `npm run generate` lists them: a table once begun is played to its end by its own. */
  readonly editions?: Part<'editions', readonly Edition[]>;
  /** Events of a published edition at which the position is not to be shown: its module never changes, so what it does in an unlucky order is covered here. */
  readonly veils?: { readonly [edition: string]: readonly string[] };
  /** How today's words and board read what older editions say; needed where they differ. */
  readonly since?: Part<'since', Since<S, M, E>>;

  /** Which of its numbers are printed and which are ours; what is not named is ours. */
  readonly origins?: Part<'origins', Origins>;
  /** The trials whose figures the house publishes. */
  readonly trials?: Part<'trials', Trials>;
  /** What its masters learnt from games with themselves. */
  readonly learnt?: Part<'learnt', Learnt>;
  /** Its net: what it reads of a view, and its weights. */
  readonly net?: Part<'schooled', Schooled>;
}

/** A definition that has forgotten its own types: states are plain data that only the game itself looks into. */
export type AnyDefinition = Definition<Base, Flat, Fact, AnyOptions, GameText<Base, Flat, Fact>>;
