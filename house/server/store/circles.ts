/** Circles of friends in the store: who is in one, its tables, its standing invitation and who comes to an evening. */

import type { Person } from '@pesthouse/api';
import { type Kysely, sql } from 'kysely';
import type { Safely } from './news.ts';
import { type CircleRow, readAnswer, readCircle, readEvening, readMember, writeCircle } from './results-schema.ts';
import type { Rows } from './schema.ts';

export interface Member extends Person {
  readonly since: number;
}

/** One evening of a circle: when it begins, and the table that was laid for it. */
export interface EveningRow {
  readonly at: number;
  readonly table: string | null;
}

export interface CirclesStore {
  foundCircle(row: CircleRow): Promise<void>;
  circle(id: string): Promise<CircleRow | null>;
  /** The circle that a link leads into. */
  circleBy(token: string): Promise<CircleRow | null>;
  circlesOf(person: string): Promise<CircleRow[]>;
  /** Circles that meet by a standing invitation. */
  circlesWithEvening(): Promise<CircleRow[]>;
  changeCircle(id: string, change: Partial<Pick<CircleRow, 'name' | 'zone' | 'evening' | 'token' | 'founder'>>): Promise<void>;
  /** The circle is no more; what was played stays. */
  dissolveCircle(id: string): Promise<void>;
  members(circle: string): Promise<Member[]>;
  /** Who somebody is, by the id that everybody may know. */
  personBy(id: string): Promise<(Person & { readonly made: number }) | null>;
  joinCircle(circle: string, person: string, at: number): Promise<void>;
  leaveCircle(circle: string, person: string): Promise<void>;
  /** Two people sit at one table, have played a game there, or are in one circle. */
  acquainted(a: string, b: string): Promise<boolean>;
  addCircleTable(circle: string, table: string, at: number): Promise<void>;
  circleTables(circle: string, most: number): Promise<string[]>;
  /** Makes sure that there is such an evening. */
  planEvening(circle: string, at: number): Promise<void>;
  /** The evenings that begin after a moment, the next one first. */
  evenings(circle: string, after: number): Promise<EveningRow[]>;
  /** The table of an evening: whoever lays it first; false if there is one. */
  setEvening(circle: string, at: number, table: string): Promise<boolean>;
  dropEvenings(circle: string, after: number): Promise<void>;
  /** Whether somebody comes, and what they would like to play. */
  answerEvening(circle: string, at: number, person: string, coming: boolean, game: string | null): Promise<void>;
  answers(circle: string, at: number): Promise<{ readonly person: string; readonly coming: boolean; readonly game: string | null }[]>;
}

export const openCircles = (db: Kysely<Rows>, safely: Safely): CirclesStore => {
  const found = () => db.selectFrom('circles').selectAll();
  const one = async (rows: Promise<unknown>): Promise<CircleRow | null> => {
    const row = await rows;
    return row === undefined ? null : readCircle(row);
  };
  return {
    foundCircle: (row) =>
      safely(async () => {
        await db.transaction().execute(async (t) => {
          await t.insertInto('circles').values(writeCircle(row)).execute();
          await t.insertInto('circle_members').values({ circle: row.id, person: row.founder, since: row.made }).execute();
        });
      }),
    circle: (id) => safely(() => one(found().where('id', '=', id).executeTakeFirst())),
    circleBy: (token) => safely(() => one(found().where('token', '=', token).executeTakeFirst())),
    circlesOf: (person) =>
      safely(async () =>
        (
          await found()
            .where('id', 'in', (e) => e.selectFrom('circle_members').select('circle').where('person', '=', person))
            .orderBy('made')
            .execute()
        ).map(readCircle),
      ),
    circlesWithEvening: () => safely(async () => (await found().where('evening', 'is not', null).execute()).map(readCircle)),
    changeCircle: (id, { evening, ...rest }) =>
      safely(async () => {
        const set = { ...rest, ...(evening === undefined ? {} : { evening: evening === null ? null : JSON.stringify(evening) }) };
        if (Object.keys(set).length > 0) await db.updateTable('circles').set(set).where('id', '=', id).execute();
      }),
    dissolveCircle: (id) =>
      safely(() =>
        db.transaction().execute(async (t) => {
          for (const part of ['circle_answers', 'circle_evenings', 'circle_tables', 'circle_members'] as const)
            await sql`delete from ${sql.table(part)} where circle = ${id}`.execute(t);
          await t.deleteFrom('circles').where('id', '=', id).execute();
        }),
      ),
    members: (circle) =>
      safely(async () =>
        (
          await db
            .selectFrom('circle_members')
            .innerJoin('persons', 'persons.id', 'circle_members.person')
            .select(['persons.id as person', 'persons.name', 'persons.avatar', 'circle_members.since'])
            .where('circle_members.circle', '=', circle)
            .orderBy('circle_members.since')
            .orderBy('persons.id')
            .execute()
        ).map(readMember),
      ),
    personBy: (id) =>
      safely(async () => {
        const row = await db.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
        return row === undefined ? null : { person: row.id, name: row.name, avatar: row.avatar, made: Number(row.made) };
      }),
    joinCircle: (circle, person, at) =>
      safely(async () => {
        await db
          .insertInto('circle_members')
          .values({ circle, person, since: at })
          .onConflict((c) => c.doNothing())
          .execute();
      }),
    leaveCircle: (circle, person) =>
      safely(async () => {
        await db.deleteFrom('circle_members').where('circle', '=', circle).where('person', '=', person).execute();
        await db.deleteFrom('circle_answers').where('circle', '=', circle).where('person', '=', person).execute();
      }),
    acquainted: (a, b) =>
      safely(async () => {
        // Who sits together knows each other as long as they do, and for good once they have played: whoever sits down and stands up again has met nobody.
        const both = sql.join(
          [a, b].map((x) => sql`t.seats like ${`%"${x}"%`}`),
          sql` and `,
        );
        const sat = await sql`select 1 from sittings x join sittings y on x."table" = y."table" join tables t on t.id = x."table"
          where x.person = ${a} and y.person = ${b} and (
            (t.status <> 'over' and ${both})
            or (exists (select 1 from entries e where e."table" = t.id) and ${both})
            or exists (select 1 from scores p join scores q on p."table" = q."table" where p."table" = t.id and p.who = ${`p:${a}`} and q.who = ${`p:${b}`})
          ) limit 1`.execute(db);
        if (sat.rows.length > 0) return true;
        const met =
          await sql`select 1 from circle_members x join circle_members y on x.circle = y.circle where x.person = ${a} and y.person = ${b} limit 1`.execute(db);
        return met.rows.length > 0;
      }),
    addCircleTable: (circle, table, at) =>
      safely(async () => {
        await db
          .insertInto('circle_tables')
          .values({ circle, table, at })
          .onConflict((c) => c.doNothing())
          .execute();
      }),
    circleTables: (circle, most) =>
      safely(async () =>
        (await db.selectFrom('circle_tables').select('table').where('circle', '=', circle).orderBy('at', 'desc').limit(most).execute()).map((x) => x.table),
      ),
    planEvening: (circle, at) =>
      safely(async () => {
        await db
          .insertInto('circle_evenings')
          .values({ circle, at, table: null })
          .onConflict((c) => c.doNothing())
          .execute();
      }),
    evenings: (circle, after) =>
      safely(async () =>
        (
          await db.selectFrom('circle_evenings').select(['at', 'table']).where('circle', '=', circle).where('at', '>', after).orderBy('at').limit(10).execute()
        ).map(readEvening),
      ),
    setEvening: (circle, at, table) =>
      safely(async () => {
        const put = await sql`update circle_evenings set "table" = ${table} where circle = ${circle} and at = ${at} and "table" is null returning at`.execute(
          db,
        );
        return put.rows.length > 0;
      }),
    dropEvenings: (circle, after) =>
      safely(async () => {
        await db.deleteFrom('circle_evenings').where('circle', '=', circle).where('at', '>', after).where('table', 'is', null).execute();
      }),
    answerEvening: (circle, at, person, coming, game) =>
      safely(async () => {
        const said = coming ? 1 : 0;
        await db
          .insertInto('circle_answers')
          .values({ circle, at, person, coming: said, game })
          .onConflict((c) => c.columns(['circle', 'at', 'person']).doUpdateSet({ coming: said, game }))
          .execute();
      }),
    answers: (circle, at) =>
      safely(async () =>
        (await db.selectFrom('circle_answers').select(['person', 'coming', 'game']).where('circle', '=', circle).where('at', '=', at).execute()).map(
          readAnswer,
        ),
      ),
  };
};
