/** A new name or picture, shown at every table where the person sits. */
import type { Person } from '@pesthouse/api';
import { Refusal } from './failure.ts';
import { inLine } from './live.ts';
import { alike } from './names.ts';
import { entryOf, isHeld } from './seats.ts';
import type { TableRow } from './store/rows.ts';
import type { Tables } from './tables.ts';

const MOST = 50;

/** Whether somebody else at the table has a name that looks like this one: also somebody for whom a bot plays meanwhile. */
const isTaken = (row: Pick<TableRow, 'seats'>, name: string, person: string | null): boolean =>
  row.seats.some((x) => isHeld(x) && (person === null || x.person !== person) && alike(x.name, name));

/** Names tell people apart: whoever sits down at a table, or speaks there, has one of their own. */
export const distinctAt = (row: Pick<TableRow, 'seats'>, name: string, person: string | null): void => {
  if (isTaken(row, name, person)) throw new Refusal(409, 'name-taken', `There is already somebody called ${name} at this table. Choose another name.`);
};

/** Throws where somebody at one of their tables has a name that looks like this one. */
export const distinctName = async ({ store }: Pick<Tables, 'store'>, person: string, name: string): Promise<void> => {
  for (const id of await store.sittings(person, MOST)) {
    const row = await store.table(id);
    if (row === null || row.status === 'over' || !row.seats.some((x) => x.person === person)) continue;
    if (isTaken(row, name, person)) throw new Refusal(409, 'name-taken', `There is already somebody called ${name} at a table of yours. Choose another name.`);
  }
};

/** Somebody who came in by a link and has not said their name, in the language of their browser. */
export const nameless = (languages: string | undefined): string => (languages?.startsWith('de') === true ? 'Gast' : 'Guest');
const NAMELESS = [nameless('en'), nameless('de')];
/** A finished game keeps the names that it was played under, but not that nobody had said theirs yet. */
const keepsName = (row: Pick<TableRow, 'status'>, before: string): boolean => row.status === 'over' && !NAMELESS.includes(before);

export const renamed = async (tables: Tables, me: Person, hash: string): Promise<void> => {
  const { name, avatar } = me;
  for (const id of await tables.store.sittings(me.person, MOST)) {
    const row = await tables.store.table(id);
    if (row === null || !row.seats.some((x) => x.person === me.person && (x.name !== name || x.avatar !== avatar) && !keepsName(row, x.name))) continue;
    const live = await tables.find(id);
    await inLine(live, () =>
      tables.change(live, (now) => {
        const seat = now.seats.findIndex((x) => x.person === me.person);
        const before = now.seats[seat];
        if (before === undefined || keepsName(now, before.name) || (before.name === name && before.avatar === avatar)) return null;
        const seats = now.seats.map((x, i) => (i === seat ? { ...x, name, avatar } : x));
        return { row: { seats }, log: [entryOf(seats, seat, 'named', { seat, name: before.name })] };
      }),
    );
  }
  // Whoever only looks on is known by name too.
  for (const live of tables.all())
    for (const x of live.listeners)
      if (x.who.person?.person === me.person || (x.who.own && x.who.hash === hash)) {
        x.who = { ...x.who, person: me };
        tables.attended(live);
      }
};
