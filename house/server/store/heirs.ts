/** What becomes of results, circles and standing orders when two persons become one, or one is forgotten. */
import type { Kysely } from 'kysely';
import { SOMEBODY } from './erasing.ts';
import type { Rows } from './schema.ts';

type Db = Kysely<Rows>;

const whoOf = (person: string): string => `p:${person}`;

/** Results and circles of `from` are `to`'s from now on. Where both sat at one table, the other seat counts for nobody: nobody plays against themselves. */
export const inherit = async (t: Db, from: string, to: string): Promise<void> => {
  const both = t.selectFrom('scores').select('table').where('who', '=', whoOf(to));
  await t.updateTable('scores').set({ who: '' }).where('who', '=', whoOf(from)).where('table', 'in', both).execute();
  await t
    .updateTable('scores')
    .set({ who: whoOf(to) })
    .where('who', '=', whoOf(from))
    .execute();
  await t.updateTable('circles').set({ founder: to }).where('founder', '=', from).execute();
  await t.updateTable('talk').set({ person: to }).where('person', '=', from).execute();
  await t.updateTable('asked_over').set({ by: to }).where('by', '=', from).execute();
  await t.updateTable('reports').set({ about: to }).where('about', '=', from).execute();
  // Whoever shunned the one shuns who they are now, unless they said so of both.
  const same = t.selectFrom('shuns').select('person').where('other', '=', to);
  await t
    .deleteFrom('shuns')
    .where('other', '=', from)
    .where('person', 'in', [...(await same.execute()).map((x) => x.person), from, to])
    .execute();
  await t.updateTable('shuns').set({ other: to }).where('other', '=', from).execute();
  await t
    .updateTable('orders')
    .set({ owner: whoOf(to) })
    .where('owner', '=', whoOf(from))
    .execute();
};

const clearAway = async (t: Db, circle: string): Promise<void> => {
  for (const table of ['circle_answers', 'circle_evenings', 'circle_tables', 'circle_members'] as const)
    await t.deleteFrom(table).where('circle', '=', circle).execute();
  await t.deleteFrom('circles').where('id', '=', circle).execute();
};

/** The games stay, under the name of nobody in particular; a circle goes to whoever has been in it longest, or with its last member. */
export const disown = async (t: Db, person: string): Promise<void> => {
  await t.updateTable('scores').set({ who: '', name: SOMEBODY, avatar: '' }).where('who', '=', whoOf(person)).execute();
  await t.deleteFrom('orders').where('owner', '=', whoOf(person)).execute();
  await t.updateTable('talk').set({ person: null }).where('person', '=', person).execute();
  await t.deleteFrom('asked_over').where('by', '=', person).execute();
  await t.deleteFrom('shuns').where('other', '=', person).execute();
  await t.updateTable('reports').set({ about: null, name: SOMEBODY }).where('about', '=', person).execute();
  for (const { id } of await t.selectFrom('circles').select('id').where('founder', '=', person).execute()) {
    const heir = await t
      .selectFrom('circle_members')
      .select('person')
      .where('circle', '=', id)
      .where('person', '<>', person)
      .orderBy('since')
      .executeTakeFirst();
    if (heir === undefined) await clearAway(t, id);
    else await t.updateTable('circles').set({ founder: heir.person }).where('id', '=', id).execute();
  }
};
