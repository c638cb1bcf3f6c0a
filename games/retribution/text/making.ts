/** What every file of Retribution's words is made of: the tables of one engine, what they give, and what is legal. */
import type { Basis } from '@pesthouse/kernel';
import type { Tables } from '../cards/cards.ts';
import { tablesOf } from '../cards/tunables.ts';
import { type Reading, reading } from '../reading.ts';
import type { Move, State } from '../state.ts';
import type { Names } from './names.en.ts';

export interface Making {
  readonly tables: Tables;
  readonly read: Reading;
  readonly names: Names;
  /** What is legal. */
  readonly moves: Basis<State, Move>['moves'];
}

/** For the engine of a table, with the names of a language. */
export const makingOf = (of: Basis<State, Move>, names: (tables: Tables, read: Reading) => Names): Making => {
  const tables = tablesOf(of.numbers);
  const read = reading(tables);
  return { tables, read, names: names(tables, read), moves: (s, seat) => of.moves(s, seat) };
};

/** The lines of the score sheet that are Infamy; the others count cards (PLG-SCO-02, PLG-SCO-03). */
export const ADDS = ['kingdom', 'ratKings', 'nobility', 'notoriety', 'penance'];
