/** What every file of New York's words is made of: the tables of one engine, what they give, and what is legal. */
import type { Seat } from '../../../kernel/index.ts';
import type { Tables } from '../data/tables.ts';
import type { Odds } from '../odds.ts';
import type { Move, State } from '../state.ts';
import type { Names } from './names.en.ts';
import type { Reading } from './reading.ts';

export interface Making {
  readonly tables: Tables;
  readonly read: Reading;
  readonly odds: Odds;
  readonly names: Names;
  legal(s: State, seat: Seat): readonly Move[];
}
