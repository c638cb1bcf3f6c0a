/** What every file of Retribution's words is made of: the tables of one engine and what they give. */
import type { Tables } from '../cards/cards.ts';
import type { Reading } from '../reading.ts';
import type { Names } from './names.en.ts';

export interface Making {
  readonly tables: Tables;
  readonly read: Reading;
  readonly names: Names;
}
