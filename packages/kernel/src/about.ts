/** What a thing that is drawn on a board tells of itself: its name, what it does, what it means at this moment, and the clauses that say so. Only what the seat that asks may know. */
import type { Seat } from './contract.ts';

/** What a language says of a thing. */
export interface Told {
  readonly name: string;
  /** What sort of thing it is, in a few words: `A place in the city`. */
  readonly sort: string;
  /** What it does at any time, in a sentence or two. */
  readonly does: string;
  /** What it means at this moment; empty where that adds nothing. */
  readonly now: string;
}

export interface Explained extends Told {
  readonly clauses: readonly string[];
}

/** The facts of a position that the words of each kind of thing need, by what the thing is marked with: `place:times-square` is a place with an id, and some have a second one. Null: there is no such thing. */
export type FactsOf<S, F> = { readonly [K in keyof F]: (s: S, seat: Seat, id: string, more: string) => F[K] | null };
export type TellsOf<F> = { readonly [K in keyof F]: (f: F[K]) => Told };
export type ClausesOf<F> = { readonly [K in keyof F]: (f: F[K]) => readonly string[] };

/** Answers for every thing that a board marks. */
export const explainer = <S, F extends object>(
  facts: FactsOf<S, F>,
  tells: TellsOf<F>,
  clauses: ClausesOf<F>,
): ((s: S, seat: Seat, thing: string) => Explained | null) => {
  const known = (kind: string): kind is string & keyof F => Object.hasOwn(facts, kind);
  const tell = <K extends keyof F>(kind: K, s: S, seat: Seat, id: string, more: string): Explained | null => {
    const f = facts[kind](s, seat, id, more);
    return f === null ? null : { ...tells[kind](f), clauses: clauses[kind](f) };
  };
  return (s, seat, thing) => {
    const [kind = '', id = '', more = ''] = thing.split(':');
    return known(kind) ? tell(kind, s, seat, id, more) : null;
  };
};

/** What the coach says when a kind of question comes for the first time, or before a mistake. */
export interface CoachLine {
  /** An order or a fact, in a few words. */
  readonly title: string;
  /** Two sentences. */
  readonly text: string;
}
export interface CoachWords extends CoachLine {
  readonly clauses: readonly string[];
}
/** For every kind of question of a game. */
export type CoachLines<K extends string> = Readonly<Record<K, CoachLine>>;

/** The lines of a language with the clauses that they go by. */
export const coached = <K extends string>(lines: CoachLines<K>, clauses: Readonly<Record<K, readonly string[]>>): { readonly [step: string]: CoachWords } => {
  const said: { [step: string]: CoachWords } = {};
  for (const step in lines) said[step] = { ...lines[step], clauses: clauses[step] };
  return said;
};

/** The one of these names that is meant; null where none is. */
export const oneOf = <T extends string>(names: readonly T[], id: string): T | null => names.find((x) => x === id) ?? null;

/** What a game's own rule says of a move that somebody is about to make; null where it says nothing. */
export const warning =
  <S, M, F extends { readonly kind: string }>(
    of: (s: S, seat: Seat, m: M) => F | null,
    say: (f: F) => CoachLine,
    clauses: { readonly [kind: string]: readonly string[] },
  ) =>
  (s: S, seat: Seat, m: M): CoachWords | null => {
    const f = of(s, seat, m);
    return f === null ? null : { ...say(f), clauses: clauses[f.kind] ?? [] };
  };
