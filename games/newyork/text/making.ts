/** What every language of New York is made of: the tables of one engine, what they give, what is legal, and the names of the language. */
import type { Basis, Seat } from '@pesthouse/kernel';
import { type Tables, tablesOf } from '../data/tables.ts';
import type { Kind, PlaceId, Species } from '../names.ts';
import type { Move, State } from '../state.ts';
import { type Reading, reading } from './reading.ts';

/** What the map names besides its places. */
export type Borough = 'bronx' | 'manhattan' | 'queens' | 'brooklyn' | 'staten-island';
export type Water = 'hudson-river' | 'east-river' | 'atlantic-ocean';

/** What a Pest card says. */
export interface KindWords {
  readonly one: string;
  /** The ribbon on the card, where breeding it is restricted or freed. */
  readonly ribbon: string;
  readonly rule: string;
  readonly flavour: string;
}

/** The names that board and page ask every language for. */
export interface Names {
  readonly SPECIES_NAME: Readonly<Record<Species, string>>;
  readonly PLACE_NAME: Readonly<Record<PlaceId, string>>;
  readonly BOROUGH_NAME: Readonly<Record<Borough, string>>;
  readonly WATER_NAME: Readonly<Record<Water, string>>;
  readonly KIND_WORDS: Readonly<Record<Kind, KindWords>>;
  kindName(kind: Kind): string;
  /** Some cards of one kind; a single one without its number. */
  someKinds(n: number, kind: Kind): string;
  dice(n: number): string;
  /** Some pests of a species on the map. */
  heads(n: number, who: Species): string;
  /** A group, kind by kind. */
  listed(kinds: readonly Kind[]): string;
  /** A chance in per cent, without and with its sign. */
  figure(p: number): string;
  percent(p: number): string;
}

export interface Making {
  readonly tables: Tables;
  readonly read: Reading;
  readonly names: Names;
  legal(s: State, seat: Seat): readonly Move[];
}

export const makingOf = (of: Basis<State, Move>, names: (tables: Tables) => Names): Making => {
  const tables = tablesOf(of.numbers);
  return { tables, read: reading(tables), names: names(tables), legal: (s, seat) => of.moves(s, seat) };
};
