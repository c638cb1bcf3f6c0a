/** What every file of Pest's words is made of: the tables of one engine and what they give. */
import type { Basis } from '@pesthouse/kernel';
import { type Tables, tablesOf } from '../data/tables.ts';
import type { Move, State } from '../state.ts';
import type { Names } from './names.en.ts';
import { type Reading, reading } from './reading.ts';

export interface Making {
  readonly tables: Tables;
  readonly read: Reading;
  readonly names: Names;
}

/** For the engine of a table, with the names of a language. */
export const makingOf = (of: Basis<State, Move>, names: (tables: Tables) => Names): Making => {
  const tables = tablesOf(of.numbers);
  return { tables, read: reading(tables), names: names(tables) };
};

/** What the moves of this engine lead to, for the board's previews. */
export const engineOf = (of: Basis<State, Move>): Pick<Basis<State, Move>, 'moves' | 'after'> => ({
  moves: (s, seat) => of.moves(s, seat),
  after: (s, seat, m) => of.after(s, seat, m),
});
