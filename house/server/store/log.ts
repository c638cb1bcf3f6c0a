/** The seating log as it is written, with whoever sat down by it. */
import { type Kysely, sql } from 'kysely';
import { writeSeating } from './people-schema.ts';
import type { SeatingRow } from './rows.ts';
import type { Rows } from './schema.ts';

const SITS: readonly SeatingRow['why'][] = ['laid', 'sat', 'late', 'carried', 'key'];

/** Writes entries of the log, and remembers who sat here. */
export const writeLog = async (db: Kysely<Rows>, table: string, log: readonly SeatingRow[]): Promise<void> => {
  for (const x of log) {
    await db.insertInto('seating').values(writeSeating(table, x)).execute();
    const person = x.holder?.kind === 'person' && SITS.includes(x.why) ? x.holder.person : null;
    if (person !== null) await sql`insert into sittings (person, "table") values (${person}, ${table}) on conflict do nothing`.execute(db);
  }
};
