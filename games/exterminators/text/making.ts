/** What every file of the words of Pests! is made of: the tables of one engine and the names that they give. */
import type { Tables } from '../tables.ts';
import type { Names } from './names.en.ts';

export interface Making {
  readonly tables: Tables;
  readonly names: Names;
}
