/** What was added to the talk for people at one table: whether anything was revealed by the moves that somebody asks to take back. */
import type { Kysely, Migration } from 'kysely';

export const friends: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('talk').addColumn('revealed', 'integer').execute();
  },
};
