/** What every part of the store is given: how news of a change travel, and how a failure is told. */
import type { RawBuilder } from 'kysely';
import type { Rows } from './schema.ts';

export interface News {
  readonly shared: boolean;
  /** Tells the other processes, as part of the statement `put` that changed something; `put` returns a row for every change. */
  spread(put: RawBuilder<unknown>, table: string): RawBuilder<unknown>;
  /** Another process changed a table, or ended a key (`key:` and its hash); null: the news were interrupted, so anything may have changed. */
  onNews(hear: (id: string | null) => void): void;
  /** A shorter way to append, where the database has one: it is what the house does most. */
  append?: (e: Rows['entries']) => Promise<boolean>;
  /** Whatever else has to be well. */
  ready(): Promise<void>;
  /** What a person is told of this failure; a general sentence if nothing. */
  words?: (e: unknown) => string | undefined;
  close(): Promise<void>;
}

export type Spread = News['spread'];
/** Whatever fails is told as trouble of the store. */
export type Safely = <T>(work: () => Promise<T>) => Promise<T>;
