/** What every file of Pathologic's words is made of: the tables of one engine and what they give. */
import type { Tables } from '../data/tables.ts';
import type { Names } from './names.en.ts';
import type { Reading } from './reading.ts';

export interface Making {
  readonly tables: Tables;
  readonly read: Reading;
  readonly names: Names;
}
